"""The hat of Puss in Boots: black felt, sewn brim, gold buckle, yellow feather. It is on his head or in his paws."""
import math
import bmesh
import bpy
from mathutils import Euler, Matrix, Vector
from cat import _bezier, cloth
from clay import ball, clay, glaze, knead, roll
from surface import _object

FEATHER = [(.42, -.5, .12), (.6, -.55, .36), (1.0, -.55, .5), (1.62, -.5, .26), (1.48, -.42, -.22)]


def _height(r, t):
    """The brim swings up at the viewer's left, less at the right, and dips in front."""
    c, s = math.cos(t), math.sin(t)
    out = max(0, (r - .5) / .9) ** 1.5
    return out * (.46 * max(0, -c) ** 2 + .2 * max(0, c) ** 2 - .1 * max(0, -s) + .05 * math.sin(3 * t + 1))


def _rim(r, t):
    return Vector((r * math.cos(t), r * math.sin(t) * .74 - .06 * r, _height(r, t)))


def _brim(felt):
    bm, n, radii = bmesh.new(), 64, [.3, .42, .55, .7, .85, 1.0, 1.15, 1.3, 1.42]
    rows = [[bm.verts.new(_rim(r, 2 * math.pi * i / n)) for i in range(n)] for r in radii]
    for a, b in zip(rows, rows[1:]):
        for i in range(n):
            bm.faces.new((a[i], a[(i + 1) % n], b[(i + 1) % n], b[i]))
    o = _object('brim', bm, felt)
    s = o.modifiers.new('thickness', 'SOLIDIFY')
    s.thickness, s.offset = .075, 0
    return o


def _feather():
    """A spine with barbs of felt, each a flattened tongue."""
    gold = [cloth(clay('feather %d' % i, c, .9, .2, 20)) for i, c in enumerate(('#f2c230', '#e0a41c', '#f7d65a'))]
    n = 30
    roll([_bezier(FEATHER, i / 12) for i in range(13)], .03, clay('quill', '#f6e7b0', .6, .05), [1.1] + [1] * 11 + [.3])
    for i in range(3, n):
        t = i / n
        p, along = _bezier(FEATHER, t), (_bezier(FEATHER, min(1, t + .03)) - _bezier(FEATHER, t - .03)).normalized()
        for s in (-1, 1):
            out = Vector((along.z, 0, -along.x)) * s
            long = .34 * math.sin(math.pi * min(1, .12 + t * .86)) ** .7 * (1 + .12 * math.sin(i * 2.3 + s))
            tip = p + (out * .8 + along * .75) * long + Vector((0, .03 * math.sin(i * 1.7), -.03))
            roll([p, p + out * long * .45 + along * long * .2, tip], .042, gold[(i * 2 + s) % 3], [.7, 1, .25], 3)


def hat(at, turn, size=1.0):
    """`at` is where the brim meets the crown; `turn` are radians about x and y, and first about its own axis."""
    before = set(bpy.data.objects)
    black = cloth(clay('hat', '#2b2530', .95, .5, 46), 1.0)
    gold = glaze('gold', '#e0a93c', .3)
    gold.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 1
    ribbon = cloth(clay('ribbon', '#8e1f2b', .8, .2, 30))
    knead([_brim(black), ball((0, 0, .12), (.6, .54, .22)), ball((-.02, 0, .4), (.55, .5, .3)), ball((-.06, 0, .53), (.46, .41, .18), (0, -.12, 0))], black, .022, 5)
    roll([Vector((.61 * math.cos(a), .555 * math.sin(a), .2 + .03 * math.cos(a))) for a in (2 * math.pi * i / 40 for i in range(41))],
         .07, ribbon)
    corners = [(-.13, -.62, .1), (.13, -.62, .1), (.13, -.6, .33), (-.13, -.6, .33), (-.13, -.62, .1), (.13, -.62, .1)]
    for a, b in zip(corners, corners[1:5]):
        roll([a, b], .032, gold)
    thread = clay('thread', '#d8b878', .8, .1)
    for i in range(60):
        a = 2 * math.pi * i / 60
        for r in (1.34,):
            lift = Vector((0, 0, -.045)) if math.sin(a) < 0 and abs(math.cos(a)) < .55 else Vector((0, -.03, .042))
            roll([_rim(r, a) + lift, _rim(r, a + .06) + lift], .014, thread)
    _feather()
    bpy.context.view_layer.update()
    there = Matrix.Translation(at) @ Euler((*turn[:2], 0)).to_matrix().to_4x4() @ Matrix.Rotation(turn[2], 4, 'Z') @ Matrix.Scale(size, 4)
    for o in set(bpy.data.objects) - before:
        o.matrix_world = there @ o.matrix_world
