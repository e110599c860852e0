"""What ogres share: trumpet ears, brows of rolled clay, a mood with ears and a temper."""
from dataclasses import asdict, dataclass
import bmesh
import bpy
import numpy as np
from clay import ball, clay, knead, roll
from mood import Mood
from sculpt import curve, soft


@dataclass(frozen=True)
class OgreMood(Mood):
    ears: float = 0     # -1 drooping, 1 straight up
    heat: float = 0     # red of the ears, from the tips (0) to the roots (1)
    flush: float = 0    # red of the whole face
    smirk: float = .25  # how much higher one corner of the mouth is
    grit: float = 0     # 1: lips drawn from clenched teeth
    puff: float = 0     # cheeks blown up
    flare: float = 0    # nostrils
    wink: float = 0     # how much further one eye is shut
    lean: float = 0     # towards the viewer
    vein: float = 0
    steam: float = 0


def ogre(mood, **more):
    return OgreMood(**{**asdict(mood), **more})


class Ear:
    """A trumpet along a bent axis: `piece()` is kneaded into the head, `masks` finds its hollow and its length again."""

    def __init__(self, s, lift, root=(.7, .1, .4), size=1.0, out=.8):
        up = .42 * lift
        path = [(0, 0, 0), (.37, .03, .12 + up * .25), (.62, -.02, .25 + up * .7), (out - .2 * max(0, lift), -.2, .35 + up * 1.0)]
        root = np.array(root)
        self.axis = curve([(s * (root[0] + x * size), root[1] + y * size, root[2] + z * size) for x, y, z in path], 12)
        self.t = np.linspace(0, 1, len(self.axis))
        self.outer = np.interp(self.t, [0, .3, .55, .78, .9, .97, 1], [.26, .175, .17, .225, .295, .33, .31]) * size
        self.wall, self.bowl, self.size = .09 * size, .45, size

    def piece(self):
        tangent = np.gradient(self.axis, axis=0)
        tangent /= np.linalg.norm(tangent, axis=1)[:, None]
        rings = list(zip(self.axis, tangent, self.outer))
        hollow = [(p, g, max(.01, (r - self.wall * (1 - .3 * (t > .98))) * soft(t, 1 - self.bowl - .02, 1 - self.bowl + .16)))
                  for p, g, r, t in zip(self.axis, tangent, self.outer, self.t) if t > 1 - self.bowl]
        bm, before = bmesh.new(), None
        for p, g, r in rings + hollow[::-1]:
            a = np.cross(g, (0, 0, 1))
            a /= np.linalg.norm(a)
            b = np.cross(g, a)
            ring = [bm.verts.new(p + r * (np.cos(q) * a + np.sin(q) * b)) for q in np.linspace(0, 2 * np.pi, 40, endpoint=False)]
            if before:
                for i in range(40):
                    bm.faces.new((before[i], before[i - 1], ring[i - 1], ring[i]))
            else:
                bm.faces.new(ring)
            before = ring
        bm.faces.new(before)
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        mesh = bpy.data.meshes.new('ear')
        bm.to_mesh(mesh)
        bm.free()
        o = bpy.data.objects.new('ear', mesh)
        bpy.context.collection.objects.link(o)
        return o

    def masks(self, co, side):
        """-> (how deep in the hollow, how far along the ear), 0 .. 1, for each vertex."""
        far = np.linalg.norm(co[:, None, :] - self.axis[None], axis=2)
        i = far.argmin(axis=1)
        r, t, outer = far[np.arange(len(co)), i], self.t[i], self.outer[i]
        mine = (r < outer * 1.25 + .05) & (co[:, 0] * side > self.axis[0, 0] * side)
        within = soft(outer - r, self.wall * .35, self.wall * .95)
        return mine * within * soft(t, 1 - self.bowl - .1, 1 - self.bowl + .02) , mine * t


def brow(face, m, s, x, z, width, size, mat, height=.0):
    """One brow of a pair: raised, cocked (the viewer's right one) and slanted as the mood says."""
    lift = .12 * m.raised + (.15 * m.cocked if s > 0 else -.05 * m.cocked)
    dip = -.3 * m.slant
    points = [(s * x, z + lift * .7 + dip), (s * (x + width * .33), z + .075 + lift + dip * .45 + height),
              (s * (x + width * .7), z + .065 + lift * 1.1 - dip * .1), (s * (x + width), z - .06 + lift * .8 - dip * .3)]
    fine = [(a, b) for a, b in curve(points, 5)]
    n = len(fine)
    taper = [float(np.interp(i / (n - 1), [0, .12, .4, .7, 1], [.55, 1.1, 1.25, .95, .2])) for i in range(n)]
    # in front of whatever bulges just above or below it: a brow half sunk into its ridge looks broken
    y = np.array([min(face.at(a, b + d).y for d in (-.08, -.04, 0, .04)) for a, b in fine])
    y = np.convolve(np.pad(y, 2, 'edge'), [.1, .2, .4, .2, .1], 'valid') - .015
    return roll([(a, d, b) for (a, b), d in zip(fine, y)], size, mat, taper)


def puffs(at, out, amount, seed=0):
    """Steam as clay balls, bigger and rounder the further they have flown."""
    white = clay('steam', '#e9e4d2', .8, .3, 10)
    rng = np.random.default_rng(seed)
    at, out = np.array(at), np.array(out)
    count = 2 + round(3 * amount)
    for i in range(count):
        k = (i + .6) / count
        p = at + out * k * (.35 + .65 * amount) + rng.normal(0, .03, 3)
        r = (.055 + .1 * k) * (.7 + .5 * amount)
        knead([ball(p, r)] + [ball(p + rng.normal(0, r * .55, 3), r * .62) for _ in range(4)], white, .02, 4)
