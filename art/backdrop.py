"""The far end of the stage: water, a sleeping clay moon, the painted sky. And how a material marks its pixels."""
import bpy
from mathutils import Matrix, Vector
from clay import ball, glaze, knead, linear, roll
from views import MIST_DEPTH, MIST_START


def aov(material, name, socket=None):
    n = material.node_tree.nodes.new('ShaderNodeOutputAOV')
    n.name, n.inputs['Value'].default_value = name, 1
    if socket:
        material.node_tree.links.new(socket, n.inputs['Value'])


def water():
    bpy.ops.mesh.primitive_plane_add(size=120, location=(0, 30, 0))
    m = bpy.data.materials.new('water')
    m.use_nodes = True
    nt, link = m.node_tree, m.node_tree.links.new
    b, n, bump, at = nt.nodes['Principled BSDF'], *[nt.nodes.new('ShaderNode' + k)
        for k in ('TexNoise', 'Bump', 'TexCoord')]
    b.inputs['Base Color'].default_value, b.inputs['Roughness'].default_value = linear('#0b211b'), .06
    b.inputs['Specular'].default_value = .9
    n.inputs['Scale'].default_value, n.inputs['Detail'].default_value = .9, 2
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = .10, .1
    link(at.outputs['Object'], n.inputs['Vector'])
    link(n.outputs['Fac'], bump.inputs['Height'])
    link(bump.outputs['Normal'], b.inputs['Normal'])
    aov(m, 'water')
    o = bpy.context.object
    o.name = 'water'
    o.data.materials.append(m)
    return o


def moon(at, radius, awake=False, eye=None):
    """A sleeping clay face, lit from its upper right by its own material, so that no lamp must reach it. Seen small, and `awake`, it looks at
    us: both eyes, and a mouth, in few strong strokes. Off the middle of a picture it turns to the `eye` that sees it."""
    x, y, z = at
    R = radius
    lumps = [ball(at, (R, .5, R), detail=5), ball((x, y - .5, z - .12 * R), (.13 * R, .3, .2 * R)),
             ball((x + .02 * R, y - .6, z - .22 * R), (.17 * R, .3, .13 * R))]
    for s in (-1, 1):
        lumps += [ball((x + s * .36 * R, y - .38, z + .14 * R), (.2 * R, .25, .16 * R)),
                  ball((x + s * .47 * R, y - .3, z - .3 * R), (.24 * R, .3, .2 * R))]
    m = bpy.data.materials.new('moon')
    m.use_nodes = True
    nt, link = m.node_tree, m.node_tree.links.new
    nt.nodes.clear()
    out, em, dot, ramp, n, bump, at_ = [nt.nodes.new('ShaderNode' + k) for k in (
        'OutputMaterial', 'Emission', 'VectorMath', 'ValToRGB', 'TexNoise', 'Bump', 'TexCoord')]
    dot.operation, dot.inputs[1].default_value = 'DOT_PRODUCT', (.5, -.62, .6)
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[0].position = linear('#9db096' if awake else '#5d7468'), .12
    ramp.color_ramp.elements[1].color, ramp.color_ramp.elements[1].position = linear('#fff3cf'), .95
    n.inputs['Scale'].default_value, n.inputs['Detail'].default_value = 2.2, 4
    bump.inputs['Strength'].default_value = .12
    for a, b in ((at_.outputs['Object'], n.inputs['Vector']), (n.outputs['Fac'], bump.inputs['Height']),
                 (bump.outputs['Normal'], dot.inputs[0]), (dot.outputs['Value'], ramp.inputs[0]),
                     (ramp.outputs[0], em.inputs['Color']),
                 (em.outputs[0], out.inputs['Surface'])):
        link(a, b)
    em.inputs['Strength'].default_value = 1.25
    m.cycles.sample_as_light = False
    parts = [knead(lumps, m, .05, 14)]
    if awake:
        parts += _looks(x, y, z, R * (1.15 if eye else 1))
        if eye:
            bpy.context.view_layer.update()
            way = Vector(eye) - Vector(at)
            turn = Matrix.Translation(at) @ Vector((0, -1, 0)).rotation_difference(way).to_matrix().to_4x4() @ Matrix.Translation(-Vector(at))
            for o in parts:
                o.matrix_world = turn @ o.matrix_world
        return parts
    dark = glaze('moonline', '#6f7a5e', 1, .25)
    eyes = {}
    for s in (-1, 1):
        parts.append(roll([(x + s * .2 * R, y - .72, z + .12 * R), (x + s * .36 * R, y - .78, z + .04 * R),
            (x + s * .53 * R, y - .6, z + .13 * R)],
                          .045 * R, dark, [.4, 1, .4]))
    eyes[0] = parts[-1:]
    white, iris, pupil = glaze('moon white', '#fff6dc', 1, 1.3), glaze('moon iris', '#4f7f8a', 1, .5), glaze('moon pupil', '#16201f', 1, .02)
    for m in (white, iris, pupil):
        m.cycles.sample_as_light = False
    for state, open_ in ((1, .5), (2, 1.0)):
        a, c = x + .36 * R, z + (.1 + .02 * open_) * R
        eyes[state] = [ball((a, y - .6, c), (.17 * R, .12, .125 * R * open_), mat=white),
                       ball((a - .03 * R, y - .72, c), (.085 * R, .05, min(.1, .115 * open_) * R), mat=iris),
                       ball((a - .035 * R, y - .77, c), (.045 * R, .04, min(.055, .1 * open_) * R), mat=pupil),
                       roll([(a - .2 * R, y - .74, c - .02 * R), (a, y - .8, c + .15 * R * open_), (a + .19 * R, y - .68, c)], .04 * R, dark,
                            [.4, 1, .4])]
        parts += eyes[state]
    parts.append(roll([(x - .26 * R, y - .66, z - .42 * R), (x, y - .74, z - .5 * R),
        (x + .3 * R, y - .66, z - .38 * R)], .045 * R, dark, [.3, 1, .3]))
    for o in parts:
        o.visible_diffuse = o.visible_shadow = False
    return eyes


