"""Heavier wood: the shelf the puppets stand on, the post that carries the signs, the slot carved for one letter."""
import os
import sys
import numpy as np
from scipy import ndimage
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from relief import Slab  # noqa: E402
from stage import painted, rgb, run, stage  # noqa: E402
from boards import grain, nail  # noqa: E402


def strap(s, x, wide, low, high, under):
    """A forged band round the board, with two nails."""
    iron = rgb('#33383c') * (1 + .25 * s.noise(9, 9, int(x), 2))[..., None]
    half = wide / 2 + 1.5 * s.noise(18, 14, int(x) + 1, 2)
    mask = (np.abs(s.X - x) < half) & (s.Y > low) & (s.Y < high)
    d = np.minimum(half - np.abs(s.X - x), 4)
    lift = under + 5 * np.sqrt(np.clip(d / 4, 0, 1)) + 1.2 * s.noise(8, 8, int(x) + 2, 2)
    s.H[mask], s.C[mask] = lift[mask], iron[mask]


def shelf(name):
    """The top is drawn as a steep slope: to a flat camera that is a board seen from a little above."""
    w, h = 1200, 120
    stage(w, h)
    s, rng = Slab(w, h), np.random.default_rng(3)
    front = 42 + 1.6 * s.noise(150, 90, 1, 2)  # where the top ends and the lip begins
    back = 8 + 1.2 * s.noise(120, 60, 2, 2)
    low = h - 9 + 2.4 * s.noise(60, 60, 3, 3)
    ends = 9 + 2 * s.noise(9, 6, 4, 2) + np.abs(s.Y - 62) ** 2 * .0012
    mask = (s.Y > back) & (s.Y < low) & (s.X > ends) & (s.X < w - ends)
    calm = np.clip(np.minimum((s.X - 105) / 50, (w - 105 - s.X) / 50), 0, 1)
    colour, furrow = grain(s, 60, calm * .6)
    top = s.Y < front
    colour = colour * np.where(top, 1.95 - .012 * (front - s.Y), 1.28)[..., None]
    d = s.body(mask, 14, 12, colour)
    inside = s.H > -900
    slope = -np.maximum(front - s.Y, 0) * 2.6
    slope = ndimage.gaussian_filter(slope, 5)
    s.H[inside] += (slope + furrow * np.where(top, .6, 1.5) + 1.8 * s.noise(50, 16, 5, 2))[inside]
    lip = np.exp(-((s.Y - front - 3) / 5) ** 2) * np.clip(.6 + .5 * s.noise(30, 8, 6, 2), 0, 1)
    s.C = s.C * (1 - .55 * lip[..., None]) + .55 * lip[..., None] * rgb('#a8834f')
    for x, y, r in ((34, 84, 13), (1148, 76, 15)):  # knots
        q = np.hypot((s.X - x) / 1.5, s.Y - y) + 1.5 * s.noise(14, 14, 8, 2)
        near = np.exp(-(q / r) ** 2)
        s.C = s.C * (1 - .5 * near[..., None] * (.6 + .4 * np.cos(q * 1.3))[..., None])
        s.H[inside] += (3 * near * np.cos(q * 1.1))[inside]
    damp = np.clip(1 - (low - s.Y) / 22 + .8 * s.noise(60, 8, 9, 3), 0, 1)[..., None] * (s.Y > 70)[..., None]
    s.C = s.C * (1 - .55 * damp) + .55 * damp * rgb('#35421a')
    for x in (72, w - 72):
        strap(s, x, 26, front[60, 0] + 1, h - 13, 15)
        for y in (58, 94):
            nail(x, y, w, h, 21, .06)
    for x, y, half, count, lift in ((22, 40, 18, 50, 12), (100, 43, 12, 22, 12), (20, 110, 16, 40, 8), (1180, 42, 20, 60, 12),
                                    (1106, 43, 9, 14, 12), (1174, 111, 22, 50, 8)):
        s.moss(x, y, (half, 5), count, rng, lift)
    s.mesh(painted('wood', .62, .22, 14))


