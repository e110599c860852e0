"""Puss in Boots: a round ginger tabby under a hat as wide as his opinion of himself."""
from mathutils import Vector
from cat import cat_mouth, cloth, ear, paw, streak, whiskers
from clay import ball, clay, glaze, knead, roll
from eyes import eye
from felt import felt, stitches
from joint import Head
from mood import CROSS, REST, SMITTEN
from paint import rub
from puss_hat import hat
from surface import Surface

MOODS = {
    'rest': REST.but(lids=.56, under=.16, slant=.04, raised=.5, cocked=1.1, smile=.7, tilt=-.1, turn=.14, nod=-.13, gaze=(-.12, -.12)),  # proud
    'smitten': SMITTEN.but(lids=.0, under=.1, slant=-.2, pupil=1.5, gaze=(.02, .1), smile=.7, open=0, tilt=.09, nod=.05, turn=0),
    'cross': CROSS.but(lids=.46, slant=.5, cocked=.9, smile=-.35, open=.6, tilt=-.06),
}
LIVING = {'cross': {'open': {'open': .74}}}  # wider, the mouth cuts through the chin
STRIPES = [((0, .86), (0, .42), .09), ((-.26, .84), (-.17, .5), .08), ((.26, .84), (.17, .5), .08),
           *[((s * 1.25, z), (s * .66, z - .03), .1) for s in (-1, 1) for z in (-.06, -.32, -.58)],
           *[((s * 1.0, .58), (s * .72, .36), .09) for s in (-1, 1)], *[((s * .75, z), (s * .25, z - .08), .08) for s in (-1, 1) for z in (-1.2, -1.5)]]


def _coat(m):
    coat = cloth(clay('coat', '#e58630', .9, .3, 30))
    for at, r in (((0, -1.1, -.47), (.56, .5, .36)), ((0, -.9, -.85), (.42, .7, .32)), ((0, -.7, -1.6), (.5, .9, .7))):
        rub(coat, at, r, '#f7e9d0', 2.4)
    for a, b, w in STRIPES:
        streak(coat, a, b, w, '#8f3d0e', .9)
    for s in (-1, 1):
        rub(coat, (s * .62, -.85, -.24), (.34, .5, .24), '#ee4a4a', .85 * m.blush)
    return coat


def build(m):
    melting, angry = m.pupil > 1.2, m.slant > .3
    coat, lid = _coat(m), cloth(clay('lid', '#c9701f', .9, .3, 30))
    line, pink, brow = clay('seam', '#4a2412', .8, .05), cloth(clay('pink', '#e09a86', .9, .2, 30)), cloth(clay('brow', '#8a3a0d', .95, .5, 30))
    with Head(m):
        lumps = [ball((0, 0, .04), (1.0, .9, .84)), ball((-.56, -.28, -.36), (.54, .5, .44)), ball((.56, -.28, -.36), (.54, .5, .44)),
                 ball((-.21, -.92, -.4), (.28, .25, .21)), ball((.21, -.92, -.4), (.28, .25, .21)), ball((0, -.7, -.7 - .26 * m.open), (.28 + .12 * m.open, .32, .22 + .04 * m.open)),
                 ball((0, -.78, 0), (.17, .25, .28)), ball((0, -.5, -.6), (.4, .36, .34)), ball((0, .3, -1.05), (.62, .55, .6))]
        for s in (-1, 1):
            lumps += [roll([(s * .7, -.2, z), (s * 1.0, -.2, z - .06), (s * 1.2, -.16, z + .02)], .17, taper=[1.2, .8, .1]) for z in (-.3, -.58)]
            path = [(s * .52, .05, .5), (s * .72, .05, 1.0), (s * .86, .08, 1.5)] if melting else \
                [(s * .72, .1, .34), (s * 1.05, .1, .5), (s * 1.36, .1, .72 - .3 * angry)]
            ear(lumps, path, .36 if melting else .3, (s * .25, -1, 0), pink)
        face = Surface(knead(lumps, coat, .026, 7))
        r = .37 if melting else .31
        for s in (-1, 1):
            eye((s * .4, -.63, .2), r, '#2f5a24' if melting else '#7aa62f', lid, m, s, slit=not melting, size=.8 if melting else .66,
                white='#f4ecd8' if melting else '#d3de86', lash=line)
            up = .56 + .1 * m.raised + (.13 * m.cocked if s > 0 else -.03)
            face.line([(s * .16, up - .22 * m.slant), (s * .38, up + .08), (s * .6, up + .04), (s * .76, up - .08 + .1 * m.slant)], .06, brow,
                      [.6, 1.2, 1.1, .3], .03)
        nose = face.at(0, -.2)
        knead([ball(nose + Vector((k * .06, -.03, .02)), (.09, .07, .06)) for k in (-1, 1)] + [ball(nose + Vector((0, -.03, -.04)), (.06, .06, .06))],
              clay('nose', '#b4594c', .4, .1), .012, 4)
        whiskers(face, .36, -.4, .95, m, clay('whisker', '#fbf3df', .5, 0))
        cat_mouth(face, -.48, .42, m, line, half=.35 if m.open == 0 and not melting else 0, nose_z=-.28)
        bald = [((s * .4, -.63, .2), r * 1.12) for s in (-1, 1)] + [((k * .1, -1.15, -.54), .15) for k in range(-3, 4)] + [((0, -1.1, -.35), .1)]
        felt(face.o, length=.05, count=6000, children=10, bare=bald)
        if not melting:
            hat((0, .04, .76), (.0, -.1, 0), .96)
    _costume(m, coat, melting, angry)


