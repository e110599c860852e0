"""An ogre's mouth: a line pressed into the clay, a set of clenched teeth, or a roar."""
import bpy
import numpy as np
from clay import ball, clay, knead, roll
from sculpt import Sculpt

KS = np.linspace(-1, 1, 15)


def edges(m, x, z, w):
    """-> heights of the upper and lower lip line, as (x, z) points from corner to corner."""
    w = w * (1 + .1 * m.smile - .06 * m.open - .16 * m.puff)
    middle = z + m.smile * .3 * w * KS ** 2 - m.smile * .14 * w + m.smirk * .2 * w * np.clip(KS, -.3, 1)
    middle += .03 * np.exp(-(KS / .22) ** 2) * (1 - m.open)
    gap = 1.3 * m.open * w * (1 - np.abs(KS) ** (2.3 + 3.5 * m.grit))
    above = .5 if m.grit else .26
    wave = .025 * m.grit * np.sin(KS * 9)
    return list(zip(x + KS * w, middle + gap * above + wave)), list(zip(x + KS * w, middle - gap * (1 - above) - wave))


def tooth(at, size, lean, mat):
    bpy.ops.mesh.primitive_cube_add(size=2, location=at, rotation=(0, lean, 0))
    o = bpy.context.object
    o.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    bevel = o.modifiers.new('worn', 'BEVEL')
    bevel.width, bevel.segments = min(size[0], size[2]) * .55, 4
    bpy.ops.object.shade_smooth()
    o.data.materials.append(mat)


def grin(face, m, x, z, w, lip, lip_size=.05, full=1.0, upper=0, tooth_colour='#ead9a6'):
    """Presses or cuts the mouth into `face`. `lip` is a material, `full` swells the lower lip, `upper` the upper one."""
    top, low = edges(m, x, z, w)
    line = clay('mouth line', '#2c220f', .8, .05)
    corners = [top[0], top[-1]]
    for (cx, cz), s in zip(corners, (-1, 1)):
        out = .035 + .05 * max(0, m.smile)
        Sculpt(face.o).groove([(cx + s * out * .5, cz + .1), (cx + s * out, cz), (cx + s * out * .3, cz - .11)], .024, .03)
    face._tree = None
    if m.open < .04:
        Sculpt(face.o).groove(top, .055, .028, .35, .12)
        face._tree = None
        n = len(top)
        fat = [.25 + .9 * (1 - abs(k) ** 3) for k in KS]
        roll([face.at(a, b, -.012) for a, b in top], .022, line, fat)
        under = [(a, b - .066 * full - .02 * (1 - k * k)) for (a, b), k in zip(low, KS)][2 if upper else 3:-2 if upper else -3]
        roll([face.at(a, b, -.02) for a, b in under], lip_size * full, lip, [.15 + 1.0 * (1 - abs(2 * i / (len(under) - 1) - 1) ** 2)
                                                                           for i in range(len(under))])
        if upper:
            bow = [(a, b + .018 + .028 * upper * (1 - k * k) - .02 * np.exp(-(k / .16) ** 2)) for (a, b), k in zip(top, KS)][2:-2]
            roll([face.at(a, b, -.015) for a, b in bow], lip_size * upper * .9, lip, [.2 + (1 - abs(2 * i / (len(bow) - 1) - 1) ** 2)
                                                                                    for i in range(len(bow))])
        return
    ring = {p: face.at(*p) for p in top + low}
    dark = clay('maw', '#3a0f0d', .45, .15)
    face.carve(top + low[::-1][1:-1], .2 + .3 * m.open, dark)
    _teeth(m, top, low, ring, tooth_colour)
    if m.open > .3 and not m.grit:
        _tongue(m, top, low, ring)
    for edge, k in ((top, .9), (low, 1.15 * full)):
        roll([(a, ring[a, b].y + .012, b) for a, b in edge], lip_size * k, lip, [.3 + .8 * (1 - abs(q) ** 2.5) for q in KS])


def _teeth(m, top, low, ring, colour):
    enamel = clay('enamel', colour, .25, .12, 7)
    width = top[-1][0] - top[0][0]
    wobble = [.0, .05, -.04, .03, -.02, .06, -.05, .02, .04, -.03]
    for row, edge, other, count, share in ((1, top, low, 8, .82 + .06 * m.grit), (-1, low, top, 7, .76 + .1 * m.grit)):
        if row < 0 and not m.grit and m.open < .5:
            continue
        for i in range(count):
            k = (i - (count - 1) / 2) / ((count - 1) / 2) * share
            at = np.interp(k, KS, [p[0] for p in edge]), np.interp(k, KS, [p[1] for p in edge])
            gap = abs(at[1] - np.interp(k, KS, [p[1] for p in other]))
            y = np.interp(k, KS, [ring[p].y for p in edge]) + .06 + .03 * abs(k)
            half = width / 2 * share / (count - 1) * (1.08 if m.grit else 1.0)
            long = gap * .52 if m.grit else min(gap * .42, (.19 if row > 0 else .13) * (1.15 - .35 * abs(k)))
            long += wobble[i] * .35 * (1 if not m.grit else .3)
            reach = .05
            tooth((at[0], y + (.02 if row < 0 else 0), at[1] - row * (long - reach) / 2), (half, .05, (long + reach) / 2), wobble[i] * row, enamel)


def _tongue(m, top, low, ring):
    mid = len(KS) // 2
    (x, z), gap = low[mid], top[mid][1] - low[mid][1]
    y = ring[low[mid]].y
    w = top[-1][0] - top[0][0]
    flesh = clay('tongue', '#b8504a', .4, .2)
    tip, rise = .08 + .1 * m.open, gap * .34
    tongue = knead([ball((x + .02, y + tip, z + rise * .5), (w * .22, .16, .07 + rise * .3), (.4, 0, 0)),
                    ball((x, y + tip + .16, z + rise * .85), (w * .26, .16, .09 + rise * .3), (.5, 0, 0))], flesh, .02, 6)
    Sculpt(tongue).groove([(x + .02, z), (x + .01, z + rise * 1.5)], .03, .025, .2, .1)
    if m.open > .7:
        ball((x, y + .32, top[mid][1] - .1), (.045, .045, .1), mat=flesh)
