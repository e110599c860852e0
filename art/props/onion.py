"""The fortune teller's onion on its stand, in four steps of peeling; the last shows its golden heart."""
import os
import sys
import numpy as np
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
from stage import rgb, run, stage  # noqa: E402
from skin import MIDDLE, glowing, skin  # noqa: E402
from clay import ball, clay, knead, roll  # noqa: E402


def heart(mat, at, size):
    x, y, z = at
    s = size
    lumps = [ball((x + k * .36 * s, y, z + .3 * s), (.46 * s, .36 * s, .44 * s), (0, k * .5, 0)) for k in (-1, 1)]
    lumps += [ball((x, y, z), (.42 * s, .36 * s, .4 * s))]
    lumps += [roll([(x + k * .42 * s, y, z + .16 * s), (x + k * .2 * s, y, z - .3 * s), (x, y, z - .74 * s)], .36 * s,
                   taper=[.95, .8, .12]) for k in (-1, 1)]
    return knead(lumps, mat, .035 * s, 10)


def halo(at, radius, strength):
    """Warm air round the light: a disc that only the camera sees."""
    bpy.ops.mesh.primitive_plane_add(size=2 * radius, location=at, rotation=(np.pi / 2, 0, 0))
    o = bpy.context.object
    m = bpy.data.materials.new('halo')
    m.use_nodes = True
    nt, link = m.node_tree, m.node_tree.links.new
    place, ball_, ease = (nt.nodes.new('ShaderNode' + k) for k in ('TexCoord', 'TexGradient', 'Math'))
    centre, light, none, mix = (nt.nodes.new('ShaderNode' + k) for k in ('Mapping', 'Emission', 'BsdfTransparent', 'MixShader'))
    centre.inputs['Location'].default_value, centre.inputs['Scale'].default_value = (-1, -1, 0), (2, 2, 0)
    ball_.gradient_type, ease.operation, ease.inputs[1].default_value = 'QUADRATIC_SPHERE', 'MULTIPLY', .8
    light.inputs[0].default_value, light.inputs[1].default_value = (*rgb('#ffb347'), 1), strength
    for a, b in ((place.outputs['UV'], centre.inputs[0]), (centre.outputs[0], ball_.inputs[0]), (ball_.outputs['Fac'], ease.inputs[0]),
                 (ease.outputs[0], mix.inputs[0]), (none.outputs[0], mix.inputs[1]), (light.outputs[0], mix.inputs[2]),
                 (mix.outputs[0], nt.nodes['Material Output'].inputs[0])):
        link(a, b)
    m.cycles.sample_as_light = False
    o.data.materials.append(m)
    o.visible_diffuse = o.visible_glossy = o.visible_shadow = o.visible_transmission = False


def stand(rng):
    wood, iron = clay('stand', '#5a3a20', .6, .5, 9), clay('iron', '#30343a', .42, .5, 12)
    iron.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = .5
    x, y, z = MIDDLE
    for height, r, thick in ((-.86, .86, .085), (-1.22, .5, .07)):
        ring = [(x + r * np.cos(t), y + r * np.sin(t), z + height) for t in np.linspace(0, 6.7, 26)]
        roll(ring, thick, iron, [1 + .1 * np.sin(k * 1.7) for k in range(26)])
    for k, t in enumerate((-np.pi / 2 - .95, -np.pi / 2 + .95, np.pi / 2)):
        c, d = np.cos(t), np.sin(t)
        knead([roll([(x + r * c, y + r * d, z + h) for r, h in ((.99, -.72), (1.0, -1.0), (.66, -1.3), (.78, -1.62), (1.08, -1.86))],
                    .14, taper=[.7, 1, .95, .9, .8]), ball((x + 1.08 * c, y + 1.08 * d, z - 1.88), (.19, .19, .12)),
               ball((x + .99 * c, y + .99 * d, z - .68), .14)], wood, .03, 4)
    straw = clay('root', '#b9975e', .9, .4, 20)
    for k in range(26):
        t, r, far = rng.uniform(0, 6.28), rng.uniform(.02, .2), rng.uniform(.15, .6)
        bend = rng.normal(0, .12, 2)
        roll([(x + r * np.cos(t), y + r * np.sin(t), z - 1.0), (x + far * .6 * np.cos(t), y + far * .6 * np.sin(t), z - 1.18),
              (x + far * np.cos(t) + bend[0], y + far * np.sin(t), z - rng.uniform(1.3, 1.62))], .024, straw, [1.3, 1, .2], 3)


