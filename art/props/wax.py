"""Pressed and moulded hearts: two wax seals and the rosy clay heart, whole and broken."""
import os
import sys
import numpy as np
from scipy import ndimage
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from relief import Slab  # noqa: E402
from stage import painted, rgb, run, stage  # noqa: E402


def heart_mask(X, Y, size):
    """A plump heart, about 2 x `size` wide; slightly lopsided, as hands make it."""
    x, y = X / size, -Y / size + .12
    x = x + .05 * y
    return (x * x + (1.12 * y - .66 * np.sqrt(x * x + .012) ** .8) ** 2) < .98


def away(mask, per):
    return (ndimage.distance_transform_edt(mask) - ndimage.distance_transform_edt(~mask)) / per


def seal(name):
    w = h = 160
    stage(w, h, key=4.2, fill=.45)
    s = Slab(w, h, 3)
    X, Y = s.X - 80, s.Y - 80
    turn = np.arctan2(Y, X)
    k = 1 if name == 'seal' else 2
    squeeze = 2.6 * np.sin(turn * 5 + k) + 2.2 * np.sin(turn * 3 + 2 * k) + 1.7 * np.sin(turn * 8 + .6 * k) + 1.2 * np.sin(turn * 13 + k)
    q = np.hypot(X, Y)
    s.body(q < 66 + squeeze, 15, 13, rgb('#b0304f'))
    inside = s.H > -900
    dish = 1 / (1 + np.exp((q - 48 - .25 * squeeze) / 1.6))  # the stamp's print
    if name == 'seal':
        d = away(heart_mask(X, Y + 2, 29), s.per)
    else:
        a, b = (X + Y) / 2 ** .5, (X - Y) / 2 ** .5
        d = away(np.minimum(np.maximum(np.abs(a) - 33, np.abs(b) - 7.5), np.maximum(np.abs(b) - 33, np.abs(a) - 7.5)) < 0, s.per)
    relief = 7.5 * np.sqrt(np.clip((d + .5) / (9 if name == 'seal' else 6.5), 0, 1))
    ring = 2 * np.exp(-((q - 43) / 1.5) ** 2)
    shape = -7 * dish + (relief + ring) * dish + 4 * np.exp(-((q - 55) / 7) ** 2) + 1.2 * s.noise(16, 16, 3 + k, 2)
    s.H[inside] += ndimage.gaussian_filter(shape, 1.6)[inside]
    deep = dish * (1 - np.clip(d / 3 + .6, 0, 1))
    s.C *= (1 - .38 * deep + .08 * s.noise(20, 20, 5, 2))[..., None]
    s.C += (np.clip(d / 3, 0, 1) * dish)[..., None] * (rgb('#d24a68') - rgb('#b0304f')) * .8
    s.mesh(painted('wax', .3, .06, 9, .5))


def dents(s, seed, depth):
    """Finger marks: shallow round hollows."""
    rng, out = np.random.default_rng(seed), 0
    for _ in range(26):
        x, y, r = rng.uniform(10, s.w - 10), rng.uniform(10, s.h - 10), rng.uniform(9, 20)
        out = out - depth * np.exp(-(((s.X - x) / r) ** 2 + ((s.Y - y) / (r * rng.uniform(.6, 1))) ** 2)) * rng.uniform(.3, 1)
    return out


def pillow(s, mask, lift, colour, seed, reach):
    """A mask puffed up: the root of the way to the edge, smoothed where opposite sides meet."""
    d = ndimage.distance_transform_edt(mask) / s.per
    q = np.clip(d / reach, 0, 1)
    top = lift * np.sqrt(1 - (1 - q) ** 2)
    blunt = ndimage.gaussian_filter(top, 5 * s.per)
    near = np.clip(d / 16, 0, 1)
    top = top * (1 - near) + blunt * near + dents(s, seed, 3.2) * np.clip(d / 8, 0, 1)
    top += 1.6 * s.noise(36, 30, seed, 2) + .22 * s.noise(7, 7, seed, 2)
    over = mask & (top > s.H)
    s.H[over] = ndimage.gaussian_filter(top, 1.2)[over]
    s.C[over] = (colour * (1 - .2 * np.exp(-d / 4) + .05 * s.noise(30, 30, seed + 1, 2))[..., None])[over]
    return d


def heart(name):
    w = h = 200
    stage(w, h, key=3.9, fill=.5, rim=1.1)
    s = Slab(w, h, 3)
    rose = rgb('#f0668c')
    X, Y = s.X - 100, s.Y - 96
    crease = 11 * np.exp(-(X / 7) ** 2) * np.clip((-Y - 8) / 40, 0, 1)
    if name == 'heart':
        pillow(s, heart_mask(X, Y, 78), 46, rose, 5, 64)
        s.H[s.H > -900] -= crease[s.H > -900]
        return s.mesh(painted('heart', .45, .1, 9, .35))
    zig = np.interp(s.Y, (0, 40, 62, 88, 108, 136, 156, 200), (4, 8, -11, 12, -10, 9, -5, 1)) + .8 * s.noise(4, 4, 2, 2)
    for side in (-1, 1):
        t = side * .13  # each half leans away
        x, y = (X - side * 7) * np.cos(t) + (Y - 60) * np.sin(t), (Y - 60) * np.cos(t) - (X - side * 7) * np.sin(t) + 60
        half = heart_mask(x, y, 74) & ((x - zig * 1) * side > 1.2)
        d = pillow(s, half, 40, rose, 7 + side, 46)
        raw = half & (d < 6) & (np.abs(x - zig) < 9)
        s.C[raw] = s.C[raw] * .45 + .55 * rgb('#8e2444')
    plaster = rgb('#ecd6b0')
    for turn, at in ((.42, (4, 8)), (-.62, (4, 8))):  # a plaster, crosswise
        u = (X - at[0]) * np.cos(turn) + (Y - at[1]) * np.sin(turn)
        v = (Y - at[1]) * np.cos(turn) - (X - at[0]) * np.sin(turn)
        strip = 9.5 - np.hypot(np.maximum(np.abs(u) - 28, 0), v)
        mask = strip > 0
        base = ndimage.gaussian_filter(np.maximum(s.H, 24), 5 * s.per)
        lift = base + 5 + 3 * np.sqrt(np.clip(strip / 4, 0, 1)) + (2 if turn < 0 else 0) * np.exp(-(u / 12) ** 2)
        pad = (np.abs(u) < 9) * 1.2
        over = mask & (lift > s.H)
        s.H[over] = (lift + pad)[over]
        holes = (np.abs(u) > 12) & (np.hypot((u + 100) % 6 - 3, (v + 99) % 6 - 3) < 1.1)
        s.C[over] = (plaster * (1 - .45 * holes - .12 * np.exp(-strip / 2))[..., None])[over]
    s.mesh(painted('heart', .45, .1, 9, .35))


if __name__ == '__main__':
    run({'seal': seal, 'seal-cross': seal, 'heart': heart, 'heart-broken': heart})
