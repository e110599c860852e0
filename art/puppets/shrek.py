"""Shrek: trumpet ears, a heavy jaw, hooded eyes; and the ten tempers of the hangman game, from asleep to a roar."""
import numpy as np
from clay import ball, clay, knead
from eyes import eye
from grin import grin
from joint import Head
from mood import CROSS, REST, SMITTEN
from ogre import Ear, brow, ogre, puffs
from sculpt import Sculpt, soft, thumbed
from shrek_clothes import clothes
from surface import Surface

VEINS = [[(.2, .93), (.3, .86), (.25, .78), (.36, .71), (.33, .64)], [(.27, .81), (.4, .82), (.48, .76)], [(-.5, .8), (-.4, .74), (-.47, .66)]]
CALM = ogre(REST, tilt=0, turn=0, smirk=.1, cocked=.1)
TEMPERS = [
    CALM.but(lids=.9, under=.5, slant=-.14, raised=.2, smile=.7, ears=-.5, nod=.1, tilt=.13, blush=.35, wink=-.34, gaze=(0, .06)),
    CALM.but(lids=.56, under=.3, raised=.25, smile=.85, ears=-.15, tilt=.08, blush=.15),
    CALM.but(lids=.3, raised=.05, cocked=1.5, smile=.15, smirk=-.15, ears=.3, wink=.22, tilt=-.1, turn=.06),
    CALM.but(lids=.5, cocked=.6, slant=.08, gaze=(.95, .02), smile=-.1, smirk=.75, turn=-.24, ears=.05, tilt=.02),
    CALM.but(lids=.5, raised=-.6, slant=.3, cocked=0, smile=-.7, smirk=0, ears=-.55, nod=.08, under=.3, heat=.1),
    CALM.but(lids=.46, raised=-.7, slant=.5, cocked=.2, smile=-.8, smirk=-.15, heat=.35, flare=.35, nod=.07, ears=0,
             pupil=.85, under=.2, lean=.15, tilt=.04),
    CALM.but(lids=.42, raised=-.8, slant=.62, cocked=.3, smile=-.35, open=.26, grit=1, heat=.6, flush=.06, blush=.6, flare=.6,
             nod=.1, ears=.2, pupil=.75, under=.4, lean=.3, tilt=-.04),
    CALM.but(lids=.36, raised=-.6, slant=.75, cocked=.5, smile=-.1, open=.42, grit=1, heat=.8, flush=.38, blush=.9, flare=.9,
             nod=.15, ears=.4, pupil=.6, under=.5, wink=.3, lean=.45, vein=.7, tilt=.06),
    CALM.but(lids=.14, raised=-.35, slant=.6, smile=-.5, puff=1, heat=1, flush=.7, blush=1, flare=.2, nod=.12, ears=.65,
             pupil=.5, under=.15, lean=.6, vein=1, steam=.25),
    CALM.but(lids=.02, raised=.1, slant=.8, cocked=.3, smile=-.3, smirk=0, open=1, heat=1.2, flush=.95, blush=1, flare=1,
             nod=-.12, ears=.5, pupil=.5, under=.0, lean=.7, vein=1, steam=1, tilt=-.07),
]
MOODS = {
    'rest': ogre(REST, smirk=.6, cocked=1.0, smile=.2, lids=.42, tilt=.05, turn=.05),
    'smitten': ogre(SMITTEN, ears=.3, smirk=.2, tilt=.12, open=.24, lids=.36, under=.35, slant=-.4, raised=.85,
                    gaze=(-.114, -.138)),
    'cross': ogre(CROSS, ears=-.45, smirk=-.25, flare=.5, slant=.55, lids=.47, gaze=(.107, -.01)),
    **{f'temper-{i}': t for i, t in enumerate(TEMPERS)},
}
LIVING = {'smitten': {'glance': {'gaze': (.02, -.1)}}}  # further aside, he has lost interest


def blend(a, b, k):
    pairs = zip(bytes.fromhex(a[1:]), bytes.fromhex(b[1:]))
    return '#' + bytes(round(x + (y - x) * k) for x, y in pairs).hex()