def _costume(m, coat, melting, angry):
    gold = glaze('gold', '#e0a93c', .3)
    gold.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 1
    thread, leather = clay('thread', '#d8b878', .8, .1), clay('leather', '#6b3d1e', .5, .4, 14)
    body = knead([ball((0, .3, -2.3), (1.1, .8, 1.0)), ball((0, .2, -1.45), (.66, .55, .5))], coat, .04, 8)
    chest = Surface(body)
    felt(body, length=.055, count=3000, children=12)
    chest.patch([(-.74, -1.74), (-.5, -1.54), (.5, -2.25), (.75, -2.6), (.35, -2.6), (0, -2.25)], leather, .09, .04)
    stitches(chest, [(-.56, -1.64), (-.1, -1.94), (.6, -2.45)], thread, lift=.1)
    cape = cloth(clay('cape', '#7a1c2c', .95, .4, 40), 1.0)
    for s in (-1, 1):
        knead([ball((s * 1.0, .2, -2.3), (.58, .8, .95), (0, s * .2, 0)), ball((s * .72, .25, -1.5), (.36, .6, .26), (0, s * .5, 0)),
               ball((s * .5, .3, -1.22), (.3, .5, .2), (0, s * .6, 0))], cape, .04, 6)
        ball((s * .5, -.42, -1.42), (.11, .07, .11), mat=gold)
    roll([(-.5, -.46, -1.42), (-.2, -.62, -1.56), (.2, -.62, -1.56), (.5, -.46, -1.42)], .03, gold)
    if melting:
        hat((0, -1.0, -1.86), (1.05, .1, .7), .74)
        for s in (-1, 1):
            arm = knead([roll([(s * 1.0, -.2, -2.0), (s * .95, -.7, -1.9), (s * .62, -1.25, -1.56)], .2, taper=[1.2, 1, .9])], coat, .03, 5)
            felt(arm, length=.045, count=900)
            felt(paw((s * .62, -1.4, -1.48), .19, coat, s * -.5), length=.04, count=800, children=8)
    elif angry:
        _rapier(gold)


def _rapier(gold):
    """Drawn at once, of course; the glove is leather."""
    glove, steel = clay('glove', '#5a321a', .6, .35, 14), glaze('steel', '#c9d2d8', .25)
    steel.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 1
    low, high = Vector((1.05, -1.05, -1.75)), Vector((1.5, -.75, .55))
    along = (high - low).normalized()
    knead([roll([(1.25, -.1, -2.5), (1.2, -.6, -2.3), low - along * .15], .26, taper=[1.2, 1.2, .8])], glove, .03, 5)
    paw(low, .23, glove, .2)
    roll([low + along * .2, low + along * 1.5, high], .05, steel, [1, .9, .1])
    roll([low + along * .26 + Vector((x, -.05, -x * .2)) for x in (-.36, 0, .36)], .045, gold)
    ball(low + along * .24, (.2, .2, .07), (0, .2, 0), gold)
    roll([low + along * .24 + Vector((-.3, -.1, 0)), low + Vector((-.42, -.2, 0)), low - along * .28], .035, gold)
