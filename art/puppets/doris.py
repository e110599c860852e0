"""Doris: shoulders like a door, eye shadow like an evening, a heart like a kitchen."""
import math
from clay import ball, clay, glaze, knead, roll
from doris_parts import bow, hand, stubble, tankard, towel
from eyes import eye
from folk import brow, knot, lips, swept, velvet
from joint import Head
from mood import CROSS, REST, SMITTEN
from mouth import mouth
from paint import rub
from surface import Surface

MOODS = {
    'rest': REST.but(lids=.4, under=.2, raised=.1, cocked=1.1, smile=.75, tilt=-.1, turn=.07, gaze=(-.04, -.02)),
    'smitten': SMITTEN.but(lids=.44, under=.46, tilt=.13, nod=.02, smile=1.0, open=.46),
    'cross': CROSS.but(lids=.5, slant=.42, smile=-.8, cocked=.6, tilt=.05, nod=.08),
}
LIVING = {'cross': {'half': {'open': .32}}}  # painted lips hide a narrower gap


def build(m):
    skin, lid = clay('skin', '#dda582', .58, .28, 8), clay('lid', '#3f86cc', .35, .15)
    hair, plum = clay('hair', '#55301c', .6, .35, 15), velvet('plum', '#7a2a5e')
    lip, lash, white = clay('lip', '#c8324e', .3, .1), clay('lash', '#17100c', .5, .05), clay('frill', '#efe4d0', .9, .6, 40)
    for s in (-1, 1):
        rub(skin, (s * .4, -.8, .44), (.34, .5, .2), '#3f86cc', .75)
        rub(skin, (s * .56, -.7, -.18), .36, '#e0504a', .4 + .45 * m.blush)
    rub(skin, (0, -.7, -.84), (1.2, 1.1, .62), '#6e6763', .55)
    rub(skin, (0, -1, -.36), (.45, .4, .14), '#6e6763', .4)
    rub(skin, (0, -1.1, -.1), .26, '#dd5a48', .35)
    with Head(m):
        lumps = [ball((0, .05, .25), (.78, .8, .8)), ball((0, -.14, -.42), (.8, .72, .48)), ball((0, -.4, -.8), (.62, .45, .27)),
                 ball((0, -.98, -.1), (.19, .22, .16)), ball((0, -.8, .15), (.14, .18, .26)), ball((0, .3, -1.25), (.68, .62, .7))]
        for s in (-1, 1):
            lumps += [roll([(s * .72, .1, -.1), (s * .78, -.06, -.66), (s * .7, -.2, -.8), (s * .3, -.58, -.86)], .25),
                      ball((s * .18, -.72, -.86), (.2, .18, .18)), ball((s * .17, -.92, -.14), (.13, .14, .1)),
                      ball((s * .46, -.5, -.2), (.33, .28, .28)), ball((s * .38, -.66, .42), (.32, .18, .13)), ball((s * .82, .0, .0), (.1, .18, .24))]
        face = Surface(knead(lumps, skin, .024, 8))
        for s in (-1, 1):
            winks = m.name == 'rest' and s < 0
            eye((s * .38, -.68, .2), .25, '#6a4a24', lid, m.but(lids=.93, under=.6) if winks else m, s, size=.52, lash=lash, flick=.35, lower=skin)
            brow(face, s, m, hair, .4, .62, .32, .06, .03)
            for k in range(3):
                ball((s * (1.0 + .03 * k), -.14, -.24 - .15 * k), .085 - .008 * k, mat=glaze('bead', '#e8b23a', .25), detail=3)
        if m.open:
            mouth(face, .02, -.5, .43, m, lip, .05)
        else:
            lips(face, .02, -.53, .33, m, lip, .062)
        stubble(face, clay('stubble', '#5f4c42', .9, .1))
        ball(face.at(.52, -.36), .035, mat=clay('mole', '#5a2f1c'))
        swept((0, .06, .22), (.8, .8, .82), hair, 24, .125, 50, -8, 118, .17, -.35, .1, .12)
        knot((0, .2, 1.16), .46, .32, hair, (-.8, -.4, 0, .4, .8, 1.2), .13)
        for s in (-1, 1):
            roll([(s * .72, -.36, .46), (s * .9, -.4, .2), (s * .8, -.44, -.05), (s * .92, -.42, -.2)], .06, hair, [1, 1.1, .9, .2])
        bow((-.52, -.4, 1.1), .42, velvet('bow', '#d8507a'))
    bust = Surface(knead([ball((0, .35, -2.3), (1.5, .8, .8)), ball((-1.05, .35, -2.0), (.62, .6, .5)), ball((1.05, .35, -2.0), (.62, .6, .5)),
                          ball((0, .3, -1.6), (.72, .6, .5))], skin, .04, 8))
    knead([ball((0, .2, -2.85), (1.45, .98, .72)), ball((-.5, -.3, -2.6), (.6, .5, .5)), ball((.5, -.3, -2.6), (.6, .5, .5))], plum, .04, 8)
    for s in (-1, 1):
        z = -2.08 if s > 0 else -2.24      # the tea towel presses that one down
        puffs = [ball((s * (1.34 + .42 * math.sin(a)), .2 - .5 * math.cos(a), z), (.15, .15, .5))
                 for a in (math.radians(36 * k) for k in range(10)) if math.sin(a) > -.5]
        knead([ball((s * 1.35, .2, z), (.52, .62, .52))] + puffs, plum, .035, 4)
    hem = ((1.5, -.2, -1.78), (1.0, -.45, -1.98), (.5, -.72, -2.16))
    roll([(-x, y, z) for x, y, z in hem] + [(0, -.78, -2.12)] + list(hem)[::-1], .12, white)
    for i in range(15):
        t = (i - 7) / 7
        ball(bust.at(.62 * t, -1.9 + .34 * t * t, .02), .075, mat=glaze('coral', '#d0503c', .25), detail=3)
    towel(white)
    if m.blush:
        hand((-.42, -.98, -1.86), skin)
    else:
        tankard((1.04, -.95, -1.44), skin)
