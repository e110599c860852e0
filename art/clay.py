"""A small clay-modelling kit for Blender (Debian package `blender`, 3.4, Cycles on the CPU).

Debian's build has no denoiser: keep subsurface scattering off, clamp indirect light, raise samples instead. Units are
Blender units; the camera looks along +Y, so -Y is towards the viewer and +Z is up. Colours are sRGB hex.
"""
import bpy
from mathutils import Vector


def linear(hex_colour):
    """sRGB hex -> linear RGBA, which Blender's sockets expect."""
    c = [int(hex_colour.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c) + (1,)


def new_scene(samples=192):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine, s.cycles.device = 'CYCLES', 'CPU'
    s.cycles.samples, s.cycles.use_adaptive_sampling, s.cycles.adaptive_threshold = samples, True, 0.02
    s.cycles.max_bounces, s.cycles.sample_clamp_indirect, s.cycles.sample_clamp_direct = 4, 2.0, 6.0
    s.cycles.use_denoising = False
    s.view_settings.view_transform, s.view_settings.look = 'Filmic', 'Medium High Contrast'
    return s


def clay(name, colour, rough=0.55, bump=0.25, scale=9, metric=False):
    """A clay material: mottled colour, and fine bumps like finger marks. High `scale` and `bump` read as cloth or fur.

    `metric` counts `scale` per unit, not per object: for big pieces, where finger marks would grow with them.
    """
    m = bpy.data.materials.get(name)
    if m:
        return m
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt, link = m.node_tree, m.node_tree.links.new
    b = nt.nodes['Principled BSDF']
    b.inputs['Roughness'].default_value = rough
    fine = nt.nodes.new('ShaderNodeTexNoise')
    fine.inputs['Scale'].default_value, fine.inputs['Detail'].default_value = scale, 6
    bumps = nt.nodes.new('ShaderNodeBump')
    bumps.inputs['Strength'].default_value, bumps.inputs['Distance'].default_value = bump, 0.04
    link(fine.outputs['Fac'], bumps.inputs['Height'])
    link(bumps.outputs['Normal'], b.inputs['Normal'])
    coarse = nt.nodes.new('ShaderNodeTexNoise')
    coarse.inputs['Scale'].default_value = 3
    ramp = nt.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[0].position = (0.55, 0.55, 0.5, 1), 0.3
    ramp.color_ramp.elements[1].position = 0.7
    if metric:
        place = nt.nodes.new('ShaderNodeTexCoord')
        link(place.outputs['Object'], fine.inputs['Vector'])
        link(place.outputs['Object'], coarse.inputs['Vector'])
        coarse.inputs['Scale'].default_value = 1.3
    mix = nt.nodes.new('ShaderNodeMixRGB')
    mix.blend_type, mix.inputs['Fac'].default_value = 'MULTIPLY', 0.35
    mix.inputs['Color1'].default_value = linear(colour)
    link(coarse.outputs['Fac'], ramp.inputs['Fac'])
    link(ramp.outputs['Color'], mix.inputs['Color2'])
    link(mix.outputs['Color'], b.inputs['Base Color'])
    return m


def glaze(name, colour, rough=0.08, glow=0.0):
    """A smooth shiny material, for eyes; `glow` > 0 makes it shine of itself, for catch-lights and lanterns."""
    m = bpy.data.materials.get(name) or bpy.data.materials.new(name)
    m.use_nodes = True
    b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value, b.inputs['Roughness'].default_value = linear(colour), rough
    b.inputs['Emission'].default_value, b.inputs['Emission Strength'].default_value = linear(colour), glow
    return m


def ball(at, size, turn=(0, 0, 0), mat=None, detail=4):
    """An ellipsoid: `size` is a radius or three."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=detail, radius=1, location=at, rotation=turn)
    o = bpy.context.object
    o.scale = size if hasattr(size, '__len__') else (size,) * 3
    bpy.ops.object.shade_smooth()
    if mat:
        o.data.materials.append(mat)
    return o


def roll(points, radius, mat=None, taper=None, round=6):
    """A rolled sausage of clay through `points`; `taper` gives each point its share of `radius`."""
    cu = bpy.data.curves.new('roll', 'CURVE')
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution, cu.use_fill_caps = '3D', radius, round, True
    sp = cu.splines.new('NURBS')
    sp.points.add(len(points) - 1)
    sp.use_endpoint_u, sp.order_u = True, min(4, len(points))
    for i, p in enumerate(points):
        sp.points[i].co, sp.points[i].radius = (*p, 1), (taper[i] if taper else 1)
    o = bpy.data.objects.new('roll', cu)
    bpy.context.collection.objects.link(o)
    if mat:
        cu.materials.append(mat)
    return o


def meshed(o):
    """A curve becomes a mesh (meshes stay), modifiers are applied."""
    bpy.ops.object.select_all(action='DESELECT')
    bpy.context.view_layer.objects.active = o
    o.select_set(True)
    bpy.ops.object.convert(target='MESH')
    return bpy.context.object


def weld(parts):
    """Joins pieces into one object without smoothing the joins; materials stay. Its origin is the world's."""
    parts = [meshed(o) for o in parts]
    bpy.ops.object.select_all(action='DESELECT')
    for o in parts:
        o.select_set(True)
    bpy.context.view_layer.objects.active = parts[0]
    if len(parts) > 1:
        bpy.ops.object.join()
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    return bpy.context.object


def again(o, at, size=1, turn=(0, 0, 0), mat=None):
    """Another object of the same mesh: costs no memory and no operator call. `mat` overrides on this copy only."""
    c = bpy.data.objects.new(o.name, o.data)
    c.location, c.rotation_euler, c.scale = at, turn, size if hasattr(size, '__len__') else (size,) * 3
    bpy.context.collection.objects.link(c)
    if mat:
        c.material_slots[0].link, c.material_slots[0].material = 'OBJECT', mat
    return c


def knead(lumps, mat, voxel=0.03, smooth=10):
    """Presses overlapping lumps into one piece whose joins are smoothed over: the step that makes it read as clay."""
    o = weld(lumps)
    remesh = o.modifiers.new('remesh', 'REMESH')
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = 'VOXEL', voxel, True
    relax = o.modifiers.new('relax', 'SMOOTH')
    relax.iterations, relax.factor = smooth, 0.5
    o.data.materials.clear()
    o.data.materials.append(mat)
    return meshed(o)


def _aim(o, at, target):
    o.location = at
    o.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(o)


def lamp(at, target, size, watts, colour):
    light = bpy.data.lights.new('lamp', 'AREA')
    light.size, light.energy, light.color = size, watts, linear(colour)[:3]
    o = bpy.data.objects.new('lamp', light)
    _aim(o, at, target)
    return o
