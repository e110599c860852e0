"""Queen Lillian: serene, silver, and one eyebrow that settles wars."""
import math
from clay import ball, clay, glaze, knead, roll
from eyes import eye
from folk import brow, crown, knot, lips, metal, pearl, swept, velvet
from joint import Head
from lillian_parts import dress, fan, ringlet
from mood import CROSS, REST, SMITTEN
from mouth import mouth
from paint import rub
from surface import Surface

MOODS = {
    'rest': REST.but(lids=.5, under=.1, raised=-.1, cocked=2.0, smile=.02, tilt=.07, turn=-.16, nod=-.05, gaze=(.24, -.04)),
    'smitten': SMITTEN.but(lids=.32, under=.36, cocked=.3, tilt=.19, smile=1.0, open=0, pupil=1.25),
    'cross': CROSS.but(lids=.52, under=.2, slant=.25, raised=-.2, cocked=1.3, smile=-.6, tilt=-.09, nod=-.04, turn=.06, gaze=(0, -.08)),
}
# a small mouth opens further, to be seen to speak
LIVING = {mood: {'half': {'open': .32 if mood == 'cross' else .24}, 'open': {'open': .5}} for mood in MOODS}


def build(m):
    skin, lid = clay('skin', '#ecb9a0', .58, .2, 8), clay('lid', '#b88ab2', .4, .15)
    hair, gold = clay('hair', '#d8d3d6', .5, .25, 14), metal('gold', '#ecc563', .25, .8)
    gown, lace = velvet('gown', '#a97cb8'), clay('lace', '#e2d3d6', .8, .6, 40)
    lip, lash, bead = clay('lip', '#b4475a', .35, .1), clay('lash', '#33241c', .5, .05), pearl()
    for s in (-1, 1):
        rub(skin, (s * .48, -.7, -.14), .36, '#e0584e', .2 + .48 * m.blush)
    with Head(m):
        lumps = [ball((0, .05, .2), (.72, .78, .85)), ball((0, -.16, -.36), (.58, .62, .5)), ball((0, -.55, -.72 - .2 * m.open), (.22, .2, .15 + .1 * m.open)),
                 ball((0, -.78, .16), (.085, .16, .24)), ball((0, -.88, -.02), (.1, .18, .12)), ball((0, -.96, -.08), (.11, .11, .085)),
                 roll([(0, .3, -.5), (0, .3, -1.1), (0, .36, -1.9)], .36, taper=[1, .95, 1.25])]
        for s in (-1, 1):
            lumps += [ball((s * .38, -.42, -.12), (.29, .26, .26)), ball((s * .09, -.88, -.09), (.07, .1, .06)),
                      ball((s * .74, .05, .0), (.08, .14, .2)), ball((s * .34, -.62, .34), (.26, .14, .1))]
        face = Surface(knead(lumps, skin, .022, 8))
        for s in (-1, 1):
            weary = m.but(lids=min(.97, m.lids + (.07 if s < 0 and m.lids < .9 else 0)))
            eye((s * .34, -.62, .2), .22, '#5c7f9a', lid, weary, s, size=.52, lash=lash, flick=.18, lower=skin)
            brow(face, s, m, clay('brow', '#8d7f62', .8, .3), .35, .55, .28, .04, .025, cocked=.11)
            ball((s * .8, -.02, -.24), (.075, .075, .1), mat=bead)
        if m.open:
            mouth(face, .035, -.46, .3, m, lip, .045)
        else:
            lips(face, .035, -.46, .27, m, lip, .042)
        swept((0, .1, .2), (.76, .78, .84), hair, 26, .12, 56, -14, 122, .23, .45, .12, -.32)
        knot((.15, .24, 1.23), .44, .29, hair, (-.7, -.25, .2, .65, 1.1))
        ringlet(hair)
        ball(face.at(-.36, -.3, -.004), (.025, .012, .025), mat=clay('spot', '#4a2a20', .6, .1), detail=2)
        crown((-.03, .02, .97), .56, 14, .06, .26, gold, (-.3, -.1, 0), .92, 1.1, (glaze('amethyst', '#8a3ac0', .08), glaze('clear', '#e8f0ff', .05)),
              bead, .7, lambda a: max(.18, math.cos(a)) ** 1.5)
    bust = Surface(knead([ball((0, .4, -2.35), (1.2, .75, .75)), ball((-.95, .4, -2.3), (.55, .55, .5)), ball((.95, .4, -2.3), (.55, .55, .5)),
                          ball((0, .3, -1.75), (.5, .45, .4))], skin, .04, 8))
    dress(gown, lace, bead)
    for row, (wide, low) in enumerate(((.38, -1.74), (.46, -1.98))):
        for i in range(17):
            t = (i - 8) / 8
            ball(bust.at(wide * t, low + .34 * t * t, .02), .06 if row else .05, mat=bead, detail=3)
    fan(m, lace, gold)
