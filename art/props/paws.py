"""Two paws of Puss in Boots, laid over the edge of a plank: the plank and the rest of him are the page's own (app/kept/asking.css)."""
import os
import sys
import bpy
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(here, '..'), os.path.join(here, '..', 'puppets')]
import light  # noqa: E402
from cat import cloth, paw, streak  # noqa: E402
from clay import clay  # noqa: E402
from felt import felt  # noqa: E402
from stage import run  # noqa: E402

W, H, UNITS = 320, 100, 2.4


def paws(name):
    light.theatre(int(os.environ.get('SAMPLES', 40)))
    coat = cloth(clay('coat', '#e58630', .9, .3, 30))
    for s in (-1, 1):
        streak(coat, (s * .78 - .3, .16), (s * .78 + .3, .2), .1, '#8f3d0e', .9)
        felt(paw((s * .78, -1.0, 0), .27, coat, 3.14159 + s * .12, (-1.0, -.34, .34, 1.0), .42, (.5, .8, 1.16), .015, .05), length=.03, count=900, children=8)
    light.aim()
    s = bpy.context.scene
    s.camera.data.lens, s.camera.location.z = 85 * 4 / UNITS, -.06
    s.render.resolution_x, s.render.resolution_y = W, H
    s.render.resolution_percentage = int(100 * float(os.environ.get('SCALE', 1)))
    s.render.image_settings.file_format, s.render.image_settings.color_mode = 'PNG', 'RGBA'


if __name__ == '__main__':
    run({'paws': paws})
