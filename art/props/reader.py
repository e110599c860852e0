"""The licence's picture: Donkey reads down over a board's edge, both hooves on it. The board is the page's own: what of him is behind it is left out."""
import os
import sys
import bpy
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(here, '..'), os.path.join(here, '..', 'puppets')]
import donkey  # noqa: E402
import light  # noqa: E402
from clay import clay, knead, roll  # noqa: E402
from felt import felt  # noqa: E402
from stage import run  # noqa: E402

W, H, UNITS = 560, 520, 4.4
EDGE = -1.6                            # the board's upper edge
READING = donkey.MOODS['rest'].but(name='reading', lids=.12, gaze=(-.12, -.5), raised=.9, open=.55, nod=.02, tilt=.1, turn=-.06)
donkey.EARS['reading'] = donkey.EARS['rest']


def hooves(coat):
    horn = clay('horn', '#3a3234', .45, .35, 12)
    for s in (-1, 1):
        x = s * .96
        path = [(s * .95, .2, EDGE - .9), (s * 1.02, -.4, EDGE - .2), (x, -1.0, EDGE + .2), (x, -1.42, EDGE + .06)]
        felt(knead([roll(path, .25, taper=[1.1, 1.05, 1, .95])], coat, .03, 4), length=.045, count=1200)
        knead([roll([(x, -1.4, EDGE + .08), (x, -1.55, EDGE - .06), (x, -1.6, EDGE - .22)], .28, taper=[.8, .9, .95])], horn, .018, 6)


def reader(name):
    light.theatre(int(os.environ.get('SAMPLES', 40)))
    donkey.build(READING)
    hooves(clay('coat', '#6d6f78'))
    bpy.ops.mesh.primitive_cube_add(size=2, location=(0, .9, EDGE - 2))
    board = bpy.context.object
    board.scale = (4, 2.15, 2)
    board.is_holdout = True
    light.aim()
    s = bpy.context.scene
    s.camera.data.lens = 85 * 4 / UNITS
    s.camera.location.z = -.19
    s.render.resolution_x, s.render.resolution_y = W, H
    s.render.resolution_percentage = int(100 * float(os.environ.get('SCALE', 1)))
    s.render.image_settings.file_format, s.render.image_settings.color_mode = 'PNG', 'RGBA'


if __name__ == '__main__':
    run({'reader': reader})
