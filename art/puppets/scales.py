"""Scales and fins: overlapping drops of clay laid on a kneaded piece, and fans of spines with skin between them."""
import math
import random
import bmesh
import bpy
from mathutils import Matrix, Vector
from clay import ball, roll


def scales(o, mats, size, flow, keep, spread=.66, lift=.22, thick=.7, seed=3):
    """Covers `o`. `size(p)` is a scale's length, `flow(p)` the way it lies, `keep(p, n)` says where."""
    dice = random.Random(seed)
    spots = [(o.matrix_world @ f.center, f.normal.copy()) for f in o.data.polygons]
    dice.shuffle(spots)
    cell, taken, chosen = .3, {}, []
    for p, n in spots:
        if n.y > .45 or not keep(p, n):
            continue
        r = size(p) * spread
        key = [int(math.floor(c / cell)) for c in p]
        near = (q for dx in (-1, 0, 1) for dy in (-1, 0, 1) for dz in (-1, 0, 1)
                for q in taken.get((key[0] + dx, key[1] + dy, key[2] + dz), ()))
        if any((q - p).length < r for q in near):
            continue
        taken.setdefault(tuple(key), []).append(p)
        chosen.append((p, n))
    ring = [(math.cos(a), math.sin(a)) for a in (2 * math.pi * k / 14 for k in range(14))]
    bm = bmesh.new()
    for p, n in chosen:
        along = flow(p)
        along = (along - n * along.dot(n)).normalized()
        across = n.cross(along)
        k, shade = size(p) * dice.uniform(.92, 1.1), dice.randrange(len(mats))
        along = (along + n * lift * dice.uniform(.7, 1.2)).normalized()
        up = across.cross(along) if across.cross(along).dot(n) > 0 else along.cross(across)
        rings = []
        for share, high in ((1, -.02), (.97, .05), (.8, .115), (.45, .15)):
            rings.append([bm.verts.new(p + along * k * (.28 + .66 * share * (c if c > 0 else c * .8)) + across * k * .52 * share * s
                                       * (1 - .25 * max(0, c)) + up * k * high * thick) for c, s in ring])
        top = bm.verts.new(p + along * k * .28 + up * k * .165 * thick)
        for a, b in zip(rings, rings[1:]):
            for i in range(14):
                bm.faces.new((a[i], a[(i + 1) % 14], b[(i + 1) % 14], b[i])).material_index = shade
        for i in range(14):
            bm.faces.new((rings[-1][i], rings[-1][(i + 1) % 14], top)).material_index = shade
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return meshed_from('scales', bm, mats)


def fin(root, tips, skin, spine, thick=.03, sag=.22, radius=.05, deep=0.0):
    """Spines from `root` to each of `tips`, and between them skin whose edge sags like a bat's. `deep` bulges it."""
    root, tips = Vector(root), [Vector(t) for t in tips]
    bm, steps, rows = bmesh.new(), 8, []
    for a, b in zip(tips, tips[1:]):
        for k in range(steps + (b is tips[-1])):
            t = k / steps
            end = a.lerp(b, t)
            end = end.lerp(root, sag * 4 * t * (1 - t) * .8)
            bulge = Vector((0, deep * 4 * t * (1 - t), 0))
            rows.append([bm.verts.new(root.lerp(end, j / 7) + bulge * math.sin(math.pi * j / 7)) for j in range(1, 8)])
    for a, b in zip(rows, rows[1:]):
        for j in range(6):
            bm.faces.new((a[j], a[j + 1], b[j + 1], b[j]))
    o = meshed_from('fin', bm, [skin])
    s = o.modifiers.new('thickness', 'SOLIDIFY')
    s.thickness, s.offset = thick, 0
    for t in tips:
        mid = root.lerp(t, .55) + Vector((0, -.03, .02))
        roll([root, mid, t, t + (t - mid) * .12], radius, spine, [1, .8, .45, .1])
    return o


def heart(size, depth=.5, turn=0.0, at=(0, 0, 0)):
    """Lumps that knead into a heart, its face to the viewer."""
    lumps, m = [], Matrix.Translation(at) @ Matrix.Rotation(turn, 4, 'Y')
    for s in (-1, 1):
        at_, to = m @ (Vector((s * .42, 0, .3)) * size), m @ (Vector((s * .04, 0, -.8)) * size)
        lumps.append(roll([at_, at_.lerp(to, .5), to], size * .5, taper=[1, .72, .12]))
        lumps.append(ball(at_, (size * .52, size * .73 * depth, size * .52), detail=3))
    return lumps


def meshed_from(name, bm, mats):
    """A smooth object of a bmesh's faces."""
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    for p in mesh.polygons:
        p.use_smooth = True
    for mat in mats:
        mesh.materials.append(mat)
    o = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(o)
    return o
