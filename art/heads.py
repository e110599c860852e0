"""The portraits' own heads for the home film: each mood a head that puppets/ models, hung on one joint, one shown at a time."""
import importlib
import os
import sys
import bpy
import numpy as np
sys.path.insert(1, os.path.join(os.path.dirname(os.path.abspath(__file__)), 'puppets'))
from sculpt import soft  # noqa: E402

NECK = (0, .3, -1.1)  # what a portrait's head turns about


def made(who, name, model, *args):
    """What `model` makes; its materials are renamed, or the next head would take its colours from this one."""
    objects, materials = set(bpy.data.objects), set(bpy.data.materials)
    model(*args)
    bpy.context.view_layer.update()
    for m in set(bpy.data.materials) - materials:
        m.name = f'{who} {name} {m.name}'
    return list(set(bpy.data.objects) - objects)


def fold(o, side, back, up):
    """Lays one ear back and up about its root, so that another head finds room there."""
    n = len(o.data.vertices)
    co = np.empty(3 * n)
    o.data.vertices.foreach_get('co', co)
    co = co.reshape(-1, 3)
    k = soft(co[:, 0] * side, .66, .94) * soft(co[:, 2], -.02, .2)
    x, y, z = co[:, 0] * side - .7, co[:, 1] - .1, co[:, 2] - .42
    x, z = x * np.cos(up * k) - z * np.sin(up * k), x * np.sin(up * k) + z * np.cos(up * k)
    x, y = x * np.cos(back * k) - y * np.sin(back * k), x * np.sin(back * k) + y * np.cos(back * k)
    o.data.vertices.foreach_set('co', np.stack([(x + .7) * side, y + .1, z + .42], 1).ravel())
    o.data.update()


def heads(who, moods, side, back, up):
    """-> {name: its objects} with the ear on `side` folded, and what all of them share under ''."""
    puppet = importlib.import_module(who)
    got = {name: made(who, name, puppet.head, mood) for name, mood in moods.items()}
    for o in [o for name in got for o in got[name]]:
        if o.type == 'MESH' and 'tint' in o.data.color_attributes:
            fold(o, side, back, up)
    got[''] = [o for k in ('hair', 'tiara') if hasattr(puppet, k) for o in made(who, k, getattr(puppet, k))]
    return got


def hang(objects, joint, size, name):
    """Hangs what was modelled as in a portrait on a joint at its neck."""
    mount = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(mount)
    mount.parent, mount.scale, mount.location = joint, (size,) * 3, [-size * v for v in NECK]
    for o in objects:
        o.parent = mount


def show(got, name):
    for k, objects in got.items():
        for o in objects:
            o.hide_render = k not in ('', name)
