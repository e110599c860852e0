"""Fiona: strong, warm, wry; freckles, a plait as thick as an arm, a tiara put on in passing."""
import numpy as np
from clay import ball, clay, glaze, knead, roll
from eyes import eye
from fiona_dress import gold, gown, hair_mat, plait
from grin import grin
from joint import Head
from mood import CROSS, REST, SMITTEN
from ogre import Ear, brow, ogre
from sculpt import Sculpt, soft, thumbed
from surface import Surface

MOODS = {
    'rest': ogre(REST, smirk=.42, cocked=.75, smile=.5, lids=.36, under=.2, tilt=-.08, turn=-.06, gaze=(.06, -.02), ears=.1),
    'smitten': ogre(SMITTEN, smirk=.1, lids=.36, under=.42, open=.3, smile=1, tilt=.13, turn=.04, ears=.6, slant=-.4, heat=.3, pupil=1.4),
    'cross': ogre(CROSS, smirk=-.3, ears=-.7, slant=.48, raised=-.55, lids=.44, cocked=.7, smile=-.7, flare=.4, tilt=.07,
                  turn=.1, gaze=(-.15, -.02)),
}
LIVING = {'rest': {'half': {'open': .3}, 'open': {'open': .62}}, 'cross': {'half': {'open': .3}, 'open': {'open': .6}}}
SKULL, RADII = np.array((0, .06, .3)), np.array((.87, .84, .84))


def skull(s, theta, phi, out=1.0):
    """A point on the hair: `theta` from the parting to the ear's pole, `phi` from the forehead (0) over the top (90), in degrees."""
    t, p = np.radians(theta), np.radians(phi)
    return SKULL + RADII * out * np.array((s * np.sin(t), -np.cos(t) * np.cos(p), np.cos(t) * np.sin(p)))


def hair(m):
    red = hair_mat()
    knead([ball(SKULL + (0, .12, .04), (.86, .78, .84)), ball((0, .46, -.35), (.92, .5, .85))], red, .035, 6)
    rng = np.random.default_rng(5)
    for s in (-1, 1):
        for k, phi in enumerate((53, 61, 69, 78, 88, 100)):
            part = skull(1, 8, phi + 4, 1.02)
            points = [part, skull(s, 16 if s > 0 else 6, phi, 1.08 + .05 * (k == 0)), skull(s, 36, phi - 4, 1.1 + .03 * (k == 0)), skull(s, 62, phi - 12, 1.1),
                      skull(s, 84, phi - 22, 1.03), (s * .96, .3 + .05 * k, -.05), (s * .9, .36 + .05 * k, -.5), (s * .6, .5, -.95)]
            roll([p + rng.normal(0, .012, 3) for p in map(np.array, points)], .125 + .02 * (k == 0), red, [.5, 1, 1.1, 1, .9, .9, .85, .4])
            for q in (-.07, .0, .07):  # finer strands on each lock
                fine = [p + (p - SKULL) / np.linalg.norm(p - SKULL) * .105 + np.array((0, q * .6, q)) for p in map(np.array, points[:6])]
                roll([p + rng.normal(0, .01, 3) for p in fine], .03, red, [.3, 1, 1, 1, .8, .3])
    for k, (x, z) in enumerate(((-.72, .3), (.76, .34))):  # a wisp that never stays put
        s = 1 if x > 0 else -1
        roll([skull(s, 52, 40, 1.03), (x + s * .1, -.55, z + .1), (x + s * .07, -.56, z - .25), (x + s * .15, -.5, z - .42)], .035, red, [1, 1, .8, .15])


def tiara():
    metal = gold()
    band = [skull(np.sign(a) or 1, abs(a) + 0, 64, 1.17) for a in np.linspace(-40, 40, 15)]
    roll(band, .038, metal)
    roll([p + np.array((0, -.01, .065)) for p in band], .016, metal)
    for a, tall in ((-27, .13), (-14, .19), (0, .3), (14, .19), (27, .13)):
        for d in (-1, 1):
            foot = skull(np.sign(a + d * 5.5) or 1, abs(a + d * 5.5), 64, 1.17)
            top = skull(np.sign(a) or 1, abs(a), 64, 1.17) + np.array((.004 * a, -.03, tall))
            roll([foot, (foot * 1.5 + top * .5) / 2 + np.array((d * .03, -.02, .02)), top], .024, metal, [1.1, 1, .7])
        ball(top, .04 if a else .052, mat=metal, detail=3)
    gem = glaze('emerald', '#0f8a56', .08, .12)
    ball(skull(1, 0, 64, 1.19) + np.array((0, -.05, .12)), (.062, .04, .085), mat=gem, detail=3)


