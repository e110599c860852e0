"""What King Harold wears, and the hand that gives him away: it stayed a frog's."""
import math
from mathutils import Vector
from clay import ball, clay, knead, roll
from folk import metal, velvet
from paint import rub
from scales import fin
from surface import Surface

WRIST = Vector((-1.37, -.72, -1.62))


def ermine():
    return clay('ermine', '#f1ead9', .95, 1.0, 38)


def robe(m):
    cloth = velvet('robe', '#5a2a86')
    knead([ball((0, .4, -2.4), (1.55, .95, .9)), ball((-1.15, .4, -2.25), (.75, .7, .6)), ball((1.15, .4, -2.25), (.75, .7, .6))], cloth, .045, 8)
    knead([roll([(-1.15, .1, -2.3), (-1.5, -.35, -2.3), WRIST + Vector((-.02, .04, -.12))], .36, taper=[1.3, 1.1, .85])], cloth, .04, 8)
    cuff = [ball(WRIST + Vector((.3 * math.cos(a), .26 * math.sin(a), .03 * math.cos(a))), .13) for a in (2 * math.pi * k / 11 for k in range(11))]
    knead(cuff, ermine(), .03, 4)


def finger(at, angle, long, bend=0.0):
    """A frog's: thin, with a round pad. -> its lumps and its tip."""
    d = Vector((math.cos(angle), -.12, math.sin(angle)))
    tip = at + d * long + Vector((0, bend, 0))
    return [roll([at, at + d * long * .55 + Vector((0, -.05, 0)), tip], .075, taper=[1.15, .9, .85]), ball(tip, (.115, .09, .115))], tip


def hand(m, skin):
    palm = WRIST + Vector((0, -.06, .3))
    rub(skin, palm + Vector((0, -.14, .02)), (.22, .2, .25), '#cfd08c', .75)
    lumps = [ball(palm, (.22, .14, .24)), roll([WRIST - Vector((0, 0, .1)), palm], .15)]
    if m.name == 'rest':     # half a wave, in case it is somebody important
        tips = []
        for angle, long in ((152, .33), (116, .48), (80, .5), (44, .42)):
            more, tip = finger(palm, math.radians(angle), long)
            lumps += more
            tips.append(palm.lerp(tip, .82))
        fin(palm + Vector((0, .02, -.05)), tips, skin, skin, .04, .3, .03)
    elif m.name == 'cross':  # one finger up: not in this castle
        lumps += finger(palm + Vector((.13, 0, .14)), math.radians(97), .62)[0]
        for x, z in ((-.18, .1), (-.06, .16), (.05, .17)):
            lumps.append(roll([palm + Vector(p) for p in ((x, 0, z), (x, -.17, z + .06), (x, -.24, z - .1), (x, -.2, z - .2))], .078))
        lumps.append(roll([palm + Vector(p) for p in ((.24, -.02, -.1), (.2, -.22, .0), (.0, -.33, .0))], .075, taper=[1.2, 1, .9]))
        lumps.append(ball(palm + Vector((-.02, -.32, .0)), (.11, .08, .095)))
    else:
        lily(palm + Vector((.02, -.14, .52)), palm)
        for z in (.15, .03, -.09, -.21):
            lumps.append(roll([palm + Vector(p) for p in ((-.2, -.02, z), (-.14, -.2, z), (.06, -.24, z - .02))], .08, taper=[1, 1.05, .95]))
            lumps.append(ball(palm + Vector((.08, -.23, z - .02)), (.1, .08, .085)))
    knead(lumps, skin, .02, 4)


def lily(at, palm):
    """A water lily, picked by somebody who knows where they grow."""
    petal, heart = clay('petal', '#f3e3e6', .5, .2, 8), clay('stamens', '#f2b632', .6, .3, 12)
    roll([palm + Vector((0, -.12, -.3)), palm + Vector((.02, -.12, .1)), at], .045, clay('stem', '#5f7f2a', .6, .2))
    for n, out, rise, long in ((9, .9, .3, .44), (7, .62, .72, .4), (5, .3, .95, .34)):
        for k in range(n):
            a = 2 * math.pi * (k + .5 * (n == 7)) / n
            d = Vector((math.cos(a) * out, math.sin(a) * out * .8, rise))
            roll([at, at + d * long * .6, at + d * long + Vector((0, 0, .05))], .1, petal, [.5, 1.1, .15])
    knead([ball(at + Vector((.06 * math.cos(k * 2.4), -.12, .14 + .06 * math.sin(k * 2.4))), .05) for k in range(7)], heart, .015, 2)


def collar():
    """Ermine lies round the shoulders, its tails are stuck in by hand."""
    fur, dark = ermine(), clay('dark', '#241a14', .9, .2)
    lumps = []
    for i in range(17):
        a = math.radians(-105 + 210 * i / 16)
        lumps.append(ball((1.08 * math.sin(a), .35 - .98 * math.cos(a), -1.78 - .16 * math.cos(a)), (.26, .26, .3)))
    o = Surface(knead(lumps, fur, .03, 4))
    for x, z in ((-.95, -1.72), (-.62, -1.98), (-.28, -1.82), (.1, -2.04), (.42, -1.82), (.72, -2.0), (1.0, -1.7)):
        roll([o.at(x, z + .08, -.01), o.at(x + .01, z, .02), o.at(x + .02, z - .12, .02)], .042, dark, [.3, 1.1, .15])
    ball(o.at(0, -2.12, .0), (.16, .1, .16), mat=metal('gold', '#f0b83c'))
