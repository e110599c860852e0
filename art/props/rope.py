"""Twisted rope that tiles along x: its lay repeats a whole number of times in the picture's width."""
import os
import sys
import numpy as np
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from relief import Slab  # noqa: E402
from stage import painted, rgb, run, stage  # noqa: E402


def rope(name):
    """Drawn as a relief from periodic functions only, so that the seam cannot show; the slab runs on past both ends."""
    w, h = 480, 40
    stage(w, h, key=3.8, fill=.4)
    s = Slab(640, h, 3)
    x, y = s.X - 80, s.Y - 20
    sag = .5 * np.sin(x * 2 * np.pi / 240) + .4 * np.sin(x * 2 * np.pi / 96 + 1)
    r = 13 + .4 * np.sin(x * 2 * np.pi / 160)
    u = np.clip((y - sag) / r, -1.2, 1.2)
    lay = x * 2 * np.pi / 24 / 1.0 + 2.1 * u  # strands cross the rope aslant
    strand = np.abs(np.cos(lay / 2)) ** .8
    edge = r * (.86 + .14 * strand)
    mask = np.abs(y - sag) < edge
    thread = np.sin(lay * 5 - u * 9) * .5 + np.sin(lay * 9 - u * 14 + np.sin(x * np.pi / 60)) * .35
    s.body(mask, 2, 3, rgb('#a98a58') * (.42 + .62 * strand + .09 * thread + .05 * np.sin(x * 2 * np.pi / 80 + 2))[..., None])
    inside = s.H > -900
    s.H[inside] += (r * .7 * np.sqrt(np.clip(1 - u * u, 0, 1)) + 5 * strand + .8 * thread)[inside]
    for k in range(46):  # hemp that stands off; each hair also at one width's distance
        a, side = (k * 137.5) % 480, 1 if k % 2 else -1
        for shift in (-480, 0, 480):
            if -76 < a + shift < 556:
                for j in range(6):
                    s.lump(a + shift + 80 + j * 1.3, 20 + side * (11.5 + j * .55 * (k % 3 + 1) / 2), .75, .6, .6, rgb('#a98a58') * .8, 3)
    s.mesh(painted('hemp', .95, 0, 10, .1))


if __name__ == '__main__':
    run({'rope': rope})