def sprout(at, size):
    x, y, z = at
    for k, (dx, dz, shade) in enumerate(((-.30, .62, '#7fa03a'), (.34, .5, '#5f8a2f'), (.05, .8, '#93b24a'), (-.1, .38, '#a9c25a'))):
        roll([(x, y + .03 * k, z - .12), (x + dx * .12 * size, y - .02, z + dz * .45 * size),
              (x + dx * .5 * size, y - .05, z + dz * .85 * size), (x + dx * size, y - .06, z + dz * size)], .1 * size,
             clay('sprout' + shade, shade, .45, .2, 8), [1, .95, .6, .06])


def onion(name):
    step = int(name[-1])
    stage(480, 480, 224, up=.17)
    bpy.context.scene.camera.data.ortho_scale, bpy.context.scene.camera.location.z = 5.0, 30 * .17 + .02
    rng = np.random.default_rng(5)
    stand(rng)
    warm = (1.7, 2.0, 2.4, 2.2)[step]
    dry, pale = glowing('dry', '#ff8a20', warm, .38, .3), glowing('pale', '#ffd27a', warm * 1.15, .35, .3)
    turns = [-np.pi / 2 - .28 + k * 2 * np.pi / 6 for k in range(6)]
    loose = ((), (1,), (0, 1, 5), range(6))[step]
    for k, turn in enumerate(turns):
        how = dict(open_at=(.34, .42, .38, .3, .38, .46)[k], bend=(2.7, 1.9, 1.8, 1.2, 1.8, 2.3)[k],
                   curl=(1.5, 2.3, 2.2, 1.8, 2.4, 3.4)[k], tip=.6, long=(1, 1, 1, 1, 1, .8)[k]) if k in loose else {}
        if step == 3:
            how.update(open_at=(.33, .33, .4, .28, .3, .4)[k], bend=(2.7, 2.3, 1.7, 1.2, 1.6, 2.2)[k],
                       curl=(1.2, 2.9, 3.0, 1.6, 3.3, 2.8)[k], long=(.93, .93, .7, .93, .9, .7)[k])
        skin(dry, turn, 2 * np.pi / 6 * 1.06, .95 + .006 * (k % 2), k, shine=.1 + .05 * step, **how)
    if step == 3:
        for ring, (size, at, bend) in enumerate(((.86, .3, 1.1), (.74, .42, .75))):
            for k in range(6):
                turn = turns[k] + .52 * (1 - ring)
                near = max(0, -np.sin(turn)) ** 2  # those in front lie lower, so that the heart is seen
                if ring and near > .5:
                    continue
                skin(pale, turn, 1.02, size, 20 + k + 9 * ring, at, bend + .12 * np.sin(k * 2) + .9 * near, .35 + 1.0 * near, '#e8cf86',
                     '#fff0c4', .16, .5, .04)
        gold = clay('gold', '#ffa024', .3, .25, 5)
        b = gold.node_tree.nodes['Principled BSDF']
        edge, hue = (gold.node_tree.nodes.new('ShaderNode' + k) for k in ('LayerWeight', 'MixRGB'))
        hue.inputs[1].default_value, hue.inputs[2].default_value = (1, .38, .035, 1), (.8, .1, .0, 1)  # hot in the middle
        gold.node_tree.links.new(edge.outputs['Facing'], hue.inputs[0])
        gold.node_tree.links.new(hue.outputs[0], b.inputs['Emission'])
        b.inputs['Emission Strength'].default_value = .9
        gold.cycles.sample_as_light = False
        heart(gold, (0, -.34, .46), .98).visible_shadow = False
        sprout((0, -.3, .86), .62)
        halo((0, .5, .4), 2.0, 2.2)
        inner = (0, -.3, .4)
    else:
        for k in range(6 if step else 0):
            skin(pale, turns[k] + .5, 1.12, .9 + .004 * (k % 2), 40 + k, dry='#e6c77c', pale='#fff2cc', shine=.22 + .12 * step,
                 thick=.02).visible_shadow = False
        sprout(MIDDLE + (0, 0, 1.5), .56)
        inner = tuple(MIDDLE)
    light = bpy.data.lights.new('within', 'POINT')
    light.energy, light.shadow_soft_size, light.color = (26, 40, 60, 120)[step], .35, (1, .6, .2)
    o = bpy.data.objects.new('within', light)
    o.location = inner
    bpy.context.collection.objects.link(o)


if __name__ == '__main__':
    run({'onion-%d' % k: onion for k in range(4)})
