"""The home film's set, rendered in layers.    blender -b --factory-startup -P film.py -- wide|tall what samples [scale]

`what`: look (one quick picture), or a list of plate (all but reeds), water (it alone, under everything), pair (its
poses), reeds. Layers land as float arrays in $CACHE; mix.py moves and combines them, and breathes the light groups.
"""
import glob
import math
import os
import random
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
from backdrop import aov, moon, sky, water, wink
from clay import ball, clay, lamp, new_scene, roll
from house import house, lantern
from pair import pair, pose
from swamp import bank, pads, reeds, tree, undergrowth
from views import VIEWS, moon_box

GROUPS = ('window', 'lantern')
POSES = int(os.environ.get('POSES', 40))
MARKS = ('water', 'lift', 'pad', 'moss')
GUIDES = ('Denoising Albedo', 'Denoising Normal')


def build(view):
    rng = random.Random(11)
    bark, moss = clay('bark', '#5b4428', .9, .7, 14), clay('moss', '#587a2a', .95, .7, 5, True)
    house_bark = clay('house bark', '#684a2b', .9, .8, 5, True)
    mud, stone = clay('mud', '#3d3020', .85, .7, 4, True), clay('stone', '#62675c', .85, .5, 10)
    px, py = view.perch
    joints = pair((px, py + .05), view.grown)  # first, because modelling is slow in a full set
    water()
    bank((4.9, 6.3), (3.5, 2.4), moss, mud, stone, rng)
    house(house_bark, moss, stone, view.sign)
    bank((px, py + .1), (2.0, 1.0), moss, mud, stone, rng)
    roll([(px + 1.72, py + .35, 0), (px + 1.78, py + .35, .9), (px + 1.72, py + .3, 1.55), (px + 1.47, py + .2, 1.7)],
        .05, bark, [1.2, 1, .8, .4])
    lantern((px + 1.48, py + .2, 1.7), watts=15, size=.85)
    grow = [(rng.uniform(2, 8), rng.uniform(3.95, 4.7), .1, rng.choice(('grass', 'grass', 'fern'))) for _ in range(26)]
    grow += [(px + x, py + y, .1, 'grass') for x, y in [(rng.uniform(-1.6, 1.6), rng.choice((-.8, -.68)))
        for _ in range(9)]] + [
        (px + x, py + y, .1, 'fern') for x, y in ((-1.75, .1), (-1.55, .6), (1.5, .6), (1.0, .95), (-.8, 1.0),
            (1.75, -.25))]
    grow += [(3.35, 4.75, .2, 'fern'), (6.4, 4.6, .2, 'fern'), (7.3, 5.2, .2, 'fern'), (2.1, 5.6, .15, 'fern'),
        (3.9, 4.5, .2, 'mushroom'),
             (6.9, 4.5, .2, 'mushroom'), (px - 1.6, py - .45, .14, 'mushroom')]
    undergrowth([g for g in grow if not 4.9 < g[0] < 6.3 or g[1] > 4.8], rng)

    def free(x, y):
        return ((x - 4.9) / 3.9) ** 2 + ((y - 6.3) / 2.9) ** 2 > 1 and ((x - px) / 2.35) ** 2 + ((y - py) / 1.45) ** 2 > 1
    pads(free, rng, 52)
    for x, y, r in ((-1.9, 9.5, .45), (-1.3, 9.8, .3), (1.0, 4.3, .3), (.7, 4.5, .18)):
        ball((x, y, 0), (r, r, r * .6), mat=stone)
    far, mid, near = (clay(n, c, 1, .7, 5, True) for n, c in (('far', '#1d3a34'), ('mid', '#2b3a2c'),
        ('near', '#33291c')))
    beard_far, beard_near = clay('beard far', '#2c4a3c', 1, .2), clay('beard', '#5b6a45', 1, .4)
    for x, y, r, h in ((-10.5, 18, .55, 15), (-13.5, 15, .7, 17), (10.8, 20.5, .4, 15), (-2.2, 30, .3, 12),
        (4.2, 28, .4, 15), (6.6, 22, .45, 16), (9.2, 16, .6, 17),
                       (12.6, 18, .6, 15), (1.2, 34, .3, 9)):
        tree(x, y, r, h, far if y > 17 else mid, beard_far, rng, 8)
    if view.name == 'wide':
        tree(-6.6, 2.6, .5, 11, near, beard_near, rng, 7)
    tree(10.6, 8.5, .6, 13, near, beard_near, rng, 8)
    clumps = [(-7.4, 4.2, 10, 2.4), (-1.6, 11.5, 8, 1.7), (8.7, 3.4, 12, 2.5), (1.3, 7.6, 9, 1.9), (-3.3, 10, 9, 1.9),
        (-2.2, 2.7, 6, 1.35),
              (px - 2.3, py + .5, 8, 1.9), (6.6, -3.4, 9, 2.0)]
    if view.name == 'tall':
        clumps[3] = (-.6, 9.5, 9, 1.9)  # not behind moving heads: reeds are cut out by the puppets at rest
        clumps += [(6.2, 1.2, 9, 1.9), (1.0, -.4, 5, 1.1)]
    sway = reeds(clumps, rng)
    for m in {o.data.materials[0] for o in sway}:
        geo, sep, n = [m.node_tree.nodes.new('ShaderNode' + k) for k in ('NewGeometry', 'SeparateXYZ', 'Math')]
        n.operation, n.inputs[1].default_value = 'MULTIPLY', 1 / 2.5
        m.node_tree.links.new(geo.outputs['Position'], sep.inputs[0])
        m.node_tree.links.new(sep.outputs['Z'], n.inputs[0])
        aov(m, 'lift', n.outputs[0])
    for m in bpy.data.materials:
        if m.name.startswith(('pad', 'petal', 'heart')) and m.name != 'heartwood':
            aov(m, 'pad')
        elif m.name.startswith('beard'):
            aov(m, 'moss')
    lids = moon(view.moon, view.moon_size)
    lamps(view)
    return joints, sway, lids


