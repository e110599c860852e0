"""Donkey: grey felt, a grin too big for his muzzle, two ears that never agree; in love they make a heart."""
import math
from mathutils import Vector
from cat import cloth, ear
from clay import ball, clay, knead, roll
from eyes import eye
from felt import felt, stitches
from joint import Head
from mood import CROSS, REST, SMITTEN
from paint import rub
from surface import Surface
import bpy

MOODS = {
    # manic: he has not slept, and has so much to say
    'rest': REST.but(lids=-.04, under=.0, slant=-.12, raised=.7, cocked=.5, pupil=.82, smile=.95, open=.85, tilt=.08, turn=-.1, gaze=(.05, .03)),
    'smitten': SMITTEN.but(lids=.32, under=.42, slant=-.3, raised=.8, smile=1.0, open=.6, tilt=.13, gaze=(.12, .3), turn=.08),
    'cross': CROSS.but(lids=.46, slant=.5, smile=-.7, open=.22, nod=.06, tilt=-.06),
}
LIVING = {'rest': {'half': {'open': .3}, 'open': {'open': 1.25}}}
EARS = {
    'rest': ([(-.34, .2, .6), (-.44, .15, 1.1), (-.46, .1, 1.66)], [(.36, .2, .64), (.5, .15, 1.4), (1.15, .0, 1.75), (1.42, -.25, .8)]),
    'smitten': ([(-.14, .2, .6), (-1.4, .15, 1.0), (-.9, .1, 1.84), (-.03, .05, 1.1)], [(.14, .2, .6), (1.4, .15, 1.0), (.9, .1, 1.84), (.05, .0, 1.08)]),
    'cross': ([(-.4, .2, .62), (-.9, .3, .85), (-1.5, .45, .55)], [(.4, .2, .62), (.9, .3, .95), (1.5, .45, .75)]),
}


def leaf(v):
    """A donkey's ear: narrow at the root, widest past the middle."""
    return max(.06, math.sin(math.pi * (.16 + .84 * v) ** 1.15) ** .8)


def build(m):
    mood, jaw = m.name, .45 * max(0, m.open - .85)
    coat = cloth(clay('coat', '#6d6f78', .9, .3, 30))
    rub(coat, (0, -1.15, -.66), (.84, .8, .5), '#f8ebd2', 3.2)
    rub(coat, (0, -.95, -1.05 - jaw), (.6, .6, .36 + jaw), '#f8ebd2', 2.6)
    rub(coat, (0, -.5, -2.2), (.6, .9, .9), '#cfc6b8', 1.4)
    for s in (-1, 1):
        rub(coat, (s * .36, -.75, .18), .44, '#b3a99c', 1.0)
        rub(coat, (s * .56, -.75, -.16), (.38, .6, .3), '#f0525a', 1.0 * m.blush)
    lid, dark = cloth(clay('lid', '#7d7774', .9, .3, 30)), clay('dark', '#2a1c18', .8, .1)
    mane, pink = cloth(clay('mane', '#322a2c', .95, .5, 40)), cloth(clay('pink', '#d7a497', .9, .2, 30))
    with Head(m):
        lumps = [ball((0, .05, .22), (.8, .74, .68)), ball((0, -.3, -.12), (.66, .62, .56)), ball((0, -.78, -.56), (.62, .52, .42)),
                 ball((-.3, -1.08, -.42), (.3, .28, .28)), ball((.3, -1.08, -.42), (.3, .28, .28)), ball((0, -.72, -.98 - jaw), (.52, .46, .26 + .5 * jaw)),
                 ball((-.36, -.42, .32), (.36, .34, .36)), ball((.36, -.42, .32), (.36, .34, .36)), ball((0, .4, -1.0), (.5, .55, .9))]
        for path, s in zip(EARS[mood], (-1, 1)):
            ear(lumps, path, .18 if mood == 'smitten' else .24, (s * .3, -1, 0), pink, .13, leaf, .12)
        face = Surface(knead(lumps, coat, .026, 8))
        for s in (-1, 1):
            p = face.at(s * .27, -.36)
            ball(p + Vector((0, .02, 0)), (.085, .05, .11), (0, s * .5, 0), dark)
            eye((s * .35, -.62, .24), .29, '#6b4423', lid, m, s, size=.46 if mood != 'smitten' else .6)
            up = .62 + .08 * m.raised + (.1 * m.cocked if s > 0 else -.03)
            face.line([(s * .12, up - .2 * m.slant), (s * .29, up + .07), (s * .45, up + .04), (s * .58, up - .06 + .12 * m.slant)], .07, mane,
                      [.6, 1.2, 1.1, .4], .06)
        _grin(face, m)
        bald = [((s * .35, -.62, .24), .33) for s in (-1, 1)] + [((s * .27, -1.33, -.36), .14) for s in (-1, 1)]
        bald += [((k * .12, -1.2, z), .15) for k in range(-5, 6) for z in (-.72, -.9)]
        felt(face.o, length=.045, count=7000, children=10, bare=bald)
        if mood != 'startled':  # then it is wet: accident.py
            _mane(mane, mood)
    body = knead([ball((0, .35, -2.4), (1.35, .85, 1.0)), ball((0, .3, -1.5), (.58, .58, .75))], coat, .04, 8)
    chest = Surface(body)
    felt(body, length=.05, count=3500, children=12)
    stitches(chest, [(.06, -1.6), (0, -2.0), (.04, -2.4)], clay('thread', '#d8cbb0', .8, .1), .1, .15, .022, .05)
    _hoof(coat, mood)


