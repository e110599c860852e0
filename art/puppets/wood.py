"""Turned and painted wood."""
import math
import bmesh
import bpy
from mathutils import Vector
from clay import linear
from paint import wiring


def wood(name, light, dark, along=(0, 0, 1), scale=1.0, paint=None, worn=.5, rough=.42):
    """Wood whose grain runs `along` an axis. `paint` covers it but for worn spots, where the wood comes through."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    b, node = m.node_tree.nodes['Principled BSDF'], wiring(m)
    place = node('TexCoord').outputs['Object']
    stretch = [scale * (.55 if a else 5.5) for a in along]
    long = node('VectorMath', {'operation': 'MULTIPLY'}, i0=place, i1=stretch).outputs[0]
    fibre = node('TexNoise', Vector=long, Scale=4.2, Detail=7.0, Distortion=.3).outputs['Fac']
    broad = [scale * (.28 if a else 1.5) for a in along]
    bent = node('VectorMath', {'operation': 'MULTIPLY'}, i0=place, i1=broad).outputs[0]
    rings = node('TexNoise', Vector=bent, Scale=1.1, Detail=1.0, Distortion=.2).outputs['Fac']
    rings = node('Math', {'operation': 'MULTIPLY'}, i0=rings, i1=56.0).outputs[0]
    rings = node('Math', {'operation': 'SINE'}, i0=rings).outputs[0]  # level lines of a soft noise: cut growth rings
    ring = node('MapRange', {'interpolation_type': 'SMOOTHSTEP'}, i0=rings, i1=-.2, i2=1.0, i3=0.0, i4=.38).outputs[0]
    streak = node('MapRange', i0=fibre, i1=.45, i2=.75, i3=0.0, i4=.5).outputs[0]
    grain = node('Math', {'operation': 'ADD', 'use_clamp': True}, i0=ring, i1=streak).outputs[0]
    tone = node('MixRGB', Fac=grain, Color1=linear(light), Color2=linear(dark)).outputs[0]
    height = grain
    b.inputs['Roughness'].default_value = rough
    if paint:
        rub = node('TexNoise', Vector=place, Scale=3.3 * scale, Detail=6.0).outputs['Fac']
        both = node('Math', {'operation': 'MULTIPLY_ADD'}, i0=fibre, i1=.45, i2=rub).outputs[0]
        gone = node('MapRange', i0=both, i1=1.02 - .3 * worn, i2=1.07 - .3 * worn).outputs[0]
        shade = node('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=.35, Color1=linear(paint), Color2=(.7, .66, .6, 1))
        faint = node('Math', {'operation': 'MULTIPLY'}, i0=grain, i1=.5).outputs[0]
        m.node_tree.links.new(faint, shade.inputs[0])
        tone = node('MixRGB', Fac=gone, Color1=shade.outputs[0], Color2=tone).outputs[0]
    m.node_tree.links.new(tone, b.inputs['Base Color'])
    b.inputs['Clearcoat'].default_value, b.inputs['Clearcoat Roughness'].default_value = .25, .3
    bumps = node('Bump', Strength=.3, Distance=-.02, Height=height)
    m.node_tree.links.new(bumps.outputs[0], b.inputs['Normal'])
    return m


def turned(profile, at, axis, mat, segments=64):
    """A piece from the lathe: `profile` of (distance along `axis`, radius) from `at`."""
    axis = Vector(axis).normalized()
    turn = axis.to_track_quat('Z', 'Y').to_matrix()
    bm, rings = bmesh.new(), []
    for d, r in profile:
        around = [2 * math.pi * i / segments for i in range(segments)]
        rings.append([bm.verts.new((math.cos(a) * r, math.sin(a) * r, d)) for a in around])
    for a, c in zip(rings, rings[1:]):
        for i in range(segments):
            bm.faces.new((a[i], a[(i + 1) % segments], c[(i + 1) % segments], c[i]))
    bm.faces.new(rings[0][::-1])
    bm.faces.new(rings[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new('turned')
    bm.to_mesh(mesh)
    bm.free()
    for p in mesh.polygons:
        p.use_smooth = True
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, .9
    mesh.materials.append(mat)
    o = bpy.data.objects.new('turned', mesh)
    o.matrix_world = turn.to_4x4()
    o.location = at
    bpy.context.collection.objects.link(o)
    return o