def post(name):
    w, h = 120, 900
    stage(w, h)
    s, rng = Slab(w, h), np.random.default_rng(8)
    bend = 3 * np.sin(s.Y / 170) + 1.5 * s.noise(300, 120, 1, 2)
    r = 41 + 2.5 * s.noise(200, 90, 2, 3) + 2 * s.noise(60, 25, 3, 2) + 5 * np.clip((s.Y - 800) / 100, 0, 1) ** 2
    u = (s.X - 60 - bend) / r
    top = 14 + 14 * (u - .2) ** 2 + 2 * s.noise(9, 9, 4, 2)
    mask = (np.abs(u) < 1) & (s.Y > top) & (s.Y < h - 7 - 4 * np.cos(u * 1.4))
    turn = np.arcsin(np.clip(u, -1, 1))
    v = turn * 26 + 3 * s.noise(60, 160, 5, 2) + 1.2 * s.noise(30, 50, 6, 2)
    ridge = .5 + .5 * np.sin(v) * np.cos(v * .37 + 1)
    fibre = s.noise(2.2, 120, 7, 2)
    dark = np.clip(.75 * (1 - ridge) + .3 * fibre, 0, 1)[..., None]
    colour = rgb('#5d4630') * (1 - dark) + rgb('#2c1c10') * dark
    green = np.clip(s.noise(40, 90, 9, 3) * 1.1 - .25 - .6 * u, 0, 1)[..., None] * .75  # moss keeps to one flank
    colour = colour * (1 - green) + green * rgb('#44591f')
    s.body(mask, 3, 4, colour)
    inside = s.H > -900
    s.H[inside] += (r * np.sqrt(np.maximum(1 - u * u, 0)) * .8 + 3.6 * ridge + 1.1 * fibre + 2 * s.noise(20, 40, 10, 2))[inside]
    cap = np.clip(1 - (s.Y - top) / 9, 0, 1)  # the axe's cut
    s.C = s.C * (1 - .6 * cap[..., None]) + .6 * cap[..., None] * rgb('#9a7444')
    s.H[inside] -= (22 * cap ** 2)[inside]
    for x, y, a, b, n in ((34, 60, 10, 34, 70), (60, 22, 26, 5, 60), (28, 330, 8, 40, 60), (84, 520, 9, 30, 40), (36, 690, 12, 44, 90),
                          (36, 880, 22, 16, 70), (92, 872, 18, 24, 60)):
        s.moss(x, y, (a, b), n, rng, s.H[int(y * 2), int(x * 2)] - 2)
    s.mesh(painted('bark', .75, .3, 14))


def slot(name):
    w, h = 144, 168
    stage(w, h)
    s = Slab(w, h)
    wob = 1.4 * s.noise(24, 24, 1, 3)
    x, y = np.abs(s.X - 72) + wob, np.abs(s.Y - 84) + wob
    outer = 16 - np.hypot(np.maximum(x - 49, 0), np.maximum(y - 61, 0))
    recess = 14 - np.hypot(np.maximum(x - 37, 0), np.maximum(y - 49, 0)) - 1.2 * s.noise(9, 9, 2, 2)
    colour, furrow = grain(s, 80, .2 + 0 * x)
    s.body(outer > 0, 12, 9, colour * 1.25)
    deep = np.clip(recess / 6 + .5, 0, 1)
    deep = deep * deep * (3 - 2 * deep)
    inside = s.H > -900
    s.H[inside] += (furrow - 22 * deep + 1.2 * s.noise(20, 14, 4, 2))[inside]
    s.C *= (1 - .62 * deep)[..., None]
    lip = np.exp(-((recess + 3) / 2.5) ** 2)[..., None] * .4
    s.C = s.C * (1 - lip) + lip * rgb('#8f6b40')
    s.mesh(painted('wood', .62, .25, 16))


if __name__ == '__main__':
    run({'shelf': shelf, 'post': post, 'slot': slot})
