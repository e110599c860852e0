"""The chat's room: a wall of planks, a window on the swamp, a shelf, and the lantern that explains the puppets' warm side.

`room` is for wide windows, where the puppet stands at the left; in `room-tall` it stands in the middle. Lit as by plain
lamplight: CSS tints it for each character. 100 pixels are one unit on the wall, which is at y = 0.
"""
import math
import os
import random
import sys
import bpy
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stage import run, stage  # noqa: E402  it finds what the film is made of, too
from backdrop import moon  # noqa: E402
from clay import ball, clay, glaze, knead, lamp, linear, roll, weld  # noqa: E402
from house import glow, lantern  # noqa: E402

FAR = 14  # from the eye to the wall


def wood(name, light, dark):
    """Grain that runs along z, a little different on every board."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt, link = m.node_tree, m.node_tree.links.new
    b = nt.nodes['Principled BSDF']
    at, place, rings, ramp, fine, bump, each = [nt.nodes.new('ShaderNode' + k) for k in (
        'TexCoord', 'Mapping', 'TexNoise', 'ValToRGB', 'TexNoise', 'Bump', 'ObjectInfo')]
    place.inputs['Scale'].default_value = (2.6, 2.6, .16)
    rings.inputs['Scale'].default_value, rings.inputs['Detail'].default_value = 3.2, 5
    rings.inputs['Roughness'].default_value, rings.inputs['Distortion'].default_value = .62, .8
    fine.inputs['Scale'].default_value, fine.inputs['Detail'].default_value = 9, 6
    mix, tone = nt.nodes.new('ShaderNodeMixRGB'), nt.nodes.new('ShaderNodeHueSaturation')
    mix.blend_type, mix.inputs['Fac'].default_value = 'OVERLAY', .55
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[0].position = linear(dark), .32
    ramp.color_ramp.elements[1].color, ramp.color_ramp.elements[1].position = linear(light), .68
    spread = nt.nodes.new('ShaderNodeMapRange')
    spread.inputs['To Min'].default_value, spread.inputs['To Max'].default_value = .62, 1.15
    b.inputs['Roughness'].default_value, b.inputs['Specular'].default_value = .62, .22
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = .35, .05
    for a, c in ((at.outputs['Object'], place.inputs['Vector']), (place.outputs['Vector'], rings.inputs['Vector']),
                 (place.outputs['Vector'], fine.inputs['Vector']), (rings.outputs['Fac'], ramp.inputs['Fac']),
                 (ramp.outputs['Color'], mix.inputs['Color1']), (fine.outputs['Fac'], mix.inputs['Color2']),
                 (mix.outputs['Color'], tone.inputs['Color']), (each.outputs['Random'], spread.inputs['Value']),
                 (spread.outputs['Result'], tone.inputs['Value']), (tone.outputs['Color'], b.inputs['Base Color']),
                 (fine.outputs['Fac'], bump.inputs['Height']), (bump.outputs['Normal'], b.inputs['Normal'])):
        link(a, c)
    return m


def board(x, z, w, h, mat, y=0.0, thick=.16, turn=0.0, lie=False):
    """A hewn board with round edges, x and z its middle; `lie`: its grain runs along x."""
    bpy.ops.mesh.primitive_cube_add(size=1, location=(0, 0, 0))
    o = bpy.context.object
    o.scale = (w, thick, h)
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    rng = random.Random(round(x * 91 + z * 37))
    for v in o.data.vertices:
        v.co.x += rng.uniform(-.025, .025)
        v.co.z += rng.uniform(-.02, .02)
    o.location = (x, y, z)
    o.rotation_euler = (0, turn + (math.pi / 2 if lie else 0), 0)
    bevel = o.modifiers.new('bevel', 'BEVEL')
    bevel.width, bevel.segments = min(.05, thick * .3), 3
    o.data.materials.append(mat)
    bpy.ops.object.shade_smooth()
    o.data.use_auto_smooth = True
    return o


def wall(left, right, top, foot, hole, mat, rng):
    """Upright planks; `hole` is (left, right, foot, top) of the window."""
    x = left
    while x < right:
        w = rng.uniform(.72, 1.2)
        middle, turn = x + w / 2, rng.uniform(-.006, .006)
        a, b, low, high = hole
        spans = [(foot, top)] if x + w < a + .02 or x > b - .02 else [(foot, low), (high, top)]
        for lo, hi in spans:
            board(middle, (lo + hi) / 2, w - rng.uniform(.025, .06), hi - lo, mat, rng.uniform(-.03, .03), turn=turn)
            for z in (hi - .95, lo + .95):
                for s in (-.24, .24):
                    ball((middle + s * w, -.1, z + rng.uniform(-.05, .05)), .034, mat=clay('iron', '#26282a', .5, .4), detail=2)
        if x < b < x + w - .3:  # what the frame leaves open of a plank that the window ends in
            board((b + x + w) / 2, (low + high) / 2, x + w - b - .04, high - low + .04, mat)
        x += w
    dark = clay('gap', '#0c0704', 1, 0)
    for lo, hi, low, high in ((left, a, foot, top), (b, right, foot, top), (a, b, foot, hole[2]), (a, b, hole[3], top)):
        bpy.ops.mesh.primitive_plane_add(size=1, location=((lo + hi) / 2, .16, (low + high) / 2), rotation=(math.pi / 2, 0, 0))
        bpy.context.object.scale = (hi - lo, high - low, 1)
        bpy.context.object.data.materials.append(dark)


def lit(name, colour, strength=1.0):
    return glow(name, colour, strength)


def window(x, z, w, h, mat, rng, moon_at, moonlike, trees, share, ledge=1.15):
    """A frame with a crooked cross or bar, and the swamp behind it: moon, trees with moss, reeds, water. `moon_at` is seen
    from the window's middle; `share` of its light comes in: who stands before it must be brighter."""
    before = set(bpy.data.materials)
    for s in (-1, 1):
        board(x + s * (w / 2 + .1), z, .3, h + .5, mat, -.16, .26, s * .012)
        board(x, z + s * (h / 2 + .1), .32, w + .75, mat, -.18, .3, .01, lie=True)
    board(x, z - h / 2 - .12, .26, w + ledge, mat, -.34, .5, -.004, lie=True)  # the sill inside
    board(x + .02, z, .13, h, mat, -.06, .12, .015)
    if w < h:  # a low one has no bar before the moon's face
        board(x, z + .1, .12, w, mat, -.06, .12, -.012, lie=True)
    # a backcloth that shines of itself: ink above, teal at the water
    bpy.ops.mesh.primitive_plane_add(size=1, location=(x, 3.2, z), rotation=(math.pi / 2, 0, 0))
    cloth = bpy.context.object
    cloth.scale = (w * 2.4, h * 2.4, 1)
    m = bpy.data.materials.new('sky')
    m.use_nodes = True
    nt, link = m.node_tree, m.node_tree.links.new
    nt.nodes.clear()
    out, em, at, sep, ramp, n, add = [nt.nodes.new('ShaderNode' + k) for k in (
        'OutputMaterial', 'Emission', 'TexCoord', 'SeparateXYZ', 'ValToRGB', 'TexNoise', 'Math')]
    n.inputs['Scale'].default_value = 4
    add.operation, add.inputs[1].default_value = 'MULTIPLY_ADD', .14
    for a, c in ((at.outputs['Generated'], sep.inputs[0]), (at.outputs['Generated'], n.inputs['Vector']),
                 (n.outputs['Fac'], add.inputs[0]), (sep.outputs['Y'], add.inputs[2]), (add.outputs[0], ramp.inputs[0]),
                 (ramp.outputs[0], em.inputs[0]), (em.outputs[0], out.inputs[0])):
        link(a, c)
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = .3, linear('#1d423d')
    stops[1].position, stops[1].color = .85, linear('#1b404c')
    stops.new(.38).color = linear('#5f9a86')
    stops.new(.52).color = linear('#3d766f')
    m.cycles.sample_as_light = False
    cloth.data.materials.append(m)
    near = FAR / (FAR + 2.6)  # so much smaller does the moon look
    moon(((x + moon_at[0]) / near, 2.6, (z + moon_at[1]) / near), moonlike / near, awake=True, eye=(-1.6, -FAR, -.8) if w < h else None)
    trunk, moss, reed = lit('trunk', '#0a1a18'), lit('hanging', '#1d3f33'), lit('reed', '#173528')
    for tx, r, lean in ((-.5, .17, .12), (-.36, .06, -.06), (trees, .13, -.12)):
        a = x + tx * w
        roll([(a, 1.8, z - h), (a + lean, 1.8, z - .2 * h), (a + lean * .4, 1.8, z + .3 * h), (a + lean * 2.4, 1.8, z + h)], r,
             trunk, [1.7, 1, .9, .8])
        for k in range(4):
            s, zz = (1 if tx < 0 else -1) * (.4 + .2 * rng.random()), z + h * (.06 + .13 * k)
            roll([(a + lean * .6, 1.8, zz), (a + s * .35, 1.8, zz + .2), (a + s * .8, 1.75, zz + .16)], r * .34, trunk, [1, .7, .3])
            for q in (.3, .5):
                roll([(a + s * q, 1.7, zz + .2), (a + s * q + .02, 1.7, zz - .1), (a + s * q, 1.7, zz - rng.uniform(.2, .5))], .035,
                     moss, [1, .8, .15])
    for k in range(15):
        a, tall = x + w * rng.uniform(-.6, .6), rng.uniform(.25, .75)
        roll([(a, .9, z - h * .62), (a + rng.gauss(0, .03), .9, z - h * .5 + tall * .5), (a + rng.gauss(0, .12), .9, z - h * .5 + tall)], .022,
             reed, [1.2, .9, .3])
    for k in range(6):  # light on the water
        ball((x + w * rng.uniform(-.1, .5), 2.9, z - h * (.27 + .035 * k)), (rng.uniform(.06, .3), .01, .012), mat=lit('glint', '#a9cdb0', 1),
             detail=2)
    for m in set(bpy.data.materials) - before:
        for n in m.node_tree.nodes if m.use_nodes else ():
            at = n.inputs.get('Strength' if n.type == 'EMISSION' else 'Emission Strength')
            if at is not None:
                at.default_value *= share


