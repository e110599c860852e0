"""Gingerbread: a biscuit with a bite out of his head and all his courage left."""
import math
from mathutils import Vector
from bakery import bake, bite, pipe, slab
from bend import Bend
from clay import ball, clay, glaze, knead, roll
from dough import dough, icing
from mood import CROSS, REST, SMITTEN
from mouth import mouth
from sweets import cane, gumdrop, heart, sugared, sweet_eye

MOODS = {'rest': REST.but(lids=.02, under=.0, cocked=.4, raised=1.0, slant=-.3, smile=-.1, pupil=.78, gaze=(.12, .0), tilt=-.1, turn=.0, nod=-.06),  # startled
         'smitten': SMITTEN.but(tilt=.2, open=.42, pupil=1.3, under=.3, lids=.26),
         'cross': CROSS.but(tilt=.1, open=.58, smile=-.75, lids=.36, under=.22, slant=.55, cocked=.25)}
LIVING = {'rest': {'half': {'open': .3, 'smile': .1}, 'open': {'open': .62, 'smile': .1}}}
ARMS = {'rest': (50, 58), 'smitten': (-28, 52), 'cross': (42, -30)}  # degrees above level: the viewer's left, right


def arm(side, degrees):
    """The outline of an arm from armpit to shoulder, on the viewer's right; mirrored for the left."""
    a = math.radians(degrees)
    d, n = (math.cos(a), math.sin(a)), (-math.sin(a), math.cos(a))
    w, out = .29, []
    for t, k in ((.3, -1), (.62, -1.02), (.86, -1.08), (1.06, -.72), (1.13, 0), (1.06, .72), (.86, 1.08), (.62, 1.02), (.3, .98)):
        out.append((side * (.58 + d[0] * t + n[0] * w * k), -1.3 + d[1] * t + n[1] * w * k))
    return out


def cutter(left, right):
    """The whole biscuit's outline, round from his hip at the viewer's right."""
    head = [(1.05 * math.cos(t), .29 + .98 * math.sin(t)) for t in [math.radians(-58 + 296 * i / 18) for i in range(19)]]
    return ([(1.75, -2.75), (1.3, -2.3), (.92, -1.86)] + arm(1, right) + [(.52, -.98), (.4, -.78)] + head
            + [(-.4, -.78), (-.52, -.98)] + arm(-1, left)[::-1] + [(-.92, -1.86), (-1.3, -2.3), (-1.75, -2.75)])


def build(m):
    which = m.name
    left, right = ARMS[which]
    brown, crumb = dough('dough', '#b4652a', '#552708'), clay('crumb', '#e0a070', .95, 1, 22)
    white, cap = icing('icing', '#f7f0e4'), dough('lid dough', '#b4652a', '#6b3512', pores=.5)
    plum, red = sugared('gumdrop', '#7d2fa8'), icing('red icing', '#c8203c', .15)
    choc, gloss = glaze('chocolate', '#3a1c0c', .16), glaze('dark chocolate', '#170903', .38)
    with Bend(m, sway=-.16):
        face = slab(cutter(left, right), .52, brown)
        bite(face, [(.2, 1.36, .25), (.52, 1.2, .3), (.84, 1.02, .27)], crumb)
        for s in (-1, 1):
            y = face.at(s * .36, .2).y
            sweet_eye((s * .37, y + .05, .2), .255, white, (choc, gloss), cap, m, s, .62, pool=white)
            lift = .1 * m.raised + (.13 * m.cocked if s > 0 else -.03)
            dip = -.2 * m.slant
            wave = [(s * (.13 + .105 * i), .63 + lift + dip * (1 - i * .38) + .035 * (-1) ** i + .03 * (i in (2, 3))) for i in range(6)]
            pipe(face, wave, .056, white, lift=.5)
        grin(face, m, white)
        for s, a in ((-1, left), (1, right)):
            cuff(face, s, a, white)
        for i, z in enumerate((-1.42, -2.02)):
            p = face.at(.02 - .03 * i, z)
            if which == 'smitten' and i == 0:
                heart((p.x, p.y - .02, p.z + .08), .34, red, .12)
            else:
                gumdrop(p, .2, plum)
        bake(face, [(s * .62, -.12, .34, .75 * m.blush) for s in (-1, 1)], depth=.26)
    if which == 'cross':
        spear(brown, white, red)


def grin(face, m, white):
    """A line piped by a shaking hand; an open mouth with an iced rim; in a rage, gritted teeth of icing."""
    if m.open < .04:
        pipe(face, [(.02 + (i - 3) * .1, -.3 + .055 * (-1) ** i + .012 * i) for i in range(7)], .055, white)
        return
    mouth(face, .02, -.24, .42, m, white, .055, teeth='', maw='#4a1410', line=white)
    if m.smile < -.3:
        for i in range(5):
            for row in (-1, 1):
                x = .02 + (i - 2) * .135
                ball((x, face.at(0, .05).y + .1, -.21 + row * .085 - .05 * abs(i - 2)), (.068, .06, .085), (0, .06 * (i - 2), 0), white, 3)


def cuff(face, s, degrees, white):
    """A squiggle across the wrist."""
    a = math.radians(degrees)
    d, n = Vector((math.cos(a), math.sin(a))), Vector((-math.sin(a), math.cos(a)))
    pts = []
    for i in range(7):
        p = Vector((.56, -1.3)) + d * (.72 + .09 * (i % 2)) + n * (-.21 + .07 * i)
        pts.append((s * p.x, p.y))
    pipe(face, pts, .042, white)


def spear(brown, white, red):
    """His candy cane, held like a spear: a thumb of dough lies over it."""
    pts = [(-1.2 - .35 * i / 10, -.56, -2.5 + 3.5 * i / 10) for i in range(11)]
    pts += [(-1.55 + .2 * (1 - math.cos(t)), -.56, 1.02 + .3 * math.sin(t)) for t in [math.pi * i / 8 for i in range(1, 10)]]
    cane(pts, .105, white, red, 12)
    knead([roll([(-1.62, -.5, -.5), (-1.56, -.66, -.52), (-1.36, -.7, -.58), (-1.1, -.42, -.74)], .2, taper=[.7, .95, 1.1, 1.2])], brown, .03, 4)
