"""Fur as felt: short fibres over a kneaded piece."""
import bpy
from mathutils import Vector
from clay import clay, meshed, roll
from surface import spline


def felt(o, colour='', length=.05, count=9000, children=10, rough=None, bare=(), comb=(.3, 0, -1.4)):
    """Covers `o` with fibres (a Blender hair system). Costs about as much rendering again.

    Without a `colour` it is soft felt: see `_soft`. None grows on carved walls nor within `bare` spots
    ((x, y, z), radius); `comb` lays the fibres over in a direction.
    """
    o = meshed(o)
    if not colour:
        return _soft(o, length, count, children, rough, bare, comb)
    o.data.materials.append(clay('fibre ' + colour, colour, rough=.9, bump=0))
    p = _grow(o, length, count, children, .04 if rough is None else rough)
    p.material = len(o.data.materials)
    p.root_radius, p.tip_radius, p.radius_scale = .35, .05, .012
    return o


def _grow(o, length, count, children, rough):
    o.modifiers.new('felt', 'PARTICLE_SYSTEM')
    p = o.particle_systems[0].settings
    p.type, p.count, p.hair_length = 'HAIR', count, length
    p.child_type, p.rendered_child_count, p.child_length = 'INTERPOLATED', children, 1
    p.roughness_1 = p.roughness_2 = p.roughness_endpoint = rough
    p.brownian_factor = .01
    return p


def _soft(o, length, count, children, rough, bare, comb):
    """Fibres of the painted clay's own colours that lie down and cast no shadow.

    Standing up, those that point at a lamp are dark grains, and the piece looks like a doormat.
    """
    coat = bpy.data.objects.new('coat', o.data.copy())
    bpy.context.collection.objects.link(coat)
    coat.matrix_world = o.matrix_world
    coat.visible_shadow = coat.visible_diffuse = coat.show_instancer_for_render = False
    skin = o.data.materials[0]
    name = 'fibres of ' + skin.name
    fibre = bpy.data.materials.get(name)
    if not fibre:
        fibre = skin.copy()
        fibre.name = name
        b = fibre.node_tree.nodes['Principled BSDF']
        for wire in b.inputs['Normal'].links:
            fibre.node_tree.links.remove(wire)
        b.inputs['Specular'].default_value = 0
    coat.data.materials[0] = fibre
    density = coat.vertex_groups.new(name='fur')
    walls = {v for f in coat.data.polygons if f.material_index for v in f.vertices}
    for v in coat.data.vertices:
        w = 0 if v.index in walls else 1
        for at, r in bare:
            w = min(w, max(0, min(1, ((v.co - Vector(at)).length / r - 1) * 3)))
        if w:
            density.add([v.index], w, 'REPLACE')
    p = _grow(coat, length, count, children, .006 if rough is None else rough)
    p.material, p.root_radius, p.tip_radius, p.radius_scale, p.brownian_factor = 1, .8, .25, .009, .002
    p.object_align_factor = Vector(comb) * p.normal_factor
    coat.particle_systems[0].vertex_group_density = coat.particle_systems[0].vertex_group_length = density.name
    return o


def stitches(face, points, mat, long=.07, every=.14, radius=.014, lift=.0):
    """A seam sewn through (x, z) `points` of a Surface: felt puppets are sewn."""
    fine = spline(points, 24)
    walked = 0.0
    for i in range(len(fine) - 1):
        (ax, az), (bx, bz) = fine[i], fine[i + 1]
        step = ((bx - ax) ** 2 + (bz - az) ** 2) ** .5
        walked += step
        if walked > every and step:
            walked = 0.0
            dx, dz = (bx - ax) / step * long / 2, (bz - az) / step * long / 2
            ends = face.at(ax - dx, az - dz, lift), face.at(ax, az, lift + radius * 1.6), face.at(ax + dx, az + dz, lift)
            roll(ends, radius, mat, [.8, 1, .8])