def pot(x, z, r, tall, colour, neck=.6):
    c = clay('pot' + colour, colour, .5, .35, 6)
    knead([ball((x, -.55, z + tall * .42), (r, r, tall * .43)), ball((x, -.55, z + tall * .12), (r * .75, r * .75, tall * .13)),
           ball((x, -.55, z + tall * .86), (r * neck, r * neck, tall * .16))], c, .035, 6)
    bpy.ops.mesh.primitive_torus_add(location=(x, -.55, z + tall), major_radius=r * neck * 1.02, minor_radius=.045)
    bpy.context.object.data.materials.append(c)
    bpy.ops.object.shade_smooth()
    ball((x, -.55, z + tall - .02), (r * neck * .9, r * neck * .9, .03), mat=clay('gap', '#0c0704', 1, 0), detail=3)


def onion(x, z, r):
    skin = clay('onion', '#b9783a', .35, .3, 7)
    knead([ball((x, -.5, z + r * .85), (r, r, r * .86)), roll([(x, -.5, z + r * 1.4), (x + .03, -.5, z + r * 2), (x + .12, -.5, z + r * 2.5)],
           r * .3, taper=[1.4, .6, .3])], skin, .03, 8)
    for k in range(3):
        roll([(x + .1, -.5, z + r * 2.2), (x + .1 + .09 * (k - 1), -.52, z + r * 2.7), (x + .1 + .24 * (k - 1), -.52, z + r * 3.1)],
             r * .12, clay('sprout', '#7d9a3c', .5, .2), [1, .8, .2])


