"""Mends the couple in the film at hand, for touch-up.sh: smoothed pictures of them laid in, fingers, and a little light.

Fingers come from one pose of the wide framing ($CACHE/wide/pair00.npz); the tall one borrows them, since they are seen as large
there and nearly from the same side.
"""
import math
import os
import sys
import numpy as np
from PIL import Image
from scipy import ndimage
from clean import layer
from mix import Film
from views import FRAMES, VIEWS, WIDE, project

HANDS = {'his': ((-.74, -.41, .715), (54, 198, 126, 258)), 'hers': ((.505, -.465, .74), (218, 192, 288, 244))}  # where, and its box in the pose
SAME = (150, 230, 60, 300)  # bodies below the collars: neither light nor shape has changed there


def place(view, point):
    """Where a point of the two of them lands in a picture, and how large a unit is there."""
    a, b, c = (v * view.grown for v in point)
    x, y = a * math.cos(.1) - b * math.sin(.1), a * math.sin(.1) + b * math.cos(.1)
    px, py = view.perch
    return project(view, px + x, py + .05 + y, c + .12)


def developed(light):
    film = Film.__new__(Film)
    h, w = light.shape[:2]
    film.view, film.vignette, film.dither = WIDE, np.ones((h, w, 1), np.float32), np.zeros((h, w, 1), np.float32)
    return film.develop(np.maximum(light, 0)).astype(np.float32)


def hands(view):
    pose = layer(os.environ['CACHE'] + '/wide/pair00')
    new, albedo = developed(pose['Image']), np.load(os.environ['CACHE'] + '/wide/pair00.npz')['Denoising Albedo'].astype(np.float32)
    r, g, b = (albedo[..., k] for k in range(3))
    skin = (g > 1.08 * r) & (g > 2.2 * b) & (r > .12)
    h, w = skin.shape
    x0, y0 = WIDE.box[:2]
    old = np.fromfile(os.environ['CACHE'] + '/wide/old.raw', np.uint16, WIDE.size[0] * WIDE.size[1] * 3)
    picture = old.reshape(WIDE.size[1], WIDE.size[0], 3).astype(np.float32) / 257
    old = ndimage.median_filter(picture[y0:y0 + h, x0:x0 + w], (5, 5, 1))
    body = np.zeros((h, w), bool)
    body[SAME[0]:SAME[1], SAME[2]:SAME[3]] = True
    for _, (left, top, right, bottom) in HANDS.values():
        body[top:bottom, left:right] = False
    for k in range(3):
        gain, lift = np.polyfit(new[..., k][body], old[..., k][body], 1)
        new[..., k] = gain * new[..., k] + lift
    out = np.zeros((view.size[1], view.size[0], 4), np.float32)
    for point, (left, top, right, bottom) in HANDS.values():
        box = np.s_[top:bottom, left:right]
        was = old[box][..., 1] - old[box][..., 0] * 1.08 > 8
        was &= old[box][..., 1] > 90
        seen = ndimage.binary_opening(skin[box]) | ndimage.binary_opening(was)
        alpha = ndimage.gaussian_filter(ndimage.binary_dilation(seen, iterations=4).astype(np.float32), 1.6)
        (ax, ay, per), (bx, by, size) = place(WIDE, point), place(view, point)
        k = size * view.grown / (per * WIDE.grown)
        Y, X = np.mgrid[0:view.size[1], 0:view.size[0]]
        at = [(Y - by) / k + ay - y0 - top, (X - bx) / k + ax - x0 - left]
        patch = np.concatenate([new[box], 255 * alpha[..., None]], -1)
        moved = np.stack([ndimage.map_coordinates(patch[..., c], at, order=1, mode='nearest' if c < 3 else 'constant') for c in range(4)], -1)
        over = moved[..., 3:] > out[..., 3:]
        out = np.where(over, moved, out)
    return out


def box(view):
    """x0, y0, x1, y1 of what is smoothed, in even numbers."""
    x0, y0, x1, y1 = view.box
    return x0 // 2 * 2 - 2, y0 // 2 * 2 - 2, x1 // 2 * 2 + 2, y1 // 2 * 2 + 2


def mend(view):
    folder, (w, h) = os.environ['CACHE'] + '/' + view.name, view.size
    x0, y0, x1, y1 = box(view)
    old = np.memmap(folder + '/old.raw', np.uint16, 'r', shape=(FRAMES, h, w, 3))
    calm = np.memmap(folder + '/calm.raw', np.uint8, 'r', shape=(FRAMES, y1 - y0, x1 - x0, 3))
    out = np.memmap(folder + '/frames.raw', np.uint8, 'w+', shape=(FRAMES, h, w, 3))
    fingers = hands(view)
    alpha = fingers[..., 3:] / 255
    rows, columns = np.mgrid[0:y1 - y0, 0:x1 - x0]
    edge = np.minimum(np.minimum(rows, rows[::-1]), np.minimum(columns, columns[:, ::-1]))
    soft = np.clip(edge / 14, 0, 1)[..., None]
    Y, X = np.mgrid[0:h, 0:w]
    far = ((X - (x0 + x1) / 2) / (.62 * (x1 - x0))) ** 2 + ((Y - .42 * y0 - .58 * y1) / (.62 * (y1 - y0))) ** 2
    light = (np.clip(1 - far, 0, 1) ** .6)[..., None]
    dither = np.random.default_rng(1).triangular(-1, 0, 1, (h, w, 1)) * .8
    for k in range(FRAMES):
        picture = old[k].astype(np.float32) / 257
        part = picture[y0:y1, x0:x1]
        part += soft * (calm[k] - part)
        picture += alpha * (fingers[..., :3] - picture)
        lifted = 255 * (np.clip(picture, 0, 255) / 255) ** .86
        picture += light * (lifted - picture)
        out[k] = np.clip(picture + dither + .5, 0, 255).astype(np.uint8)
    Image.fromarray(np.asarray(out[0])).save(folder + '/first.png')


if __name__ == '__main__':
    what, view = sys.argv[1], VIEWS[sys.argv[2]]
    if what == 'box':
        a, b, c, d = box(view)
        print(f'{c - a}:{d - b}:{a}:{b}')
    else:
        mend(view)
