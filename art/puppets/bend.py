"""A neck without a joint."""
import bpy
from mathutils import Euler, Matrix, Vector
from clay import meshed


class Bend:
    """Soft dough has no joint: `with Bend(mood):` leans whatever is modelled inside it, the neck bending between
    `low` and `high`, then turns all of it by `sway` so that the biscuit's thickness shows."""

    def __init__(self, mood, pivot=(0, 0, -.85), low=-1.15, high=-.55, sway=0.0):
        self.mood, self.pivot, self.low, self.high, self.sway = mood, Vector(pivot), low, high, sway

    def __enter__(self):
        self.before = set(bpy.data.objects)

    def _turned(self, k):
        m = self.mood
        there = Matrix.Translation(self.pivot)
        turned = there @ Euler((m.nod * k, m.tilt * k, m.turn * k), 'YXZ').to_matrix().to_4x4() @ there.inverted()
        return Matrix.Rotation(self.sway, 4, 'Z') @ turned

    def __exit__(self, *_):
        bpy.context.view_layer.update()
        for o in set(bpy.data.objects) - self.before:
            zs = [(o.matrix_world @ Vector(c)).z for c in o.bound_box]
            if min(zs) >= self.high or max(zs) <= self.low:
                o.matrix_world = self._turned(min(zs) >= self.high) @ o.matrix_world
                continue
            o = meshed(o)
            here = o.matrix_world.copy()
            back = here.inverted()
            for v in o.data.vertices:
                p = here @ v.co
                k = min(1, max(0, (p.z - self.low) / (self.high - self.low)))
                v.co = back @ (self._turned(k * k * (3 - 2 * k)) @ p)
