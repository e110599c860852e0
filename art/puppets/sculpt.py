"""A modelling tool for kneaded pieces: wrinkles, pits and dents pressed in, colour rubbed on vertex by vertex."""
import bpy
import numpy as np
from mathutils import Vector, noise
from clay import linear
from paint import wiring


def curve(points, dense=8):
    """Catmull-Rom through points of any dimension."""
    p = np.array(points, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    t = np.linspace(0, 1, dense, endpoint=False)[:, None]
    out = [.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
           for a, b, c, d in zip(p, p[1:], p[2:], p[3:])]
    return np.vstack(out + [p[-2:-1]])


def soft(x, low, high):
    """0 below `low`, 1 above `high`, smooth between (either way round)."""
    t = np.clip((np.asarray(x) - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


class Sculpt:
    """The vertices of a mesh whose origin is the world's, as arrays."""

    def __init__(self, o):
        self.o, n = o, len(o.data.vertices)
        self.co, self.normal = np.empty((n, 3)), np.empty((n, 3))
        self.rgb, self.alpha = np.zeros((n, 3)), np.zeros(n)
        self._read()

    def _read(self):
        co, no = np.empty(self.co.size), np.empty(self.co.size)
        self.o.data.vertices.foreach_get('co', co)
        self.o.data.vertices.foreach_get('normal', no)
        self.co, self.normal = co.reshape(-1, 3), no.reshape(-1, 3)

    def push(self, amount):
        """Moves each vertex along its normal."""
        self.o.data.vertices.foreach_set('co', (self.co + self.normal * np.asarray(amount)[:, None]).ravel())
        self.o.data.update()
        self._read()

    def near(self, points, dense=8):
        """-> for each vertex of the front: its distance from a line of (x, z) points, and how far along, 0 .. 1."""
        fine = curve(points, dense)
        best, along = np.full(len(self.co), 9.0), np.zeros(len(self.co))
        p = self.co[:, (0, 2)]
        for i, (a, b) in enumerate(zip(fine, fine[1:])):
            t = np.clip(((p - a) @ (b - a)) / max(1e-9, (b - a) @ (b - a)), 0, 1)
            d = np.linalg.norm(p - a - t[:, None] * (b - a), axis=1)
            closer = d < best
            best[closer], along[closer] = d[closer], ((i + t) / (len(fine) - 1))[closer]
        best[(self.normal[:, 1] > .25)] = 9
        return best, along

    def groove(self, points, depth, width, ridge=.3, ends=.25):
        """A wrinkle drawn with a modelling stick: it shallows out at its ends, and the clay wells up beside it."""
        d, t = self.near(points)
        fade = soft(np.minimum(t, 1 - t), 0, ends) if ends else 1
        self.push(depth * fade * (ridge * np.exp(-((d - 2 * width) / width) ** 2) - np.exp(-(d / width) ** 2)))

    def pit(self, at, size, depth):
        """A thumb pressed in (depth > 0) or clay added (< 0); `at` and `size` in three dimensions. -> its mask."""
        mask = self.about(at, size)
        self.push(-depth * mask)
        return mask

    def about(self, at, size):
        return soft(np.linalg.norm((self.co - np.array(at)) / np.array(size), axis=1), 1, 0)

    def dents(self, amount, scale, seed=0):
        """Uneven as hands leave it."""
        self.push(np.array([noise.noise(Vector(p) * scale + Vector((seed, 0, 0))) for p in self.co]) * amount)

    def mottle(self, amount, colour, scale=3.4):
        """Darker clay not quite mixed in."""
        n = np.array([noise.fractal(Vector(p) * scale, .8, 2.1, 3) for p in self.co])
        self.rub(amount * soft(n, .05, .7), colour)

    def rub(self, mask, colour):
        """Rubs pigment on, over what was rubbed on before; `bake` gives it to the mesh."""
        f = np.clip(mask, 0, 1)
        after = 1 - (1 - self.alpha) * (1 - f)
        c = np.array(linear(colour)[:3])
        self.rgb = (self.rgb * (self.alpha * (1 - f))[:, None] + c * f[:, None]) / np.maximum(after, 1e-6)[:, None]
        self.alpha = after

    def bake(self, mat):
        layer = self.o.data.color_attributes.new('tint', 'FLOAT_COLOR', 'POINT')
        layer.data.foreach_set('color', np.hstack([self.rgb, self.alpha[:, None]]).ravel())
        base, node = mat.node_tree.nodes['Principled BSDF'].inputs['Base Color'], wiring(mat)
        tint = node('Attribute', {'attribute_name': 'tint'})
        mix = node('MixRGB', Fac=tint.outputs['Alpha'], Color2=tint.outputs['Color'])
        mat.node_tree.links.new(base.links[0].from_socket, mix.inputs[1])
        mat.node_tree.links.new(mix.outputs[0], base)


def thumbed(mat, strength=.12, scale=7):
    """Adds faint whorls of a maker's thumb to a clay material, here and there."""
    node, b = wiring(mat), mat.node_tree.nodes['Principled BSDF']
    place = node('TexCoord').outputs['Object']
    whorl = node('TexWave', {'wave_type': 'RINGS', 'rings_direction': 'SPHERICAL'}, Vector=place, Scale=scale, Distortion=9.0,
                 Detail=1.0)
    whorl.inputs['Detail Scale'].default_value = .8
    where = node('MapRange', i0=node('TexNoise', Vector=place, Scale=2.3).outputs['Fac'], i1=.5, i2=.66, i3=0.0, i4=1.0)
    print_ = node('Math', {'operation': 'MULTIPLY'}, i0=whorl.outputs['Fac'], i1=where.outputs[0])
    bump = node('Bump', Strength=strength, Distance=.03, Height=print_.outputs[0])
    old = b.inputs['Normal'].links[0].from_socket
    mat.node_tree.links.new(old, bump.inputs['Normal'])
    mat.node_tree.links.new(bump.outputs[0], b.inputs['Normal'])
    return mat
