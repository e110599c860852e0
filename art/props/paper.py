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


CUT = 96  # what stretches or repeats lies between this and as much before the other edge


def round_(s, sx, sy, seed, octaves=3):
    """As `s.noise`, but its middle goes on where it began, sideways and downwards: a tile without a seam."""
    f = s.noise(sx, sy, seed, octaves)
    for axis in (0, 1):
        f = np.moveaxis(f, axis, 0)
        cut, over = int(CUT * s.per), int(80 * s.per)
        long = len(f) - 1 - 2 * cut
        t = smooth(np.arange(over), 0, over)[:, None]
        f[cut + long - over:cut + long] = f[cut + long - over:cut + long] * (1 - t) + f[cut - over:cut] * t
        f[cut + long:] = f[cut:len(f) - long]
        f = np.moveaxis(f, 0, axis)
    return f


def parchment(name):
    """Its middle is nearly flat, and its edges repeat: whatever one would know again lies within 96 px of a corner."""
    w = h = 1176
    scene = stage(w, h, standard=True, key=4.22, rim=.35, fill=.34, warm='#fff4e8', sky='#d2c8b6')
    scene.render.resolution_x = scene.render.resolution_y = w * 3 // 4
    s = Slab(w, h, per=1.5)
    X, Y = s.X, s.Y

    def torn(seed):
        return 15 + 4 * round_(s, 80, 80, seed) + 1.5 * round_(s, 6, 6, seed + 1, 2) + 3.5 * np.maximum(0, round_(s, 26, 26, seed + 50, 2) - .25)
    left, right, top, low = torn(1), w - torn(3), torn(5), h - torn(7)
    for x, y, r, d in ((50, 0, 22, 12), (w - 60, 0, 16, 9), (26, h, 30, 14), (w - 44, h, 28, 18)):  # bites of fire and mice
        bite = d * np.exp(-(np.abs(X - x) / r) ** 2.6)
        top, low = (top + bite, low) if y == 0 else (top, low - bite)
    for x, y, r, d in ((0, h - 62, 22, 10), (w, 60, 22, 13), (w, h - 48, 28, 8), (0, 40, 24, 8)):
        bite = d * np.exp(-(np.abs(Y - y) / r) ** 2.6)
        left, right = (left + bite, right) if x == 0 else (left, right - bite)
    mask = (X > left) & (X < right) & (Y > top) & (Y < low)
    for x, y, turn, length in ((w - 6, 64, 2.9, 42), (6, h - 70, .25, 34), (64, h - 4, -1.35, 36)):  # tears
        u, v = (X - x) * np.cos(turn) + (Y - y) * np.sin(turn), (Y - y) * np.cos(turn) - (X - x) * np.sin(turn)
        mask &= ~((np.abs(v + 2 * np.sin(u / 6)) < 3.2 * (1 - u / length)) & (u > -20) & (u < length))
    d = s.body(mask, 4, 3, rgb('#f3ecd8'), soft=.8)
    d = ndimage.gaussian_filter(d, 7) * smooth(d, 4, 30) + d * (1 - smooth(d, 4, 30))  # no creases at the corners
    edge = 1 - smooth(d, 0, 74)  # 0 in the middle, or its ends would show where it repeats
    curl = -17 * (1 - smooth(d, 0, 52)) ** 1.7 * (.75 + .5 * round_(s, 80, 80, 11, 2))
    inside = s.H > -900
    s.H[inside] += (curl + edge * 2.4 * round_(s, 28, 28, 12, 3) + .5 * round_(s, 90, 90, 13, 2) + .05 * round_(s, 3, 3, 14, 2))[inside]
    stain = np.clip(round_(s, 70, 70, 15, 3), 0, 1) * edge
    burnt = np.exp(-d / (5 + 3.5 * round_(s, 22, 22, 16, 3).clip(-1, 1)))
    brown = np.exp(-d / (19 + 9 * round_(s, 40, 40, 17, 2).clip(-1, 1))) * .85 * (1 - smooth(d, 40, 74))
    fibre = 1 + .012 * round_(s, 3, 3, 18, 2) + .02 * round_(s, 90, 90, 19, 2)
    c = s.C * fibre[..., None]
    for much, colour in ((.34 * stain, '#c79f5c'), (.8 * brown, '#a8712f'), (np.clip(burnt, 0, 1), '#2c1608')):
        c = c * (1 - much[..., None]) + much[..., None] * rgb(colour)
    s.C = c
    s.mesh(painted('parchment', .85, .025, 40, .1))


def tag(name):
    """Neutral, because CSS multiplies a colour over it. `tag-low` is half as high, for a phone."""
    low = name == 'tag-low'
    w, h = (264, 186) if low else (220, 300)
    # from its middle; the eye below its top
    half, top, hem, eye = (121, -64, 68, 13) if low else (84, -112, 112, 36)
    hole_r, ring_r, loop = (6.5, .09, .26) if low else (11, .15, .38)
    stage(w, h, standard=True, key=4.5, rim=.2, fill=.36, warm='#fff4e8')
    s = Slab(w, h)
    cx, cy = w / 2, 113 if low else 172
    X, Y = s.X - cx, s.Y - cy
    wob = (1 if low else 1.3) * s.noise(40, 40, 21, 3)
    x, y = np.abs(X) + wob, Y + wob
    shoulder = x - 2.2 * (y - top) < 88 if low else x * .8 - (y + 112) * .72 < 26
    mask = (x < half) & (y < hem) & (y > top) & shoulder & (x + y < half + hem - 8)
    hole = np.hypot(X, Y - top - eye)
    mask &= hole > hole_r
    d = s.body(mask, 9, 7, rgb('#e9e7e2'))
    inside = s.H > -900
    seam = np.exp(-((d - (8 if low else 12)) / 1.5) ** 2) * (hole > 3 * hole_r + 1)  # a pressed line along the edge
    s.H[inside] += (1.5 * s.noise(30, 30, 22, 3) + .12 * s.noise(3, 3, 23, 2) - 1.6 * seam)[inside]
    s.C *= (1 - .16 * np.exp(-d / 5) - .1 * seam + .03 * s.noise(5, 5, 24, 2) + .03 * s.noise(50, 50, 25, 2))[..., None]
    s.mesh(painted('card', .8, .09, 22, .12))
    brass = clay('brass', '#b58a3c', .32, .2, 9)
    brass.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = .8
    z = (h / 2 - cy - top - eye) / 100
    ring = [(ring_r * np.cos(t), -.1, z + ring_r * np.sin(t)) for t in np.linspace(0, 6.6, 20)]
    roll(ring, .32 * ring_r, brass)
    string = clay('string', '#b9ab8c', .95, .9, 40)
    for turn in (0, 2.1, 4.2):  # three strands, twisted
        line = []
        for k in range(60):
            u = k / 59
            a = u * np.pi * 2
            px, pz = ring_r * np.sin(a) * (1 - .25 * np.cos(a)) - .02, z + loop - loop * np.cos(a) + .55 * ring_r
            py = -.2 + .1 * np.cos(a * .5)
            twist = turn + u * 46
            line.append((px + .026 * np.cos(twist), py + .02 * np.sin(twist), pz + .026 * np.sin(twist)))
        roll(line, .03, string, round=3)


if __name__ == '__main__':
    run({'parchment': parchment, 'tag': tag, 'tag-low': tag})
