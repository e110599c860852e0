"""What is said in the chat, as slabs of clay pressed flat with the thumb, drawn out at the corner next to who speaks.

/usr/bin/python3 bubbles.py <out folder> bubble-theirs|bubble-mine. Shaded from a height, without Blender: nine parts that stretch in CSS,
so that what one would know again lies in the corners. The outline never comes within the box: 16 px of the picture are outside of it.
"""
import sys
import numpy as np
from PIL import Image
from scipy import ndimage

W, H, OUT, FINE = 344, 176, 16, 3                 # two pixels of the picture are one on the screen
LAMP = np.array([-.42, -.66, .62])                # x right, y down, z to the eye
KINDS = {'bubble-theirs': ('#cfcbc4', '#fff4e0', '#5f564c', 5, False), 'bubble-mine': ('#2a4069', '#7f97bd', '#0e182f', 8, True)}


def colour(hex_):
    return np.array([int(hex_[i:i + 2], 16) for i in (1, 3, 5)], float)


def soft(rng, long, shape):
    """Noise about -1..1 without features shorter than `long` pixels of the picture."""
    n = ndimage.gaussian_filter(rng.normal(0, 1, shape), long * FINE / 2, mode='wrap')
    return n / np.abs(n).max()


def outline(x, y, rng):
    """How far within the slab, in pixels of the picture: a box of round corners, uneven, and a pinch of clay at one of them."""
    a, b, r = (W - 2 * OUT) / 2 + 4, (H - 2 * OUT) / 2 + 4, 36
    u, v = np.abs(x - W / 2) - a + r, np.abs(y - H / 2) - b + r
    box = r - np.hypot(np.maximum(u, 0), np.maximum(v, 0)) - np.minimum(np.maximum(u, v), 0)
    p, q = np.array([OUT + 34., H - OUT - 26.]), np.array([4., H - OUT + 3.])
    t = np.clip(((x - p[0]) * (q - p)[0] + (y - p[1]) * (q - p)[1]) / ((q - p) ** 2).sum(), 0, 1)
    pinch = 24 * (1 - t) ** .8 + 4.2 - np.hypot(x - p[0] - t * (q - p)[0], y - p[1] - t * (q - p)[1])
    k = 7
    both = np.maximum(box, pinch) + np.maximum(k - np.abs(box - pinch), 0) ** 2 / (4 * k)
    return both + 3.6 * soft(rng, 44, x.shape)


def slab(name):
    base, lit, dark, seed, mirrored = KINDS[name]
    base, lit, dark, rng = colour(base), colour(lit), colour(dark), np.random.default_rng(seed)
    y, x = np.mgrid[0:H * FINE, 0:W * FINE] / FINE
    if mirrored:
        x = W - x
    d = outline(x, y, rng)
    edge = 18
    t = 1 - np.clip(d / edge, 0, 1)
    high = 13 * np.sqrt(1 - t * t)
    high += 2.4 * soft(rng, 34, x.shape) + .16 * soft(rng, 5, x.shape)          # kneaded, and what the skin of a thumb leaves
    for cx, cy, rx, ry in ((W - 44, OUT + 22, 26, 16), (OUT + 62, OUT + 14, 34, 10), (W - 60, H - OUT - 14, 30, 10)):
        q = ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2
        high -= 2.3 * np.exp(-q * 1.6) * (1 + .07 * np.sin(np.sqrt(q) * 34))    # thumbs, with their lines
    high = ndimage.gaussian_filter(high, 1.1 * FINE)
    gy, gx = np.gradient(high, 1 / FINE)
    n = np.stack([-gx, -gy, np.ones_like(gx)], -1)
    n /= np.linalg.norm(n, axis=-1, keepdims=True)
    lamp = LAMP / np.linalg.norm(LAMP)
    toward = n @ lamp / lamp[2] - 1                                              # 0 where it is flat
    half = lamp + [0, 0, 1]
    shine = np.clip(n @ (half / np.linalg.norm(half)), 0, 1) ** 22 - np.clip(half[2] / np.linalg.norm(half), 0, 1) ** 22
    tone = base + np.clip(toward, -1, 0)[..., None] * (base - dark) * 1.05 + np.clip(toward, 0, 1)[..., None] * (lit - base) * .95
    tone += np.clip(shine, 0, 1)[..., None] * (lit - tone) * .45
    tone *= (1 - .16 * np.clip(1 - d / 6, 0, 1))[..., None]                      # where it meets the wall
    tone *= (1.02 - .07 * (y / H))[..., None] * (1 + .012 * soft(rng, 3, x.shape))[..., None]
    alpha = np.clip(d * 1.4 + .5, 0, 1) * 255
    out = np.concatenate([np.clip(tone, 0, 255), alpha[..., None]], -1).astype(np.uint8)
    return Image.fromarray(out, 'RGBA').resize((W, H), Image.LANCZOS)


if __name__ == '__main__':
    slab(sys.argv[2]).save(f'{sys.argv[1]}/{sys.argv[2]}.png')
