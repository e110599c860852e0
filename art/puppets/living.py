"""Frames of one puppet in one mood: mouth half and wide open, a blink, a glance aside, as patches over its still.

blender -b --factory-startup -P living.py -- <puppet> <mood> <pixels> <samples> <still.png> <sprite.png>

Modelling costs as much as rendering, so two builds make four frames: one blinks with its mouth half open, the other
glances aside with it wide open. Where these two differ in a small rough render, the face moves; only there, and around
mouth and eyes apart, are they rendered finely. Prints BOXES {"mouth": [x, y, w, h], "eyes": [x, y, w, h]}.
"""
import importlib
import json
import os
import sys
import tempfile
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.dirname(here)]
sys.dont_write_bytecode = True
import bpy  # noqa: E402
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402
from mathutils import Vector  # noqa: E402
import light  # noqa: E402
import patch  # noqa: E402

who, mood, size, samples, still_path, to = sys.argv[sys.argv.index('--') + 1:]
size, samples = int(size), int(samples)
puppet = importlib.import_module(who.replace('-', '_'))
scraps = tempfile.TemporaryDirectory()
ROUGH = 4  # how much smaller a rough render is


def scrap(name):
    return os.path.join(scraps.name, name)


def changes(m):
    """-> what each frame changes of the mood. A puppet's own LIVING has the last word."""
    frames = {'half': {'open': .18 if m.open < .04 else m.open * .45}, 'open': {'open': max(.5, min(1, m.open * 1.5))},
              'blink': {'lids': .97, 'under': max(m.under, .55)},
              'glance': {'gaze': (-.55 if m.gaze[0] > 0 else .55, m.gaze[1] * .5)}}
    for frame, own in getattr(puppet, 'LIVING', {}).get(mood, {}).items():
        frames[frame] |= own
    return frames


def build(m, name):
    """Models the puppet, keeps the model in a file, and looks at it roughly."""
    s = light.theatre(samples)
    puppet.build(m)
    light.aim()
    bpy.ops.wm.save_as_mainfile(filepath=scrap(name + '.blend'))
    s.cycles.samples, s.cycles.use_adaptive_sampling = 8, False
    light.shoot(scrap(name + '.png'), size // ROUGH)
    return patch.read(scrap(name + '.png'))


def eyes():
    """Where the lids are in the picture -> two discs (x, y, radius), from the left."""
    bpy.context.view_layer.update()
    s, discs = bpy.context.scene, {}
    for o in s.objects:
        if o.name.startswith('lid'):
            middle, radius = o.matrix_world.translation, max(v.co.length for v in o.data.vertices)
            p, q = (world_to_camera_view(s, s.camera, at) for at in (middle, middle + Vector((radius * 1.2, 0, 0))))
            discs[round(p.x * 50)] = (p.x * size, (1 - p.y) * size, (q.x - p.x) * size)
    left, right = (discs[k] for k in sorted(discs))
    return left, right


def fine(box):
    """Renders `box` of the open model -> the whole picture, empty but for it."""
    x, y, w, h = box
    r = bpy.context.scene.render
    r.use_border = r.use_crop_to_border = True
    r.border_min_x, r.border_max_x = x / size, (x + w) / size
    r.border_min_y, r.border_max_y = 1 - (y + h) / size, 1 - y / size
    light.shoot(scrap('fine.png'), size)
    return patch.placed(patch.degrained(patch.read(scrap('fine.png'))), box, size)


still, change = patch.read(still_path), changes(puppet.MOODS[mood])
rough = [build(puppet.MOODS[mood].but(**change[a], **change[b]), a) for a, b in (('half', 'blink'), ('open', 'glance'))]
looks = patch.moved(*rough, still)
# a shut lid's shadow is not the mouth's: a mouth that opens is known by the second model, whose lids are as in the still
talks = patch.differs(rough[1], still) if puppet.MOODS[mood].open < .04 else looks
where = patch.parted(*(patch.enlarged(spot, ROUGH) for spot in (talks, looks)), eyes())
patches = {}
for model, frames in (('half', ('half', 'blink')), ('open', ('open', 'glance'))):
    bpy.ops.wm.open_mainfile(filepath=scrap(model + '.blend'))
    for frame, about, other in zip(frames, where, where[::-1]):
        box = patch.bounds(about, patch.REACH + 8, size)
        patches[frame] = patch.cut(still, fine(box), about, other, box)
        print('FRAME', frame, box, patch.seam(still, patches[frame]), flush=True)

rows = [[patches['half'], patches['open']], [patches['blink'], patches['glance']]]
boxes = [patch.bounds((a + b)[..., 3] > .004, 1, size) for a, b in rows]
patch.write(patch.sprite(rows, boxes), to)
print('BOXES', json.dumps(dict(zip(('mouth', 'eyes'), boxes))))
