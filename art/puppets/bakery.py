"""Biscuits: a slab of dough cut along an outline, baked darker at its rim, bitten, piped with icing."""
import math
import bmesh
import bpy
from mathutils import Vector, kdtree, noise
from clay import ball, knead, meshed, roll
from surface import Surface, spline


def slab(outline, thick, mat, soft=.17, puff=.1, voxel=.026, seed=0.0):
    """A biscuit cut along `outline` of (x, z), its edge rounded by `soft`, its middle risen by `puff` -> Surface."""
    fine = spline(outline, 8, True)
    if sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(fine, fine[1:] + fine[:1])) < 0:
        fine.reverse()
    n, normals = len(fine), []
    for i in range(n):
        (ax, az), (bx, bz) = fine[i - 1], fine[(i + 1) % n]
        long = math.hypot(bx - ax, bz - az) or 1
        normals.append(((bz - az) / long, (ax - bx) / long))
    bm, rings = bmesh.new(), []
    for k in range(-8, 9):  # round the edge: from the back's face to the front's
        a = abs(k) / 8 * math.pi / 2
        y = (thick / 2 - soft + soft * math.sin(a)) * (1 if k < 0 else -1)
        d = soft * (1 - math.cos(a))
        rings.append([bm.verts.new((x - nx * d, y, z - nz * d)) for (x, z), (nx, nz) in zip(fine, normals)])
    for lower, upper in zip(rings, rings[1:]):
        for i in range(n):
            bm.faces.new((lower[i], lower[(i + 1) % n], upper[(i + 1) % n], upper[i]))
    for ring in (rings[0], rings[-1][::-1]):
        bm.faces.new(ring)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new('slab')
    bm.to_mesh(mesh)
    bm.free()
    o = bpy.data.objects.new('slab', mesh)
    bpy.context.collection.objects.link(o)
    o = knead([o], mat, voxel, 7)
    near = _rim(fine)
    for v in o.data.vertices:
        d = near.find((v.co.x, 0, v.co.z))[2]
        dent = noise.noise(Vector((v.co.x * 1.7 + seed, v.co.y, v.co.z * 1.7))) * .035
        v.co.y += (1 if v.co.y > 0 else -1) * (puff * (1 - math.exp(-d / .3)) + dent * min(1, d / .2))
    face = Surface(o)
    face.rim = near
    return face


def _rim(points):
    tree = kdtree.KDTree(len(points))
    for i, (x, z) in enumerate(points):
        tree.insert((x, 0, z), i)
    tree.balance()
    return tree


def bite(face, bites, mat):
    """Takes balls of (x, z, radius) out of a biscuit, wider in front so that its crumb (`mat`) shows."""
    cutter = knead([ball((x, -.45, z), (r, 1.1, r)) for x, z, r in bites], mat, .025, 1)
    for v in cutter.data.vertices:  # torn, not drilled
        v.co += Vector((noise.noise(v.co * 7), 0, noise.noise(v.co * 7 + Vector((9, 0, 0))))) * .06
    face.o.data.materials.append(mat)
    cut = face.o.modifiers.new('bite', 'BOOLEAN')
    cut.object, cut.operation, cut.solver = cutter, 'DIFFERENCE', 'EXACT'
    face.o = meshed(face.o)
    bpy.data.objects.remove(cutter)
    face._tree = None


def bake(face, blush=(), spots=(), depth=.2):
    """Browns the rim and reddens `blush` spots of (x, z, radius, strength); call it after carving."""
    mesh = face.o.data
    layer = mesh.color_attributes.get('bake') or mesh.color_attributes.new('bake', 'FLOAT_COLOR', 'POINT')
    for v, c in zip(mesh.vertices, layer.data):
        d = face.rim.find((v.co.x, 0, v.co.z))[2]
        brown = math.exp(-(d / depth) ** 1.5) + .6 * max(0, v.co.y * 2)
        for x, z, r, s in spots:
            brown = max(brown, s * max(0, 1 - math.hypot(v.co.x - x, v.co.z - z) / r))
        red = 0.0
        for x, z, r, s in blush:
            k = max(0, 1 - math.hypot(v.co.x - x, (v.co.z - z) * 1.2) / r)
            red = max(red, s * k * k * (3 - 2 * k))
        c.color = (min(1, brown), red, 0, 1)


def pipe(face, points, radius, mat, ends=(1.15, .8), lift=-.2, dense=5):
    """Icing squeezed along (x, z) points: a fat start, a wavering width, a drawn-off end. `lift` is in radii."""
    n = len(points)
    widths = [1 + .14 * math.sin(i * 2.3 + n) for i in range(n)]
    widths[0], widths[-1] = ends
    line = face.line(points, radius, mat, widths, lift * radius, dense)
    ends = face.at(*points[0], lift=lift * radius), face.at(*points[-1], lift=lift * radius)
    for p, k in zip(ends, (widths[0], widths[-1])):
        ball(p, radius * k, mat=mat, detail=3)
    return line


def rope(points, radius, mat, taper=None, twist=4.0, ribs=6, groove=.34):
    """Icing squeezed through a star nozzle: a ribbed, twisted roll through 3D points."""
    star = bpy.data.curves.new('star', 'CURVE')
    star.dimensions = '2D'
    line, n = star.splines.new('POLY'), ribs * 8
    line.points.add(n - 1)
    for i, p in enumerate(line.points):
        a = 2 * math.pi * i / n
        r = 1 - groove * (1 - abs(math.cos(a * ribs / 2)) ** .8)
        p.co = (math.cos(a) * r, math.sin(a) * r, 0, 1)
    line.use_cyclic_u = True
    star = bpy.data.objects.new('star', star)
    bpy.context.collection.objects.link(star)
    o = roll(points, 0, mat, [radius * t for t in (taper or [1] * len(points))])
    o.data.bevel_mode, o.data.bevel_object, o.data.twist_mode = 'OBJECT', star, 'MINIMUM'
    for i, p in enumerate(o.data.splines[0].points):
        p.tilt = twist * i / max(1, len(points) - 1)
    o = meshed(o)
    for f in o.data.polygons:
        f.use_smooth = True
    bpy.data.objects.remove(star)
    return o
