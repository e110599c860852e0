"""Parchment to write on and a luggage tag to tint: pale things, so they are shown without the film curve."""
import os
import sys
import numpy as np
from scipy import ndimage
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from relief import Slab  # noqa: E402
from stage import painted, rgb, run, stage  # noqa: E402
from clay import clay, roll  # noqa: E402


def smooth(v, a, b):
    t = np.clip((v - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def parchment(name):
    """Its middle is nearly flat; whatever curls, tears and is singed stays within 96 px of the edge."""
    w = h = 640
    stage(w, h, standard=True, key=4.22, rim=.35, fill=.34, warm='#fff4e8', sky='#d2c8b6')
    s = Slab(w, h)
    X, Y = s.X, s.Y
    left, right = 15 + 5 * s.noise(90, 60, 1) + 1.6 * s.noise(5, 7, 2), 625 + 5 * s.noise(90, 70, 3) + 1.6 * s.noise(5, 6, 4)
    top, low = 15 + 5 * s.noise(70, 90, 5) + 1.6 * s.noise(7, 5, 6), 624 + 5 * s.noise(60, 90, 7) + 1.6 * s.noise(6, 5, 8)
    for x, y, r, d in ((70, 0, 26, 13), (560, 0, 16, 9), (30, 640, 60, 15), (595, 640, 34, 20)):  # bites of fire and mice
        bite = d * np.exp(-(np.abs(X - x) / r) ** 2.6)
        top, low = (top + bite, low) if y == 0 else (top, low - bite)
    for x, y, r, d in ((0, 560, 30, 11), (640, 64, 34, 15), (640, 590, 40, 8), (0, 40, 26, 8)):
        bite = d * np.exp(-(np.abs(Y - y) / r) ** 2.6)
        left, right = (left + bite, right) if x == 0 else (left, right - bite)
    mask = (X > left) & (X < right) & (Y > top) & (Y < low)
    for x, y, turn, length in ((632, 132, 2.9, 44), (8, 500, .25, 36), (92, 634, -1.35, 38)):  # tears
        u, v = (X - x) * np.cos(turn) + (Y - y) * np.sin(turn), (Y - y) * np.cos(turn) - (X - x) * np.sin(turn)
        mask &= ~((np.abs(v + 2 * np.sin(u / 6)) < 3.2 * (1 - u / length)) & (u > -20) & (u < length))
    d = s.body(mask, 4, 3, rgb('#f3ecd8'), soft=.8)
    d = ndimage.gaussian_filter(d, 9) * smooth(d, 4, 30) + d * (1 - smooth(d, 4, 30))  # no creases at the corners
    edge = 1 - smooth(d, 0, 88)  # 0 in what stretches
    curl = -17 * (1 - smooth(d, 0, 52)) ** 1.7 * (.75 + .5 * s.noise(80, 80, 11, 2))
    inside = s.H > -900
    s.H[inside] += (curl + edge * 2.4 * s.noise(28, 28, 12, 3) + .35 * s.noise(60, 60, 13, 2) + .05 * s.noise(3, 3, 14, 2))[inside]
    stain = np.clip(s.noise(70, 70, 15, 3), 0, 1) * edge
    burnt = np.exp(-d / (5 + 3.5 * s.noise(22, 22, 16, 3).clip(-1, 1)))
    brown = np.exp(-d / (19 + 9 * s.noise(40, 40, 17, 2).clip(-1, 1))) * .85
    fibre = 1 + .012 * s.noise(3, 3, 18, 2) + .02 * s.noise(120, 120, 19, 2)
    c = s.C * fibre[..., None]
    for much, colour in ((.34 * stain, '#c79f5c'), (.8 * brown, '#a8712f'), (np.clip(burnt, 0, 1), '#2c1608')):
        c = c * (1 - much[..., None]) + much[..., None] * rgb(colour)
    s.C = c
    s.mesh(painted('parchment', .85, .025, 40, .1))


def tag(name):
    """Neutral, because CSS multiplies a colour over it."""
    w, h = 220, 300
    stage(w, h, standard=True, key=4.5, rim=.2, fill=.36, warm='#fff4e8')
    s = Slab(w, h)
    X, Y = s.X - 110, s.Y - 172
    wob = 1.3 * s.noise(40, 40, 21, 3)
    x, y = np.abs(X) + wob, Y + wob
    mask = (x < 84) & (y < 112) & (y > -112) & (x * .8 - (y + 112) * .72 < 26) & (x + y < 188)
    hole = np.hypot(X, Y + 76)
    mask &= hole > 11
    d = s.body(mask, 9, 7, rgb('#e9e7e2'))
    inside = s.H > -900
    seam = np.exp(-((d - 12) / 1.5) ** 2) * (hole > 34)  # a pressed line along the edge
    s.H[inside] += (1.5 * s.noise(30, 30, 22, 3) + .12 * s.noise(3, 3, 23, 2) - 1.6 * seam)[inside]
    s.C *= (1 - .16 * np.exp(-d / 5) - .1 * seam + .03 * s.noise(5, 5, 24, 2) + .03 * s.noise(50, 50, 25, 2))[..., None]
    s.mesh(painted('card', .8, .09, 22, .12))
    brass = clay('brass', '#b58a3c', .32, .2, 9)
    brass.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = .8
    z = (150 - 172 + 76) / 100
    ring = [(.15 * np.cos(t), -.1, z + .15 * np.sin(t)) for t in np.linspace(0, 6.6, 20)]
    roll(ring, .048, brass)
    string = clay('string', '#b9ab8c', .95, .9, 40)
    for turn in (0, 2.1, 4.2):  # three strands, twisted
        line = []
        for k in range(60):
            u = k / 59
            a = u * np.pi * 2
            px, pz = .15 * np.sin(a) * (1 - .25 * np.cos(a)) - .02, z + .38 - .38 * np.cos(a) + .08
            py = -.2 + .1 * np.cos(a * .5)
            twist = turn + u * 46
            line.append((px + .026 * np.cos(twist), py + .02 * np.sin(twist), pz + .026 * np.sin(twist)))
        roll(line, .03, string, round=3)


if __name__ == '__main__':
    run({'parchment': parchment, 'tag': tag})
