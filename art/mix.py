"""Composites the film from Blender's layers.    python3 mix.py wide|tall [frame ...]

Without frames: all of them, into $CACHE/<view>/frames.raw (rgb24) and first.png. With: PNGs only, to look at.
"""
import glob
import math
import os
import sys
from multiprocessing import Pool
import numpy as np
from PIL import Image
from scipy import ndimage
from air import TAU, Mist, Ripples, distance, grid
from alive import Moss, Pads, Shade
from clean import layer
from sparks import Fireflies, Smoke, Stars
from views import FRAMES, VIEWS, moon_box

WINKS = ((44, 46, 1), (46, 60, 2), (60, 62, 1))  # pictures with the moon's eye half open (1) and open (2)
CHIMNEY = (6.15, 6.45, 5.95)


def flame(t, beats, ph):
    """A light that breathes, with a small quick flicker."""
    breath, quick = math.sin(TAU * (beats * t + ph)), math.sin(TAU * (9 * t + ph))
    return 1 + .13 * breath + .05 * quick + .03 * math.sin(TAU * (17 * t + 2 * ph))


def lit(p, t):
    return p['Image'] + (flame(t, 2, .1) - 1) * .6 * p['Combined_window'] + (flame(t, 4,
        .6) - 1) * p['Combined_lantern']


def feather(w, h):
    edge = np.minimum(*np.meshgrid(*(np.minimum(np.arange(n), np.arange(n)[::-1]) for n in (w, h))))
    return np.clip(edge / 6, 0, 1)[..., None].astype(np.float32)


class Film:
    def __init__(self, view, folder):
        self.view = view
        self.plate, self.water, self.reeds = (layer(folder + '/' + n) for n in ('plate', 'water', 'reeds'))
        self.poses = [layer(f[:-4]) for f in sorted(glob.glob(folder + '/pair[0-9][0-9].npz'))]
        depth, mask = distance(self.plate['Mist'][..., 0]), self.plate['water'][..., 0]
        self.ripples, self.mist = Ripples(view, mask), Mist(view)
        self.flies, self.smoke = Fireflies(view, depth, mask), Smoke(view, CHIMNEY)
        self.stars = Stars(view, self.plate['Mist'][..., 0])
        self.winks = [layer(folder + '/moon%d' % k) for k in (1, 2)]
        self.moss, self.shade = Moss(view, self.plate['moss'][..., 0]), Shade(view)
        self.pads = Pads(view, self.plate['pad'][..., 0], mask)
        self.bend()
        self.finish()

    def bend(self):
        """How far each reed may sway: its height, spread to the air beside it, so that a warp carries whole stalks."""
        a = self.reeds['alpha'][..., 0]
        lift = self.reeds['lift'][..., 0]
        weight = ndimage.gaussian_filter(a, 14) + 1e-4
        self.lift = np.clip(ndimage.gaussian_filter(lift, 14) / weight, 0, 1.3) * np.clip(weight * 60, 0, 1)
        self.x, self.y = grid(self.view)

    def finish(self):
        """Vignette, and a still grain of half a step that keeps dark gradients from banding."""
        w, h = self.view.size
        q = ((self.x / w - .5) / .72) ** 2 + ((self.y / h - .52) / .80) ** 2
        self.vignette = (1 - .55 * np.clip(q, 0, 1) ** 1.3)[..., None]
        self.dither = (np.random.default_rng(1).triangular(-1, 0, 1, (h, w, 1)) * .8).astype(np.float32)

    def with_pair(self, t):
        """Plate, water mask and depth, with the puppets' pose and the moon's eye of this moment set in."""
        got = [lit(self.plate, t), self.plate['water'].copy(), self.plate['Mist'].copy()]
        parts = [(self.view.box, self.poses[int(t * len(self.poses) + 1e-6)])]
        for begin, end, state in WINKS:
            if begin <= t * FRAMES + 1e-6 < end:
                parts.append((moon_box(self.view), self.winks[state - 1]))
        for (x0, y0, *_), part in parts:
            h, w = part['water'].shape[:2]  # Blender rounds a border, so that a column may be missing at its faded edge
            box, soft = np.s_[y0:y0 + h, x0:x0 + w], feather(w, h)
            for whole, new in zip(got, (lit(part, t), part['water'], part['Mist'])):
                whole[box] += soft * (new - whole[box])
        return got

    def swaying(self, t):
        """The reeds' layer (colour, alpha), each stalk leaning by the square of its height."""
        sway = math.tau * (2 * t) + self.x / self.view.size[0] * 5
        far = 11 * self.view.lens / 34 * self.view.size[0] / 1280
        dx = far * self.lift ** 1.6 * (np.sin(sway) + .35 * np.sin(2 * sway + 1.3))
        at = [self.y - .5, self.x - .5 - dx]
        src = np.concatenate([lit(self.reeds, t), self.reeds['alpha']], -1)
        out = np.stack([ndimage.map_coordinates(src[..., c], at, order=1, mode='nearest') for c in range(4)], -1)
        return out[..., :3], out[..., 3:]

    def frame(self, k):
        t = k / FRAMES
        picture, mask, far = self.with_pair(t)
        still = lit(self.water, t)
        moved = self.ripples.move(still, t)
        things = self.pads.bob(np.concatenate([picture - mask * still, mask], -1), t)
        picture = self.shade.over(self.moss.swing(things[..., :3] + things[..., 3:] * moved, t), t)
        self.stars.over(picture, t)
        picture = self.mist.over(picture, distance(far[..., 0]), t)
        self.smoke.over(picture, t)
        colour, alpha = self.swaying(t)
        picture = picture * (1 - alpha) + colour
        self.flies.over(picture, t)
        return self.develop(np.maximum(picture, 0))

    def develop(self, x):
        """Bloom, vignette, a filmic curve, sRGB."""
        x = np.minimum(x, 6)
        hot = np.clip(x - .55, 0, 3)
        s = self.view.size[0] / 1280 if self.view.name == 'wide' else 1
        glow = sum(k * ndimage.gaussian_filter(hot, (r * s, r * s, 0)) for r, k in ((3, .10), (14, .14), (48, .20)))
        x = (x + glow) * self.vignette * 1.15
        x = x * (2.51 * x + .03) / (x * (2.43 * x + .59) + .14)
        x = np.clip(x, 0, 1)
        x = np.where(x < .0031308, 12.92 * x, 1.055 * x ** (1 / 2.4) - .055)
        return np.clip(x * 255 + self.dither + .5, 0, 255).astype(np.uint8)


def work(k):
    film, raw = work.film, work.raw
    if raw is None:
        Image.fromarray(film.frame(k)).save(f'{work.folder}/frame{k:03d}.png')
    else:
        raw[k] = film.frame(k)


def main():
    view = VIEWS[sys.argv[1]]
    work.folder = os.environ.get('CACHE', '.cache') + '/' + view.name
    work.film, only = Film(view, work.folder), [int(k) for k in sys.argv[2:]]
    w, h = view.size
    work.raw = None if only else np.memmap(work.folder + '/frames.raw', np.uint8, 'w+', shape=(FRAMES, h, w, 3))
    with Pool(2) as pool:
        pool.map(work, only or range(FRAMES), chunksize=1 if only else 4)
    if not only:
        Image.fromarray(np.asarray(work.raw[0])).save(work.folder + '/first.png')


if __name__ == '__main__':
    main()
