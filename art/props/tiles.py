"""Letter keys: a plain slightly uneven face over a thick lower edge; pale ones without the film curve."""
import os
import sys
import numpy as np
from scipy import ndimage
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from relief import Slab  # noqa: E402
from stage import painted, rgb, run, stage  # noqa: E402


def box(s, x0, x1, y0, y1, r, seed):
    """Way inside a rounded box with a hand's wobble."""
    wob = 1.5 * s.noise(26, 26, seed, 3)
    x, y = np.abs(s.X - (x0 + x1) / 2) + wob, np.abs(s.Y - (y0 + y1) / 2) - wob * .7
    return r - np.hypot(np.maximum(x - (x1 - x0) / 2 + r, 0), np.maximum(y - (y1 - y0) / 2 + r, 0))


def tile(name):
    w = h = 144
    tint = {'tile': '#e8e1d1', 'tile-green': '#204a1d', 'tile-red': '#741f23'}[name]
    pale = name == 'tile'
    if pale:
        stage(w, h, standard=True, key=4.1, rim=.3, fill=.34, warm='#fff5e8', sky='#cdc6ba')
    else:
        stage(w, h, standard=True, key=3.9, rim=.6, fill=.34, warm='#fff1dc', sky='#b8c4c0')
    s, seed = Slab(w, h, 3), {'tile': 1, 'tile-green': 4, 'tile-red': 9}[name]
    whole, face = box(s, 6, 138, 5, 139, 26, seed), box(s, 7, 137, 5, 122, 25, seed + 30)
    colour = rgb(tint)
    s.body(whole > 0, 12, 9, colour * .62)
    # a flat camera sees the edge only as a slope: it falls away from the face to the foot
    inside = s.H > -900
    up = np.clip(face / 8, 0, 1)
    cap = 15 * np.sqrt(1 - (1 - up) ** 2)
    slope = -1.1 * np.clip(s.Y - 120, 0, 24)
    s.H[inside] += ndimage.gaussian_filter(cap + np.where(face > 0, 0, slope), 1.5)[inside]
    rough = 1.1 * s.noise(34, 34, seed + 2, 2) * np.clip(1.3 - face / 26, .35, 1) + .12 * s.noise(4, 4, seed + 3, 2)
    s.H[inside] += rough[inside]
    on = np.clip(face / 2 + .5, 0, 1)[..., None]
    fibre = (1 + .025 * s.noise(50, 3, seed + 4, 2) + .03 * s.noise(40, 40, seed + 5, 2))[..., None]
    worn = np.exp(-((face - 5) / 3) ** 2)[..., None] * (.10 if pale else .16)
    s.C = (s.C * (1 - on) + colour * on) * fibre * (1 + worn)
    s.mesh(painted('tile', .5, .06, 16, .3))


if __name__ == '__main__':
    run({'tile': tile, 'tile-green': tile, 'tile-red': tile})
