"""The curtain of the fortune teller's tent, in the light of the onion beside it."""
import os
import sys
import numpy as np
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from furniture import glow  # noqa: E402
from relief import Slab  # noqa: E402
from stage import painted, rgb, run, stage  # noqa: E402


def drape(name):
    """The curtain at the tent's left, tied back with a gilded cord: it narrows to the knot and spreads below it. The onion is at its right."""
    w, h, tie = 340, 900, 590
    stage(w, h, samples=64, key=1.3, rim=.1, fill=.6, warm='#d8b0ff', sky='#6a4a9a')
    s = Slab(w, h)
    up = np.clip(s.Y / tie, 0, 1)
    edge = np.where(s.Y < tie, 322 - 226 * (3 * up ** 2 - 2 * up ** 3) ** 1.15, 96 + 106 * (1 - np.exp(-np.clip(s.Y - tie, 0, None) / 150)))
    edge = edge + 4 * np.sin(s.Y / 47) * np.clip(np.abs(s.Y - tie) / 200, 0, 1)
    u = s.X / edge                                    # 0 at the pole, 1 at the hem: its folds run together at the knot
    drift = .35 * np.sin(2.1 * u + s.Y / 210) + .2 * s.noise(120, 420, 8, 2)
    fold = .7 * np.cos(2 * np.pi * 5.5 * u ** .9 + drift) + .3 * np.cos(2 * np.pi * 12 * u - 1.3 * drift + 2)
    nap = (.5 + .5 * np.clip(.5 + .5 * fold, 0, 1)) * (.92 + .08 * s.noise(9, 30, 3, 2))
    s.body(u < 1, 12, 16, rgb('#6a2a86') * nap[..., None])
    there = u < 1
    s.H[there] += ((15 * fold + 2 * s.noise(40, 90, 5, 2)) * np.clip(edge / 190, .45, 1))[there]
    # a braid along the hem, and its fringe
    inner = (1 - u) * edge
    braid = there & (inner < 15) & (inner > 7)
    fringe = there & (inner <= 7)
    s.C[braid] = (rgb('#c99338') * (.6 + .4 * np.sin(s.Y / 2.2 + inner)[..., None]))[braid]
    s.H[braid] += 3
    s.C[fringe] = (rgb('#a8752a') * (.45 + .5 * np.abs(np.sin(s.Y / 1.7)))[..., None])[fringe]
    # the cord: two strands twisted round it, and a tassel
    cord = tie + 10 - 20 * (s.X / 96 - .5) ** 2 * 4
    for row in (-9, 9):
        q = 1 - ((s.Y - cord - row) / 9) ** 2
        on = (q > 0) & (s.X < 100)
        twist = .5 + .5 * np.sin((s.X + .7 * (s.Y - cord)) / 3.1)
        s.H[on] = (36 + 13 * np.sqrt(np.maximum(q, 0)) * (.7 + .3 * twist))[on]
        s.C[on] = (rgb('#d39b40') * (.45 + .6 * twist)[..., None])[on]
    fall = np.clip((s.Y - tie - 44) / 92, 0, 1)
    q = 1 - ((s.X - 78) / (10 + 9 * fall)) ** 2
    on = (q > 0) & (fall > 0) & (fall < 1)
    strand = np.abs(np.sin((s.X - 78) / (2.2 + fall)))
    s.H[on] = (44 + 14 * np.sqrt(np.maximum(q, 0)) * (.7 + .3 * strand))[on]
    s.C[on] = (rgb('#c08a34') * (.4 + .6 * strand)[..., None])[on]
    s.lump(78, tie + 34, 14, 15, 26, rgb('#dba647'), 40)
    s.mesh(painted('velvet', .7, .18, 20, .4))
    glow((2.6, -3.0, -1.6), 1100, .8)


if __name__ == '__main__':
    run({'drape': drape})
