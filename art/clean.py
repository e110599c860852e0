"""Takes the grain out of a rendered layer: non-local means, led by Cycles' own colour and normal passes.

Debian's Blender has no denoiser, and grain is what a video codec spends its bits on. 60 samples and this look
like a thousand. Light groups are averaged with the weights of the whole picture, so their sum stays the picture.
"""
import os
import numpy as np
from scipy import ndimage

REACH, STRENGTH, KEPT = 5, .22, .08


def shifted(a, dy, dx):
    return np.roll(a, (dy, dx), (0, 1))


def weights(log, albedo, normal, dy, dx):
    near = ((log - shifted(log, dy, dx)) ** 2).mean(-1)
    near = np.maximum(0, ndimage.uniform_filter(near, 3) - STRENGTH ** 2 * .6) / STRENGTH ** 2
    other = ((albedo - shifted(albedo, dy, dx)) ** 2).sum(-1) / .05 ** 2 + ((normal - shifted(normal, dy,
        dx)) ** 2).sum(-1) / .6 ** 2
    return np.exp(-near - other - (dx * dx + dy * dy) / 30)


def clean(layer):
    """`layer` is a dict of passes; those with light in them come back without grain."""
    p = {k: layer[k].astype(np.float32) for k in layer}
    lit = [k for k in p if k == 'Image' or k.startswith('Combined')]
    p['Image'], alpha = p['Image'][..., :3], p['Image'][..., 3:]
    log = np.log(.02 + np.maximum(p['Image'], 0))  # a small sum makes grain in the dark look like edges
    albedo = np.minimum(ndimage.uniform_filter(p['Denoising Albedo'], (2, 2, 0)), 1.5)
    normal = ndimage.uniform_filter(p['Denoising Normal'], (2, 2, 0))
    bright = np.concatenate([p[k] for k in lit], -1)
    total, share, most = np.zeros_like(bright), np.zeros(bright.shape[:2], np.float32), np.full(bright.shape[:2], 1e-4,
        np.float32)
    for dy in range(-REACH, REACH + 1):
        for dx in range(-REACH, REACH + 1):
            if dx or dy:
                w = weights(log, albedo, normal, dy, dx)
                total += w[..., None] * shifted(bright, dy, dx)
                share += w
                most = np.maximum(most, w)
    total, share = total + .6 * most[...,
        None] * bright, share + .6 * most  # its own vote counts no more than another's
    total = (1 - KEPT) * total / share[..., None] + KEPT * bright  # a little tooth: clay is not plastic
    out = {k: total[..., 3 * i:3 * i + 3] for i, k in enumerate(lit)}
    return {**out, 'alpha': alpha, **{k: p[k] for k in ('Mist', 'water', 'lift', 'pad', 'moss')}}


def layer(path):
    """The layer at `path`.npz, cleaned once and kept."""
    kept = path + '.clean.npz'
    if not os.path.exists(kept) or os.path.getmtime(kept) < os.path.getmtime(path + '.npz'):
        with np.load(path + '.npz') as f:
            done = clean({k: f[k] for k in f})
        np.savez(kept, **{k: v.astype(np.float16) for k, v in done.items()})
    with np.load(kept) as f:
        return {k: f[k].astype(np.float32) for k in f}
