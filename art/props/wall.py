"""The back of a cupboard: upright boards with gaps between them. A tile: its left edge meets its right, its top its foot."""
import os
import sys
import numpy as np
from scipy import ndimage
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from relief import Slab  # noqa: E402
from stage import painted, rgb, run, stage  # noqa: E402

W, H, OVER = 520, 480, 40  # the frame; so much more is built on each side, so that no edge is lit in it
WIDTHS = (96, 78, 118, 84, 144)  # of the boards


def noise(s, sx, cells, seed, octaves=3):
    """As relief.noise, but it repeats after the height of the tile: `cells` features fit into it."""
    rng, out, total = np.random.default_rng(seed), 0, 0
    for k in range(octaves):
        a, n = max(1.5, sx / 2 ** k), cells * 2 ** k
        small = rng.normal(size=(n, int((W + 2 * OVER) / a) + 4))
        rows = np.pad(small, ((3, 3), (0, 0)), mode='wrap')
        y = ((s.Y - OVER) / H % 1) * n + 3
        out = out + ndimage.map_coordinates(rows, (y, s.X / a + 1), order=3, mode='nearest') * .5 ** k
        total += .25 ** k
    return out / total ** .5 / 1.5


def wall(name):
    stage(W, H, key=3.1, rim=.5)
    s = Slab(W + 2 * OVER, H + 2 * OVER)
    x = (s.X - OVER) % W
    edges = np.cumsum((0,) + WIDTHS)
    board = np.clip(np.searchsorted(edges, x, 'right') - 1, 0, len(WIDTHS) - 1)
    wob = 1.5 * noise(s, 60, 5, 1, 2)
    d = np.minimum(x - edges[board], edges[board + 1] - x) + wob - 1.5  # the way to the gap
    # each board is cut from another place of the grain
    v = x + board * 137 + 5 * noise(s, 90, 3, 2, 2) + 2.5 * noise(s, 30, 8, 3, 2)
    for k, (kx, ky, r) in enumerate(((48, 130, 15), (232, 350, 20), (330, 70, 12), (452, 240, 17))):  # knots push the grain aside
        dy = (s.Y - OVER - ky + H / 2) % H - H / 2
        q = np.hypot(x - kx, dy / 2.1)
        v = v + 9 * np.sign(x - kx) * np.exp(-(q / (r * 1.5)) ** 2)
        ring = np.exp(-(q / r) ** 4)
        v = v * (1 - ring) + ring * (q * 1.9 + k)
    rings = .5 * np.sin(v / 2.6) + .5 * np.sin(v / 6.1 + 1)
    fibre = noise(s, 1.6, 5, 4, 2)
    dark = np.clip(.5 + .5 * (.6 * rings + .4 * fibre), 0, 1)[..., None]
    tone = np.array((1, .84, 1.1, .92, 1.02))[board][..., None]
    colour = (rgb('#8a5a2c') * (1 - dark) + rgb('#5c3818') * dark) * tone * (1 + .16 * noise(s, 120, 4, 5, 2))[..., None]
    gap = np.clip(d / 2.5, 0, 1)[..., None]
    s.C = colour * (.12 + .88 * gap)
    s.H = 9 * np.sqrt(1 - (1 - np.clip(d / 7, 0, 1)) ** 2) - 1.3 * np.maximum(0, fibre - .3) - .7 * (1 - dark[..., 0]) \
        + 1.6 * noise(s, 40, 7, 6, 2)
    for b, (left, right) in enumerate(zip(edges, edges[1:])):  # two nails a board, top and foot of the tile
        for ny in (60 + 17 * b, 300 + 11 * b):
            q = np.hypot(x - (left + right) / 2 - 9 * (b % 2), (s.Y - OVER - ny))
            s.C *= (1 - .75 * np.exp(-(q / 3.4) ** 4))[..., None]
            s.H -= 2 * np.exp(-(q / 4.5) ** 4)
    s.mesh(painted('wood', .7, .2, 14))


if __name__ == '__main__':
    run({'wall': wall})