def _grin(face, m):
    """Carved wide; the teeth are slabs that stand in it, no two alike."""
    w, x0, z0 = .56, .02, -.74
    ks = [-1, -.85, -.6, -.3, 0, .3, .6, .85, 1]

    def top(k):
        return z0 + m.smile * .26 * w * k * k * (1 + .25 * (k > 0)) - .04 * m.smile
    def low(k):
        return top(k) - (.12 + m.open * .56 * w) * (1 - abs(k) ** 2.6)
    upper, lower = [(x0 + k * w, top(k)) for k in ks], [(x0 + k * w * .94, low(k)) for k in ks]
    front = {k: face.at(x0 + k * w, top(k)).y for k in ks}
    chin = face.at(x0, low(0)).y
    face.carve(upper + lower[::-1][1:-1], .34, clay('maw', '#4a1a1c', .5, .1))
    enamel = clay('enamel', '#f4ead0', .3, .08, 6)
    lip = clay('lip', '#8a6a60', .6, .2)
    for edge in (upper, lower):
        roll([face.at(x, z, -.01) for x, z in edge], .03, lip, [.4] + [1] * 7 + [.4])
    n = 6
    for i in range(n):
        k = (i - (n - 1) / 2) / (n / 2) * .8
        y = front[min(front, key=lambda q: abs(q - k))]
        long = min(.15, (top(k) - low(k)) * (.5 if m.open > .3 else .62))
        _tooth((x0 + k * w, y + .1, top(k) - long * .75), (.079 - .012 * abs(k), .045, long), .05 * math.sin(i * 2.2), k, enamel)
    for i in range(5):
        k = (i - 2) / 2 * .55
        long = .09 if m.open > .3 else .07
        _tooth((x0 + k * w, chin + .13, low(k) + long * .6), (.062, .04, long), .06 * math.sin(i * 1.7 + 1), k, enamel)
    if m.open > .3:
        ball((x0 + .03, chin + .26, low(0) + .05), (.26, .2, .09), (.25, 0, 0), clay('tongue', '#c8666a', .4, .15))


def _tooth(at, size, roll_, k, mat):
    bpy.ops.mesh.primitive_cube_add(size=2, location=at, rotation=(0, roll_, k * .5))
    o = bpy.context.object
    o.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    bevel = o.modifiers.new('round', 'BEVEL')
    bevel.width, bevel.segments = min(size) * .9, 4
    bpy.ops.object.shade_smooth()
    o.data.materials.append(mat)


def _mane(mat, mood):
    """Tufts of wool between the ears, blown to one side."""
    tufts, short = [], .4 if mood == 'smitten' else 1
    for i in range(10):
        t = i / 9 - .5
        x, y, z = .5 * t, -.04 + .18 * (i % 3), .84 - .14 * abs(t)
        lean, up = .62 * t + .16 + .07 * math.sin(i * 2.9), (.6 + .12 * math.sin(i * 2.2) - .45 * abs(t)) * short
        tufts.append(roll([(x, y, z - .12), (x + lean * .1, y - .08, z + up * .55), (x + lean, y - .2, z + up)], .105, taper=[1.3, 1.2, .04]))
    felt(knead(tufts, mat, .016, 2), length=.022, count=1200, children=8, comb=(0, 0, 1.2))


def _hoof(coat, mood):
    """He talks with his hooves; in love one lies on his heart; in other moods they stay below."""
    if mood not in ('rest', 'smitten'):
        return
    path = [(1.3, .1, -2.5), (1.45, -.3, -2.0), (1.3, -.75, -1.6), (1.18, -.85, -1.32)] if mood == 'rest' else \
        [(1.25, -.2, -2.5), (1.0, -.7, -2.2), (.6, -.95, -1.95), (.28, -1.05, -1.78)]
    felt(knead([roll(path, .24, taper=[1.2, 1.1, 1, 1])], coat, .03, 4), length=.045, count=1200)
    end, before = Vector(path[-1]), Vector(path[-2])
    out = (end - before).normalized()
    horn = clay('horn', '#3a3234', .45, .35, 12)
    knead([roll([end - out * .04, end + out * .1, end + out * .2], .3, taper=[.72, .84, .9]), ball(end + out * .12, .235)], horn, .018, 6)
