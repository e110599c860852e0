"""Slab: a relief of clay, a height and a colour for every half pixel, which Cycles lights like any other clay."""
import numpy as np
from scipy import ndimage
from stage import mesh, rgb


def noise(shape, sx, sy, seed, octaves=3):
    """Soft noise about -1..1, with features of sx x sy grid steps."""
    rng, out, total = np.random.default_rng(seed), 0, 0
    for k in range(octaves):
        a, b = max(1, sx / 2 ** k), max(1, sy / 2 ** k)
        small = rng.normal(size=(int(shape[0] / b) + 4, int(shape[1] / a) + 4))
        y, x = np.mgrid[0:shape[0], 0:shape[1]].astype(np.float32)
        out = out + ndimage.map_coordinates(small, (y / b + 1, x / a + 1), order=3, mode='nearest') * .5 ** k
        total += .25 ** k
    return out / total ** .5 / 1.5


class Slab:
    def __init__(self, w, h, per=2, lift=0.0):
        self.w, self.h, self.per, self.lift = w, h, per, lift
        self.Y, self.X = np.mgrid[0:h * per + 1, 0:w * per + 1] / per
        self.H, self.C = np.full(self.X.shape, -1e3), np.zeros(self.X.shape + (3,))

    def noise(self, sx, sy, seed, octaves=3):
        return noise(self.X.shape, sx * self.per, sy * self.per, seed, octaves)

    def body(self, mask, thick, edge, colour, low=0.0, soft=1.2):
        """A slab where `mask` is true, its edge rounded over `edge` pixels; returns each point's way to the edge."""
        d = np.maximum(ndimage.distance_transform_edt(mask) / self.per - .25, 0)
        t = 1 - np.minimum(d / edge, 1)
        top = ndimage.gaussian_filter(np.where(mask, low + thick * np.sqrt(1 - t * t), low), soft * self.per / 2)
        over = mask & (top > self.H)
        self.H[over] = top[over]
        self.C[over] = np.broadcast_to(colour, self.C.shape)[over]
        return d

    def lump(self, x, y, rx, ry, lift, colour, low=0.0, turn=0.0):
        """A cushion: half an ellipsoid pressed on at height `low`."""
        r, p = max(rx, ry) + 1, self.per
        a, b, c, d = (int(max(0, v * p)) for v in (y - r, y + r + 1, x - r, x + r + 1))
        X, Y = self.X[a:b, c:d] - x, self.Y[a:b, c:d] - y
        u, v = X * np.cos(turn) + Y * np.sin(turn), Y * np.cos(turn) - X * np.sin(turn)
        q = 1 - (u / rx) ** 2 - (v / ry) ** 2
        top = low + lift * np.sqrt(np.maximum(q, 0))
        over = (q > 0) & (top > self.H[a:b, c:d])
        self.H[a:b, c:d][over], self.C[a:b, c:d][over] = top[over], colour

    def moss(self, x, y, spread, count, rng, low, shades=('#465b20', '#5b7029', '#354d1e', '#6c8233')):
        """A cushion of small lumps round x, y; `spread` is a pair."""
        for _ in range(2 * count):
            a, b = np.clip(rng.normal(0, .5, 2), -1, 1)
            near = max(.35, 1 - .5 * (a * a + b * b))
            row = int(np.clip(y + b * spread[1], 0, self.h) * self.per)
            column = int(np.clip(x + a * spread[0], 0, self.w) * self.per)
            if self.H[row, column] < -900:  # moss grows on something
                continue
            r = (1.5 + 5 * rng.random() ** 2.2) * near
            self.lump(x + a * spread[0], y + b * spread[1], r, r * rng.uniform(.8, 1.1), r * .68,
                      rgb(shades[rng.integers(len(shades))]) * rng.uniform(.7, 1.1), low + 4 * near)

    def mesh(self, mat):
        there = self.H > -900
        index = np.full(there.shape, -1)
        index[there] = np.arange(there.sum())
        quads = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
        points = np.stack([self.X - self.w / 2, -self.H - self.lift, self.h / 2 - self.Y], -1)[there] / 100
        return mesh('slab', points, quads[(quads >= 0).all(1)], np.clip(self.C[there], 0, 1), mat)