def lamps(view):
    lamp((-9, 22, 14), (0, 5, 0), 4, 4600, '#b4d6ea')       # moon: rim on everything, from behind
    lamp((-6, -7, 7), (1, 5, 1), 5, 620, '#a8c4d0')         # cool fill, so that fronts read
    lamp((11, 1, 6), (4, 6, 2), 3, 520, '#9fe07a')          # swamp green from the right
    lamp((0, -3, 5), (5, 6.4, 2.5), 2.5, 260, '#ffd9a0')    # a little warmth on the house
    px, py = view.perch
    lamp((px + 2.5, py - 4.5, 3.2), (px, py, 1), 1.5, 210, '#ffd9a0')  # on the two of them, whom all look for
    for o in bpy.data.objects:
        if o.type == 'LIGHT' and o.data.name in GROUPS:
            o.lightgroup = o.data.name


def camera(scene, view, scale):
    c = bpy.data.cameras.new('camera')
    w, h = view.size
    c.lens, c.sensor_fit, c.shift_y = view.lens, 'HORIZONTAL', (view.horizon - h / 2) / w
    c.dof.use_dof, c.dof.aperture_fstop, c.dof.focus_distance = True, 1.8, 13.5
    o = bpy.data.objects.new('camera', c)
    o.location, o.rotation_euler = view.eye, (math.pi / 2, 0, 0)
    bpy.context.collection.objects.link(o)
    scene.camera, scene.render.resolution_x, scene.render.resolution_y = o, w, h
    scene.render.resolution_percentage = int(100 * scale)
    scene.render.use_persistent_data = True


