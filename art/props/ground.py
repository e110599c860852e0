"""The bank that stands in the fog where one is lost: soft turf and grass in the moon's light.

/usr/bin/python3 ground.py <out folder> ground. Painted without Blender; each row is nearer and darker.
"""
import sys
import numpy as np
from PIL import Image, ImageDraw, ImageFilter
from scipy import ndimage

W, H, FINE = 1280, 220, 2
MOON = np.array([-.45, -.75, .48])   # where its light comes from: x right, y down, z to the eye


def colour(hex_):
    return np.array([int(hex_[i:i + 2], 16) for i in (1, 3, 5)], float)


def waves(rng, x, parts):
    return sum(a * np.sin(x / long * 6.283 + rng.uniform(0, 6.283)) for a, long in parts)


def turf(picture, alpha, rng, top, shades):
    """A fold of the bank: lit along its top, dark below, in soft streaks that never come again."""
    h, w = alpha.shape
    dark, mid, lit = (colour(s) for s in shades)
    lower = np.arange(h)[:, None] - top[None]
    streaks = ndimage.gaussian_filter(rng.normal(0, 1, (h, w)), (9, 70)) * 32 + ndimage.gaussian_filter(rng.normal(0, 1, (h, w)), (4, 14)) * 7
    light = np.clip(np.exp(-np.clip(lower, 0, None) / 70) + .3 * streaks, 0, 1)[..., None]
    tone = dark + (mid - dark) * light + (lit - mid) * np.clip(light - .75, 0, 1) * 1.4
    a = np.clip(lower / 10 + .5 + .3 * streaks, 0, 1)
    picture += a[..., None] * (tone - picture)
    np.maximum(alpha, a, out=alpha)


def blade(draw, x, y, tall, lean, wide, fill):
    t = np.linspace(0, 1, 9)
    a, b, half = x + lean * t ** 1.8, y - tall * (t - .12 * abs(lean) / tall * t * t), wide * (1 - t ** 1.6)
    draw.polygon(list(zip(a - half, b)) + list(zip(a[::-1] + half[::-1], b[::-1])), fill=fill)


def grass(picture, alpha, rng, top, tufts, tall, shades):
    h, w = alpha.shape
    layer = Image.new('RGBA', (w, h))
    draw = ImageDraw.Draw(layer)
    for _ in range(tufts):
        x0 = rng.uniform(0, w)
        clump = tall * rng.uniform(.35, 1) ** 1.3  # few stand high
        for _ in range(rng.integers(6, 12)):
            x, size = x0 + rng.normal(0, 11), clump * rng.uniform(.45, 1.1)
            y = np.interp(x, np.arange(w), top) + rng.uniform(16, 34)
            lean = (x - x0) * 1.4 + rng.normal(0, size * .2)
            k = rng.uniform(.75, 1.15)
            dark, lit = (tuple(int(min(255, v * k)) for v in colour(s)) + (255,) for s in shades)
            blade(draw, x, y, size, lean, 6.4, dark)
            blade(draw, x - 1.6, y, size, lean, 2.6, lit)
    got = np.asarray(layer.filter(ImageFilter.GaussianBlur(.8)), float)
    a = got[..., 3:] / 255
    picture += a * (got[..., :3] - picture)
    np.maximum(alpha, a[..., 0], out=alpha)


def ground():
    rng = np.random.default_rng(12)
    w, h = W * FINE, H * FINE
    picture, alpha = np.zeros((h, w, 3)) + colour('#2a4468'), np.zeros((h, w))
    x = np.arange(w)
    for base, high, tall, tufts, shades, blades in (
            (.42, 40, 84, 80, ('#1f3a5a', '#3f6480', '#86aebe'), ('#27476a', '#6f98ac')),
            (.56, 54, 120, 76, ('#142a48', '#2f5068', '#7aa2ac'), ('#1b3453', '#6890a0')),
            (.76, 46, 140, 64, ('#0c1c34', '#22404f', '#5f8890'), ('#122640', '#547f8a'))):
        top = base * h + waves(rng, x, ((high, w * .71), (high * .7, w * .29), (high * .25, w * .13)))
        grass(picture, alpha, rng, top, tufts, tall, blades)
        turf(picture, alpha, rng, top + 14, shades)
        grass(picture, alpha, rng, top + 30, tufts // 2, tall * .6, blades)
    alpha = np.maximum(alpha, np.clip((np.arange(h)[:, None] - top[None] - 60) / 40, 0, 1))
    fog = np.clip((np.arange(h) / h - .62) / .38, 0, 1)[:, None, None] ** 1.2 * .8
    picture += fog * (colour('#7f9fd0') - picture)
    out = np.concatenate([picture, alpha[..., None] * 255], -1)
    return Image.fromarray(np.clip(out, 0, 255).astype(np.uint8), 'RGBA').resize((W * 7 // 8, H * 7 // 8), Image.LANCZOS)


if __name__ == '__main__':
    ground().save(sys.argv[1] + '/ground.png')
