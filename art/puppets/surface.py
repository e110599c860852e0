"""A kneaded head seen from the front: lines laid on it, pieces pressed on it, mouths carved into it, by (x, z)."""
import math
import bmesh
import bpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree
from mathutils.geometry import delaunay_2d_cdt, intersect_point_line
from clay import meshed, roll


class Surface:
    """A kneaded head, seen from the front: places and sticks things by (x, z)."""

    def __init__(self, head):
        self.o = head
        self._tree = None

    def at(self, x, z, lift=0.0):
        """The point of the front at (x, z), `lift` towards the viewer; off the head's outline, its nearest point."""
        if not self._tree:
            self._tree = BVHTree.FromObject(self.o, bpy.context.evaluated_depsgraph_get())
        hit = self._tree.ray_cast(Vector((x, -20, z)), Vector((0, 1, 0)))[0]
        if hit is None:
            hit = self._tree.find_nearest(Vector((x, -1, z)))[0]
        return Vector((hit.x, hit.y - lift, hit.z))

    def line(self, points, radius, mat, taper=None, lift=0.0, dense=3):
        """A thin roll laid on the front through (x, z) points."""
        fine = spline(points, dense)
        widths = [1.0] * len(points) if not taper else taper
        w = [widths[min(len(widths) - 1, int(i / max(1, len(fine) - 1) * (len(widths) - 1) + .5))] for i in range(len(fine))]
        return roll([self.at(x, z, lift) for x, z in fine], radius, mat, w)

    def patch(self, outline, mat, lift=.03, edge=.05, step=.025):
        """A flat piece of clay pressed on: `outline` of (x, z), pillowed over `edge`, `lift` thick in the middle."""
        flat = _fill(spline(outline, 5, True), step)
        bm = bmesh.new()
        verts = [bm.verts.new(self.at(x, z, -.012 + (lift + .012) * (1 - math.exp(-2.2 * d / edge))))
                 for x, z, d in flat[0]]
        for f in flat[1]:
            bm.faces.new([verts[i] for i in f])
        return _object('patch', bm, mat)

    def carve(self, outline, depth, mat):
        """Cuts a hole of that `outline` into the head; its walls are of `mat`."""
        pts = spline(outline, 5, True)
        y = [self.at(x, z).y for x, z in pts]
        front, back = min(y) - .4, max(y) + depth
        if mat.name not in self.o.data.materials:
            self.o.data.materials.append(mat)
        whole = self.o.data.copy()
        for nudge in (0, .004, -.004, .009):
            cutter = _plug([(x + nudge, z - nudge) for x, z in pts], front, back + nudge, mat)
            cut = self.o.modifiers.new('cut', 'BOOLEAN')
            cut.object, cut.operation, cut.solver = cutter, 'DIFFERENCE', 'EXACT'
            meshed(self.o)
            bpy.data.objects.remove(cutter)
            if len(self.o.data.vertices) > .6 * len(whole.vertices):
                break
            self.o.data = whole.copy()  # some cuts take the whole head away; a hair's breadth aside they do not
        self._tree = None


def _plug(outline, front, back, mat):
    bm = bmesh.new()
    rims = [[bm.verts.new((x, y, z)) for x, z in outline] for y in (front, back)]
    bm.faces.new(rims[0])
    bm.faces.new(rims[1][::-1])
    n = len(outline)
    for i in range(n):
        bm.faces.new((rims[0][i], rims[1][i], rims[1][(i + 1) % n], rims[0][(i + 1) % n]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return _object('cutter', bm, mat)


def spline(points, dense, closed=False):
    """Catmull-Rom through (x, z) points."""
    n, out = len(points), []
    for i in range(n if closed else n - 1):
        p = [points[j % n] if closed else points[max(0, min(n - 1, j))] for j in (i - 1, i, i + 1, i + 2)]
        for k in range(dense):
            t = k / dense
            out.append(tuple(.5 * (2 * p[1][a] + (p[2][a] - p[0][a]) * t + (2 * p[0][a] - 5 * p[1][a] + 4 * p[2][a] - p[3][a])
                       * t * t + (3 * p[1][a] - p[0][a] - 3 * p[2][a] + p[3][a]) * t ** 3) for a in (0, 1)))
    return out if closed else out + [tuple(points[-1])]


def _fill(pts, step):
    """Triangles filling a closed outline -> [(x, z, distance to the rim)], [faces]."""
    n = len(pts)
    outline = [Vector(p) for p in pts]
    xs, zs = [p[0] for p in pts], [p[1] for p in pts]

    def rim(p):
        best = 9.0
        for i in range(n):
            a, b = outline[i], outline[(i + 1) % n]
            q, t = intersect_point_line(p, a, b)
            q = a if t < 0 else b if t > 1 else Vector(q[:2])
            best = min(best, (p - q).length)
        return best

    def within(p):
        odd = False
        for i in range(n):
            a, b = pts[i], pts[(i + 1) % n]
            if (a[1] > p.y) != (b[1] > p.y) and p.x < (b[0] - a[0]) * (p.y - a[1]) / (b[1] - a[1]) + a[0]:
                odd = not odd
        return odd

    inner = []
    for i in range(int((max(xs) - min(xs)) / step) + 1):
        for j in range(int((max(zs) - min(zs)) / step) + 1):
            p = Vector((min(xs) + i * step, min(zs) + (j + .5 * (i % 2)) * step))
            if within(p) and rim(p) > step * .45:
                inner.append(p)
    verts, _, faces, *_ = delaunay_2d_cdt(outline + inner, [(i, (i + 1) % n) for i in range(n)], [list(range(n))], 1, 1e-5)
    return [(v.x, v.y, rim(v)) for v in verts], faces


def _object(name, bm, mat):
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    for p in mesh.polygons:
        p.use_smooth = True
    o = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(o)
    mesh.materials.append(mat)
    # normals towards the viewer
    if mesh.polygons and sum(p.normal.y for p in mesh.polygons) > 0 and name == 'patch':
        mesh.flip_normals()
    return o
