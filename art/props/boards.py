"""Sign boards that CSS stretches: all that is drawn on them sits in their ends and edges, their middle is calm grain."""
import os
import sys
import numpy as np
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from relief import Slab  # noqa: E402
from stage import painted, rgb, run, stage  # noqa: E402
from clay import ball, clay  # noqa: E402


def grain(s, seed, calm):
    """Dark brown stained wood along x: colour and furrows. `calm` is 1 where nothing may stand out."""
    wave = s.noise(230, 30, seed, 2) * 7 + s.noise(70, 14, seed + 1, 2) * 1.6 * (1 - calm)
    v = s.Y + wave
    rings = np.sin(v / 3.1) * .5 + np.sin(v / 7.3 + 1) * .5
    fibre = s.noise(160, 1.6, seed + 2, 2)
    dark = .5 + .5 * np.clip(rings * .55 + fibre * .45, -1, 1)
    furrow = -1.1 * np.maximum(0, fibre - .35) * (1 - .55 * calm) - .5 * (1 - dark) * (1 - .4 * calm)
    a, b = rgb('#4c3722'), rgb('#33241a')
    colour = a + (b - a) * (dark * (1 - .35 * calm))[..., None]
    return colour * (1 + .1 * s.noise(120, 40, seed + 3, 2))[..., None], furrow


def nail(x, y, w, h, low, r=.085):
    iron = clay('nail', '#3b4148', .38, .5, 14)
    iron.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = .55
    ball(((x - w / 2) / 100, -low / 100, (h / 2 - y) / 100), (r, .055, r * .96), mat=iron)


def board(w, h, seed, left, right, nails, moss):
    """`left(y)` and `right(y)` give where the ends are cut; `moss` lists (x, y, half width, lumps)."""
    stage(w, h)
    s, rng = Slab(w, h), np.random.default_rng(seed)
    wob = s.noise(60, 60, seed, 3)
    top, low = 10 + 2.2 * wob, h - 11 + 2.2 * s.noise(70, 50, seed + 9, 3)
    for _ in range(13):  # chips out of the long edges
        x, r, d = rng.uniform(20, w - 20), rng.uniform(6, 15), rng.uniform(2, 5)
        bite = d * np.exp(-((s.X - x) / r) ** 4)
        if rng.random() < .5:
            top = top + bite
        else:
            low = low - bite
    ragged = 2.2 * s.noise(14, 5, seed + 4, 2)
    mask = (s.Y > top) & (s.Y < low) & (s.X > left(s) + ragged) & (s.X < right(s) + ragged)
    inner = np.minimum.reduce([(s.X - 70) / 40, (w - 70 - s.X) / 40, (s.Y - 26) / 16, (h - 26 - s.Y) / 16])
    calm = np.clip(inner, 0, 1)
    colour, furrow = grain(s, seed + 20, calm)
    d = s.body(mask, 24, 15, colour)
    inside = s.H > -900
    rim = np.clip(1 - d / 16, 0, 1)[..., None]
    worn = np.clip(.5 + s.noise(24, 10, seed + 5, 3), 0, 1)[..., None]
    s.C = s.C * (1 - rim * worn) + rim * worn * rgb('#86643c')  # paint worn off the edge, raw wood below
    bright = np.exp(-((d - 3.5) / 2) ** 2) * np.clip(.55 + .6 * s.noise(36, 12, seed + 12, 3), 0, 1) * np.clip(1.4 - s.Y / (h * .5), 0, 1)
    s.C = s.C * (1 - .7 * bright[..., None]) + .7 * bright[..., None] * rgb('#b8935c')  # rubbed bare along the upper edge
    damp = np.clip(1.1 - d / 22 + .7 * s.noise(40, 9, seed + 6, 3), 0, 1) * np.clip((s.Y - h * .45) / (h * .4), 0, 1)
    s.C = s.C * (1 - .6 * damp[..., None]) + .6 * damp[..., None] * rgb('#3d4a1c')
    s.H[inside] += ((3.2 * s.noise(34, 18, seed + 8, 2) * (1 - calm))[inside])  # thumbed, not planed
    s.H[inside] += (furrow * np.clip(d / 6, 0, 1) + s.noise(26, 12, seed + 7, 2) * .8 * (1 - calm))[inside]
    for x, y, length, turn in [(left(s).mean() + 24, h * .38, 44, .05), (right(s).mean() - 28, h * .66, 36, -.04)]:
        u = (s.X - x) / length  # a split that runs in from the end
        crack = np.exp(-((s.Y - y - turn * (s.X - x) - 2 * np.sin(s.X / 9)) / (1.5 * np.clip(1 - np.abs(u), .05, 1))) ** 2)
        crack *= np.abs(u) < 1
        s.H[inside] -= (5 * crack)[inside]
        s.C *= (1 - .75 * crack)[..., None]
    for x, y in nails:  # rust runs down from a nail
        run_ = np.exp(-((s.X - x) / 6) ** 2) * np.clip((s.Y - y) / 6, 0, 1) * np.clip(1 - (s.Y - y) / 44, 0, 1)
        s.C = s.C * (1 - .6 * run_[..., None])
        s.H[inside] -= (3 * np.exp(-((s.X - x) ** 2 + (s.Y - y) ** 2) / 130))[inside]
        nail(x, y, w, h, 21.5)
    for x, y, half, count in moss:
        s.moss(x, y, (half * 1.25, 5), count * 2, rng, 10)
    s.mesh(painted('wood', .62, .22, 16))


def plank(name):
    board(720, 144, 4, lambda s: 13 + (s.Y - 60) * .06, lambda s: 706 - (s.Y - 80) * .05,
          [(44, 66), (674, 74)], [(46, 13, 26, 60), (84, 12, 10, 16), (640, 11, 12, 22), (684, 14, 18, 44), (26, 130, 10, 22),
                                  (662, 131, 20, 26)])


def arrow(name):
    def tip(s):
        return 704 - np.abs(s.Y - 86) * 1.25

    def tail(s):
        return 14 + (s.Y - 84) * .05
    moss = [(52, 13, 28, 60), (600, 13, 24, 40), (32, 155, 12, 24), (624, 149, 12, 22)]
    if name == 'arrow':
        return board(720, 168, 11, tail, tip, [(46, 80)], moss)
    board(720, 168, 12, lambda s: 720 - tip(s), lambda s: 720 - tail(s), [(674, 82)], [(720 - m[0], *m[1:]) for m in moss])


if __name__ == '__main__':
    run({'plank': plank, 'arrow': arrow, 'arrow-left': arrow})
