"""What stirs besides the two of them: moss swings, pads bob, a shadow crosses the window. Periodic in `t`, 0..1."""
import math
import numpy as np
from scipy import ndimage
from air import TAU, grid
from views import project

PANE = (4.3, 5.0, 2.45)  # house.py's window, .36 x .4


def pulled(picture, y, x):
    return np.stack([ndimage.map_coordinates(picture[..., c], [y, x], order=1, mode='nearest')
        for c in range(picture.shape[-1])], -1)


def each(labels, count, of):
    """A number for each labelled piece, laid over its pixels."""
    return np.concatenate([[0], [of(k) for k in range(1, count + 1)]])[labels]


class Moss:
    """Curtains that swing from their upper edges, the lowest ends furthest; the air beside them goes along."""

    def __init__(self, view, moss):
        labels, count = ndimage.label(ndimage.binary_dilation(moss > .15, iterations=2))
        rows = [(s[0].start, s[0].stop) for s in ndimage.find_objects(labels)]
        self.x, self.y = grid(view)
        span = each(labels, count, lambda k: max(10, rows[k - 1][1] - rows[k - 1][0]))
        down = np.clip((self.y - each(labels, count, lambda k: rows[k - 1][0])) / np.maximum(span, 1), 0, 1)
        weight = ndimage.gaussian_filter(moss, 4) + 1e-4
        reach = ndimage.gaussian_filter(moss * down ** 1.5 * np.clip(.11 * span, 1.2, 7), 4) / weight
        self.reach = reach * np.clip(weight * 12, 0, 1)
        self.low = int(np.nonzero(moss.max(1) > .05)[0].max(initial=0)) + 20

    def swing(self, picture, t):
        cut = np.s_[:self.low]
        wave = TAU * 2 * t + self.x[cut] / 170
        dx = self.reach[cut] * (np.sin(wave) + .3 * np.sin(TAU * 3 * t + self.x[cut] / 60))
        picture[cut] = pulled(picture[cut], self.y[cut] - .5, self.x[cut] - .5 - dx)
        return picture


class Pads:
    """Each pad rises and sinks in its own time, with its flower; at the shore it lies still."""

    def __init__(self, view, pad, water):
        rng, (self.x, self.y) = np.random.default_rng(6), grid(view)
        labels, count = ndimage.label(ndimage.binary_dilation(pad > .3, iterations=1))
        away, at = ndimage.distance_transform_edt(labels == 0, return_indices=True)
        mine = labels[tuple(at)]
        free = ndimage.gaussian_filter(np.clip(pad + water, 0, 1), 1) ** 3
        self.size = np.clip(1.4 - away / 5, 0, 1) * free * (.9 + 1.3 * np.clip((self.y - view.horizon) / 300, 0, 1))
        beats, phase = rng.integers(1, 3, count + 1), rng.random(count + 1)
        self.beats, self.phase = beats[mine], phase[mine] * TAU

    def bob(self, things, t):
        dy = self.size * np.sin(TAU * self.beats * t + self.phase)
        dx = .7 * self.size * np.sin(TAU * t + 2 * self.phase)
        top = int(np.nonzero(self.size.max(1))[0].min(initial=0))
        cut = np.s_[top:]
        out = things.copy()
        out[cut] = pulled(things, self.y[cut] - .5 - dy[cut], self.x[cut] - .5 - dx[cut])
        return out


class Shade:
    """Somebody with long ears walks past the lamp inside."""
    FROM, TO = .52, .72

    def __init__(self, view):
        x, y, per = project(view, *PANE)
        xx, yy = grid(view)
        self.u, self.v = (xx - x) / (.38 * per), (y - yy) / (.42 * per)
        self.pane = np.clip((1.04 - np.hypot(self.u, self.v)) * 8, 0, 1)

    def over(self, picture, t):
        if not self.FROM < t < self.TO:
            return picture
        k = (t - self.FROM) / (self.TO - self.FROM)
        c, up = -2.4 + 4.8 * k, .06 * math.sin(8 * math.pi * k)
        inside = 0
        for a, b, w, h in ((0, -.2, .34, .36), (.34, -.38, .3, .2), (-.16, .4, .1, .34), (.12, .42, .1, .34), (-.45, -1, .6, .6)):
            inside = np.maximum(inside, np.clip((1 - np.hypot((self.u - c - a) / w, (self.v - up - b) / h)) * 5, 0, 1))
        return picture * (1 - .95 * inside * self.pane)[..., None]
