"""The mark of the place: a plump green heart with two ogre ears. It is the app's icon and the charm on the title."""
import math
import os
import sys
import numpy as np
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stage import run, stage  # noqa: E402
from clay import ball, clay, knead, lamp, meshed, roll, weld  # noqa: E402
import bpy  # noqa: E402
from mathutils import Vector  # noqa: E402


def plump(size=1.0):
    """Taubin's heart: every point of a ball is drawn in or out along its ray until it lies on the surface."""
    o = ball((0, 0, 0), 1, detail=6)
    n = len(o.data.vertices)
    rays = np.empty(n * 3, np.float32)
    o.data.vertices.foreach_get('co', rays)
    rays = rays.reshape(-1, 3) / np.linalg.norm(rays.reshape(-1, 3), axis=1, keepdims=True)
    near, far = np.full(n, .02), np.full(n, 1.8)
    for _ in range(30):
        middle = (near + far) / 2
        x, y, z = (rays * middle[:, None] + (0, 0, .12)).T
        inside = (x * x + 2.25 * y * y + z * z - 1) ** 3 - x * x * z ** 3 - .1125 * y * y * z ** 3 < 0
        near, far = np.where(inside, middle, near), np.where(inside, far, middle)
    for a, b, c, wide, deep in ((-.55, -.8, -.1, .3, .035), (.45, -.8, .35, .34, .03), (.2, -.85, -.5, .26, .04),
                                (-.2, -.9, .2, .22, .025), (.7, -.6, -.1, .3, .035), (-.5, -.7, .55, .25, .03), (-.25, -.8, -.65, .2, .03)):
        off = 1 - rays @ (np.array((a, b, c)) / np.linalg.norm((a, b, c)))
        near *= 1 - deep * np.exp(-off * 2 / wide ** 2)  # thumb prints
    o.data.vertices.foreach_set('co', (rays * near[:, None] * size + (0, 0, .12 * size)).astype(np.float32).ravel())
    o.data.update()
    return o


def ear(side, skin, dark):
    """A trumpet: a stalk that widens to a bell turned outwards and to us, dark inside."""
    root, tip = Vector((side * .55, 0, .62)), Vector((side * 1.14, -.14, 1.27))
    along = (tip - root).normalized()
    turn = (along + Vector((side * -.05, -.62, .05))).normalized().to_track_quat('Z', 'Y')
    rim = [tip + turn @ Vector((.29 * math.cos(t), .29 * math.sin(t), 0)) for t in [k / 16 * math.tau for k in range(18)]]
    stalk = [root - along * .2, root + along * .3, root + along * .6, tip - along * .03]
    body = knead([roll([tuple(p) for p in stalk], .24, taper=[.95, .66, .74, 1.14]), roll([tuple(p) for p in rim], .085),
                  ball(tip, (.29, .29, .07), turn.to_euler())], skin, .022, 5)
    hole = ball(tip + turn @ Vector((0, 0, .03)), (.24, .24, .07), turn.to_euler(), dark)
    return [body, hole]


def charm(at=(0, 0, 0), size=1.0, tilt=0.0, skin='#84a53c'):
    green, dark = clay('ogre ' + skin, skin, .5, .35, 4), clay('ear dark', '#2e4216', .9, .2)
    lumps = [plump(.92)]
    parts = [knead(lumps, green, .03, 4)]
    for side in (-1, 1):
        parts += ear(side, green, dark)
    o = weld([meshed(p) for p in parts])
    o.location, o.scale, o.rotation_euler = at, (size,) * 3, (0, tilt, 0)
    return o


def icon(name):
    stage(1024, 1024, 160, key=4.2, rim=1.6, fill=.5)
    bpy.context.scene.camera.data.ortho_scale = 3.06
    charm((-.045, 0, -.3), 1, .05)
    lamp((-2.2, -3, 2.4), (0, 0, 0), 1.4, 60, '#ffd08a')


if __name__ == '__main__':
    run({'icon': icon})
