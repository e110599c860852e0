"""Eyes with lids and lashes, as far open as a mood says."""
import math
import bmesh
import bpy
from mathutils import Matrix, Vector
from clay import ball, clay, glaze, linear, roll
from paint import mixed, wiring


def eyeball_mat(iris, white, slit, pupil, size, gloss=.6):
    """Painted by the angle from where the eye looks: no disc stuck on, no seam. Local -Y is the gaze."""
    name = 'eye %s %s %s %.2f %.2f %.2f' % (iris, white, slit, pupil, size, gloss)
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    b, node = m.node_tree.nodes['Principled BSDF'], wiring(m)
    xyz = node('SeparateXYZ', i0=node('TexCoord').outputs['Object']).outputs

    def math_(op, a, c):
        return node('Math', {'operation': op}, i0=a, i1=c).outputs[0]

    def radius(x_scale):
        x, z = math_('MULTIPLY', xyz[0], x_scale), xyz[2]
        r = math_('SQRT', math_('ADD', math_('MULTIPLY', x, x), math_('MULTIPLY', z, z)), 0.0)
        return math_('ADD', r, math_('MULTIPLY', math_('GREATER_THAN', xyz[1], 0.0), 5.0))  # never on the back

    def inside(r, edge, soft=.02):
        return node('MapRange', i0=r, i1=edge - soft, i2=edge + soft, i3=1.0, i4=0.0).outputs[0]

    r, p = radius(1.0), radius(3.2 if slit else 1.0)
    glow = node('MapRange', i0=xyz[2], i1=.3 * size, i2=-.55 * size, i3=.45, i4=1.7).outputs[0]  # deeper under the lid
    lit = node('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=1.0, Color1=linear(iris))
    m.node_tree.links.new(glow, lit.inputs[2])
    colour = mixed(node, inside(r, size + .05, .04), white, '#1c120a')
    colour = mixed(node, inside(r, size - .03, .05), colour, lit.outputs[0])
    colour = mixed(node, inside(p, size * (.8 if slit else .52) * pupil, .02), colour, '#0b0704')
    m.node_tree.links.new(colour, b.inputs['Base Color'])
    b.inputs['Roughness'].default_value, b.inputs['Specular'].default_value = .12, gloss
    return m


def _shell(at, r, elevation, roll_, keep_upper, mat, thick):
    """Half a hollow ball, hinged on the eye's x axis: its rim is `elevation` radians above the gaze."""
    bpy.ops.mesh.primitive_uv_sphere_add(segments=64, ring_count=40, radius=r)
    o = bpy.context.object
    o.name = 'lid'
    bm = bmesh.new()
    bm.from_mesh(o.data)
    n = Vector((0, math.sin(elevation), math.cos(elevation))) * (1 if keep_upper else -1)
    bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=(0, 0, 0), plane_no=n,
                           clear_inner=True)
    bm.to_mesh(o.data)
    bm.free()
    o.matrix_world = Matrix.Translation(at) @ Matrix.Rotation(roll_, 4, 'Y')
    bpy.ops.object.shade_smooth()
    s = o.modifiers.new('thickness', 'SOLIDIFY')
    s.thickness, s.offset = thick, 1
    bevel = o.modifiers.new('rim', 'BEVEL')
    bevel.width, bevel.segments, bevel.limit_method = thick * .45, 3, 'ANGLE'
    o.data.materials.append(mat)
    return o


def eye(at, radius, iris, lid, mood, side, white='#f4ecd8', slit=False, size=.5, lash=None, flick=.0, squash=1.0, lower=None, gloss=.6):
    """One eye of a pair (`side` -1 is the viewer's left). `lash` is a material; `flick` lengthens its outer end. `gloss` mirrors the lamps."""
    at = Vector(at)
    gx, gz = mood.gaze
    bpy.ops.mesh.primitive_uv_sphere_add(segments=64, ring_count=48, radius=1)
    o = bpy.context.object
    look = Vector((gx, -1, gz)).normalized()
    o.matrix_world = (Matrix.Translation(at) @ Matrix.Diagonal((1, 1, squash, 1))
                      @ look.to_track_quat('-Y', 'Z').to_matrix().to_4x4() @ Matrix.Scale(radius, 4))
    bpy.ops.object.shade_smooth()
    o.data.materials.append(eyeball_mat(iris, white, slit, mood.pupil, size, gloss))
    shine = glaze('catch-light', '#ffffff', glow=2.2)
    shine.cycles.sample_as_light = False
    for d, k in (((-.36, -.86, .36), .105), ((.3, -.93, -.22), .05)):
        ball(at + Vector(d).normalized() * radius * 1.0, (radius * k, radius * k * .7, radius * k), mat=shine, detail=2)
    shut = mood.lids > .92  # then both lids slant alike, or a corner stays open
    thick, turn = radius * .13, -side * mood.slant * (.4 if shut else 1)
    up = math.radians(52 - 88 * mood.lids)
    _shell(at, radius * 1.04, up, turn, True, lid, thick)
    if mood.under > .02:
        low = math.radians(-62 + 58 * mood.under)
        _shell(at, radius * 1.03, min(low, up - .04), turn if shut else -turn * .5, False, lower or lid, thick * .8)
    if shut and not lash:  # two bald lids read as a ball: a line says that they are shut
        lash, flick = clay('lid line', '#1f150f', .8, .05), -.18
    if lash:
        rim = []
        for k in range(9):
            t = math.radians(-68 + 17 * k)
            d = Vector((math.sin(t), -math.cos(t) * math.cos(up), math.cos(t) * math.sin(up)))
            rim.append(Matrix.Rotation(turn, 4, 'Y') @ d)
        rim = rim if side > 0 else rim[::-1]
        points = [at + d * radius * 1.2 for d in rim]
        outward = Vector((side, -.1, .75)).normalized()
        points.append(points[-1] + outward * radius * (.18 + flick))
        roll(points, radius * .085, lash, [.35] + [.9] * 7 + [1.25, 1.0, .12])
