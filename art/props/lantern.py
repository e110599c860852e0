"""A small iron lantern, lit, as it hangs by the house of the home film, nearer."""
import math
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stage import rgb, run, stage  # noqa: E402
from clay import ball, clay, glaze, knead, roll  # noqa: E402
import bpy  # noqa: E402


def ring(r, z, thick, mat, squash=1.0):
    return roll([(r * math.cos(t), r * squash * math.sin(t), z) for t in [k / 16 * math.tau for k in range(19)]], thick, mat)


def lantern(name):
    stage(160, 240, 256, key=3.4, rim=1.8, fill=.4, up=.1)
    iron = clay('iron', '#3a3d40', .45, .6, 9)
    iron.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = .35
    roll([(.14 * math.sin(t), 0, .98 - .13 * math.cos(t)) for t in [k / 14 * math.tau for k in range(17)]], .028, iron)
    knead([ball((0, 0, .76), (.13, .13, .12)), ball((0, 0, .62), (.34, .34, .13)), ball((0, 0, .50), (.50, .50, .085)),
           ball((0, 0, .86), (.05, .05, .09))], iron, .025, 3)
    knead([ball((0, 0, -.72), (.50, .50, .08)), ball((0, 0, -.83), (.38, .38, .10)), ball((0, 0, -.93), (.12, .12, .09))], iron, .025, 3)
    for k in range(4):
        t = k * math.pi / 2 + .62
        c, s = math.cos(t), math.sin(t)
        roll([(.40 * c, .40 * s, .5), (.47 * c, .47 * s, .2), (.47 * c, .47 * s, -.35), (.42 * c, .42 * s, -.72)], .042, iron,
             [1.2, .9, 1, 1.3])
    ring(.47, -.12, .026, iron)
    candle = clay('candle', '#f0dfb4', .6, .2)
    knead([roll([(0, 0, -.7), (.01, 0, -.3)], .13), ball((.06, -.06, -.36), (.09, .09, .07)), ball((-.11, -.05, -.5), (.05, .05, .12))],
          candle, .015, 3)
    flame = glaze('flame', '#ffc65c', glow=9)
    flame.cycles.sample_as_light = False
    knead([ball((0, -.02, -.1), (.085, .085, .12)), roll([(0, -.02, -.1), (.015, -.02, .06), (-.01, -.02, .2)], .08, taper=[1, .7, .08])],
          flame, .012, 3).visible_shadow = False
    glass = bpy.data.materials.new('glass')  # warm air, behind the flame
    glass.use_nodes = True
    nt, link = glass.node_tree, glass.node_tree.links.new
    light, none, mix, far, place = (nt.nodes.new('ShaderNode' + k) for k in ('Emission', 'BsdfTransparent', 'MixShader', 'VectorMath',
                                                                             'NewGeometry'))
    light.inputs[0].default_value, light.inputs[1].default_value = (*rgb('#ff7a18'), 1), 1.7
    fade = nt.nodes.new('ShaderNodeMapRange')
    fade.interpolation_type, far.operation = 'SMOOTHSTEP', 'DISTANCE'
    far.inputs[1].default_value = (0, .2, -.05)
    for key, value in (('From Min', 0), ('From Max', .85), ('To Min', 1), ('To Max', .8)):
        fade.inputs[key].default_value = value
    link(place.outputs['Position'], far.inputs[0])
    link(far.outputs['Value'], fade.inputs[0])
    link(fade.outputs[0], mix.inputs[0])
    link(none.outputs[0], mix.inputs[1])
    link(light.outputs[0], mix.inputs[2])
    link(mix.outputs[0], nt.nodes['Material Output'].inputs[0])
    glass.cycles.sample_as_light = False
    pane = knead([roll([(0, .6, .44), (0, .6, -.16), (0, .6, -.8)], .45, taper=[.9, 1.02, .95])], glass, .03, 2)
    pane.visible_shadow = pane.visible_diffuse = pane.visible_glossy = False
    lamp_ = bpy.data.lights.new('candle', 'POINT')
    lamp_.energy, lamp_.shadow_soft_size, lamp_.color = 26, .1, (1, .55, .18)
    o = bpy.data.objects.new('candle', lamp_)
    o.location = (0, -.04, -.04)
    bpy.context.collection.objects.link(o)


if __name__ == '__main__':
    run({'lantern': lantern})
