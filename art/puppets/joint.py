"""Heads turn: `with Head(mood):` tilts whatever is modelled inside it about the neck."""
import bpy
from mathutils import Euler, Matrix


class Head:
    def __init__(self, mood, pivot=(0, .3, -1.1), shift=(0, 0, 0)):
        self.mood, self.pivot, self.shift = mood, pivot, shift

    def __enter__(self):
        self.before = set(bpy.data.objects)

    def __exit__(self, *_):
        bpy.context.view_layer.update()
        m = self.mood
        there = Matrix.Translation(self.pivot)
        turned = there @ Euler((m.nod, m.tilt, m.turn), 'YXZ').to_matrix().to_4x4() @ there.inverted()
        turned = Matrix.Translation(self.shift) @ turned
        for o in set(bpy.data.objects) - self.before:
            o.matrix_world = turned @ o.matrix_world
