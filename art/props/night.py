"""What stands in the fog where one is lost: the film's sleeping moon, and a bare tree before it."""
import math
import os
import random
import sys
import bpy
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stage import run, stage  # noqa: E402
import backdrop  # noqa: E402  the film's
from clay import clay, linear, roll  # noqa: E402


def moon(name):
    stage(224, 224, samples=48)
    bpy.context.scene.view_settings.look = 'None'
    backdrop.wink(backdrop.moon((0, 0, 0), 1.06), 0)
    ramp = bpy.data.materials['moon'].node_tree.nodes['ColorRamp'].color_ramp
    ramp.elements[0].color, ramp.elements[0].position = linear('#8089a0'), -.1  # its shade is the fog's, not the swamp's


def limb(at, angle, long, r, mat, rng, forks):
    """A branch from `at`, `angle` from upright, that wavers, thins, and forks at its end and on its way."""
    points, (x, z) = [], at
    for k in range(5):
        points.append((x, rng.uniform(-.05, .05), z))
        bend = angle + rng.gauss(0, .2) - .1 * k * math.copysign(1, angle)   # back up towards the light
        x, z = x + long / 4 * math.sin(bend), z + long / 4 * math.cos(bend)
    roll(points, r, mat, [1.4 if forks == 4 else 1.1, .9, .74, .6, .44 if forks else .04])
    if not forks:
        return
    for k, side in ((4, -1), (4, 1), (2, rng.choice((-1, 1))), (3, rng.choice((-1, 1)))):
        a, _, c = points[k]
        limb((a, c), angle * .5 + side * rng.uniform(.5, 1.0), long * rng.uniform(.5, .7), r * (.52 if k == 4 else .4), mat, rng, forks - 1)


def bare(name):
    """CSS mirrors it for a second one."""
    s = stage(640, 640, samples=64, key=.5, rim=.9, fill=.5, warm='#9fb8e6', sky='#5f7fb8')
    s.render.resolution_x, s.render.resolution_y = 350, 350   # in the fog nobody sees more
    for o in bpy.context.scene.objects:
        if o.type == 'LIGHT' and o.data.energy > .8:
            o.data.color = (.55, .72, 1)
    bark, rng = clay('bark', '#56657f', .8, .7, 8), random.Random(9)
    limb((.05, -3.4), -.06, 2.7, .24, bark, rng, 4)


if __name__ == '__main__':
    run({'moon': moon, 'tree': bare})
