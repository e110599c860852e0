"""What is said in the chat, as slabs of clay pressed flat with the thumb, drawn out next to who speaks: the visitor's at a corner; the
puppet is above it or beside it, so that the pinch of its slab is a picture of its own, which CSS lays over an edge.

/usr/bin/python3 bubbles.py <out folder> bubble-theirs|bubble-tail|bubble-mine. Shaded from a height, without Blender: nine parts that stretch
in CSS, so that what one would know again lies in the corners. The outline never comes within the box: 16 px of the picture are outside of it.
"""
import sys
import numpy as np
from PIL import Image
from scipy import ndimage

W, H, OUT, FINE = 344, 176, 16, 3                 # two pixels of the picture are one on the screen
LAMP = np.array([-.42, -.66, .62])                # x right, y down, z to the eye
TAIL_W, TAIL_H, EDGE = 76, 76, 38                 # and where the slab's edge is in it
CREAM = ('#e8dac0', '#fff6df', '#7d5a35', 5)       # lit by the lantern
KINDS = {'bubble-theirs': CREAM, 'bubble-tail': CREAM, 'bubble-mine': ('#27406f', '#84a0d0', '#0d1630', 8)}


def colour(hex_):
    return np.array([int(hex_[i:i + 2], 16) for i in (1, 3, 5)], float)


def soft(rng, long, shape):
    """Noise about -1..1 without features shorter than `long` pixels of the picture."""
    n = ndimage.gaussian_filter(rng.normal(0, 1, shape), long * FINE / 2, mode='wrap')
    return n / np.abs(n).max()


def pulled(x, y, p, q, thick):
    """How far within a pinch of clay from p to its point q."""
    t = np.clip(((x - p[0]) * (q - p)[0] + (y - p[1]) * (q - p)[1]) / ((q - p) ** 2).sum(), 0, 1)
    return thick * (1 - t) ** .8 + 4.2 - np.hypot(x - p[0] - t * (q - p)[0], y - p[1] - t * (q - p)[1])


def joined(one, other, k):
    return np.maximum(one, other) + np.maximum(k - np.abs(one - other), 0) ** 2 / (4 * k)


def outline(x, y, rng, name):
    """How far within the slab, in pixels of the picture: a box of round corners, uneven, or an edge, and a pinch of clay."""
    if name == 'bubble-tail':
        bend = 14 * np.clip((EDGE - y) / EDGE, 0, 1) ** 2                      # it leans to who speaks, to the right of it or above
        return joined(y - EDGE, pulled(x - bend, y, np.array([29., EDGE + 10.]), np.array([44., 6.]), 20), 12)
    a, b, r = (W - 2 * OUT) / 2 + 4, (H - 2 * OUT) / 2 + 4, 36
    u, v = np.abs(x - W / 2) - a + r, np.abs(y - H / 2) - b + r
    box = r - np.hypot(np.maximum(u, 0), np.maximum(v, 0)) - np.minimum(np.maximum(u, v), 0)
    if name == 'bubble-mine':
        box = joined(box, pulled(x, y, np.array([OUT + 34., H - OUT - 26.]), np.array([4., H - OUT + 3.]), 24), 7)
    return box + 3.6 * soft(rng, 44, x.shape)


def slab(name):
    base, lit, dark, seed = KINDS[name]
    base, lit, dark, rng = colour(base), colour(lit), colour(dark), np.random.default_rng(seed)
    is_tail = name == 'bubble-tail'
    w, h = (TAIL_W, TAIL_H) if is_tail else (W, H)
    y, x = np.mgrid[0:h * FINE, 0:w * FINE] / FINE
    if name == 'bubble-mine':
        x = W - x
    d = outline(x, y, rng, name)
    edge = 18
    t = 1 - np.clip(d / edge, 0, 1)
    high = 13 * np.sqrt(1 - t * t)
    high += 2.4 * soft(rng, 34, x.shape) + .16 * soft(rng, 5, x.shape)          # kneaded, and what the skin of a thumb leaves
    for cx, cy, rx, ry in () if is_tail else ((W - 44, OUT + 22, 26, 16), (OUT + 62, OUT + 14, 34, 10), (W - 60, H - OUT - 14, 30, 10)):
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
    if is_tail:                                                                  # it goes over into the slab that it lies on
        alpha *= np.clip(np.minimum(x, w - x) / 12, 0, 1) * np.clip((h - y) / 14, 0, 1)
    out = np.concatenate([np.clip(tone, 0, 255), alpha[..., None]], -1).astype(np.uint8)
    return Image.fromarray(out, 'RGBA').resize((w, h), Image.LANCZOS)


if __name__ == '__main__':
    slab(sys.argv[2]).save(f'{sys.argv[1]}/{sys.argv[2]}.png')
