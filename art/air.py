"""Mist and ripples: what drifts through the set and is not clay. All of it periodic in `t`, 0..1."""
import math
import numpy as np
from scipy import ndimage
from views import MIST_DEPTH, MIST_START, focal

TAU = math.tau


def tile(seed, size, octaves=5, rough=.55):
    """Repeating cloud noise, 0..1."""
    rng, total = np.random.default_rng(seed), 0
    for o in range(octaves):
        n = 4 * 2 ** o
        grid = np.pad(rng.random((n, n)), 4, mode='wrap')
        fine = ndimage.zoom(grid, size / n, order=3, mode='nearest', grid_mode=True)
        edge = 4 * size // n
        total = total + rough ** o * fine[edge:edge + size, edge:edge + size]
    return ((total - total.min()) / np.ptp(total)).astype(np.float32)


def sample(noise, u, v):
    """The tile at (u, v), in tiles."""
    n = noise.shape[0]
    return ndimage.map_coordinates(noise, [(v % 1) * n, (u % 1) * n], order=1, mode='grid-wrap')


def drift(noise, u, v, way, t):
    """The tile moving slowly: as one copy sails out another fades in that ends where the first began."""
    fade = t * t * (3 - 2 * t) * math.pi / 2
    gone, come = sample(noise, u + way * t, v), sample(noise, u + way * (t - 1), v)
    return .5 + math.cos(fade) * (gone - .5) + math.sin(fade) * (come - .5)


def grid(view):
    w, h = view.size
    return np.meshgrid(np.arange(w, dtype=np.float32) + .5, np.arange(h, dtype=np.float32) + .5)


def distance(mist):
    return MIST_START + mist * MIST_DEPTH


class Mist:
    """A still haze that thickens with distance and low down, and three sheets of cloud that drift through the set."""
    SHEETS = ((17.5, 1, .26, 26, .8), (21, -1, .34, 34, 1.1), (27, 1, .42, 40, 1.7))

    def __init__(self, view):
        self.view, self.noise, (self.x, self.y) = view, tile(4, 512), grid(view)
        slope = -(self.y - view.horizon) / focal(view)
        self.rise = slope / 1.5 + 1e-6  # height fog of scale 1.5, integrated along the ray
        edge = view.horizon + focal(view) * view.eye[2] / 99  # where the sheet of water ends: no line may show there
        self.band = np.exp(-((self.y - edge) / (.055 * view.size[0] * view.lens / 34)) ** 2)

    def column(self, d):
        return np.exp(-self.view.eye[2] / 1.5) * (1 - np.exp(np.clip(-self.rise * d, -30, 30))) / self.rise

    def haze(self, depth):
        """The foreground stays clear: fog is counted from twelve units on."""
        d = np.clip(depth, 12, 46)
        fog = .20 * np.clip(self.column(d) - self.column(12), 0, 40) + .008 * (d - 12)
        return (1 - np.exp(-fog - 2.6 * self.band * np.clip((depth - 24) / 22, 0, 1)))[..., None]

    def over(self, picture, depth, t):
        colour, haze = np.array((.019, .054, .047), np.float32), .9 * self.haze(depth)
        picture = picture * (1 - haze) + colour * haze
        for i, (d, way, alpha, width, high) in enumerate(self.SHEETS):
            per = focal(self.view) / d
            u = (self.x - self.view.size[0] / 2) / per / width
            z = self.view.eye[2] - (self.y - self.view.horizon) / per
            cloud = drift(self.noise, u + .3 * i, z / 9 + .37 * i + .02 * math.sin(TAU * (t + i / 3)), .11 * way, t)
            cloud = cloud * (.6 + .8 * drift(self.noise, u * 2, z / 6 + .11 * i, -.08 * way, t))
            low = np.exp(-np.clip(z - .2, 0, None) / high) * np.clip((z + 1.4) / 1.4, 0, 1)
            thick = np.clip(cloud * 2.1 - .55, 0, 1) * low
            soft = np.clip((depth - d + 1) / 6, 0, 1)  # never a hard line where a sheet meets the water
            a = (alpha * thick * soft)[..., None]
            picture = picture * (1 - a) + a * colour * (1.5 + .3 * i)
        return picture


class Ripples:
    """Slopes of the water as sums of waves with whole numbers of beats a loop, plus one widening ring."""
    WAVES = [(.9, 3.1, 7, .0), (-1.6, 4.3, 9, 1.3), (2.3, 2.2, 8, 2.1), (.4, 6.4, 12, 4.0), (-3.1, 5.0, 11, 5.2),
        (.15, 1.4, 5, .7)]

    def __init__(self, view, mask):
        self.view, (self.x, self.y) = view, grid(view)
        shore = ndimage.distance_transform_edt(mask > .5)  # calm at the shore and round pads, whose dark undersides it
        below = np.clip(self.y - view.horizon, 1.2, None)
        self.d = focal(view) * view.eye[2] / below
        self.X = view.eye[0] + (self.x - view.size[0] / 2) * self.d / focal(view)
        self.Y = view.eye[1] + self.d
        self.near = np.clip(13 / self.d, 0, 1.25) * np.clip((shore - .5) / 10, 0, 1)  # would else drag into sight

    def slopes(self, t):
        sx = sy = 0
        for kx, ky, beats, ph in self.WAVES:
            fade = np.clip(1.6 - ky * self.d / 75, 0, 1)  # waves finer than a pixel would only flicker
            c = np.cos(kx * self.X + ky * self.Y * .8 + TAU * beats * t + ph) * fade
            sx, sy = sx + c * kx / 7, sy + c * (.5 + ky / 9)
        for (cx, cy), begin in (((-.9, 1.3), .1), ((2.4, -.6), .55), ((2.9, 2.9), .8)):
            age = (t - begin) % 1
            r = np.hypot(self.X - cx, self.Y - cy)
            ring = np.exp(-((r - .2 - 3.2 * age) / .16) ** 2) * np.sin((r - 3.2 * age) * 16) * max(0,
                1 - age / .45) * min(1, age * 30)
            sy = sy + 1.7 * ring
        return sx, sy

    def move(self, layer, t):
        sx, sy = self.slopes(t)
        at = [self.y - .5 + 2.7 * self.near * sy, self.x - .5 + 1.1 * self.near * sx]
        out = np.stack([ndimage.map_coordinates(layer[..., c], at, order=1, mode='nearest') for c in range(3)], -1)
        return out * (1 + .10 * np.clip(self.near * sy, -1.5, 1.5))[..., None]