def _looks(x, y, z, R):
    white, pupil, line = glaze('moon white', '#fff6dc', 1, 1.5), glaze('moon pupil', '#16201f', 1, .02), glaze('moonline', '#4a5648', 1, .12)
    for m in (white, pupil, line):
        m.cycles.sample_as_light = False
    parts = []
    for s in (-1, 1):
        a, c = x + s * .36 * R, z + .14 * R
        parts += [ball((a, y - .62, c), (.19 * R, .12, .15 * R), mat=white), ball((a + .03 * R, y - .78, c - .02 * R), (.1 * R, .04, .115 * R), mat=pupil),
                  ball((a + .06 * R, y - .84, c + .03 * R), .03 * R, mat=white),
                  roll([(a - .23 * R, y - .74, c + .02 * R), (a, y - .84, c + .24 * R), (a + .23 * R, y - .74, c + .02 * R)], .05 * R, line, [.5, 1, .5])]
    return parts + [roll([(x - .3 * R, y - .7, z - .44 * R), (x, y - .82, z - .6 * R), (x + .3 * R, y - .7, z - .42 * R)], .05 * R, line, [.5, 1, .5])]


def wink(eyes, state):
    """The moon's one eye: shut (0), half open, open (2)."""
    for k, objects in eyes.items():
        for o in objects:
            o.hide_render = k != state


def sky(scene):
    """A painted backcloth: teal near the water, ink above, mottled as if with a sponge."""
    w = bpy.data.worlds.new('air')
    scene.world, w.use_nodes = w, True
    w.mist_settings.start, w.mist_settings.depth, w.mist_settings.falloff = MIST_START, MIST_DEPTH, 'LINEAR'
    nt, link = w.node_tree, w.node_tree.links.new
    at, sep, n, add, ramp = [nt.nodes.new('ShaderNode' + k) for k in ('TexCoord', 'SeparateXYZ', 'TexNoise', 'Math',
        'ValToRGB')]
    n.inputs['Scale'].default_value, n.inputs['Detail'].default_value = 3.5, 5
    add.operation, add.inputs[1].default_value = 'MULTIPLY_ADD', .16
    for a, b in ((at.outputs['Generated'], sep.inputs[0]), (at.outputs['Generated'], n.inputs['Vector']),
        (n.outputs['Fac'], add.inputs[0]),
                 (sep.outputs['Z'], add.inputs[2]), (add.outputs[0], ramp.inputs[0]),
                     (ramp.outputs[0], nt.nodes['Background'].inputs[0])):
        link(a, b)
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = .03, linear('#3d6a60')
    stops[1].position, stops[1].color = .5, linear('#0c1c26')
    stops.new(.2).color = linear('#1d4248')
    nt.nodes['Background'].inputs[1].default_value = .5
