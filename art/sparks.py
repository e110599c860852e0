"""Small things composited over the film: fireflies, chimney smoke, stars. Periodic in `t`, 0..1, like air.py."""
import math
import numpy as np
from scipy import ndimage
from air import TAU
from views import focal, project


def spot(picture, x, y, radius, colour):
    """Adds a round glow: a bright grain and a wide halo."""
    reach = int(radius * 9) + 2
    h, w = picture.shape[:2]
    x0, x1, y0, y1 = max(0, int(x) - reach), min(w, int(x) + reach), max(0, int(y) - reach), min(h, int(y) + reach)
    if x0 >= x1 or y0 >= y1:
        return
    yy, xx = np.mgrid[y0:y1, x0:x1]
    q = ((xx + .5 - x) ** 2 + (yy + .5 - y) ** 2) / radius ** 2
    light = 1.5 * np.exp(-q * 1.1) + .16 * np.exp(-q / 9) + .035 * np.exp(-q / 26)
    picture[y0:y1, x0:x1] += light[..., None] * np.asarray(colour)


class Fireflies:
    """Each flies a closed knot in the set, glows and fades in whole beats, hides behind things, shows in the water."""

    def __init__(self, view, depth, water, count=40):
        rng = np.random.default_rng(21)
        px, py = view.perch
        self.view, self.depth, self.water, self.flies = view, depth, water, []
        while len(self.flies) < count:
            d = rng.uniform(8, 24)
            x = view.eye[0] + rng.uniform(-.55, .55) * d * view.size[0] / focal(view)
            y, z = view.eye[1] + d, rng.uniform(.35, 1.9) + (rng.random() < .3) * rng.uniform(0, 2.4)
            sx, sy, _ = project(view, x, y, z)
            if abs(sx - view.clouds[0]) < .17 * view.size[0] and sy < view.clouds[1] + 90:
                continue  # the title's place stays calm
            self.flies.append((x, y, z, rng.uniform(.25, .8), rng.integers(1, 3, 3), rng.random(6), rng.integers(2, 5)))

    def over(self, picture, t):
        for x, y, z, r, beats, ph, blink in self.flies:
            a = x + r * math.sin(TAU * (beats[0] * t + ph[0])) + .12 * math.sin(TAU * (3 * t + ph[3]))
            b = y + .6 * r * math.sin(TAU * (beats[1] * t + ph[1]))
            c = max(.15, z + .45 * r * math.sin(TAU * (beats[2] * t + ph[2])) + .1 * math.sin(TAU * (4 * t + ph[4])))
            lit = (.5 + .5 * math.sin(TAU * (blink * t + ph[5]))) ** 1.5
            for height, share in ((c, 1), (-c, .4)):
                sx, sy, per = project(self.view, a, b, height)
                if not (0 <= sx < self.view.size[0] and 0 <= sy < self.view.size[1]):
                    continue
                at = int(sy), int(sx)
                if share == 1 and self.depth[at] < b - self.view.eye[1] or share < 1 and self.water[at] < .6:
                    continue
                k = lit * share * min(1, per / 75)
                spot(picture, sx, sy, max(.9, .024 * per), (.95 * k, 1.0 * k, .28 * k))


class Smoke:
    """Puffs like tufts of cotton that leave the chimney, swell, lean with the wind and thin out."""

    def __init__(self, view, top, count=18):
        x, y, z = top
        sx, sy, self.per = project(view, x, y, z)
        self.at, self.count, self.view = (sx, sy), count, view
        yy, xx = np.mgrid[-1:1:96j, -1:1:96j]
        self.puffs = []
        for k in range(count):
            rng = np.random.default_rng(50 + k)
            body = sum(np.exp(-((xx - a) ** 2 + (yy - b) ** 2) / .075) for a, b in rng.normal(0, .25, (7, 2)))
            a = np.clip(body * .6, 0, 1) ** 1.3 * np.clip(1.6 - 1.7 * np.hypot(xx, yy), 0, 1)
            self.puffs.append((a, np.clip(.6 + .5 * ndimage.gaussian_filter(body, 4) - .5 * (xx * .6 + yy * .7), .3,
                1.4)))

    def over(self, picture, t):
        h, w = picture.shape[:2]
        for k, (alpha, shade) in enumerate(self.puffs):
            age = (2 * t + k / self.count) % 1
            k2 = age ** .8
            x = self.at[0] + self.per * (.9 * k2 * k2 + .16 * math.sin(TAU * (age + k * .31)) * k2) * (1
                if self.view.name == 'wide' else .5)
            y = self.at[1] - self.per * (2.5 * k2 - .05)
            half = self.per * (.22 + .62 * k2)
            size = max(4, int(2 * half))
            x0, y0 = x - half, y - half
            ix, iy = int(math.floor(x0)), int(math.floor(y0))
            pull = dict(order=1, mode='constant', output_shape=(size + 2, size + 2), matrix=np.diag([96 / size] * 2),
                        offset=[-(y0 - iy) * 96 / size, -(x0 - ix) * 96 / size])
            a = ndimage.affine_transform(alpha, **pull) * .55 * min(1, age * 6) * (1 - age) ** 1.3
            s = ndimage.affine_transform(shade, **pull)
            cx0, cy0, cx1, cy1 = max(0, ix), max(0, iy), min(w, ix + size + 2), min(h, iy + size + 2)
            if cx0 >= cx1 or cy0 >= cy1:
                continue
            cut = np.s_[cy0 - iy:cy1 - iy, cx0 - ix:cx1 - ix]
            a, s = a[cut][..., None], s[cut][..., None]
            part = picture[cy0:cy1, cx0:cx1]
            picture[cy0:cy1, cx0:cx1] = part * (1 - a) + a * s * np.array((.085, .115, .115))


class Stars:
    """Pinholes in the backcloth, twinkling; fewest where the title stands."""

    def __init__(self, view, sky, count=90):
        rng = np.random.default_rng(9)
        self.stars = []
        for _ in range(count):
            x, y = rng.random() * view.size[0], rng.random() ** 1.4 * (view.horizon - 120)
            calm = math.exp(-((x - view.clouds[0]) / (.24 * view.size[0])) ** 2)
            clear = sky[max(0, int(y) - 2):int(y) + 3, max(0, int(x) - 2):int(x) + 3].min()
            if clear > .98 and rng.random() > .75 * calm:
                self.stars.append((x, y, rng.uniform(.5, .95), rng.uniform(.06, .35) * (1 - .5 * calm),
                    rng.integers(1, 5), rng.random()))

    def over(self, picture, t):
        for x, y, r, power, beats, ph in self.stars:
            k = power * (.6 + .4 * math.sin(TAU * (beats * t + ph)))
            spot(picture, x, y, r, (.75 * k, .9 * k, k))
