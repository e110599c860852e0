"""Needlework on clay clothes: running stitches, hems, lacing."""
import numpy as np
from clay import roll
from sculpt import curve


def spaced(points, step):
    """Points at even steps along a curve through `points`, with their directions."""
    fine = curve(points, 12)
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(fine, axis=0), axis=1))])
    at = np.arange(step / 2, far[-1], step)
    p = np.stack([np.interp(at, far, fine[:, i]) for i in range(fine.shape[1])], 1)
    q = np.stack([np.interp(at + step * .02, far, fine[:, i]) for i in range(fine.shape[1])], 1)
    g = q - p
    return p, g / np.maximum(1e-9, np.linalg.norm(g, axis=1))[:, None]


def stitches(face, points, mat, step=.12, long=.075, radius=.016, lift=.012, across=False, slant=0.0, seed=1):
    """Thread in and out of a `Surface` along (x, z) points; uneven, as sewn by somebody with big fingers."""
    rng = np.random.default_rng(seed)
    for (x, z), (gx, gz) in zip(*spaced(points, step)):
        a = np.arctan2(gz, gx) + (np.pi / 2 if across else 0) + slant + rng.normal(0, .12)
        k = long / 2 * rng.uniform(.8, 1.15)
        ends = [(x + np.cos(a) * k * t, z + np.sin(a) * k * t) for t in (-1, -.5, .5, 1)]
        roll([face.at(u, v, h) for (u, v), h in zip(ends, (-.015, lift, lift, -.015))], radius, mat)


def hem(face, points, radius, mat, lift=0.0, dense=6):
    """A rolled edge along (x, z) points."""
    return roll([face.at(x, z, lift) for x, z in curve(points, dense)], radius, mat)
