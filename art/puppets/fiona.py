"""Fiona: strong, warm, wry; freckles, a plait as thick as an arm, a tiara put on in passing."""
import numpy as np
from clay import ball, clay, knead, roll
from eyes import eye
from fiona_dress import gown
from fiona_hair import hair, plait, tiara
from grin import KS, edges, grin
from joint import Head
from mood import CROSS, REST, SMITTEN
from ogre import Ear, brow, ogre
from sculpt import Sculpt, soft, thumbed
from surface import Surface

MOODS = {
    'rest': ogre(REST, smirk=.42, cocked=.75, smile=.5, lids=.25, under=.06, tilt=-.08, turn=-.06, gaze=(.06, -.02), ears=.1),
    'smitten': ogre(SMITTEN, smirk=.1, lids=.34, under=.26, open=.3, smile=1, tilt=.13, turn=.04, ears=.6, slant=-.36, raised=.2, pupil=1.4),
    'cross': ogre(CROSS, smirk=-.3, ears=-.7, slant=.46, raised=-.3, lids=.44, cocked=.7, smile=-.7, flare=.4, tilt=.07,
                  turn=.1, gaze=(-.15, -.02)),
}
LIVING = {mood: {'half': {'open': .16 if mood == 'smitten' else .26}, 'open': {'open': .48}} for mood in MOODS}  # from half open on, teeth crowd
LIPS, LIP = ('#974130', '#bd5c4a'), .062


def mouth_place(m):
    return .02, -.56 - .05 * m.open, .42


def lip_lines(m):
    """Where the middles of both lips run, as (x, z) points from corner to corner."""
    top, low = edges(m, *mouth_place(m))
    bow = 1 - KS ** 2
    return ([(a, b + .042 * u + .01 - .022 * np.exp(-(k / .14) ** 2)) for (a, b), u, k in zip(top, bow, KS)],
            [(a, b - .058 * u) for (a, b), u in zip(low, bow)])


def shape(m, ears):
    """A round face: full cheeks that run into the jaw without a fold, a soft chin, lips raised from the same clay."""
    jaw = .3 * m.open
    lumps = [ball((0, .06, .34), (.78, .78, .72)), ball((0, 0, -.1), (.86, .84, .76)), ball((0, -.06, -.44 - jaw * .4), (.78, .76, .54 + jaw * .3)),
             ball((0, -.4, -.62 - jaw * .5), (.5, .46, .38 + jaw * .4)), ball((0, -.52, -.86 - jaw), (.3, .3, .21)),
             ball((0, -.94, -.1), (.16, .23, .135)), ball((0, -.82, .12), (.085, .18, .28)),
             ball((0, .34, -1.25), (.46, .44, .6)), ball((0, .3, -1.85), (.86, .62, .42))]
    for s in (-1, 1):
        lumps += [ball((s * .44, -.4, -.26), (.42, .4, .38)), ball((s * .35, -.6, .42), (.32, .2, .1), (0, s * .12, 0)),
                  ball((s * .36, -.58, .15), (.34, .29, .29)), ball((s * .13, -.88, -.13 + .03 * m.flare), (.1 + .03 * m.flare, .14, .09))]
    o = knead(lumps + [ear.piece() for ear in ears], skin_mat(), .021, 11)
    face = Surface(o)
    lips = [roll([face.at(x, z, .0 if low else -.008) for x, z in line], LIP * (1.15 if low else .95), taper=[.25 + .85 * (1 - abs(k) ** 2.2) for k in KS])
            for low, line in enumerate(lip_lines(m))]
    return knead([o] + lips, skin_mat(), .018, 3)


def skin_mat():
    return clay('skin', '#92b043', .55, .25, 9)


def head(m):
    lid, lip = clay('lid', '#86913c', .5, .25, 9), clay('lip', LIPS[0], .45, .15)
    ears = [Ear(s, m.ears + (.2 if s > 0 else 0), (.7, .1, .42), .72, .8) for s in (-1, 1)]
    o = shape(m, ears)
    skin = thumbed(skin_mat(), .06)
    sculpt = Sculpt(o)
    sculpt.dents(.008, 2.6, 5)
    for s in (-1, 1):
        sculpt.pit((s * .08, -1.02, -.24), (.05, .14, .045), .045)
        if m.slant > 0:
            sculpt.groove([(s * .06, .46), (s * .09, .6)], .03, .026)
    face = Surface(o)
    grin(face, m, *mouth_place(m), lip, .02, tooth_colour='#f0e6c8')
    line = edges(m, *mouth_place(m))[0]
    for s, (x, z) in ((-1, line[0]), (1, line[-1])):  # an ogre's deep corners are too hard for her
        Sculpt(o).pit((x + s * .05, face.at(x + s * .05, z + .02).y, z + .02), (.12, .2, .15), -.022)
    paint(o, m, ears)
    face._tree = None
    spot, rng = clay('freckle', '#7c6a26', .6, .1), np.random.default_rng(11)
    for s in (-1, 1):
        for _ in range(19):
            x, z, r = s * np.clip(rng.normal(.42, .15), .1, .72), rng.normal(-.16, .075), rng.uniform(.012, .021)
            ball(face.at(x, z, -.004), (r, r * .5, r), mat=spot, detail=2)
    auburn, lash = clay('auburn', '#5d2410', .85, .7, 30), clay('lash', '#1d120c', .6, .05)
    for s in (-1, 1):
        eye((s * .36, -.74, .2), .265, '#3c7468', lid, m, s, size=.56, lash=lash, flick=.2)
        for p in brow(face, m, s, .15, .54, .45, .038, auburn, .02).data.splines[0].points:  # before the lid, or a frown goes in a blink
            off = (p.co.x - s * .36) ** 2 + (p.co.z - .2) ** 2
            p.co.y = min(p.co.y, -.76 - max(0, .315 ** 2 - off) ** .5) if off < .315 ** 2 else p.co.y


def paint(o, m, ears):
    sculpt = Sculpt(o)
    co = sculpt.co
    sculpt.mottle(.18, '#7c9a34')
    sculpt.rub(.3 * sculpt.about((0, -1.1, -.1), (.26, .4, .22)), '#b08a44')
    sculpt.rub(.2 * soft(co[:, 2], -.85, -1.3), '#5d7a24')
    for s in (-1, 1):
        sculpt.rub(.4 * sculpt.about((s * .36, -.75, .4), (.36, .4, .2)), '#86663c')
        sculpt.rub(.8 * sculpt.about((s * .08, -1.04, -.25), (.055, .16, .045)), '#2d3212')
        sculpt.rub((.24 + .5 * m.blush) * sculpt.about((s * .52, -.8, -.2), (.42, .5, .34)), '#d4503a')
        deep, along = ears[s > 0].masks(co, s)
        sculpt.rub(.8 * (along > 0) * soft(along, 1 - m.heat, 1.2 - m.heat) * min(1, m.heat * 3), '#cf4a30')
        sculpt.rub(.9 * deep, '#2f3814')
    for low, line in enumerate(lip_lines(m)):
        off, t = sculpt.near(line)
        wide = LIP * (1.2 if low else 1) * (.2 + .9 * (1 - np.abs(2 * t - 1) ** 2.4))
        sculpt.rub(soft(off / wide, 1.12, .92), LIPS[low])
    if m.open < .04:
        sculpt.rub(.85 * soft(sculpt.near(edges(m, *mouth_place(m))[0])[0], .04, .012), '#4c1a15')
    sculpt.bake(o.data.materials[0])


def build(m):
    with Head(m):
        head(m)
        hair()
        tiara()
    gown()
    plait()
