"""Kitty Softpaws: a sleek tuxedo cat with a mask for a marking; her tail says what her face will not."""
import math
from mathutils import Vector
from cat import cat_mouth, cloth, dish, ear, paw, streak, whiskers
from clay import ball, clay, glaze, knead, roll
from eyes import eye
from felt import felt, stitches
from joint import Head
from mood import CROSS, REST, SMITTEN
from paint import rub
from surface import Surface

MOODS = {
    'rest': REST.but(lids=.42, under=.2, slant=.2, cocked=.9, smile=.45, tilt=.1, turn=-.12, gaze=(.22, .02), pupil=1.1),
    'smitten': SMITTEN.but(lids=.3, under=.42, slant=-.06, raised=.5, pupil=1.55, gaze=(.5, .16), smile=.8, open=0, tilt=-.17, nod=.05, turn=.16),
    'cross': CROSS.but(lids=.45, under=.35, slant=.55, cocked=.5, smile=-.6, open=.55, tilt=-.05, turn=.05, pupil=.6, gaze=(-.12, 0)),
}
# less open, the outline of her smirk crosses itself and cannot be carved
LIVING = {mood: {'half': {'open': .26}} for mood in MOODS}


def _coat(m):
    coat = cloth(clay('coat', '#3d3b4b', .9, .3, 30), .3)
    white = '#f6efe2'
    for at, r in (((0, -1.0, -.5), (.5, .8, .34)), ((0, -.6, -.82), (.42, .8, .34)), ((0, -.6, -1.7), (.42, .9, .75))):
        rub(coat, at, r, white, 3.0)
    for s in (-1, 1):
        streak(coat, (s * .3, -.5), (s * .95, -.42), .25, white, 1.0, .55, .3)
        rub(coat, (s * .56, -.8, -.36), (.3, .5, .2), '#f0607a', .9 * m.blush)
    streak(coat, (0, -.25), (0, .62), .12, white, 1.0, .8, .3)
    return coat


def build(m):
    melting, angry = m.pupil > 1.5, m.slant > .4
    coat, lid = _coat(m), cloth(clay('lid', '#6d6488', .8, .2, 20))
    lash, line = clay('lash', '#15121a', .7, .05), clay('seam', '#2c1a20', .8, .05)
    pink, gold = cloth(clay('pink', '#c98a92', .9, .2, 30)), glaze('gold', '#e6b048', .28)
    gold.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 1
    with Head(m):
        lumps = [ball((0, 0, .08), (.92, .84, .78)), ball((-.5, -.3, -.2), (.44, .46, .36)), ball((.5, -.3, -.2), (.44, .46, .36)),
                 ball((0, -.45, -.42), (.5, .45, .42)), ball((-.17, -.88, -.4), (.23, .22, .17)), ball((.17, -.88, -.4), (.23, .22, .17)),
                 ball((0, -.66, -.68 - .26 * m.open), (.2 + .12 * m.open, .28, .2 + .04 * m.open)), ball((0, -.45, -.62), (.32, .34, .3)), ball((0, -.74, .0), (.14, .24, .28)), ball((0, .25, -1.0), (.42, .42, .7))]
        for s in (-1, 1):
            lumps += [roll([(s * .6, -.25, z), (s * .92, -.25, z - .1), (s * 1.16, -.2, z + .01)], .15, taper=[1.3, .8, .08]) for z in (-.2, -.42)]
            tip = (s * 1.5, .3, .72) if angry else (s * (.84 + .06 * (s > 0)), .05, 1.52)
            mid = (s * 1.0, .15, .78) if angry else (s * .72, .05, 1.0)
            ear(lumps, [(s * .52, .0, .5), mid, tip], .34, (s * .3, -1, .25 * angry), pink)
        face = Surface(knead(lumps, coat, .026, 7))
        for s in (-1, 1):
            eye((s * .39, -.62, .2), .3, '#7cc8f2', lid, m, s, slit=not melting, size=.66, white='#dcefee', lash=lash, flick=.5)
            for k in (0, 1):
                p = Vector((s * (.66 + .04 * k), -.78, .27 + .12 * k - .12 * m.slant - .1 * m.lids))
                roll([p, p + Vector((s * .1, -.02, .05)), p + Vector((s * .19, 0, .14))], .024, lash, [1, .8, .15])
            up = .57 + .09 * m.raised + (.1 * m.cocked if s > 0 else -.02)
            face.line([(s * .2, up - .2 * m.slant), (s * .4, up + .07), (s * .62, up + .03), (s * .74, up - .06 + .1 * m.slant)], .04,
                      cloth(clay('brow', '#8d86a3', .95, .4, 30)), [.5, 1.2, 1, .2], .03)
        nose = face.at(0, -.2)
        knead([ball(nose + Vector((k * .05, -.03, .02)), (.075, .06, .05)) for k in (-1, 1)] + [ball(nose + Vector((0, -.03, -.035)), (.05, .05, .05))],
              clay('nose', '#d98a94', .35, .1), .012, 4)
        whiskers(face, .3, -.4, .85, m, clay('whisker', '#fdfaf2', .5, 0), radius=.009)
        cat_mouth(face, -.47, .36, m, line, fang=1.4 if angry else 1, sides=(1,), half=.5 if m.smile > 0 else .01, nose_z=-.27)
        bald = [((s * .39, -.62, .2), .34) for s in (-1, 1)] + [((k * .1, -1.1, -.52), .14) for k in range(-3, 4)] + [((0, -1.05, -.34), .1)]
        felt(face.o, length=.04, count=6000, children=10, bare=bald)
        # the ring hangs from the lower rim of an ear
        hoop = Vector((1.2, .08, .62)) if angry else Vector((.9, -.04, .82))
        roll([hoop + Vector((.13 * math.sin(a), -.04, .13 * math.cos(a) - .13)) for a in (2 * math.pi * i / 24 for i in range(25))], .03, gold)
    _costume(m, coat, gold, melting, angry)


