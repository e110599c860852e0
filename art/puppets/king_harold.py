"""King Harold: anxious, kindly, and something of a frog about the eyes, the throat and the hand."""
import math
import numpy as np
from clay import ball, clay, glaze, knead
from eyes import eye
from folk import combed, crown, metal
from grin import edges, grin
from harold_parts import collar, hand, robe
from joint import Head
from mood import CROSS, REST, SMITTEN
from ogre import ogre
from sculpt import Sculpt, curve, soft
from surface import Surface

MOODS = {
    # harassed: there is always somebody at the door
    'rest': ogre(REST, lids=.2, under=.3, slant=-.42, raised=.1, cocked=.7, smile=-.4, smirk=.3, tilt=-.1, nod=.05, gaze=(.42, .1), pupil=.75),
    'smitten': ogre(SMITTEN, lids=.26, under=.42, tilt=.12, smile=1.0, smirk=.15, open=.24),
    'cross': ogre(CROSS, open=0, smile=-.9, smirk=-.2, lids=.42, slant=.4, tilt=-.05),
}
LIVING = {mood: {'open': {'open': .45}} for mood in MOODS}  # wider, he bares two rows of teeth
HAIR = '#5f4d3d'
MOUTH = (.02, -.55, .6)


def build(m):
    puff = 1 if m.slant > .2 else 0
    skin, lid = clay('skin', '#d9a678', .6, .3, 8), clay('lid', '#bd9763', .55, .25, 9)
    hair, gold = clay('hair', HAIR, .7, .4, 16), metal('gold', '#f0b83c')
    with Head(m, shift=(0, 0, -.05 if m.name == 'smitten' else 0)):  # so that the crown stays in the picture
        face = head(m, skin, puff)
        for s in (-1, 1):
            eye((s * .42, -.72, .2), .28, '#8f8f34', lid, m, s, size=.48)
            brow(face, s, m, hair)
        whiskers(face, hair, m)
        grin(face, m, *MOUTH, clay('lip', '#bf7a62', .5, .15), .036, full=1.1, tooth_colour='#efe3c4')
        locks(hair)
        crown((.17, .1, .82), .7, 5, .19, .44, gold, (-.1, .33, .3), .95, 1.22, (glaze('ruby', '#b01830', .1), glaze('sapphire', '#2a4ab0', .1)), gold, 1.3)
    robe(m)
    collar()
    hand(m, clay('frog', '#93a04c', .5, .3, 9))


def brow_line(s, m):
    """Along the socket's upper rim; the viewer's right one is the cocked one."""
    up, dip = .09 * m.raised + (.12 * m.cocked if s > 0 else -.03 * m.cocked), -.22 * m.slant
    return [(s * .15, .54 + up + dip), (s * .34, .61 + up + .3 * dip), (s * .53, .58 + up - .2 * dip), (s * .66, .5 + up * .7 - .4 * dip)]


def head(m, skin, puff):
    drop = .3 * m.open
    lumps = [ball((0, .05, .15), (.8, .82, .88)), ball((0, -.1, -.42), (.94 + .06 * puff, .84, .52)),
             ball((0, -.42, -.84 - drop), (.62, .48, .26)), ball((0, -.16, -1.04), (.74 + .3 * puff, .58 + .4 * puff, .36 + .1 * puff)),
             ball((0, -.92, -.06), (.17, .24, .17)), ball((-.12, -.88, -.1), (.12, .16, .1)), ball((.12, -.88, -.1), (.12, .16, .1)),
             ball((0, -.78, .14), (.12, .18, .24)), ball((0, .35, -1.35), (.66, .6, .6)), ball((0, -.7, -.4), (.36, .2, .16))]
    for s in (-1, 1):
        lumps += [ball((s * .58, -.5, -.28), (.34 + .12 * puff, .32 + .1 * puff, .3)), ball((s * .42, -.62, .26), (.33, .24, .3))]
        lumps += [ball((x, -.62 + .14 * abs(x), z - .02), (.12, .1, .09)) for x, z in brow_line(s, m)[:3]]
    o = knead(lumps, skin, .022, 9)
    sculpt = Sculpt(o)
    sculpt.dents(.012, 2.4, 3)
    for s in (-1, 1):
        sculpt.groove([(s * .2, -.16), (s * .42, -.3), (s * .6, -.5)], .02, .035)
        sculpt.groove([(s * .2, -.1), (s * .44, -.16), (s * .66, -.06)], .014, .028)
    sculpt.mottle(.2, '#b5804f')
    for s in (-1, 1):
        sculpt.rub((.26 + .5 * m.blush + .35 * puff) * sculpt.about((s * .58, -.75, -.22), (.46, .5, .4)), '#d8503c')
        sculpt.rub(.28 * sculpt.about((s * .42, -.85, .2), (.42, .5, .4)), '#8c9a4c')
        sculpt.rub(.55 * soft(sculpt.near(brow_line(s, m))[0], .13, .03), HAIR)  # where hair grows the skin is shaded
    sculpt.rub(.4 * sculpt.about((0, -1.1, -.1), (.3, .4, .26)), '#d8604a')
    sculpt.rub((.5 + .3 * puff) * soft(sculpt.co[:, 2], -.8, -1.25), '#8a9c4a')
    sculpt.bake(skin)
    return Surface(o)


