"""What Doris wears and holds: a bow, a tea towel, a tankard, a hand on her heart."""
import math
import random
from mathutils import Vector
from clay import ball, clay, knead, roll, weld
from folk import metal
from surface import Surface


def bow(at, size, mat):
    """Two loops, two tails and a knot."""
    at = Vector(at)
    for s in (-1, 1):
        folds = [roll([at] + [at + Vector((s * x, y, up * z)) * size for x, y, z in ((.45, -.12, 1), (.95, 0, 1.9), (1.05, .12, 1.7))],
                      .17 * size, taper=[.5, 1, 1.25, .9]) for up in (-.2, -.02, .16, .33)]
        knead(folds, mat, .018, 3)
        knead([roll([at] + [at + Vector((s * x + w * k, y, z)) * size for x, w, y, z in ((.25, .12, -.06, -.4), (.5, .2, -.02, -.95))],
                    .1 * size, taper=[.6, 1, 1.2]) for k in (-1, 0, 1)], mat, .018, 3)
    ball(at + Vector((0, -.16, .03)) * size, (.17 * size, .17 * size, .2 * size), mat=mat)


def hand(at, skin):
    """A broad hand laid flat on the heart; its arm comes from below, on the left."""
    at = Vector(at)
    lumps = [ball(at, (.3, .15, .27), (0, -.5, 0)),
             roll([at + Vector((-.1, .05, -.12)), at + Vector((-.45, .12, -.5)), at + Vector((-.8, .3, -1.2))], .24, taper=[.85, 1, 1.3])]
    for k in range(4):
        along, across = Vector((.84, 0, .54)), Vector((-.54, 0, .84))
        base = at + across * (.2 - .135 * k) + along * .12
        long = (.3, .36, .34, .26)[k]
        knuckle, tip = base + along * long * .5 + Vector((0, -.07, 0)), base + along * long + Vector((0, .02, 0))
        lumps.append(roll([base - along * .1, knuckle, tip], .085, taper=[1, 1.05, .85]))
    lumps.append(roll([at + Vector((-.12, -.02, .12)), at + Vector((-.02, -.1, .3)), at + Vector((.14, -.08, .4))], .085, taper=[1.2, 1, .8]))
    knead(lumps, skin, .02, 4)


def stubble(face, mat):
    """By five o'clock it is back: short bristles pricked into jaw, chin and upper lip."""
    dice, bristles = random.Random(5), []
    while len(bristles) < 260:
        x, z = dice.uniform(-.95, .95), dice.uniform(-1.05, -.3)
        jaw = z < -.66 + .3 * abs(x) and z > -1.03 + .3 * abs(x) or abs(x) < .34 and -.44 < z < -.34
        if not jaw or abs(x) < .3 and -.68 < z < -.44:
            continue
        p = face.at(x, z)
        if p.y < -.25:
            end = p + Vector((dice.uniform(-.01, .01) + .008 * x, -.016, -.014))
            bristles.append(roll([p + Vector((0, .01, 0)), end], .0055, mat, round=1))
    return weld(bristles)


def tankard(at, skin):
    """A wooden tankard with hoops, handle and froth, and the fist that holds it below: it hides neither rim nor handle."""
    at = Vector(at)
    wood, hoop, froth = clay('staves', '#8a5a30', .7, .5, 14), metal('hoop', '#9a9a9a', .35), clay('froth', '#f4ead2', .8, .4, 8)
    for k in range(12):
        a = 2 * math.pi * k / 12
        d = Vector((math.cos(a), math.sin(a), 0)) * .28
        roll([at + d * 1.08 + Vector((0, 0, -.5)), at + d + Vector((0, 0, .32))], .09, wood)
    roll([at + Vector(p) for p in ((.3, -.12, .2), (.5, -.2, .2), (.6, -.22, .04), (.58, -.22, -.16), (.46, -.18, -.3), (.3, -.12, -.28))],
         .065, wood)
    for z in (-.36, .18):
        roll([at + Vector((.37 * math.cos(a), .37 * math.sin(a), z)) for a in (2 * math.pi * k / 20 for k in range(21))], .04, hoop)
    foam = [ball(at + Vector((-.2, -.3, .22)), (.1, .08, .18))]
    for k in range(17):
        a, r = k * 2.4, .26 * (k / 16) ** .5
        foam.append(ball(at + Vector((r * math.cos(a), r * math.sin(a), .4 - .1 * k / 16 + .04 * (k % 3))), .12))
    knead(foam, froth, .02, 3)
    hold = at + Vector((.02, 0, -.2))
    fist = [ball(hold + Vector((-.42, -.05, -.12)), (.2, .24, .32)), roll([hold + Vector((-.5, .1, -.2)), hold + Vector((-.6, .3, -.7))], .24)]
    for k in range(4):
        way = ((-.42, -.2, .1 - .14 * k), (-.28, -.42, .1 - .14 * k), (.02, -.46, .08 - .14 * k))
        fist.append(roll([hold + Vector(p) for p in way], .085, taper=[1, 1.05, .8]))
    knead(fist, skin, .02, 4)


def towel(white):
    """A tea towel over the shoulder."""
    folds = [roll([(-1.0 - .09 * k, .2, -1.42 - .04 * k), (-.98 - .1 * k, -.3, -1.6 - .03 * k), (-.92 - .11 * k, -.62, -2.0),
                   (-.9 - .12 * k, -.75, -2.6)], .09) for k in range(5)]
    cloth = knead(folds, white, .025, 5)
    o, blue = Surface(cloth), clay('stripe', '#3f6fa8', .9, .5, 40)
    for x in (-.93, -1.3):
        o.line([(x - .05, -1.55), (x - .02, -1.8), (x + .02, -2.1), (x, -2.5)], .024, blue)
    for z in (-1.85, -2.1):
        o.line([(-1.42, z - .03), (-1.15, z), (-.86, z + .03)], .024, blue)
