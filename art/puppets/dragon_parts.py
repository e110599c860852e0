"""What Dragon wears on her head and back, and what comes out of her nose."""
import math
from mathutils import Vector
from clay import ball, clay, glaze, knead, roll
from scales import fin, heart, scales


def frills(m, spine):
    """Ear-frills: up when smitten, folded back when cross."""
    skin = clay('frill', '#e0608c', .5, .3, 9)
    perk = .4 * m.blush - (.35 if m.slant > .2 else 0)
    for s in (-1, 1):
        tips = [(s * (.72 + r * math.cos(a + perk)), .15 + .1 * k, .12 + r * math.sin(a + perk))
                for k, (a, r) in enumerate(((.95, .62), (.5, .78), (.05, .72), (-.4, .55)))]
        fin((s * .7, .0, .08), tips, skin, spine, deep=.08)


def crest(spine):
    """Soft spikes over the crown of the head: tall in front, lower behind."""
    for k in range(4):
        z, y = (.84, .9, .9, .85)[k], -.3 + .2 * k
        roll([(0, y, z - .1), (.0, y + .04, z + .12), (.02, y + .12, z + .3)], .12, spine, [1, .75, .1])


def wings(m, spine):
    """Bat wings half open behind her: they make her huge."""
    skin = clay('wing', '#a02c68', .6, .4, 5)
    for s in (-1, 1):
        up = .15 * m.blush
        fin((s * .9, 1.3, -2.4), [(s * 1.25, 1.4, -.25 + up), (s * 1.8, 1.3, -.5 + up), (s * 1.98, 1.2, -1.2), (s * 2.02, 1.1, -2.1), (s * 1.9, 1.1, -3)],
            skin, spine, radius=.09, sag=.2, deep=.15)


def _flame(at, size, lean, mat):
    at = Vector(at)
    return roll([at, at + Vector((-.1 * lean, -.05, .35)) * size, at + Vector((.5 * lean, -.1, .7)) * size,
                 at + Vector((.3 * lean, -.1, 1.1)) * size], size * .3, mat, [.6, 1.1, .6, .05])


def fangs(m, face):
    """Two that always show; all of them when the mouth is open."""
    ivory = clay('fang', '#f4ead0', .25, .05)
    for x, size in ((-.3, 1), (.34, 1)) if not m.open else ((-.36, 1.05), (-.2, .6), (-.06, .6), (.1, .6), (.24, .6), (.4, 1.05)):
        z = -.66 + (.3 * m.smile * x * x * 1.6 + .1 * m.open if m.open else 0)
        at = face.at(x, z + .06)
        roll([at + Vector((0, .1, .02)), at + Vector((0, .0, -.06)), at + Vector((-x * .05, .0, -.2 * size))], .055 * size ** .5, ivory, [1, .9, .1])


def paw(at, hide, shades):
    """A big paw laid on her heart, claws politely in."""
    at, claw = Vector(at), clay('claw', '#f0b8c4', .2, .05)
    lumps = [ball(at, (.3, .2, .26), (0, -.4, 0)),
             roll([at + Vector((-.1, .1, -.1)), at + Vector((-.5, .15, -.45)), at + Vector((-.8, .3, -1.2))], .27, taper=[.85, 1, 1.3])]
    for k in range(3):
        base = at + Vector((.06 + .09 * k, -.06, .2 - .17 * k))
        tip = base + Vector((.3, -.02, .16 - .07 * k))
        lumps.append(roll([base - Vector((.12, -.04, .05)), base.lerp(tip, .6) + Vector((0, -.09, .02)), tip], .115, taper=[1, 1.05, .85]))
        roll([tip - Vector((.03, 0, .02)), tip + Vector((.08, -.09, .02)), tip + Vector((.13, -.08, -.09))], .07, claw, [.9, .8, .1])
    o = knead(lumps, hide, .022, 4)
    scales(o, shades, lambda p: .12, lambda p: Vector((.8, 0, .6)), lambda p, n: p.x < at.x + .02 and p.z > -2.6)


def _puff(at, r):
    return [ball(Vector(at) + Vector((r * .6 * math.cos(a), 0, r * .6 * math.sin(a))), r * .62) for a in (.3, 1.9, 3.3, 4.8)] + [ball(at, r * .7)]


def _flame(at, size, lean, mat):
    at = Vector(at)
    roll([at, at + Vector((-.12 * lean, -.05, .3)) * size, at + Vector((.42 * lean, -.06, .62)) * size,
          at + Vector((.25 * lean, -.06, 1.1)) * size], size * .27, mat, [.5, 1.1, .6, .05])


def breath(m, face):
    """Puffs of smoke; a heart of it for love; a little flame for anger."""
    smoke = clay('smoke', '#c4bfc4', .9, .5, 5)
    nose = face.at(.32, -.33)
    trail = ((.1, -.14, .06, .04), (.22, -.14, .1, .055), (.36, -.14, .16, .07))
    if m.blush:
        for x, y, z, r in trail:
            knead(_puff(nose + Vector((x, y, z)), r), smoke, .012, 5)
        knead(heart(.23, .6, .2, nose + Vector((.5, -.2, .68))), clay('rosy smoke', '#e3a9b8', .9, .4, 5), .018, 8)
    elif m.slant > .2:
        for mat, k, y in ((glaze('flame', '#ff4a08', .5, 1.6), 1, 0), (glaze('flame core', '#ffc040', .5, 2.4), .55, -.16)):
            mat.cycles.sample_as_light = False
            for x, z, size, lean in ((.42, -.86, .55, .9), (.56, -.8, .4, 1.1), (.26, -.9, .36, -.6)):
                _flame((x, -1.5 + y, z), size * k, lean, mat)
    else:
        for x, y, z, r in trail[:2] + ((.4, -.14, .24, .09), (.48, -.14, .5, .15)):
            knead(_puff(nose + Vector((x, y, z)), r), smoke, .012, 5)
