"""Lets a sheet's edges and middle repeat (`border-image-repeat: round`):  python3 seamless.py <picture.png> <slice in pixels>

What is left of a seam is a step in brightness. It is spread over the whole tile, and fades out into the corners.
"""
import os
import sys
import numpy as np
from scipy import ndimage
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'puppets'))
from patch import read, write  # noqa: E402


def levelled(p, cut, near=14):
    """Makes columns at both ends of the middle alike on the average."""
    w = p.shape[1]
    shut = p[..., 3:] > .5
    def mean(a, b):
        inside = shut[:, a:b]
        return (p[:, a:b, :3] * inside).sum(1) / np.maximum(inside.sum(1), 1)
    step = ndimage.gaussian_filter1d(mean(cut, cut + near) - mean(w - cut - near, w - cut), 10, axis=0)
    u = np.interp(np.arange(w), [0, cut, w - cut - 1, w - 1], [0, -.5, .5, 0])
    p[..., :3] += step[:, None] * u[None, :, None]
    return p


path, cut = sys.argv[1], int(sys.argv[2])
picture = levelled(read(path), cut)
picture = levelled(picture.transpose(1, 0, 2), cut).transpose(1, 0, 2)
write(picture, path)
