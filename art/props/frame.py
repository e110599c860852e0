"""The oval frame of a portrait: one piece of wood, hewn outside and carved inside, with what is left of its gilt."""
import os
import sys
import numpy as np
from scipy import ndimage
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from relief import Slab  # noqa: E402
from stage import painted, rgb, run, stage  # noqa: E402
from boards import nail  # noqa: E402

W, H, A, B, WIDE = 546, 616, 220, 255, 47  # the opening is an ellipse of 440 x 510; CSS counts on it (profile-card.module.css)


def frame(name):
    stage(W, H, key=3.9, rim=.9)
    s, rng = Slab(W, H), np.random.default_rng(5)
    x, y = s.X - W / 2, s.Y - H / 2
    turn = np.arctan2(y / B, x / A) / (2 * np.pi)
    hole = np.hypot(x / A, y / B) < 1
    d = (ndimage.distance_transform_edt(~hole) - ndimage.distance_transform_edt(hole)) / s.per  # the way from the opening

    def noise(along, across, seed, octaves=3):
        """Soft noise that goes round with the wood."""
        out, total = 0, 0
        for k in range(octaves):
            n = max(3, round(1500 / along * 2 ** k))
            small = np.random.default_rng(seed * 9 + k).normal(size=(n, int(90 / across * 2 ** k) + 6))
            rows = np.pad(small, ((3, 3), (0, 0)), mode='wrap')
            out = out + ndimage.map_coordinates(rows, (turn % 1 * n + 3, np.clip(d, -10, 70) / across * 2 ** k + 10 / across * 2 ** k + 1),
                                                order=3, mode='nearest') * .5 ** k
            total += .25 ** k
        return out / total ** .5 / 1.5

    outer = WIDE + 2.2 * noise(110, 60, 1, 2) + 1.1 * noise(16, 30, 2, 2)
    inner = .8 * noise(60, 60, 3, 2)
    mask = (d > inner) & (d < outer)
    fibre, rings = noise(150, 1.7, 4, 2), np.sin((d + 3 * noise(140, 30, 5, 2)) / 2.1)
    dark = np.clip(.5 + .3 * rings + .45 * fibre, 0, 1)[..., None]
    colour = (rgb('#7a5230') * (1 - dark) + rgb('#432a16') * dark) * (1 + .16 * noise(120, 40, 6, 2))[..., None]
    bark = np.clip((d - outer + 9 + 3 * noise(30, 12, 7, 3)) / 4, 0, 1)[..., None]
    colour = colour * (1 - bark) + bark * (rgb('#33251a') * (1 + .35 * noise(12, 5, 8, 3)[..., None]))
    bead = np.sqrt(np.clip(1 - ((d - 9) / 5) ** 2, 0, 1))
    gilt = (np.clip(bead * 3, 0, 1) * np.clip(1.15 + .8 * noise(40, 14, 9, 3), 0, 1))[..., None]
    colour = colour * (1 - gilt) + gilt * rgb('#d39a3c')
    lip = np.clip(1 - d / 4, 0, 1)[..., None]
    colour = colour * (1 - .5 * lip)
    s.body(mask, 16, 13, colour, soft=.8)
    inside = s.H > -900
    belly = np.sqrt(np.clip(1 - ((d - 28) / 16) ** 2, 0, 1))
    groove = np.exp(-((d - 15) / 1.6) ** 2)
    gouged = noise(34, 18, 10, 2) * belly  # cut with a knife, not turned
    s.H[inside] += (7 * bead + 9 * belly - 5 * groove - 9 * np.clip(1 - d / 5, 0, 1) + 2.6 * gouged
                    - 1.1 * np.maximum(0, fibre - .3) + 3 * bark[..., 0] * noise(12, 5, 8, 3))[inside]
    s.C *= (1 - .55 * groove)[..., None]
    for at, much in ((.09, 1), (.585, .8), (.83, .7)):  # splits that run in from outside
        off = ((turn - at + .5) % 1 - .5) * 1500 + 2 * np.sin(d / 4)
        crack = np.exp(-(off / (1.7 * np.clip((d - 17) / 22, .05, 1))) ** 2) * (d > 17) * much
        s.H[inside] -= (7 * crack)[inside]
        s.C *= (1 - .8 * crack)[..., None]
    for at in (.155, .345, .655, .845):
        a = at * 2 * np.pi
        nail(W / 2 + (A + 27) * np.cos(a), H / 2 + (B + 27) * np.sin(a), W, H, 24, .055)
    for at, wide, count in ((.375, 60, 170), (.3, 16, 40), (.175, 34, 80), (.58, 16, 40), (.79, 40, 110), (.955, 14, 30)):
        steps = max(3, wide // 7)
        for k in range(steps):  # a cushion bent round the wood
            a = (at + (k / (steps - 1) - .5) * wide / 1500) * 2 * np.pi
            s.moss(W / 2 + (A + 38) * np.cos(a), H / 2 + (B + 38) * np.sin(a), (7, 7), count // steps, rng, 15)
    s.mesh(painted('wood', .6, .2, 16))


if __name__ == '__main__':
    run({'frame': frame})
