"""Pinocchio: turned wood, a jaw on hinges, and a nose that tells on him."""
import math
import bmesh
import bpy
from mathutils import Vector
from clay import ball, clay, knead, meshed, roll
from eyes import eye
from joint import Head
from mood import CROSS, REST, SMITTEN
from paint import rub
from surface import Surface
from wood import turned, wood

MOODS = {'rest': REST.but(lids=.22, raised=.5, cocked=.6, slant=-.16, smile=.5, gaze=(-.3, .0), turn=.4, tilt=-.09),
         'smitten': SMITTEN.but(turn=.38, tilt=.1, gaze=(-.24, .12), open=.7, smile=.95, under=.34, lids=.24),
         'cross': CROSS.but(turn=.4, tilt=-.1, gaze=(-.4, -.05), open=.45, smile=-.6, slant=.5)}
NOSE = {'rest': .95, 'smitten': 1.38, 'cross': 1.45}


def build(m):
    which = m.name
    pine = wood('pine', '#e2a962', '#8e5020')
    pin, lid = wood('pin', '#c98d4a', '#7a421a', scale=1.6), wood('lid', '#cf934e', '#824718', (1, 0, 0), 1.5)
    brow, inside = wood('brow', '#7a4a22', '#3a1c0c', (1, 0, 0), 1.2, '#3b2114', .2), clay('inside', '#2a120a', .9, .1)
    for s in (-1, 1):
        rub(pine, (s * .6, -.66, -.24), .36, '#c23a2a', .62 + .38 * m.blush, 1)
    with Head(m):
        face = Surface(knead([ball((0, 0, .16), (.93, .86, .88)), ball((0, -.1, -.42), (.7, .64, .5)), ball((0, -.12, -.2), (.83, .74, .6))],
                             pine, .026, 10))
        for s in (-1, 1):
            eye((s * .36, -.66, .2), .245, '#3f7fa6', lid, m, s)
            lift = .1 * m.raised + (.12 * m.cocked if s > 0 else -.03)
            dip = -.2 * m.slant
            face.line([(s * .13, .48 + lift + dip), (s * .34, .55 + lift), (s * .54, .52 + lift - .5 * dip), (s * .68, .44 + lift - .7 * dip)],
                      .052, brow, [.7, 1.2, 1, .4], .01)
            turned([(-.1, .2), (.02, .2), (.05, .17), (.05, .13), (.03, .1), (.03, .05), (.06, .03), (.06, .01)],  # a button ear
                   (s * .86, .02, .0), (s, -.15, 0), pin)
        jaw(face, m, inside)
        nose(NOSE[which], pin, which)
        hat()
    body(pine, pin)


def jaw(face, m, inside):
    """A block that hangs in the chin, as in a ventriloquist's puppet; its upper edge is the mouth."""
    w, top, lower = .36, -.42 - .06 * m.smile, -.2 * m.open

    def outline(in_):
        ks = [i / 4 - 1 for i in range(9)]
        line = [(k * (w - in_), top - in_ + m.smile * .13 * k * k) for k in ks]
        return line + [(w - in_, -.7), (w - in_, -1.3), (-w + in_, -1.3), (-w + in_, -.7)]
    whole = face.o.copy()
    whole.data = face.o.data.copy()
    bpy.context.collection.objects.link(whole)
    _cut(face, outline(0), inside, 'DIFFERENCE')
    block = Surface(whole)
    _cut(block, outline(.016), face.o.data.materials[0], 'INTERSECT')
    block.o.location.z += lower
    if m.open > .2:  # a painted bar of teeth
        bar = [(k / 4 * w * .86, top + m.smile * .13 * (k / 4) ** 2 - .05) for k in range(-4, 5)]
        roll([(x, -.64 + .25 * x * x, z) for x, z in bar], .075, clay('enamel bar', '#fbe6b4', .35, .1))