def brow(face, s, m, hair):
    """Strands that lie along the ridge, in front of the lid: else a frown goes in a blink."""
    def at(x, z, lift):
        off = (x - s * .42) ** 2 + (z - .2) ** 2
        p = face.at(x, z, lift)
        return (p.x, min(p.y, -.72 - (.33 ** 2 - off) ** .5 - lift) if off < .33 ** 2 else p.y, p.z)

    line, strands = curve(brow_line(s, m), 4), []
    for k in range(5):
        way = line[k % 2:len(line) - (0, 3, 1, 2, 4)[k]]
        strands.append([at(x + s * .01 * k, z + .042 * (k - 2) * (1 - .7 * i / len(line)), .06 - .006 * (k - 2) ** 2) for i, (x, z) in enumerate(way)])
    for strand in strands:
        strand[0] = (strand[0][0], strand[0][1] + .03, strand[0][2] - .02)
    combed([s[:-1:2] + s[-1:] for s in strands], .046, hair, .012, 1, [.8, 1.2, 1.25, 1.1, .9, .6, .25])


def whiskers(face, hair, m):
    """A moustache that grows from under the nose over the lip and past its corners, and a goatee that follows the jaw."""
    top, low = (np.array(e) for e in edges(m, *MOUTH))
    for s in (-1, 1):
        strokes = []
        for j in range(7):
            q = j / 6                                   # 0 lies lowest, on the lip
            reach = 1.1 - .5 * q + (.05 if s > 0 else 0)
            way = []
            for t in (0, .25, .5, .75, 1):
                k = s * (.03 + reach * t)
                z = np.interp(k, (top[:, 0] - MOUTH[0]) / MOUTH[2], top[:, 1]) + .02 + .15 * q * (1 - t) + .07 * (1 - q) * t ** 3 - .1 * t * t
                way.append(face.at(MOUTH[0] + k * MOUTH[2], z, .03 + .04 * math.sin(math.pi * min(1, t + .2))))
            strokes.append(way)
        combed(strokes, .046, hair, .012, 1, [.8, 1.15, 1.1, .8, .15])
    tufts = []
    for i in range(17):
        t, w = (i - 8) / 8, .03 * ((i * 7) % 4 - 1.5)
        root = np.interp(.5 * t, (low[:, 0] - MOUTH[0]) / MOUTH[2], low[:, 1]) - .08 - .17 * t * t
        way = ((.26 * t, root, .0), (.3 * t, root - .13, .05), (.3 * t + w * .3, root - .28 + .06 * t * t, .08), (.14 * t + w, root - .53 + .31 * t * t + w, .09))
        tufts.append([face.at(.02 + x, z, lift) for x, z, lift in way])
    combed(tufts, .048, hair, .012, 2, [.5, 1.1, 1.1, .3])


def locks(hair):
    """Parted hair, thin on top, that hangs to the collar and turns out there."""
    strands = []
    for s in (-1, 1):
        for k in range(10):
            w = .05 * ((k * 5) % 3 - 1)
            way = [(s * .05 - .1, .1 + .06 * (k - 4), 1.04)]
            for z, wide, deep, front in ((.86, .52, .56, 14), (.55, .84, .82, 46), (.12, 1.02, .9, 66), (-.36, 1.04, .86, 74), (-.7, 1.1, .84, 76),
                                         (-.9 + w, 1.34 + w, .9, 78)):
                a = math.radians(front + (165 - front) * k / 9)
                way.append((s * wide * math.sin(a), .06 - deep * math.cos(a), z))
            strands.append(way)
    combed(strands, .14, hair, .02, 2, [.7, .9, 1, 1.05, 1.05, .9, .25])