def passes(scene):
    layer = bpy.context.view_layer
    layer.use_pass_mist = layer.cycles.denoising_store_passes = True
    for g in GROUPS:
        layer.lightgroups.add(name=g)
    for a in MARKS:
        layer.aovs.add().name = a
        layer.aovs[-1].type = 'VALUE'
    scene.use_nodes = True
    nt = scene.node_tree
    out = nt.nodes.new('CompositorNodeOutputFile')
    out.format.file_format, out.format.color_depth, out.format.color_mode = 'OPEN_EXR', '16', 'RGBA'
    out.file_slots.clear()
    source = nt.nodes['Render Layers'].outputs
    for name in ['Image', 'Mist', *MARKS, *GUIDES] + ['Combined_' + g for g in GROUPS]:
        out.file_slots.new(name)
        nt.links.new(source[name], out.inputs[name])
    return out


def render(scene, out, path):
    """Renders and gathers the passes into one .npz, rows from the top; what is there already stays."""
    if os.path.exists(path + '.npz'):
        return
    folder = path + '.exr/'
    out.base_path = folder
    bpy.ops.render.render()
    got = {}
    for f in glob.glob(folder + '*.exr'):
        im = bpy.data.images.load(f)
        a = np.empty(im.size[0] * im.size[1] * 4, np.float32)
        im.pixels.foreach_get(a)
        name = os.path.basename(f)[:-8]
        a = a.reshape(im.size[1], im.size[0], 4)[::-1]
        got[name] = (a if name == 'Image' else a[..., :1] if name in ('Mist', *MARKS) else a[...,
            :3]).astype(np.float16)
        bpy.data.images.remove(im)
        os.remove(f)
    np.savez(path + '.part.npz', **got)
    os.rename(path + '.part.npz', path + '.npz')


def border(scene, view, box):
    x0, y0, x1, y1 = box
    w, h = view.size
    r = scene.render
    r.use_border = r.use_crop_to_border = True
    r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = x0 / w, x1 / w, 1 - y1 / h, 1 - y0 / h


def show(things, seen):
    """What the camera sees; water, shadows and lamps go on seeing everything."""
    for o in things:
        o.visible_camera = bool(seen(o))


def main():
    view, what, samples, scale = (sys.argv[sys.argv.index('--') + 1:] + ['1'])[:4]
    view, folder = VIEWS[view], os.environ.get('CACHE', '.cache') + '/' + view
    os.makedirs(folder, exist_ok=True)
    scene = new_scene(int(samples))
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    sky(scene)
    joints, sway, lids = build(view)
    wink(lids, 0)
    pose(joints, 0)
    camera(scene, view, float(scale))
    if what == 'look':
        scene.render.filepath = folder + '/look.png'
        bpy.ops.render.render(write_still=True)
        return
    out = passes(scene)
    things = [o for o in bpy.data.objects if o.type in ('MESH', 'CURVE')]
    wanted, few = what.split(','), max(16, int(samples) // 2)
    if 'plate' in wanted:
        show(things, lambda o: o not in sway)
        render(scene, out, folder + '/plate')
    scene.cycles.samples = few
    if 'water' in wanted:
        show(things, lambda o: o.name == 'water')
        render(scene, out, folder + '/water')
    if 'pair' in wanted:
        scene.cycles.samples = max(16, int(samples) * 3 // 4)
        show(things, lambda o: o not in sway)
        border(scene, view, view.box)
        for k in range(POSES):
            pose(joints, k / POSES)
            render(scene, out, folder + '/pair%02d' % k)
        pose(joints, 0)
        border(scene, view, moon_box(view))
        for k in (1, 2):
            wink(lids, k)
            render(scene, out, folder + '/moon%d' % k)
        wink(lids, 0)
        scene.render.use_border = False
    scene.cycles.samples = few
    if 'reeds' in wanted:  # last: a transparent sky, and all else cut out of the picture
        show(things, lambda o: True)
        scene.render.film_transparent = True
        for o in things:
            o.is_holdout = o not in sway
        render(scene, out, folder + '/reeds')

main()
