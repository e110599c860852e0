"""The props' stage: a flat camera, the theatre's three lights, and clay that takes its colour from the mesh.

The camera is orthographic and looks along +Y, so that edges can be stretched by CSS: 100 pixels are one unit.
SCALE=.5 SAMPLES=24 in the environment make a quick try.
"""
import os
import sys
import bpy
import numpy as np
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from clay import _aim, linear, new_scene  # noqa: E402


def sun(source, strength, colour, soft=.35):
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.angle, light.color = strength, soft, linear(colour)[:3]
    o = bpy.data.objects.new('sun', light)
    _aim(o, source, (0, 0, 0))
    return o


def stage(w, h, samples=192, standard=False, key=3.6, rim=1.3, fill=.32, up=0.0, warm='#ffdca0', sky='#8fb6c9'):
    """A picture of w x h pixels; `standard` keeps pale things pale (Filmic greys them). `up` tips the eye upwards."""
    s = new_scene(int(os.environ.get('SAMPLES', samples)))
    s.render.resolution_x, s.render.resolution_y = w, h
    s.render.resolution_percentage = int(100 * float(os.environ.get('SCALE', 1)))
    s.render.film_transparent, s.cycles.pixel_filter_type = True, 'BLACKMAN_HARRIS'
    s.render.image_settings.file_format, s.render.image_settings.color_mode = 'PNG', 'RGBA'
    if standard:
        s.view_settings.view_transform, s.view_settings.look = 'Standard', 'None'
    camera = bpy.data.cameras.new('camera')
    camera.type, camera.ortho_scale = 'ORTHO', max(w, h) / 100
    o = bpy.data.objects.new('camera', camera)
    _aim(o, (0, -30, 30 * up), (0, 0, 0))
    s.camera = o
    sun((-.75, -.85, .95), key, warm)
    sun((1, -.12, .25), rim, '#9fe07a', .2)
    world = s.world = bpy.data.worlds.new('night')
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = linear(sky)
    world.node_tree.nodes['Background'].inputs[1].default_value = fill
    return s


def painted(name, rough=.6, bump=.25, scale=14, sheen=.25):
    """Clay that takes its colour from the mesh, with finger marks of `scale` to the unit."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt, link = m.node_tree, m.node_tree.links.new
    b = nt.nodes['Principled BSDF']
    b.inputs['Roughness'].default_value, b.inputs['Specular'].default_value = rough, sheen
    colour, place = nt.nodes.new('ShaderNodeVertexColor'), nt.nodes.new('ShaderNodeTexCoord')
    colour.layer_name = 'paint'
    link(colour.outputs['Color'], b.inputs['Base Color'])
    fine, bumps = nt.nodes.new('ShaderNodeTexNoise'), nt.nodes.new('ShaderNodeBump')
    fine.inputs['Scale'].default_value, fine.inputs['Detail'].default_value = scale, 5
    bumps.inputs['Strength'].default_value, bumps.inputs['Distance'].default_value = bump, .03
    link(place.outputs['Object'], fine.inputs['Vector'])
    link(fine.outputs['Fac'], bumps.inputs['Height'])
    link(bumps.outputs['Normal'], b.inputs['Normal'])
    return m


def mesh(name, points, faces, paint, mat):
    """A smooth mesh of quads from arrays; `paint` is one linear RGB for every point."""
    me = bpy.data.meshes.new(name)
    me.vertices.add(len(points))
    me.vertices.foreach_set('co', np.ascontiguousarray(points, np.float32).ravel())
    me.loops.add(faces.size)
    me.loops.foreach_set('vertex_index', np.ascontiguousarray(faces, np.int32).ravel())
    me.polygons.add(len(faces))
    me.polygons.foreach_set('loop_start', np.arange(0, faces.size, 4, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(len(faces), 4, np.int32))
    me.polygons.foreach_set('use_smooth', np.ones(len(faces), bool))
    me.update(calc_edges=True)
    layer = me.color_attributes.new('paint', 'FLOAT_COLOR', 'POINT')
    layer.data.foreach_set('color', np.c_[paint, np.ones(len(points))].astype(np.float32).ravel())
    me.materials.append(mat)
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    return o


def rgb(colour):
    return np.array(linear(colour)[:3])


def run(makers):
    """blender ... -- <out folder> <name>...: renders the named props, or all."""
    out, *names = sys.argv[sys.argv.index('--') + 1:]
    for name in names or makers:
        makers[name](name)
        bpy.context.scene.render.filepath = os.path.join(out, name + '.png')
        bpy.ops.render.render(write_still=True)
