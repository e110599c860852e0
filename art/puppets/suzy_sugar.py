"""Suzy Sugar: a vanilla biscuit under a tower of piped icing, sweet for three bites and then ginger."""
import math
from mathutils import Vector
from bakery import bake, pipe, rope, slab
from bend import Bend
from clay import ball, clay, glaze, roll
from dough import dough, icing
from mood import CROSS, REST, SMITTEN
from mouth import mouth
from sweets import heart, sweet_eye
from wood import turned, wood

MOODS = {'rest': REST.but(lids=.4, under=.0, raised=.3, cocked=.6, slant=-.06, smile=.5, gaze=(-.2, .02), tilt=.12, blush=.35),
         'smitten': SMITTEN.but(tilt=.19, open=.42, lids=.3, under=.16, raised=.5, gaze=(.14, -.02)),
         'cross': CROSS.but(tilt=-.15, nod=-.03, smile=-1, lids=.44, under=.1, slant=.5, cocked=.5, raised=-.4, blush=.7)}
# a small mouth opens further, to be seen to speak
LIVING = {mood: {'half': {'open': .2 if MOODS[mood].open else .42}, 'open': {'open': .75}} for mood in MOODS}
HEAD = [(0, -.64), (.34, -.57), (.66, -.35), (.86, -.04), (.91, .3), (.8, .64), (.44, .88), (0, .93)]
BODY = [(.22, -.8), (.3, -.95), (.62, -1.12), (.72, -1.4), (.62, -1.75), (.95, -2.2), (1.4, -2.75)]


def build(m):
    which = m.name
    pale, lid = dough('vanilla', '#f2d3a6', '#c98a4c', '#e8547c', .4), icing('lilac icing', '#c98ac0', .3)
    rose, cream = icing('rose icing', '#d94f7e', .28), icing('cream icing', '#f6ead6', .28)
    pink = clay('pink icing', '#f09ab0', .34, .35, 7)  # not icing(): a flat mirror shows the lamp's square
    white, red = icing('icing', '#f7f0e4'), icing('red icing', '#c8203c', .15)
    choc, gloss = glaze('sugar plum', '#7a2c86', .22), glaze('dark plum', '#1c0618', .38)
    plum = icing('plum icing', '#7a2440', .3)
    pearl, lash = glaze('pearl', '#f5e8dc', .16), clay('lash', '#2c130a', .5, .1)
    wink = m.but(lids=min(.97, m.lids + .16)) if which == 'rest' else m
    with Bend(m, sway=.12):
        half = BODY[::-1] + [(.16, -.62)] + HEAD[1:]
        face = slab(half + [(-x, z) for x, z in half[-2::-1]], .5, pale, seed=5)
        for s in (-1, 1):
            y = face.at(s * .33, .2).y
            sweet_eye((s * .34, y + .06, .2), .25, white, (choc, gloss), lid, wink if s > 0 else m, s, .64, lash, .1, lower=pale)
            lift = .1 * m.raised + (.12 * m.cocked if s > 0 else -.03)
            dip = -.2 * m.slant
            pipe(face, [(s * .13, .53 + lift + dip), (s * .3, .61 + lift), (s * .48, .59 + lift - .4 * dip), (s * .62, .5 + lift - .7 * dip)],
                 .045, plum, (1.1, .3), .6)
        lips(face, m, rose)
        gown(face, pink, white, pearl)
        bake(face, [(s * .56, -.14, .3, m.blush) for s in (-1, 1)], depth=.13)
        collar(cream)
        hair(rose, pearl, red)
    arms(which, pale, rose, red)


def lips(face, m, rose):
    """Piped: a bow above, a full lip below; carved when open."""
    if m.open > .04:
        mouth(face, .02, -.27, .27, m, rose, .06, teeth='upper', maw='#5a1420')
        return
    w, z = .23, -.31

    def at(k, h):
        return .02 + k * w, z + m.smile * .26 * w * (1 + .6 * (k > 0)) * k * k + h
    bow = [(-1, 0), (-.5, -.012), (0, 0), (.5, -.012), (1, 0), (.62, .075), (.25, .12), (0, .085), (-.25, .12), (-.62, .075)]
    full = [(.82, -.01), (.45, -.022), (0, -.01), (-.45, -.022), (-.82, -.01), (-.55, -.095), (0, -.14), (.55, -.095)]
    face.patch([at(*p) for p in bow], rose, .075, .05, .016)
    face.patch([at(*p) for p in full], rose, .09, .06, .016)


def gown(face, pink, white, pearl):
    """An iced bodice and skirt, edged with piped loops."""
    right = [(.1, -1.2), (.42, -1.24), (.57, -1.45), (.5, -1.76), (.82, -2.25), (1.1, -2.6)]
    face.patch(right + [(-x, z) for x, z in right[::-1]], pink, .07, .07, .04)
    hem = [(.52 * k, -1.78 - .05 * (1 - k * k) + .02 * (-1) ** i) for i, k in enumerate([j / 7 - 1 for j in range(15)])]
    pipe(face, hem, .04, white, lift=1.9)
    for x, z in ((-.3, -2.08), (.05, -2.12), (.4, -2.08), (-.55, -2.3), (-.13, -2.3), (.22, -2.3), (.62, -2.3)):
        ball(face.at(x, z, .07), .055, mat=pearl, detail=3)


