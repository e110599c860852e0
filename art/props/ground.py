"""The bank that stands in the fog where one is lost: cushions of moss and tufts of grass in the moon's light.

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


def cushions(picture, alpha, rng, top, deep, radius, shades):
    """A row of moss: balls pressed into one piece, which is shaded from its height, so that no ball has an outline."""
    h, w = alpha.shape
    dark, mid, lit = (colour(s) for s in shades)
    Y, X = np.mgrid[0:h, 0:w]
    lower = Y - top[None]
    high = np.where(lower > radius * .3, lower * .5, 0.)
    solid = lower > radius * .3
    for _ in range(int(w * deep / radius ** 2 * 1.6)):
        x, down, r = rng.uniform(-20, w + 20), rng.uniform(0, 1) ** .7, radius * rng.uniform(.5, 1.2)
        y = np.interp(x, np.arange(w), top) + r * .5 + down * deep
        x0, x1, y0, y1 = (int(v) for v in (max(0, x - r * 1.6), min(w, x + r * 1.6), max(0, y - r), min(h, y + r)))
        if x1 <= x0 or y1 <= y0:
            continue
        box = np.s_[y0:y1, x0:x1]
        inside = 1 - ((X[box] - x) / (r * 1.55)) ** 2 - ((Y[box] - y) / r) ** 2
        high[box] = np.maximum(high[box], np.where(inside > 0, r * .8 * np.sqrt(np.clip(inside, 0, 1)) + down * deep * .5, 0))
        solid[box] |= inside > 0
    rough = ndimage.gaussian_filter(rng.normal(0, 1, (h, w)), 2.2) * 4 + ndimage.gaussian_filter(rng.normal(0, 1, (h, w)), 7) * 14
    high = ndimage.gaussian_filter(high, radius * .1) + rough
    dy, dx = np.gradient(high)
    light = np.clip((-dx * MOON[0] - dy * MOON[1] + MOON[2]) / np.sqrt(1 + dx * dx + dy * dy), 0, 1)[..., None]
    hollow = np.clip((ndimage.gaussian_filter(high, radius * .8) - high) / radius * 1.6, 0, 1)[..., None]
    tone = dark + (mid - dark) * light ** 1.3 + (lit - mid) * np.clip(light - .62, 0, 1) * 2.2
    tone *= 1 - .55 * hollow
    a = ndimage.gaussian_filter(solid.astype(float), 1.6)
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
        for _ in range(rng.integers(6, 12)):
            x, size = x0 + rng.normal(0, 11), tall * rng.uniform(.45, 1.1)
            y = np.interp(x, np.arange(w), top) + rng.uniform(16, 34)
            lean = (x - x0) * 1.4 + rng.normal(0, size * .2)
            k = rng.uniform(.75, 1.15)
            dark, lit = (tuple(int(min(255, v * k)) for v in colour(s)) + (255,) for s in shades)
            blade(draw, x, y, size, lean, 5.2, dark)
            blade(draw, x - 1.6, y, size, lean, 2.2, lit)
    got = np.asarray(layer.filter(ImageFilter.GaussianBlur(.8)), float)
    a = got[..., 3:] / 255
    picture += a * (got[..., :3] - picture)
    np.maximum(alpha, a[..., 0], out=alpha)


def ground():
    rng = np.random.default_rng(12)
    w, h = W * FINE, H * FINE
    picture, alpha = np.zeros((h, w, 3)) + colour('#2a4468'), np.zeros((h, w))
    x = np.arange(w)
    for base, high, deep, radius, tall, tufts, shades, blades in (
            (.40, 34, 130, 44, 84, 60, ('#1d3450', '#466a7c', '#b4d2d8'), ('#22405c', '#7fa6b4')),
            (.62, 40, 150, 58, 110, 62, ('#0f2038', '#2c4d5c', '#8fb6bc'), ('#13273f', '#5f8a94'))):
        top = base * h + waves(rng, x, ((high, w * .83), (high * .6, w * .31), (high * .2, w * .11)))
        grass(picture, alpha, rng, top, tufts, tall, blades)
        cushions(picture, alpha, rng, top, deep, radius, shades)
        grass(picture, alpha, rng, top + 26, tufts // 2, tall * .7, blades)
        grass(picture, alpha, rng, top + 70, tufts // 3, tall * .6, blades)
        below = np.clip((np.arange(h)[:, None] - top[None] - deep * .4) / 40, 0, 1)
        alpha = np.maximum(alpha, below)
    fog = np.clip((np.arange(h) / h - .62) / .38, 0, 1)[:, None, None] ** 1.2 * .8
    picture += fog * (colour('#7f9fd0') - picture)
    out = np.concatenate([picture, alpha[..., None] * 255], -1)
    return Image.fromarray(np.clip(out, 0, 255).astype(np.uint8), 'RGBA').resize((W * 5 // 8, H * 5 // 8), Image.LANCZOS)


if __name__ == '__main__':
    ground().save(sys.argv[1] + '/ground.png')
