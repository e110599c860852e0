"""The fortune teller's chair and table, in the light of an onion that stands on the table."""
import math
import os
import sys
import bpy
import numpy as np
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from relief import Slab, noise  # noqa: E402
from stage import mesh, painted, rgb, run, stage  # noqa: E402
from clay import linear  # noqa: E402


def glow(at, watts, soft, colour='#ffab52'):
    lamp = bpy.data.lights.new('onion', 'POINT')
    lamp.energy, lamp.shadow_soft_size, lamp.color = watts, soft, linear(colour)[:3]
    o = bpy.data.objects.new('onion', lamp)
    o.location = at
    bpy.context.collection.objects.link(o)


def chair(name):
    """Its back: buttoned velvet in a carved and gilded frame, lit from below."""
    w, h = 440, 600
    stage(w, h, samples=96, key=.55, rim=.35, fill=.22, warm='#c9a0ff', sky='#6a4a9a')
    s = Slab(w, h)
    x = (s.X - w / 2) / 190
    arch = 205.0
    out = np.where(s.Y < 30 + arch, np.hypot(x, (30 + arch - s.Y) / arch), np.abs(x))  # 1 at the frame's outer edge
    turn = np.arctan2(30 + arch - s.Y, (s.X - w / 2) * arch / 190)
    along = np.where(s.Y < 30 + arch, turn * 200, np.sign(x) * (s.Y - 30 - arch))
    # velvet: cushions between the buttons of a lattice
    u, v = (s.X - w / 2) / 62, (s.Y - 40) / 78
    a, b = (u + v) % 1 - .5, (u - v) % 1 - .5
    puff = (1 - (2 * np.abs(a)) ** 3) * (1 - (2 * np.abs(b)) ** 3)
    dent = np.exp(-((np.abs(np.abs(a) - .5)) ** 2 + (np.abs(np.abs(b) - .5)) ** 2) / .006)
    nap = .75 + .32 * puff + .1 * s.noise(26, 40, 3, 3)
    velvet = rgb('#7c2a5c') * nap[..., None]
    s.body(out < .9, 10, 30, velvet)
    soft = out < .86
    s.H[soft] += (17 * puff - 9 * dent + 1.0 * s.noise(12, 20, 4, 2))[soft]
    knob = dent[..., None] * soft[..., None]
    s.C = s.C * (1 - .8 * knob) + .8 * knob * rgb('#c08a3c')
    # the frame: a roll with leaves cut into it, and a bead inside
    d = (out - .93) / .07
    leaf = np.abs(np.sin(along / 15 + 1.1 * d))
    frame = np.abs(d) < 1
    gilt = rgb('#c8923a') * (.62 + .5 * leaf + .12 * s.noise(9, 9, 6, 2))[..., None]
    lift = 14 + 20 * np.sqrt(np.clip(1 - d * d, 0, 1)) * (.72 + .38 * leaf)
    s.H[frame], s.C[frame] = lift[frame], gilt[frame]
    bead = np.abs((out - .845) / .018)
    pearl = np.clip(1 - bead ** 2, 0, 1) * (.5 + .5 * np.cos(along / 3.4))
    on = bead < 1
    s.H[on], s.C[on] = (12 + 9 * np.sqrt(pearl))[on], (rgb('#d9a648') * (.4 + .7 * pearl)[..., None])[on]
    # an onion on its top, between two curls
    for dx, dy, r, up in ((0, 30, 30, 34), (-38, 46, 17, 22), (38, 46, 17, 22), (-62, 60, 11, 16), (62, 60, 11, 16)):
        s.lump(w / 2 + dx, dy, r, r * .92, up, rgb('#d39b40'), 18)
    for k in range(-2, 3):
        s.lump(w / 2 + k * 11, 30, 3.2, 27 - 2 * abs(k), 4, rgb('#a9742a'), 50 - 3.5 * abs(k))
    s.lump(w / 2, 6, 6, 15, 16, rgb('#e3b45a'), 30)
    s.mesh(painted('velvet', .62, .18, 20, .5))
    glow((0, -2.6, -3.0), 420, .5)