def collar(cream):
    """Shells squeezed side by side round the neck, two rows."""
    for row, (out, n, r) in enumerate(((.74, 11, .17), (.5, 8, .14))):
        for i in range(n):
            t = math.pi * (1 + (i + .5) / n)
            d = Vector((math.cos(t), 0, .5 * math.sin(t)))
            c = Vector((0, -.22 - .1 * row + .15 * abs(math.cos(t)), -.86 + .05 * row))
            rope([c + d * out, c + d * out * .8 + Vector((0, -.07, .02)), c + d * out * .5, c + d * out * .25], r, cream,
                 [.5, 1.15, .8, .2], 1.2)


def hair(rose, pearl, red):
    """A soft-ice tower, a swept fringe and a rosette at either temple."""
    pts, taper = [], []
    for i in range(40):
        k = i / 39
        a, r = 2.2 + k * 2.6 * 2 * math.pi, .6 * (1 - k) ** 1.05 + .02
        pts.append((.22 * k * k + math.cos(a) * r, .05 + math.sin(a) * r * .6, .86 + .6 * k))
        taper.append(1.12 - .72 * k)
    rope(pts, .29, rose, taper, 7, 7, .3)
    rope([(-.1, -.3, .96), (.24, -.42, .93), (.66, -.38, .74), (.95, -.22, .32), (1.0, -.12, -.08)], .23, rose, [.5, 1, 1.1, 1, .4], 2.5)
    rope([(.02, -.34, .98), (-.3, -.42, .94), (-.68, -.34, .72), (-.95, -.2, .32), (-1.0, -.12, 0)], .22, rose, [.5, 1, 1.05, .95, .4], -2.5)
    for s, z in ((-1, -.12), (1, -.24)):
        curl = [(s * 1.03 + .22 * (1 - k) * math.cos(s * k * 11), -.2 - .18 * k, z + .22 * (1 - k) * math.sin(k * 11))
                for k in [i / 16 for i in range(17)]]
        rope(curl, .135, rose, [1.1] * 8 + [1.0] * 5 + [.9, .8, .6, .3], 4)
    c = Vector((.2, -.14, 1.39))
    ball(c, .145, mat=red)
    roll([c + Vector((0, 0, .09)), c + Vector((.04, 0, .15)), c + Vector((.13, 0, .19))], .016, clay('stem', '#4c6a22'), [1, .8, 1.2])
    for x, y, z in ((-.4, -.66, .98), (.44, -.64, .94), (.02, -.64, 1.13), (-.24, -.46, 1.24), (.36, -.44, 1.2), (-.74, -.54, .68), (.8, -.5, .6)):
        ball((x, y, z), .055, mat=pearl, detail=3)


def arms(which, pale, rose, red):
    """Biscuit arms stuck on in front: a hand at her chin, both at her heart, or a rolling pin."""
    akimbo = [(.66, -1.3), (1.14, -1.42), (1.42, -1.68), (1.28, -1.92), (1.0, -1.9)]
    up = [(.66, -1.34), (1.2, -1.66), (1.5, -1.52), (1.42, -1.22), (1.18, -1.0)]
    clasp = [(.66, -1.34), (1.1, -1.66), (1.04, -1.94), (.72, -1.9), (.5, -1.78)]
    under = [(.66, -1.34), (1.12, -1.6), (1.1, -1.92), (.78, -1.94), (.54, -1.84)]
    armed = [(.66, -1.34), (1.08, -1.66), (1.42, -1.68), (1.5, -1.45), (1.49, -1.28)]
    left, right = {'rest': (akimbo, up), 'smitten': (clasp, under), 'cross': (akimbo, armed)}[which]
    for s, pose in ((-1, left), (1, right)):
        arm = slab([(s * x, z) for x, z in strip(pose, .165, -1 if pose is up else 1)], .3, pale, .13, .05, seed=s)
        bake(arm, depth=.1)
        arm.o.location.y = -.46
        rope([(s * .56, -.1, -1.12), (s * .76, -.3, -1.18), (s * .96, -.42, -1.36)], .3, rose, [.7, 1.15, .5], 2)
    if which == 'smitten':
        heart((0, -.74, -1.4), .33, red, .15)
    if which == 'cross':  # three bites are over
        turned([(0, .03), (.03, .075), (.3, .06), (.36, .09), (.38, .15), (.41, .17), (1.3, .17), (1.33, .15), (1.35, .09), (1.4, .06), (1.58, .075),
                (1.62, .03)], (1.5, -.5, -1.36), (.06, -.08, 1), wood('beech', '#dcae6c', '#9a6430', scale=1.3))


# a hand as a biscuit has one, in half-widths of its arm: three fingers and a thumb
HAND = [(1.1, .3), (1.7, .4), (2.35, .75), (2.55, 1.25), (2.2, 1.6), (1.5, 1.45), (1.5, 2.0), (1.55, 2.7), (1.2, 3.05), (.8, 2.8), (.62, 2.0),
        (.58, 2.7), (.4, 3.3), (-.15, 3.35), (-.36, 2.85), (-.4, 2.0), (-.6, 2.6), (-.95, 2.95), (-1.4, 2.7), (-1.42, 2.0), (-1.35, 1.2), (-1.1, .35)]


def strip(path, w, thumb):
    """The outline of a limb of half-width `w` along `path`, ending in a hand, whose thumb is at its left (1) or right (-1)."""
    ps = [Vector(p) for p in path]
    left, right = [], []
    for i, p in enumerate(ps):
        d = (ps[min(i + 1, len(ps) - 1)] - ps[max(i - 1, 0)]).normalized()
        n = Vector((-d.y, d.x))
        left.append(p + n * w)
        right.append(p - n * w)
    tip = [ps[-1] + n * w * a * thumb + d * w * b for a, b in HAND[::thumb]]
    return [tuple(p) for p in left[:-1] + tip + right[-2::-1]]
