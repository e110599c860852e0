"""The error page's picture: a plank snaps like wood under Donkey, who is startled and wet.

A plank is a bundle of fibres, each with an end of its own: where they are torn they are pale and drawn to a point.
Seen with the portraits' lens and in their light; LENS units of its width are 4.
"""
import math
import os
import random
import sys
import bpy
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(here, '..'), os.path.join(here, '..', 'puppets')]
import donkey  # noqa: E402
import light  # noqa: E402
from clay import ball, clay, glaze, knead, lamp, linear, roll  # noqa: E402
from felt import felt  # noqa: E402
from joint import Head  # noqa: E402
from mood import REST  # noqa: E402
from stage import run  # noqa: E402

W, H, UNITS = 960, 780, 5.6
STARTLED = REST.but(name='startled', lids=-.12, under=-.05, slant=-.5, raised=1.15, cocked=.25, gaze=(-.02, -.42), pupil=.62, smile=-.25,
                    open=.8, tilt=.1, turn=.06, nod=.06)
donkey.EARS['startled'] = ([(-.36, .2, .6), (-.85, .15, 1.0), (-1.35, .1, 1.5)], [(.36, .2, .62), (.95, .15, .95), (1.5, .05, 1.2)])


def fibre(x0, x1, tip, y, z, hy, hz, bend, mats):
    """One strand along x, from its sawn end to its torn tip, as rings of four corners."""
    way = 1 if x1 > x0 else -1
    rings = [(x0, 1, 1, 0), (x0 + way * .02, 1.0, 1.0, 0), (x1 - way * .05, 1, 1, 0), (x1, .92, .92, 0), (x1 + way * tip * .45, .55, .6, bend * .35),
             (x1 + way * tip * .8, .28, .34, bend * .75), (x1 + way * tip, .04, .05, bend)]
    points = [(x, y + a * hy * s + off * .4, z + b * hz * t + off) for x, a, b, off in rings for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [(0, 1, 2, 3)] + [(4 * k + q, 4 * k + (q + 1) % 4, 4 * k + 4 + (q + 1) % 4, 4 * k + 4 + q) for k in range(len(rings) - 1) for q in range(4)]
    me = bpy.data.meshes.new('fibre')
    me.from_pydata(points, [], faces)
    for m in mats:
        me.materials.append(m)
    for i, face in enumerate(me.polygons):
        face.material_index = 1 if i > 12 else 0
    o = bpy.data.objects.new('fibre', me)
    bpy.context.collection.objects.link(o)
    bevel = o.modifiers.new('bevel', 'BEVEL')
    bevel.width, bevel.segments = .008, 2
    return o


def grain(name, light_, dark):
    """Wood whose grain runs along x, a little different in every fibre."""
    m = clay(name, light_, .68, .5, 5)
    nt, link = m.node_tree, m.node_tree.links.new
    at, place, n, ramp, each, tone = [nt.nodes.new('ShaderNode' + k) for k in
                                      ('TexCoord', 'Mapping', 'TexNoise', 'ValToRGB', 'ObjectInfo', 'HueSaturation')]
    place.inputs['Scale'].default_value = (.5, 9, 9)
    n.inputs['Scale'].default_value, n.inputs['Detail'].default_value, n.inputs['Distortion'].default_value = 1.6, 6, .5
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[0].position = linear(dark), .34
    ramp.color_ramp.elements[1].color, ramp.color_ramp.elements[1].position = linear(light_), .68
    spread = nt.nodes.new('ShaderNodeMapRange')
    spread.inputs['To Min'].default_value, spread.inputs['To Max'].default_value = .72, 1.15
    b = nt.nodes['Principled BSDF']
    bump = [k for k in nt.nodes if k.type == 'BUMP'][0]
    for a, c in ((at.outputs['Object'], place.inputs['Vector']), (place.outputs['Vector'], n.inputs['Vector']), (n.outputs['Fac'], ramp.inputs['Fac']),
                 (ramp.outputs['Color'], tone.inputs['Color']), (each.outputs['Random'], spread.inputs['Value']),
                 (spread.outputs['Result'], tone.inputs['Value']), (tone.outputs['Color'], b.inputs['Base Color']), (n.outputs['Fac'], bump.inputs['Height'])):
        link(a, c)
    return m


def half(side, rng, mats, y0=-1.25, y1=1.1, z=-1.3, thick=.34, out=2.36):
    """One half of the plank, from its outer end to the break; it has dropped towards the middle."""
    rows, layers = 11, 3
    made = []
    deep, high = (y1 - y0) / rows, thick / layers
    for r in range(rows):
        y = y0 + (r + .5) * deep
        near = max(0, 1 - (y - y0) / .8)          # what is nearest reaches furthest in: it stands before his chest
        room = .74 + .2 * math.sin(r * 1.7 + side) - .28 * near
        for k in range(layers):
            zz = z + (k - 1) * high
            end = side * max(.4, room + rng.uniform(-.14, .16) + .1 * (k == 1))
            made.append(fibre(side * out, end, rng.uniform(.2, .62) * (1.3 if near else 1), y, zz, deep * .53, high * .55, rng.uniform(-.14, .26), mats))
    hinge = bpy.data.objects.new('hinge', None)
    bpy.context.collection.objects.link(hinge)
    hinge.location = (side * out, 0, z)
    for o in made:
        o.parent = hinge
        o.location = (-side * out, 0, -z)
    hinge.rotation_euler = (0, side * -.15, side * -.02)


def pile(x, mat, moss, rng):
    """A trunk with its bark in staves, so that its shaded front is not one dark box."""
    top = -1.5
    staves = []
    for k in range(16):
        a = k / 16 * math.tau
        c, s, out = math.cos(a), math.sin(a), .32 + rng.uniform(-.015, .02)
        staves.append(roll([(x + out * c * 1.08, .1 + out * s, -4), (x + out * c * rng.uniform(.98, 1.06), .1 + out * s, -2.4), (x + out * c, .1 + out * s, top)],
                           .075, taper=[1.05, rng.uniform(.85, 1.1), .9]))
    knead([roll([(x, .1, -4), (x + .03, .1, -2.6), (x, .1, top)], .3, taper=[1.1, 1, .96]), *staves], mat, .025, 3)
    for _ in range(60):
        a = rng.uniform(0, math.tau)
        ball((x + .36 * math.cos(a), .1 + .36 * math.sin(a), top - .1 - abs(rng.gauss(0, .3))), rng.uniform(.03, .085), mat=moss, detail=2)


def water(rng):
    """A crown of clay water where he goes through, its drops, and rings on what he stands in."""
    blue = glaze('water', '#7fb9c4', .12)
    pale = glaze('foam', '#c9e8e6', .2)
    for k in range(15):
        t = math.pi * (1.06 + .88 * k / 14) + rng.uniform(-.05, .05)     # its front half
        c, s, tall = math.cos(t), math.sin(t), rng.uniform(.4, .85) * (.6 + .5 * abs(math.cos(t)))
        a = [(1.02 * c, .3 + .95 * s - .75, -2.45), (1.22 * c, .25 + 1.05 * s - .75, -2.45 + tall * .55), (1.5 * c, .2 + 1.25 * s - .75, -2.45 + tall)]
        roll(a, .15, blue, [1.5, .9, .2])
        ball((a[2][0] * 1.03, a[2][1], a[2][2] + .03), rng.uniform(.05, .09), mat=pale, detail=3)
        if k % 2:
            ball((a[2][0] * rng.uniform(1.1, 1.35), a[2][1], a[2][2] + rng.uniform(.15, .6)), rng.uniform(.035, .075), mat=blue, detail=3)
    for r, thick in ((1.1, .16), (1.65, .1), (2.2, .07)):
        roll([(r * math.cos(t), -.6 + r * .8 * math.sin(t), -2.5) for t in [k / 40 * math.tau for k in range(42)]], thick, blue)
    ball((0, -.6, -2.62), (2.4, 1.9, .12), mat=glaze('pool', '#2f6f74', .1))


def wet():
    """Hair that hangs into his eyes, drops on his nose and chin, water that runs down."""
    mane = clay('mane wet', '#231c1e', .32, .25, 30)
    with Head(STARTLED):
        for k in range(9):
            t = k / 8 - .5
            long = .46 - .4 * abs(t) + .07 * math.sin(k * 2.3)
            roll([(.42 * t, -.1, .93), (.62 * t, -.62, .86 - .1 * abs(t)), (.78 * t + .03, -.82, .86 - long * .5), (.84 * t + .05 * math.sin(k), -.86, .86 - long)],
                 .085, mane, [1.3, 1.1, .8, .06])
        drop = glaze('drop', '#bfe6ea', .05)
        for x, y, z, r in ((.02, -1.36, -.8, .05), (-.42, -1.1, -1.0, .06), (.3, -1.18, -1.2, .055), (-.62, -.6, .08, .05), (.66, -.55, -.2, .06),
                           (-.2, -1.42, -.62, .045), (.62, -.5, .55, .05), (-1.2, .0, 1.22, .06), (1.36, -.05, 1.0, .06), (-.5, -.7, -.3, .05)):
            ball((x, y, z), (r, r, r * 1.5), mat=drop, detail=3)


def hooves(coat):
    """He holds on to what is left, at both sides."""
    horn = clay('horn', '#3a3234', .45, .35, 12)
    for s in (-1, 1):
        path = [(s * .95, .2, -2.3), (s * 1.1, -.35, -1.7), (s * 1.18, -1.0, -1.12), (s * 1.2, -1.42, -1.24)]
        felt(knead([roll(path, .24, taper=[1.1, 1.05, 1, .95])], coat, .03, 4), length=.045, count=1200)
        knead([roll([(s * 1.2, -1.4, -1.22), (s * 1.2, -1.55, -1.36), (s * 1.21, -1.6, -1.5)], .27, taper=[.8, .9, .95])], horn, .018, 6)


def accident(name):
    light.theatre(int(os.environ.get('SAMPLES', 40)))
    rng = random.Random(4)
    donkey.build(STARTLED)
    wet()
    hooves(clay('coat', '#6d6f78'))
    mats = grain('weathered', '#8a5f38', '#3f2814'), grain('torn', '#e2b878', '#a87a42')
    for side in (-1, 1):
        half(side, rng, mats)
        pile(side * 1.96, clay('bark', '#8d6a45', .75, .5, 9), clay('moss', '#6f8a33', .9, .4), rng)
        lamp((side * 2.3, -3.4, -2.1), (side * 1.9, 0, -2.1), .7, 34, '#b5dcd6')    # what the water throws back at its front
    water(rng)
    light.aim()
    s = bpy.context.scene
    s.camera.data.lens = 85 * 4 / UNITS
    s.camera.location.z = -.42
    s.render.resolution_x, s.render.resolution_y = W, H
    s.render.resolution_percentage = int(100 * float(os.environ.get('SCALE', 1)))
    s.render.image_settings.file_format, s.render.image_settings.color_mode = 'PNG', 'RGBA'


if __name__ == '__main__':
    run({'accident': accident})