def table(name):
    """A round table under a cloth: its folds begin at the edge and deepen on their way down to a fringed hem."""
    w, h = 1120, 660
    up = .315                                  # how steeply it is looked upon: an ellipse of .3
    stage(w, h, samples=96, key=.5, rim=.3, fill=.2, up=up, warm='#c9a0ff', sky='#6a4a9a')
    c, sn = math.cos(math.atan(up)), math.sin(math.atan(up))
    R, drop = 4.95, 3.5
    t = np.linspace(0, 2 * np.pi, 1400)
    n = 16
    fold = np.cos(n * t + .9 * np.sin(3 * t) + .5 * np.sin(7 * t + 1)) + .25 * np.cos((2 * n + 3) * t + 2)  # whole numbers: it closes
    rows, paint = [], []
    flat, rim, fall = np.linspace(0, 1, 70), np.linspace(0, 1, 15)[1:], np.linspace(0, 1, 121)[1:]  # a ring laid twice is a step in the rim
    beside = 1 - .9 * np.clip((np.abs(np.cos(t)) - .72) / .24, 0, 1) ** 2   # nor where the cloth ends against what is behind it
    weave = noise((204, 1400), 3, 9, 5, 2)
    k = 0
    for f in flat:
        r = (R - .1) * f
        rows.append(np.c_[r * np.cos(t), r * np.sin(t), np.zeros_like(t) + .012 * np.sin(9 * f) * np.cos(3 * t) * (1 - f ** 3)])
        paint.append(np.outer(.92 + .08 * weave[k], rgb('#7a2a68'))); k += 1
    for f in rim:
        q = f * np.pi / 2
        r = R - .1 + .1 * np.sin(q)
        rows.append(np.c_[r * np.cos(t), r * np.sin(t), np.zeros_like(t) - .1 + .1 * np.cos(q)])
        paint.append(np.outer(.92 + .08 * weave[k], rgb('#7a2a68'))); k += 1
    for f in fall:
        deep = .085 * (1 - np.exp(-3.2 * f)) * (.5 + .5 * f)   # a fold that hides the next leaves steps in the hem
        hang = fold * beside
        r = R + deep * (hang - .1) + .32 * f
        z = -.1 - drop * f - .05 * hang * f
        rows.append(np.c_[r * np.cos(t), r * np.sin(t), z])
        col = np.outer(.9 + .1 * weave[k], rgb('#6c2460')) * (.55 + .45 * np.clip(.5 + .4 * fold, 0, 1))[:, None]
        gold = .9 < f < .955 or .03 < f < .055
        fringe = f >= .955
        if gold:
            col = np.outer(.75 + .25 * np.sin(170 * t) * np.sin(40 * f), rgb('#c99338'))
        if fringe:
            col = np.outer(.5 + .5 * np.abs(np.sin(260 * t)), rgb('#b5822f'))
        paint.append(col); k += 1
    points, paint = np.concatenate(rows), np.concatenate(paint)
    m, per = len(rows), len(t)
    i, j = np.meshgrid(np.arange(m - 1), np.arange(per - 1), indexing='ij')
    a = i * per + j
    quads = np.stack([a, a + per, a + per + 1, a + 1], -1).reshape(-1, 4)
    # the upper edge of the ellipse touches the picture's upper edge
    lift = 3.3 - R * sn - .04
    points[:, 2] += lift / c
    mesh('cloth', points, quads, np.clip(paint, 0, 1), painted('cloth', .8, .2, 26, .2))
    top = lift / c
    glow((0, -2.2, top + 1.7), 900, .5, '#ffb25a')
    glow((0, -8, top + .4), 430, 1.4)        # what falls over the edge


if __name__ == '__main__':
    run({'chair': chair, 'table': table})
