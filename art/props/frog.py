"""The frog on the cards of voices: asleep with its mouth shut, or singing; the puppets' clay and light, on a lily pad that takes its shadow."""
import math
import os
import sys
import bpy
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(here, '..'), os.path.join(here, '..', 'puppets')]
import light  # noqa: E402
from clay import _aim, ball, clay, knead, roll  # noqa: E402
from eyes import eye  # noqa: E402
from mood import REST  # noqa: E402
from mouth import mouth  # noqa: E402
from sculpt import Sculpt, soft  # noqa: E402
from stage import run  # noqa: E402
from surface import Surface  # noqa: E402

W, H, UNITS = 320, 224, 4.5
PAD = -1.52
MOODS = {
    'frog-shut': REST.but(name='asleep', lids=1, under=.34, slant=.06, smile=.62, open=0),
    'frog-open': REST.but(name='singing', lids=.1, under=.1, slant=-.1, gaze=(-.02, .05), pupil=1.1, smile=.75, open=.62),
}


def body(m):
    """Head and body are one lump, wide and low, with a throat that swells when it sings."""
    skin, sings = clay('frog', '#7da23c', .46, .3, 8), m.open > .1
    throat = .12 if sings else 0
    lumps = [ball((0, .15, -.55), (1.16, .95, .78)), ball((0, .2, -1.0), (1.05, .9, .6)), ball((0, -.3, -.12), (1.16, .72, .54)),
             ball((0, -.5, -.42 - .14 * m.open), (.98, .55, .4 + .2 * m.open)), ball((0, -.42, -.88), (.66 + throat, .5 + throat, .4 + throat))]
    for s in (-1, 1):
        lumps += [ball((s * .58, -.32, .46), (.4, .4, .4)), ball((s * .86, -.5, -.14), (.26, .26, .24)),
                  ball((s * 1.22, .1, -1.12), (.42, .62, .48)), ball((s * 1.42, -.32, -1.36), (.36, .44, .17))]
        lumps.append(roll([(s * .74, -.3, -.78), (s * .98, -.72, -1.08), (s * .78, -.98, -1.42)], .19, taper=[1.15, .95, .85]))
        for k in (-1, 0, 1):            # three toes before it, each with a round tip
            tip = (s * .76 + .25 * k, -1.3 + .06 * abs(k), PAD + .09)
            lumps += [roll([(s * .77 + .05 * k, -1.0, PAD + .13), tip], .085, taper=[1.1, .8]), ball(tip, .11)]
    o = knead(lumps, skin, .022, 7)
    sculpt = Sculpt(o)
    sculpt.dents(.014, 2.6, 4)
    sculpt.mottle(.3, '#557a2a')
    sculpt.rub(.85 * soft(sculpt.co[:, 2], -.56, -.95) * soft(sculpt.co[:, 1], -.3, -.6) * soft(abs(sculpt.co[:, 0]), .72, .4) * soft(sculpt.co[:, 2], PAD + .2, PAD + .4), '#d9cf8e')
    for s in (-1, 1):
        sculpt.rub((.3 + .3 * sings) * sculpt.about((s * .86, -.75, -.16), (.3, .4, .22)), '#d8703c')
    for x, z, r in ((-.2, .16, .1), (.16, .28, .07), (.86, .14, .1), (-.92, .1, .08), (.02, .42, .06), (-1.1, -.3, .07), (1.12, -.42, .09)):
        sculpt.rub(.6 * sculpt.about((x, -.7, z), (r, .8, r)), '#4c7026')
    sculpt.bake(skin)
    return Surface(o)


def frog(name):
    m = MOODS[name]
    light.theatre(int(os.environ.get('SAMPLES', 64)))
    face = body(m)
    lid = clay('frog lid', '#6b9233', .5, .25, 9)
    for s in (-1, 1):
        eye((s * .58, -.56, .52), .3, '#e0a22e', lid, m, s, size=.56)
        roll([face.at(s * .11 - .012, .03, -.01), face.at(s * .11 + .012, .05, -.01)], .026, clay('nostril', '#33491c', .8, .05))
    mouth(face, 0, -.22 + .08 * m.open, .74, m, clay('frog lip', '#90b04c', .5, .15), .036 if m.open else 0, teeth='', maw='#4a1018', cocked=.12,
          line=clay('mouth line', '#2c3f14', .7, .05))
    pad()
    camera()


def pad():
    """Thin, round, with a rim that rises here and there."""
    rim = [(1.98 * math.cos(t), -.1 + 1.5 * math.sin(t), PAD + .03 * math.sin(5 * t)) for t in [k / 40 * math.tau for k in range(42)]]
    knead([ball((0, -.1, PAD - .05), (1.94, 1.48, .07)), roll(rim, .075)], clay('pad', '#47763a', .5, .3, 7), .03, 5)


def camera():
    light.aim()
    s = bpy.context.scene
    o = s.camera
    bpy.context.collection.objects.unlink(o)
    _aim(o, (0, -9.3, 1.35), (0, 0, -.63))
    o.data.lens = 85 * 4 / UNITS
    s.render.resolution_x, s.render.resolution_y = W, H
    s.render.resolution_percentage = int(100 * float(os.environ.get('SCALE', 1)))
    s.render.image_settings.file_format, s.render.image_settings.color_mode = 'PNG', 'RGBA'


if __name__ == '__main__':
    run({name: frog for name in MOODS})