def books(x, z):
    for k, (w, h, colour, turn) in enumerate(((.86, .17, '#6b2f33', .0), (.76, .2, '#3f5a3a', .04), (.6, .13, '#8a6a34', -.05))):
        z0 = z + sum((.17, .2, .13)[:k]) + h / 2
        bpy.ops.mesh.primitive_cube_add(size=1, location=(x + .04 * k, -.5, z0), rotation=(0, 0, turn))
        o = bpy.context.object
        o.scale = (w, .6, h)
        bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
        b = o.modifiers.new('bevel', 'BEVEL')
        b.width, b.segments = .045, 3
        o.data.materials.append(clay('book%d' % k, colour, .7, .4, 8))


def candle(x, z, tall):
    """A stump of wax in a saucer."""
    wax = clay('wax', '#e6cf9c', .4, .15, 6)
    knead([roll([(x, -.6, z), (x + .01, -.6, z + tall)], .15, taper=[1.15, 1]), ball((x - .09, -.68, z + tall * .55), (.06, .06, tall * .4)),
           ball((x + .1, -.66, z + tall * .75), (.05, .05, tall * .25))], wax, .02, 4)
    ball((x, -.6, z + .03), (.34, .3, .045), mat=clay('saucer', '#6e4a2c', .5, .4), detail=3)
    at = z + tall + .16
    for o in (roll([(x, -.6, at - .12), (x, -.6, at), (x + .02, -.6, at + .24)], .085, glow('candle flame', '#ff9a2e', 7), [.6, 1, .05]),
              ball((x, -.68, at - .02), (.04, .03, .09), mat=glow('heart of it', '#fff2c0', 12))):
        o.visible_shadow = False


def candlelight(x, z, watts):
    """From a flame: it draws a pool on the wall, and in it what stands beside the candle. After `light`, which clears all lamps."""
    flame = bpy.data.lights.new('candle', 'POINT')
    flame.energy, flame.shadow_soft_size, flame.color = watts, .12, linear('#ff9c44')[:3]
    o = bpy.data.objects.new('candle', flame)
    o.location = (x, -1.05, z)
    bpy.context.collection.objects.link(o)


