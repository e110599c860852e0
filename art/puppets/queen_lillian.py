"""Queen Lillian: serene, silver, and one eyebrow that settles wars."""
import math
import bmesh
from clay import ball, clay, glaze, knead, roll
from eyes import eye
from folk import brow, crown, knot, lips, metal, pearl, swept, velvet
from joint import Head
from mood import CROSS, REST, SMITTEN
from mouth import mouth
from paint import rub
from scales import fin, meshed_from
from surface import Surface

MOODS = {
    'rest': REST.but(lids=.5, under=.1, raised=-.1, cocked=2.3, smile=.02, tilt=.07, turn=-.1, nod=-.05, gaze=(.16, -.04)),
    'smitten': SMITTEN.but(lids=.32, under=.36, cocked=.3, tilt=.19, smile=1.0, open=0, pupil=1.25),
    'cross': CROSS.but(lids=.52, under=.2, slant=.25, raised=-.2, cocked=1.3, smile=-.6, tilt=-.09, nod=-.04, turn=.06, gaze=(0, -.08)),
}
# a small mouth opens further, to be seen to speak
LIVING = {mood: {'half': {'open': .32 if mood == 'cross' else .24}, 'open': {'open': .5}} for mood in MOODS}


def build(m):
    skin, lid = clay('skin', '#ecb9a0', .58, .2, 8), clay('lid', '#b79ac4', .4, .15)
    hair, gold = clay('hair', '#d6d6de', .5, .25, 14), metal('gold', '#ecc563', .25, .8)
    gown, lace = velvet('gown', '#a98fcb'), clay('lace', '#cfc6dc', .8, .6, 40)
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
            eye((s * .34, -.62, .2), .22, '#5c7f9a', lid, m, s, size=.52, lash=lash, flick=.18, lower=skin)
            brow(face, s, m, clay('brow', '#8d7f62', .8, .3), .35, .55, .28, .04, .025, cocked=.11)
            ball((s * .8, -.02, -.24), (.075, .075, .1), mat=bead)
        if m.open:
            mouth(face, .02, -.46, .3, m, lip, .045)
        else:
            lips(face, .02, -.46, .27, m, lip, .042)
        swept((0, .1, .2), (.76, .78, .84), hair, 26, .12, 56, -14, 122, .2, .35, .1, -.1)
        knot((0, .25, 1.22), .44, .27, hair, (-.7, -.25, .2, .65, 1.1))
        roll([(.62, -.42, .5), (.78, -.44, .3), (.72, -.5, .1), (.8, -.46, -.02), (.76, -.44, -.1)], .045, hair, [.8, 1.1, 1, .8, .15])
        crown((0, .02, .97), .56, 14, .06, .24, gold, (-.3, .05, 0), .92, 1.1, (glaze('amethyst', '#8a3ac0', .08), glaze('clear', '#e8f0ff', .05)),
              bead, .7, lambda a: max(.18, math.cos(a)) ** 1.5)
    bust = Surface(knead([ball((0, .4, -2.35), (1.2, .75, .75)), ball((-.95, .4, -2.3), (.55, .55, .5)), ball((.95, .4, -2.3), (.55, .55, .5)),
                          ball((0, .3, -1.75), (.5, .45, .4))], skin, .04, 8))
    dress(gown, lace, bead)
    for row, (wide, low) in enumerate(((.38, -1.74), (.46, -1.98))):
        for i in range(17):
            t = (i - 8) / 8
            ball(bust.at(wide * t, low + .34 * t * t, .02), .06 if row else .05, mat=bead, detail=3)
    if m.blush:
        fan(lace, gold)


def fan(glove, gold):
    """Up it goes when somebody says something charming."""
    root, silk = (.66, -1.15, -1.9), clay('silk', '#8f55b5', .6, .3, 9)
    tips = [(root[0] + .86 * math.cos(a), root[1] - .02 * k, root[2] + .86 * math.sin(a))
            for k, a in enumerate(math.radians(150 - 15 * k) for k in range(8))]
    fin(root, tips, silk, gold, sag=.05, radius=.022)
    for a, b in zip(tips, tips[1:]):
        ball([(p + q) / 2 for p, q in zip(a, b)], .055, mat=glove, detail=3)
    knead([ball((.7, -1.2, -1.98), (.2, .14, .16))] + [roll([(.82, -1.2, -1.88 - .09 * k), (.66, -1.34, -1.88 - .09 * k), (.54, -1.3, -1.91 - .09 * k)], .062)
                                                       for k in range(3)], glove, .02, 4)


def dress(gown, lace, bead):
    """A gown with a heart neckline under a high pleated collar with pearls on its edge."""
    lumps = []
    for s in (-1, 1):
        lumps += [ball((s * 1.1, .3, -2.2), (.62, .66, .6), (0, s * .3, 0)), ball((s * .28, -.16, -2.46), (.74, .7, .5)), ball((s * .9, .6, -2), (.5, .3, .4))]
    front = Surface(knead(lumps, gown, .04, 8))
    edge = ((-.72, -1.72), (-.7, -1.88), (-.58, -2.02), (-.3, -2.09), (0, -2.06), (.3, -2.09), (.58, -2.02), (.7, -1.88), (.72, -1.72))
    front.line(edge, .055, lace, lift=.0)
    ball(front.at(0, -2.1, .03), (.1, .06, .12), mat=glaze('amethyst', '#8a3ac0', .08))
    bm, n, rows = bmesh.new(), 220, []
    for i in range(n + 1):
        a = math.radians(-138 + 276 * i / n)      # 0 is behind her
        side, pleat = abs(a) / 2.41, .035 * math.cos(i * .55)
        high = 1.02 * (1 - side ** 3) + .06
        rows.append([bm.verts.new((math.sin(a) * (.62 + .42 * t + pleat * t), .25 + math.cos(a) * (.5 + .3 * t + pleat * t), -1.85 + high * t + .12 * side))
                     for t in (0, .25, .5, .75, 1)])
        if i % 11 == 5:
            p = rows[-1][-1].co
            ball(p, .05, mat=bead, detail=3)
    for a, b in zip(rows, rows[1:]):
        for j in range(4):
            bm.faces.new((a[j], a[j + 1], b[j + 1], b[j]))
    meshed_from('collar', bm, [lace]).modifiers.new('thickness', 'SOLIDIFY').thickness = .03