def head(m):
    skin = thumbed(clay('skin', '#8cab3c', .55, .25, 9), .06)
    lid, lip = clay('lid', '#7d8f3a', .5, .25, 9), clay('lip', '#a2503a', .35, .15)
    jaw = .3 * m.open
    lumps = [ball((0, .06, .34), (.78, .78, .72)), ball((0, 0, -.1), (.87, .84, .76)), ball((0, -.04, -.5 - jaw * .4), (.82, .78, .54 + jaw * .3)),
             ball((0, -.5, -.56 - jaw * .4), (.5, .4, .36 + jaw * .5)), ball((0, -.56, -.92 - jaw), (.34, .3, .2)),
             ball((0, -.96, -.12), (.2, .26, .17)), ball((0, -.84, .12), (.11, .2, .28)),
             ball((0, .34, -1.25), (.55, .48, .6)), ball((0, .3, -1.85), (.86, .62, .42))]
    ears = []
    for s in (-1, 1):
        lumps += [ball((s * .48, -.5, -.2), (.38, .33, .32)), ball((s * .54, -.2, -.4), (.34, .46, .36)),
                  ball((s * .35, -.64, .44), (.36, .22, .12), (0, s * .12, 0)), ball((s * .36, -.56, .15), (.33, .28, .26)),
                  ball((s * .16, -.9, -.15 + .03 * m.flare), (.13 + .03 * m.flare, .17, .11))]
        ears.append(Ear(s, m.ears + (.2 if s > 0 else 0), (.68, .08, .46), .82, .82))
        lumps.append(ears[-1].piece())
    o = knead(lumps, skin, .021, 8)
    sculpt = Sculpt(o)
    sculpt.dents(.012, 2.6, 5)
    for s in (-1, 1):
        sculpt.groove([(s * .25, -.24), (s * .38, -.38), (s * .45, -.5)], .012 + .012 * abs(m.smile), .03)
        sculpt.groove([(s * .2, -.05), (s * .38, -.13), (s * .56, -.06)], .014, .025)
        sculpt.pit((s * .1, -1.04, -.27), (.06, .16, .05), .05)
        if m.slant > 0:
            sculpt.groove([(s * .06, .46), (s * .09, .6)], .03, .026)
    face = Surface(o)
    grin(face, m, .02, -.58 - .05 * m.open, .47, lip, .058, full=1.25, upper=1.1, tooth_colour='#f0e6c8')
    sculpt = Sculpt(o)
    co = sculpt.co
    sculpt.mottle(.35, '#6b8a2a')
    sculpt.rub(.3 * sculpt.about((0, -1.1, -.12), (.28, .4, .24)), '#b08a44')
    sculpt.rub(.2 * soft(co[:, 2], -.85, -1.3), '#5d7a24')
    for s in (-1, 1):
        sculpt.rub(.4 * sculpt.about((s * .36, -.75, .38), (.36, .4, .22)), '#7a6a3c')
        sculpt.rub(.9 * sculpt.about((s * .1, -1.06, -.28), (.07, .18, .05)), '#2d3212')
        sculpt.rub((.18 + .55 * m.blush) * sculpt.about((s * .58, -.75, -.22), (.42, .5, .34)), '#d4503a')
        deep, along = ears[s > 0].masks(co, s)
        sculpt.rub(.8 * (along > 0) * soft(along, 1 - m.heat, 1.2 - m.heat) * min(1, m.heat * 3), '#cf4a30')
        sculpt.rub(.9 * deep, '#2f3814')
    sculpt.bake(skin)
    face._tree = None
    spot, rng = clay('freckle', '#7c6a26', .6, .1), np.random.default_rng(11)
    for s in (-1, 1):
        for _ in range(19):
            x, z, r = s * np.clip(rng.normal(.44, .15), .12, .74), rng.normal(-.2, .075), rng.uniform(.013, .024)
            ball(face.at(x, z, -.004), (r, r * .5, r), mat=spot, detail=2)
    auburn, lash = clay('auburn', '#5d2410', .85, .7, 30), clay('lash', '#1d120c', .6, .05)
    for s in (-1, 1):
        eye((s * .36, -.74, .2), .25, '#3c7468', lid, m, s, size=.54, lash=lash, flick=.16)
        brow(face, m, s, .14, .46, .5, .044, auburn, .02)


def build(m):
    with Head(m):
        head(m)
        hair(m)
        tiara()
    gown()
    plait()