def string_of_onions(x, top, count):
    """Hung from a nail, plaited."""
    straw = clay('straw', '#8f7a45', .8, .4, 9)
    roll([(x, -.25, top), (x + .02, -.28, top - .6), (x - .01, -.3, top - .34 * count - .3)], .05, straw, [.7, 1.2, .6])
    ball((x, -.2, top), .06, mat=clay('iron', '#26282a', .5, .4), detail=3)
    skin = clay('onion', '#b9783a', .35, .3, 7)
    for k in range(count):
        r, side = .21 - .012 * k, (-1, 1)[k % 2]
        a, h = x + side * .15, top - .5 - .27 * k
        knead([ball((a, -.42 - .05 * (k % 3), h), (r, r, r * .9)), roll([(a, -.42, h + r * .6), (x, -.36, h + r * 1.7)], r * .28, taper=[1.3, .4])],
              skin, .03, 8)


def shelf(x, z, w, mat, things):
    board(x, z - .09, .2, w, mat, -.52, .85, .006, lie=True)
    for s in (-1, 1):
        a = x + s * (w / 2 - .4)
        roll([(a, -.1, z - .95), (a, -.22, z - .5), (a, -.75, z - .22)], .09, mat, [1, 1.15, .9])
        board(a, z - .6, .2, .9, mat, -.12, .12)
    left = x - w / 2
    for thing, at, *rest in things:
        thing(left + at, z, *rest)


def light(w, h, at, watts, key_at):
    """The lantern's own light on the wall, a soft key from where it hangs, the night through the window."""
    s = bpy.context.scene
    for o in [o for o in s.objects if o.type == 'LIGHT']:
        bpy.data.objects.remove(o)
    s.world.node_tree.nodes['Background'].inputs[0].default_value = linear('#6f6a5c')
    s.world.node_tree.nodes['Background'].inputs[1].default_value = .22
    s.render.film_transparent = False
    s.camera.data.type, s.camera.data.lens = 'PERSP', 36 * FAR / (max(w, h) / 100)
    s.camera.location = (0, -FAR, 0)
    s.view_settings.look = 'None'
    x, y, z = at
    roll([(x, y, z + .02), (x, y - .02, z + .6), (x, y, h / 200 + 1.5)], .022, clay('iron', '#26282a', .5, .4))
    lantern(at, watts=watts, size=1.9)
    ball((x, y - .01, z - .68), (.07, .07, .15), mat=glow('core', '#fff0c8', 14))
    lamp(key_at, (x + 2.5, 0, -1.0), 3.0, 1500, '#ffbe74')
    return s


def room(name):
    w, h = 1280, 700
    stage(w, h, samples=112)
    rng = random.Random(5)
    planks, frame = wood('planks', '#a9713b', '#5a3719'), wood('frame', '#7c5029', '#3a2210')
    # the window is high above whoever stands there, with air between its sill and their crown; the shelf is above the first words
    x, z, ww, wh = -3.15, 2.34, 2.4, 1.2
    wall(-7.4, 7.4, 4.4, -4.4, (x - ww / 2, x + ww / 2, z - wh / 2, z + wh / 2), planks, rng)
    window(x, z, ww, wh, frame, rng, (.58, .04), .38, .58, .24, .82)
    shelf(2.35, 1.0, 3.8, frame, ((pot, .5, .32, .76, '#8a4d30'), (books, 1.3), (candle, 2.25, .56), (onion, 2.9, .2),
                                  (pot, 3.36, .24, .5, '#5e6b4a', .7)))
    string_of_onions(4.95, 2.75, 6)
    light(w, h, (-5.2, -1.3, 2.3), 330, (-6.5, -5, 4.5))
    lamp((x - .4, -.9, z - .3), (x - 1.4, 0, z - 2.2), 1.2, 12, '#8fc4c0')
    candlelight(2.7, 1.95, 440)
    lamp((2.2, -4.2, 3.4), (2.6, 0, .2), 2.4, 45, '#ffbe74')  # as far as the lantern reaches
    lamp((-3.9, -3.2, -.2), (-3.9, 0, -.5), 1.6, 170, '#ffb45c')  # a glow behind whoever stands there


def room_tall(name):
    w, h = 800, 600
    stage(w, h, samples=112)
    rng = random.Random(11)
    planks, frame = wood('planks', '#a9713b', '#5a3719'), wood('frame', '#7c5029', '#3a2210')
    x, z, ww, wh = 2.6, .7, 1.7, 2.1
    wall(-5.4, 5.4, 3.9, -3.9, (x - ww / 2, x + ww / 2, z - wh / 2, z + wh / 2), planks, rng)
    window(x, z, ww, wh, frame, rng, (.44, .58), .33, .1, .45)
    shelf(-2.95, -.75, 1.8, frame, ((pot, .5, .26, .62, '#8a4d30'), (onion, 1.2, .22)))
    light(w, h, (-2.75, -1.2, 2.0), 260, (-4.5, -5, 4.0))
    lamp((x - .6, -.9, z - .3), (x - 2.0, 0, z - 2.6), 1.2, 16, '#8fc4c0')


if __name__ == '__main__':
    run({'room': room, 'room-tall': room_tall})
