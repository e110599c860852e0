"""King Harold: anxious, kindly, and something of a frog about the eyes."""
import math
from clay import ball, clay, glaze, knead, roll
from eyes import eye
from folk import brow, combed, crown, metal, velvet
from joint import Head
from mood import CROSS, REST, SMITTEN
from mouth import mouth
from paint import rub
from surface import Surface

MOODS = {
    # harassed: there is always somebody at the door
    'rest': REST.but(lids=.2, under=.3, slant=-.42, raised=.1, cocked=.7, smile=-.5, tilt=-.1, nod=.05, gaze=(.42, .1), pupil=.75),
    'smitten': SMITTEN.but(lids=.26, under=.42, tilt=.17, smile=1.0, open=.25),
    'cross': CROSS.but(open=0, smile=-.9, lids=.42, slant=.4, tilt=-.05),
}


def build(m):
    puff = 1 if m.slant > .2 else 0
    skin, lid = clay('skin', '#dba67c', .6, .3, 8), clay('lid', '#c9966a', .55, .25, 9)
    hair, gold = clay('hair', '#6b5744', .7, .4, 16), metal('gold', '#f0b83c')
    robe, fur = velvet('robe', '#5a2a86'), clay('ermine', '#f1ead9', .95, 1.0, 38)
    lip, dark = clay('lip', '#b8705c', .5, .15), clay('dark', '#241a14', .9, .2)
    for s in (-1, 1):
        rub(skin, (s * .58, -.7, -.2), .45, '#d8503c', .28 + .5 * m.blush + .35 * puff)
    rub(skin, (0, -1.05, -.1), .3, '#d8604a', .4)
    rub(skin, (0, -.5, -1.05), .7, '#7f9c4a', .35 + .4 * puff)
    with Head(m):
        lumps = [ball((0, .05, .15), (.8, .82, .88)), ball((0, -.1, -.42), (.92 + .06 * puff, .84, .52)),
                 ball((0, -.42, -.84), (.6, .48, .26)), ball((0, -.16, -1.04), (.72 + .3 * puff, .58 + .4 * puff, .36 + .1 * puff)),
                 ball((0, -.92, -.06), (.17, .24, .17)), ball((-.12, -.88, -.1), (.12, .16, .1)), ball((.12, -.88, -.1), (.12, .16, .1)),
                 ball((0, -.78, .14), (.12, .18, .24)), ball((0, .35, -1.35), (.66, .6, .6))]
        for s in (-1, 1):
            lumps += [ball((s * .58, -.5, -.28), (.34 + .12 * puff, .32 + .1 * puff, .3)), ball((s * .42, -.62, .28), (.3, .22, .28))]
        face = Surface(knead(lumps, skin, .024, 9))
        for s in (-1, 1):
            eye((s * .42, -.72, .2), .27, '#8a8a3a', lid, m, s, size=.48)
            brow(face, s, m, hair, .42, .6, .3, .065, .04)
        mouth(face, .0, -.52, .6, m, lip, .035, teeth='upper')
        beard(face, hair, m)
        locks = []
        for s in (-1, 1):
            for k in range(9):
                a, w = math.radians(22 + 17 * k), .06 * ((k * 5) % 3 - 1)
                x, y = .92 * math.sin(a), -.78 * math.cos(a) + .12
                locks.append([(s * .06, .05 + y * .25, 1.0), (s * x * .75, y * .85, .82), (s * (x * 1.05 + .06), y, .25),
                              (s * (x * 1.02 + .14), y, -.4), (s * (x + .2 + w), y + .02, -.78), (s * (x + .02), y, -.86 + w)])
        combed(locks[1:9] + locks[10:], .13, hair, .022, 3, [.8, 1, 1.05, 1.05, .9, .3])
        crown((.06, .06, .88), .62, 5, .2, .42, gold, (-.06, .16, .3), .95, 1.22, (glaze('ruby', '#b01830', .1), glaze('sapphire', '#2a4ab0', .1)), gold)
    knead([ball((0, .4, -2.4), (1.55, .95, .9)), ball((-1.15, .4, -2.25), (.75, .7, .6)), ball((1.15, .4, -2.25), (.75, .7, .6))], robe, .045, 8)
    collar(fur, dark, gold)


def beard(face, hair, m):
    """A moustache in two strokes and a short beard along the jaw, combed with a stick."""
    for s in (-1, 1):
        for k in range(4):
            z = -.3 - .035 * k
            face.line([(s * .03, z), (s * .22, z - .05 + .03 * m.smile), (s * (.46 - .03 * k), z - .1 + .05 * m.smile)], .05, hair, [1, 1.1, .2], .02)
    drop, n = .4 * m.open, 25
    for layer in (0, 1):
        for i in range(n - layer):
            t = (i + .5 * layer - (n - 1) / 2) / ((n - 1) / 2)
            wave, top = .02 * ((i * 7) % 5 - 2), -.66 - .1 * layer + .24 * abs(t) ** 3 - drop * (1 - t * t)
            foot = -1.04 + .1 * layer + .22 * t * t - drop * .6 + wave
            way = [(.6 * t, top), (.62 * t + wave * .3, (top + foot) / 2), (.6 * t - .1 * t ** 3 + wave, foot)]
            face.line(way, .05, hair, [.6, 1.15, .1], .015 * layer)


def collar(fur, dark, gold):
    """Ermine lies round the shoulders, its tails are stuck in by hand."""
    lumps = []
    for i in range(17):
        a = math.radians(-105 + 210 * i / 16)
        lumps.append(ball((1.08 * math.sin(a), .35 - .98 * math.cos(a), -1.78 - .16 * math.cos(a)), (.26, .26, .3)))
    o = Surface(knead(lumps, fur, .03, 4))
    for x, z in ((-.95, -1.72), (-.62, -1.98), (-.28, -1.82), (.1, -2.04), (.42, -1.82), (.72, -2.0), (1.0, -1.7)):
        roll([o.at(x, z + .08, -.01), o.at(x + .01, z, .02), o.at(x + .02, z - .12, .02)], .042, dark, [.3, 1.1, .15])
    ball(o.at(0, -2.12, .0), (.16, .1, .16), mat=gold)
