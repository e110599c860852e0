"""What biscuits are made of: baked dough and sugar icing."""
import bpy
from clay import clay
from paint import mixed, wiring


def dough(name, colour, rim, blush='#d8486a', pores=1.0):
    """Baked dough. Its vertices' `bake` attribute says how browned (red) and how blushing (green) each spot is."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    b, node = m.node_tree.nodes['Principled BSDF'], wiring(m)
    place = node('TexCoord').outputs['Object']
    blotch = node('TexNoise', Vector=place, Scale=2.6, Detail=4.0).outputs['Fac']
    grain = node('TexNoise', Vector=place, Scale=34.0, Detail=5.0).outputs['Fac']
    cells = node('TexVoronoi', Vector=place, Scale=15.0, Randomness=1.0)
    pore = node('MapRange', i0=cells.outputs['Distance'], i1=.07, i2=.24, i3=0.0, i4=1.0).outputs[0]
    some = node('MapRange', i0=node('SeparateColor', i0=cells.outputs['Color']).outputs[0], i1=.58, i2=.62).outputs[0]
    holes = node('Math', {'operation': 'MAXIMUM'}, i0=pore, i1=some).outputs[0]  # only every third cell is a pore
    bake = node('SeparateColor', i0=node('Attribute', {'attribute_name': 'bake'}).outputs['Color']).outputs
    wander = node('MapRange', i0=blotch, i1=.3, i2=.7, i3=-.22, i4=.28).outputs[0]
    brown = node('Math', {'operation': 'ADD', 'use_clamp': True}, i0=bake[0], i1=wander).outputs[0]

    tone = mixed(node, brown, colour, rim)
    tone = mixed(node, .3, tone, node('ValToRGB', Fac=grain).outputs[0], 'OVERLAY')
    tone = mixed(node, node('MapRange', i0=holes, i1=0.0, i2=1.0, i3=.5 * pores, i4=0.0).outputs[0], tone, rim)
    tone = mixed(node, bake[1], tone, blush)
    m.node_tree.links.new(tone, b.inputs['Base Color'])
    b.inputs['Roughness'].default_value, b.inputs['Specular'].default_value = .72, .25
    low = node('Bump', Strength=.55 * pores, Distance=.045, Height=holes)
    top = node('Bump', Strength=.42 * pores, Distance=.03, Height=grain)
    m.node_tree.links.new(low.outputs[0], top.inputs['Normal'])
    m.node_tree.links.new(top.outputs[0], b.inputs['Normal'])
    return m


def icing(name, colour, rough=.2):
    """Royal icing: smooth and glossy under a hard sugar skin, a little uneven."""
    m = clay(name, colour, rough, .1, 5)
    b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Clearcoat'].default_value, b.inputs['Clearcoat Roughness'].default_value = .7, .12
    return m
