"""The word itself: clay letters, each set by hand, moss on their tops, the mark of the place sitting among them.

The letters are Almendra (SIL Open Font License), rounded off and puffed up as clay is; nothing of them is flat.
"""
import io
import os
import sys
import bpy
import numpy as np
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont
from scipy import ndimage
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from relief import Slab  # noqa: E402
from stage import painted, rgb, run, stage  # noqa: E402
from icon import charm  # noqa: E402
from clay import lamp  # noqa: E402

FONT = '../../node_modules/@fontsource/almendra/files/almendra-latin-700-normal.woff2'
WORD, W, H = 'Swampheart', 1280, 420
LIFT = (4, -7, 6, -5, 5, -3, 3, -7, 5, -2)
TILT = (3, -4, 3.5, -3, 2.5, -2, 3, -4, 3, -3)
GROW = (1.04, .98, 1.03, .98, 1.02, 1.04, 1.0, 1.05, 1.0, 1.06)
BASE, TALL = 318, 1.3


def letters(per):
    """A mask for each letter, tilted and lifted, its corners worn round."""
    font = TTFont(os.path.join(os.path.dirname(os.path.abspath(__file__)), FONT))  # PIL reads no woff2
    font.flavor, data = None, io.BytesIO()
    font.save(data)
    def cut(size):
        return [ImageFont.truetype(io.BytesIO(data.getvalue()), int(size * g * per)) for g in GROW]
    trial = sum(f.getlength(c) / per + 6 for f, c in zip(cut(200), WORD))
    faces = cut(200 * (W - 62) / trial)
    wide = [f.getlength(c) / per + 6 for f, c in zip(faces, WORD)]
    x = (W - sum(wide)) / 2
    for c, f, w, lift, tilt in zip(WORD, faces, wide, LIFT, TILT):
        pic = Image.new('L', (W * per + 1, H * per + 1))
        ImageDraw.Draw(pic).text(((x + 2) * per, (BASE + lift) * per), c, fill=255, font=f, anchor='ls', stroke_width=int(4.5 * per))
        pic = pic.transform(pic.size, Image.AFFINE, (1, 0, 0, 0, 1 / TALL, BASE * per * (1 - 1 / TALL)), Image.BICUBIC)
        pic = pic.rotate(tilt, Image.BICUBIC, center=((x + w / 2) * per, (BASE - 50) * per))
        yield ndimage.gaussian_filter(np.asarray(pic) / 255., 3.2 * per) > .5, x + w / 2
        x += w


def press(s, mask, seed, low):
    """One letter: its dark side below, its puffed and thumbed face above."""
    p = s.per
    side, drop = mask.copy(), 13
    for k in range(1, drop * p + 1):
        side[k:] |= mask[:-k]
    side = ndimage.gaussian_filter(side.astype(float), 1.2 * p) > .5
    s.body(side, low, 7, rgb('#56702c') * (1 + .12 * s.noise(20, 20, seed, 2))[..., None])
    d = ndimage.distance_transform_edt(mask) / p
    q = np.clip(d / 15, 0, 1)
    top = 25 * np.sqrt(1 - (1 - q) ** 2)
    near = np.clip(d / 9, 0, 1)
    top = top * (1 - near) + ndimage.gaussian_filter(top, 3 * p) * near
    rng = np.random.default_rng(seed)
    ys, xs = np.nonzero(mask)
    for _ in range(9):  # thumb prints
        k = rng.integers(len(ys))
        a, b, r, t = ys[k] / p, xs[k] / p, rng.uniform(8, 16), rng.uniform(0, 3)
        u, v = (s.X - b) * np.cos(t) + (s.Y - a) * np.sin(t), (s.Y - a) * np.cos(t) - (s.X - b) * np.sin(t)
        top = top - 3.2 * rng.uniform(.4, 1) * np.exp(-(u / r) ** 2 - (v / (r * .6)) ** 2) * near
    top = low + top + .25 * s.noise(5, 5, seed + 2, 2) + 1.5 * s.noise(40, 30, seed + 3, 2) * near
    rise = (ys.max() - s.Y * p) / max(1, ys.max() - ys.min())
    blend = np.clip((rise - .18) / .62 + .22 * s.noise(40, 30, seed + 4, 2), 0, 1)[..., None]
    colour = rgb('#92b03c') * (1 - blend) + rgb('#f4e8b8') * blend
    colour = colour * (1 - .28 * np.exp(-d / 3.5) + .04 * s.noise(24, 24, seed + 5, 2))[..., None]
    over = mask & (top > s.H)
    s.H[over], s.C[over] = ndimage.gaussian_filter(top, .6 * p)[over], colour[over]


def overgrow(s, mask, rng, patch):
    """Moss settles on whatever looks up, in patches, and creeps a little over the front."""
    ys, xs = np.nonzero(mask & ~np.roll(mask, 5, 0))
    low, under = np.median(np.nonzero(mask)[0]), np.where(s.H > -900, s.H, 0)
    for y, x in zip(ys, xs):
        here = np.clip(patch[y, x] + .36, 0, 1)
        if here <= 0 or rng.random() > .13 * (.3 + here) or (y > low and rng.random() < .95):
            continue
        r, creep = rng.uniform(2.2, 6.2) * (.5 + .5 * here), abs(rng.normal(0, 9)) * here
        shade = rgb(('#465b20', '#5f762b', '#37501e', '#728936')[rng.integers(4)]) * rng.uniform(.8, 1.15)
        a, b = y / s.per - 2 + creep, x / s.per + rng.normal(0, 1.5)
        bed = max(under[int(np.clip(a * s.per, 0, H * s.per)), int(np.clip(b * s.per, 0, W * s.per))] - 1, 22)
        s.lump(b, a, r, r * .9, r * .75, shade, bed)
        if rng.random() < .02 and here > .6:  # a beard that hangs over the face
            for k in range(int(rng.uniform(5, 13))):
                s.lump(b + np.sin(k * .7), a + k * 2.2, 2.6 - k * .13, 2.4, 2.5, shade, max(bed, 42) + 1)


def title(name):
    stage(W, H, 160, key=3.7, rim=1.7, fill=.4)
    s, rng = Slab(W, H), np.random.default_rng(11)
    masks = list(letters(s.per))
    for k, (mask, _) in enumerate(masks):
        press(s, mask, 30 + 7 * k, 14 + 9 * (k % 2))
    patch = s.noise(46, 60, 6, 2)
    for mask, _ in masks:
        overgrow(s, mask, rng, patch)
    s.mesh(painted('letters', .5, .12, 9, .3))
    between = (masks[7][1] + masks[8][1]) / 2
    charm(((between - W / 2) / 100, -.5, (H / 2 - 112) / 100), .5, .1)
    lamp((-5.4, -3.4, 3.4), (-2, 0, 0), 1.2, 210, '#ffb84a')


if __name__ == '__main__':
    run({'title': title})