def _cut(face, outline, mat, how):
    """Saws along a straight-sided outline; Surface.carve rounds corners."""
    bm = bmesh.new()
    rims = [[bm.verts.new((x, y, z)) for x, z in outline] for y in (-2, -.15)]
    bm.faces.new(rims[0])
    bm.faces.new(rims[1][::-1])
    n = len(outline)
    for i in range(n):
        bm.faces.new((rims[0][i], rims[1][i], rims[1][(i + 1) % n], rims[0][(i + 1) % n]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new('cutter')
    bm.to_mesh(mesh)
    bm.free()
    mesh.materials.append(mat)
    cutter = bpy.data.objects.new('cutter', mesh)
    bpy.context.collection.objects.link(cutter)
    if mat.name not in face.o.data.materials:
        face.o.data.materials.append(mat)
    cut = face.o.modifiers.new('cut', 'BOOLEAN')
    cut.object, cut.operation, cut.solver = cutter, how, 'EXACT'
    face.o = meshed(face.o)
    bpy.data.objects.remove(cutter)
    face._tree = None


def nose(long, mat, which):
    """Turned on the lathe, aslant so that it shows; a twig at its end, in flower when he loves."""
    d = Vector((.32, -1, .1)).normalized()
    foot = Vector((0, -.72, -.08))
    turned([(0, .17), (.12, .165), (.15, .15), (long * .5, .125), (long - .08, .115), (long - .02, .1), (long, .06), (long + .01, .01)],
           foot, d, mat)
    tip = foot + d * long
    twig, leaf = clay('twig', '#6d4a22', .8, .4, 20), clay('leaf', '#6f9a2c', .5, .2)
    roll([tip - d * .05, tip + Vector((.06, -.02, .08)), tip + Vector((.1, -.04, .2))], .028, twig, [1.2, 1, .5])
    for at, turn, k in (((.16, -.05, .25), .7, 1), ((.02, -.04, .22), -.8, .75)):
        ball(tip + Vector(at), (.055 * k, .02, .12 * k), (0, turn, 0), leaf, 3)
    if which == 'smitten':  # his twig is in flower
        pink, heart = clay('petal', '#ee8fae', .5, .2), Vector((.04, -.1, .3))
        for i in range(5):
            a = i * 2 * math.pi / 5 + .3
            ball(tip + heart + Vector((math.sin(a) * .085, 0, math.cos(a) * .085)), (.06, .03, .075), (0, a, 0), pink, 3)
        ball(tip + heart + Vector((0, -.03, 0)), .045, mat=clay('pollen', '#f0b52e', .7, .3))


def hat():
    """Moss-green felt with a cream band, an amber feather, and carved hair under it."""
    felt, band = clay('moss felt', '#7f9440', .95, .6, 60), clay('cream felt', '#e8dcc0', .95, .6, 60)
    amber, hair = clay('feather', '#e8a83a', .8, .5, 40), wood('hair', '#4a2a16', '#1c0d06', (0, 1, 0), 1.4, '#33190c', .15)
    locks = [roll([(x * .85, -.55 + .35 * x * x, .86), (x, -.74 + .4 * x * x, .78), (x * 1.04 + .06, -.78 + .42 * x * x, .66 - .2 * x * x)],
                  .12, taper=[.8, 1.1, .3]) for x in (-.66, -.46, -.24, 0, .24, .46, .66)]
    knead([ball((0, .12, .5), (.92, .82, .5)), *locks], hair, .03, 3)
    knead([ball((0, .05, .92), (.84, .8, .34)), ball((-.05, .1, 1.18), (.58, .56, .34)), ball((-.16, .12, 1.4), (.28, .3, .15))], felt, .035, 10)
    turned([(0, 1.12), (.05, 1.15), (.09, 1.12), (.1, .9), (.1, .5)], (0, .02, .8), (.03, -.1, 1), felt)
    turned([(0, .86), (.04, .885), (.12, .87), (.15, .82)], (0, .03, .9), (.0, -.06, 1), band)
    quill = [(-.62, -.5, .86), (-.78, -.46, 1.08), (-.98, -.4, 1.2), (-1.18, -.34, 1.3)]
    roll(quill, .022, clay('quill', '#f0e0c0', .6, .1), [1.3, 1, .8, .3])
    for i in range(9):  # barbs on both sides
        a, b, f = [(Vector(quill[j]), Vector(quill[j + 1]), i / 3 - j) for j in [min(2, i // 3)]][0]
        p, d = a.lerp(b, f), (b - a).normalized()
        for s in (-1, 1):
            n = Vector((-d.z, 0, d.x)) * s
            k = .24 * math.sin(math.pi * (.2 + .75 * i / 8))
            roll([p - d * .05, p + n * k * .6 + d * k * .5, p + n * k * .75 + d * k * 1.25], .06, amber, [1, 1, .15])


def body(pine, pin):
    """A turned neck, felt clothes, ball shoulders."""
    shirt, waist = clay('shirt', '#e6dcc0', .95, .6, 60), clay('waistcoat', '#3c5f7a', .95, .6, 60)
    red, fold = clay('red felt', '#b8281f', .95, .6, 60), clay('fold', '#6e1210', .95, .3, 60)
    turned([(0, .3), (.1, .3), (.14, .25), (.2, .24), (.24, .3), (.3, .32), (.36, .3), (.4, .22), (.6, .2)], (0, .25, -1.5), (0, 0, 1), pin)
    knead([ball((0, .3, -2.2), (1.15, .75, .85)), ball((-.8, .3, -1.9), (.5, .5, .42)), ball((.8, .3, -1.9), (.5, .5, .42)),
           ball((0, .25, -1.6), (.6, .55, .22))], shirt, .04, 8)
    for s in (-1, 1):
        waistcoat = Surface(knead([ball((s * .62, -.05, -2.3), (.42, .6, .8), (0, s * .2, 0)), ball((s * .6, .05, -1.75), (.24, .5, .3))], waist, .04, 8))
        ball((s * 1.28, .2, -1.95), .26, mat=pin)
        turned([(0, .15), (.06, .22), (.5, .24), (.56, .2), (.6, .2)], (s * 1.36, .18, -2.08), (s * .3, 0, -1), pine)
        knead([ball((s * .34, -.38, -1.56), (.34, .1, .17), (.3, s * .35, s * .3))], shirt, .03, 3)
        bow = Surface(knead([ball((s * .32, -.6, -1.64), (.27, .13, .23), (0, s * -.1, 0)), ball((s * .12, -.62, -1.64), (.12, .1, .1))], red, .025, 4))
        for k in (-1, 1):
            bow.line([(s * .1, -1.64 + .02 * k), (s * .22, -1.64 + .05 * k), (s * .36, -1.64 + .1 * k)], .02, fold, [1, 1, .2], -.006)
        for k in range(5):  # a running stitch along his lapel
            z = -1.75 - .13 * k
            x = s * (.5 - .01 * k)
            waistcoat.line([(x, z), (x + s * .01, z - .035), (x + s * .01, z - .07)], .016, shirt, None, .004)
    ball((0, -.68, -1.64), (.12, .1, .13), mat=red)