def _tail(angry, melting):
    """Rest: a question; cross: a poker; smitten: half a heart, which she would deny."""
    if melting:
        return [(1.0, .6, -2.3), (1.75, .6, -1.7), (1.6, .6, -1.0), (1.46, .6, -.4), (1.46, .6, -.4), (1.86, .6, .05), (1.93, .6, .5), (1.6, .6, .62),
                (1.47, .6, .25), (1.47, .6, .25), (1.34, .6, .64), (1.0, .6, .5), (1.04, .6, .05), (1.38, .6, -.32)]
    if angry:
        return [(1.0, .6, -2.3), (1.55, .6, -1.6), (1.5, .6, -.9), (1.7, .6, -.3), (1.62, .6, .3)]
    return [(1.0, .6, -2.3), (1.7, .6, -1.7), (1.75, .6, -1.0), (1.35, .6, -.75), (1.2, .6, -.35), (1.5, .6, -.1), (1.78, .6, -.3)]


def _flare(v):
    """A scarf's end: narrow in the knot, widening."""
    return .3 + .7 * v


def _costume(m, coat, gold, melting, angry):
    body = knead([ball((0, .3, -2.45), (1.12, .75, .95)), ball((0, .15, -1.55), (.55, .48, .5))], coat, .04, 8)
    felt(body, length=.05, count=3000, children=12)
    points = _tail(angry, melting)
    n = len(points)
    taper = [1.3, 1.2, 1.1, 1] + [.75] * (n - 4) if melting else [1.1] * (n - 1) + [.7] if not angry else [.9, 1, 1.3, 1.35, .5]
    fur = cloth(clay('tail', '#4a4859', .9, .3, 30), .5)
    rub(fur, (1.46, .6, .2) if melting else points[-1], .5 if angry else .8, '#f6efe2', 3.5)
    tail = knead([roll(points, .14, taper=taper)], fur, .025, 3)
    felt(tail, length=.045 if not angry else .1, count=1500, children=10, comb=(0, 0, 0) if angry else (.3, 0, -1.4))
    scarf = cloth(clay('scarf', '#9c2440', .95, .4, 40), 1.0)
    collar = knead([roll([Vector((.6 * math.sin(a), .18 - .56 * math.cos(a), -1.32 - .1 * math.cos(a))) for a in (2 * math.pi * i / 24 for i in range(25))], .14),
                    ball((-.4, -.48, -1.4), (.15, .13, .16), (0, .5, 0)),
                    dish([(-.4, -.5, -1.4), (-.62, -.66, -1.66), (-.86, -.7, -2.02)], .2, (-.1, -1, 0), .07, -.05, _flare),
                    dish([(-.42, -.52, -1.42), (-.46, -.72, -1.72), (-.4, -.8, -2.16)], .19, (.1, -1, 0), .07, -.05, _flare)], scarf, .022, 4)
    stitches(Surface(collar), [(-.25, -1.5), (0, -1.54), (.3, -1.46), (.5, -1.34)], clay('thread', '#e8c98a', .8, .1))
    if melting:
        white = cloth(clay('mitten', '#f1e8d8', .9, .3, 30))
        arm = knead([roll([(-1.05, -.1, -2.3), (-1.0, -.8, -1.8), (-.5, -1.25, -1.05)], .21, taper=[1.2, 1, .9])], coat, .03, 5)
        felt(arm, length=.04, count=1200)
        felt(paw((-.36, -1.38, -.86), .22, white, .4), length=.04, count=1000, children=8)