def head(m):
    skin = thumbed(clay('skin', '#86a52f', .58, .32, 9), .06)
    lid, lip = clay('lid', blend('#7c9a2b', '#c4441e', .75 * m.flush), .55, .25, 9), clay('lip', blend('#6f8328', '#9c3018', m.flush), .5, .2)
    jaw, ridge = .36 * m.open * (1 - m.grit) ** 2, .06 * m.raised
    lumps = [ball((0, .06, .34), (.8, .8, .72)), ball((0, 0, -.12), (.97, .86, .8)),
             ball((0, -.06, -.62 - jaw * .4), (1.02, .84, .58 + jaw * .3)), ball((0, -.5, -.6 - jaw * .4), (.66, .42, .4 + jaw * .5)),
             ball((0, -.6, -1.0 - jaw), (.46, .36, .25)),
             ball((0, -1.0, -.13), (.27, .34, .24)), ball((0, -.84, .14), (.15, .24, .32)),
             ball((0, (.3 + .45 * m.lean), -1.4), (.84, .68, .72))]
    ears = []
    for s in (-1, 1):
        swell = m.puff * .17
        lumps += [ball((s * (.5 + swell * 1.5), -.46 - swell, -.34 - swell * .7), (.44 + swell, .36 + swell, .36 + swell)),
                  ball((s * .36, -.66, .44 + ridge - .06 * m.slant), (.4, .24, .16), (0, s * (.14 + .3 * m.slant), 0)),
                  ball((s * .68, -.22, -.5), (.4, .52, .42)),
                  ball((s * .36, -.56, .16), (.33, .28, .26)),
                  ball((s * (.24 + .05 * m.flare), -.92, -.17 + .04 * m.flare), (.19 + .04 * m.flare, .22, .16 + .02 * m.flare))]
        ears.append(Ear(s, m.ears - (.22 if s > 0 else -.08)))
        lumps.append(ears[-1].piece())
    o = knead(lumps, skin, .021, 8)
    sculpt = Sculpt(o)
    sculpt.dents(.016, 2.6, 3)
    wrinkles(sculpt, m)
    face = Surface(o)
    grin(face, m, .02, -.64 - .1 * m.open * (1 - m.grit), .68, lip, .055)
    sculpt = Sculpt(o)
    colour(sculpt, m, ears, jaw)
    sculpt.bake(skin)
    hair = clay('brow', '#3a2c14', .9, .8, 30)
    for s in (-1, 1):
        near = .04 * s * (m.name == 'smitten')  # she is near: eyes that look ahead side by side are far away
        eye((s * .36, -.75, .2), .235, '#6f4216', lid,
            m.but(lids=min(1, m.lids + (m.wink if s < 0 else 0)), gaze=(m.gaze[0] - near, m.gaze[1])), s, size=.52,
            lash=hair if m.lids > .85 else None, flick=-.1, gloss=.6 if m.name == 'rest' else .12)
        brow(face, m, s, .12, .5, .57, .068, hair)
    for line in VEINS if m.vein else ():
        face._tree = None
        face.line(line, .036 * m.vein, clay('vein', blend('#9a7030', '#a8331c', m.flush), .5, .2), [.3, 1, 1.1, 1, .3], -.004)
    if m.steam:
        for s, ear in zip((-1, 1), ears):
            puffs(ear.axis[-1] + np.array((s * .05, -.06, .08)), (-s * .12, -.05, .33), m.steam, 4 + s)


def wrinkles(sculpt, m):
    """Folds from nose to mouth, bags under the eyes; on the forehead worry, between the brows anger."""
    up, down = max(0, m.raised + .6 * m.cocked), max(0, m.slant)
    fold = (.016, .05) if m.name == 'smitten' else (.02 + .02 * abs(m.smile), .03)  # a deep one is a black stroke on a blush
    for s in (-1, 1):
        sculpt.groove([(s * .3, -.2), (s * .46, -.36), (s * .56, -.52)], *fold)
        sculpt.groove([(s * .2, -.02), (s * .38, -.1), (s * .56, -.03)], .022, .025)
        sculpt.pit((s * (.13 + .03 * m.flare), -1.1, -.3), (.085 + .05 * m.flare, .2, .07 + .04 * m.flare), .07 + .04 * m.flare)
        if down:
            sculpt.groove([(s * .07, .5), (s * .1, .66)], .05 * down, .028)
    for k in (0, 1):
        sculpt.groove([(-.38 + k * .08, .7 + k * .12), (-.05, .73 + k * .11), (.2, .72 + k * .12), (.48 - .1 * k, .72 + k * .14 + .05 * m.cocked)],
                      .012 + .028 * up, .022)


def colour(sculpt, m, ears, jaw):
    co = sculpt.co
    sculpt.rub(.22 * soft(co[:, 2], -.9, -1.5), '#5d7a24')
    sculpt.rub(.35 * sculpt.about((0, -.62, -.7 - jaw * .5), (.75, .6, .55)), '#a3b552')
    sculpt.mottle(.5, '#637f20')
    sculpt.rub(.35 * sculpt.about((0, -1.15, -.15), (.34, .5, .3)), '#a59a3c')
    for s in (-1, 1):
        sculpt.rub(.3 * sculpt.about((s * .36, -.75, .2), (.42, .4, .34)), '#6b7a2a')
        sculpt.rub(.9 * sculpt.about((s * (.13 + .03 * m.flare), -1.12, -.32), (.1 + .05 * m.flare, .22, .08 + .04 * m.flare)), '#2d3212')
    sculpt.rub(min(.9, 1.05 * m.flush) * soft(co[:, 2], -1.95 + .9 * (1 - m.flush), -.2), '#cc3a1c')
    sculpt.rub(.5 * m.blush * (m.heat > .5) * sculpt.about((0, -1.1, -.1), (.4, .5, .35)), '#d4442e')
    for s in (-1, 1):
        sculpt.rub(.75 * m.blush * sculpt.about((s * .64, -.72, -.3), (.46, .55, .4)), '#d4442e')
        deep, along = ears[s > 0].masks(co, s)
        sculpt.rub(.9 * (along > 0) * soft(along, 1 - m.heat, 1.15 - m.heat) * min(1, m.heat * 3), '#c8391f')
        sculpt.rub(.92 * deep, '#4a1a10' if m.heat > .5 else '#2a3012')


def build(m):
    with Head(m, shift=(0, -.4 * m.lean, -.2 * m.lean * (m.open < .9))):
        head(m)
    clothes()
