"""Three candles that have burnt for a while, in a dish: on the shelf's place that no fortune teller takes, and on the table."""
import math
import os
import random
import sys
import bpy
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stage import run, stage  # noqa: E402
from onion import halo  # noqa: E402
from clay import ball, clay, glaze, knead, linear, roll  # noqa: E402


def wax(name, colour, shine):
    """Wax that its flame shines through: it glows towards its upper end."""
    m = clay(name, colour, .38, .12, 6)
    nt, link = m.node_tree, m.node_tree.links.new
    place, up, ease, bright = (nt.nodes.new('ShaderNode' + k) for k in ('TexCoord', 'SeparateXYZ', 'Math', 'Math'))
    ease.operation, ease.inputs[1].default_value = 'POWER', 3.2
    bright.operation, bright.inputs[1].default_value = 'MULTIPLY', shine
    b = nt.nodes['Principled BSDF']
    b.inputs['Emission'].default_value = linear('#ff9a48')
    for a, to in ((place.outputs['Generated'], up.inputs[0]), (up.outputs['Z'], ease.inputs[0]), (ease.outputs[0], bright.inputs[0]),
                  (bright.outputs[0], b.inputs['Emission Strength'])):
        link(a, to)
    return m


def candle(x, y, r, top, mat, rng, wick):
    foot = -1.06
    lumps = [roll([(x, y, foot), (x + .02, y, (foot + top) / 2), (x, y, top)], r, taper=[1.06, 1, .97])]
    lumps += [ball((x + .8 * r * math.cos(t), y + .8 * r * math.sin(t), top - .01), (r * .3, r * .3, .07)) for t in [k / 9 * math.tau for k in range(9)]]
    for k in range(5):                  # what has run down, a drop at its end
        t = -math.pi / 2 + (k - 2) * .74 + rng.uniform(-.15, .15)
        c, s, low = math.cos(t), math.sin(t), top - (.2, .75, .38, .95, .3)[(k + int(20 * r)) % 5] * min(1, top - foot - .15)
        lumps.append(roll([(x + r * .9 * c, y + r * .9 * s, top), (x + r * 1.03 * c, y + r * 1.03 * s, (top + low) / 2), (x + r * 1.06 * c, y + r * 1.06 * s, low)],
                          .042, taper=[1.1, .8, 1.3]))
        lumps.append(ball((x + r * 1.06 * c, y + r * 1.06 * s, low), .062))
    lumps += [ball((x + rng.uniform(-1.2, 1.2) * r, y - r * rng.uniform(.3, .9), foot + .02), (r * .5, r * .4, .1)) for _ in range(5)]
    knead(lumps, mat, .016, 3)
    roll([(x, y, top - .02), (x + .01, y, top + .07), (x + wick, y, top + .13)], .022, clay('wick', '#2a1c12', .8))
    # a flame: a drop with a hot heart
    z = top + .12
    drop = [(x + wick, y, z - .05), (x + wick * 1.2, y, z + .08), (x + wick * .6, y, z + .22), (x - wick * .4, y, z + .42)]
    roll(drop, .125, glaze('flame', '#ff8a1e', glow=3.2), [.5, 1, .75, .04]).visible_shadow = False
    ball((x + wick, y - .1, z + .07), (.05, .04, .1), mat=glaze('hot', '#fff2c0', glow=9)).visible_shadow = False
    halo((x, y + .3, z + .12), .72, 1.5)
    lamp = bpy.data.lights.new('flame', 'POINT')
    lamp.energy, lamp.shadow_soft_size, lamp.color = 9, .1, linear('#ffab52')[:3]
    o = bpy.data.objects.new('flame', lamp)
    o.location = (x + wick, y - .25, z + .14)
    bpy.context.collection.objects.link(o)


def candles(name):
    stage(240, 240, samples=96, key=.7, rim=.35, fill=.26, up=.1, warm='#c9a0ff', sky='#6a4a9a')
    rng = random.Random(11)
    candle(.02, .1, .27, .38, wax('cream', '#e8d3a2', 1.1), rng, .03)
    candle(-.56, -.12, .22, -.22, wax('rose', '#a8486e', .9), rng, -.03)
    brass = clay('brass', '#8a5a2c', .34, .3, 7)
    brass.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = .55
    knead([ball((0, -.05, -1.13), (1.02, .62, .07))] + [ball((1.0 * math.cos(t), -.05 + .6 * math.sin(t), -1.1), .06)
                                                       for t in [k / 60 * math.tau for k in range(60)]], brass, .016, 3)
    candle(.56, -.1, .24, -.5, wax('plum', '#7a4a92', .8), rng, .02)


if __name__ == '__main__':
    run({'candles': candles})
