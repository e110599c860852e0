"""Patches over a picture: what moved between two renders, cut out with a soft edge. Pictures are arrays, 0 .. 1, RGBA."""
import numpy as np
from PIL import Image
from scipy import ndimage

FULL, FEATHER = 3, 8           # pixels around what moved that a patch covers fully, and over which it then fades out
REACH = FULL + FEATHER
SEEN = .03                     # a smaller difference is not a movement: grain, or the edge of a soft shadow


def read(path):
    return np.asarray(Image.open(path).convert('RGBA'), np.float32) / 255


def write(picture, path):
    Image.fromarray((picture.clip(0, 1) * 255 + .5).astype(np.uint8), 'RGBA').save(path)


def placed(cut, box, size):
    """A rendered box in its place on an empty picture."""
    x, y, w, h = box
    if cut.shape[:2] != (h, w):
        raise RuntimeError(f'Blender rendered {cut.shape}, not {h} x {w}.')
    picture = np.zeros((size, size, 4), np.float32)
    picture[y:y + h, x:x + w] = cut
    return picture


def difference(a, b, blur):
    """How far two pictures differ once their grain (of fur, of rendering) is blurred away."""
    def flat(p):  # transparent is a colour of its own
        return np.dstack([p[..., :3] * p[..., 3:], p[..., 3]])
    return np.abs(ndimage.gaussian_filter(flat(a) - flat(b), (blur, blur, 0))).max(axis=2)


def moved(one, other, still):
    """Where two rough renders differ from each other, or both from the still."""
    return (difference(one, other, 1.2) > .045) | differs(one, still) & differs(other, still)


def differs(rough, still):
    """Where a rough render plainly differs from the still."""
    n, side = len(rough), len(still)
    small = still.copy()
    small[..., :3] *= still[..., 3:]
    small = small.reshape(n, side // n, n, side // n, 4).mean(axis=(1, 3))
    small[..., :3] /= np.maximum(small[..., 3:], 1e-4)
    return difference(rough, small, 1.2) > .07


def enlarged(spot, times):
    return np.kron(spot, np.ones((times, times), bool))


def parted(talks, looks, eyes):
    """What moved, of a mouth and of eyes -> two masks. `eyes` are (x, y, radius), from the left.

    Theirs is what lies above their middles (lashes), in the lids' discs, or outwards of them (lashes again).
    """
    (ax, ay, ar), (bx, by, br) = eyes
    y, x = np.mgrid[:looks.shape[0], :looks.shape[1]]
    apart = np.hypot(bx - ax, by - ay)
    low = ((y - ay) * (bx - ax) - (x - ax) * (by - ay)) / apart
    aside = np.abs((x - (ax + bx) / 2) * (bx - ax) + (y - (ay + by) / 2) * (by - ay)) / apart - apart / 2
    theirs = (low <= 0) | (aside > .7 * ar) & (low < .7 * ar)
    near = aside > .5 * ar
    for cx, cy, r in eyes:
        far = np.hypot(x - cx, y - cy)
        theirs, near = theirs | (far < r), near | (far < 1.25 * r)
    mouth = ndimage.binary_opening(_whole(talks & ~theirs), iterations=9)  # what is thin is a lid's shadow
    return _biggest(mouth, 1), _biggest(_whole(looks & theirs & near & (low > -2 * ar)), 2)


def _whole(spot):
    return ndimage.binary_fill_holes(ndimage.binary_closing(np.pad(spot, 20), iterations=14)[20:-20, 20:-20])


def _biggest(spot, pieces):
    """Specks, as a shadow's edge on a chest, are left out."""
    label, n = ndimage.label(spot)
    if n == 0:
        raise RuntimeError('Nothing moved.')
    area = ndimage.sum(spot, label, range(1, n + 1))
    return np.isin(label, [i + 1 for i in np.argsort(area)[::-1][:pieces] if area[i] > .15 * area.max()])


def degrained(p, reach=3, strength=.045):
    """Non-local means: each pixel becomes the mean of those near it whose surroundings look alike. Saves half the samples."""
    total, weight = np.zeros_like(p[..., :3]), np.zeros(p.shape[:2] + (1,), np.float32)
    for dy, dx in np.ndindex(2 * reach + 1, 2 * reach + 1):
        other = np.roll(p, (dy - reach, dx - reach), (0, 1))
        far = ndimage.uniform_filter(((p - other) ** 2).mean(-1), 3)
        alike = np.exp(-np.maximum(0, far / strength ** 2 - .5))[..., None]
        total += alike * other[..., :3]
        weight += alike
    return np.dstack([total / weight, p[..., 3]])


def bounds(spot, room, size):
    """-> x, y, w, h of a box around `spot` with `room` to spare, within a picture of `size`."""
    ys, xs = np.nonzero(spot)
    x, y = max(0, int(xs.min()) - room), max(0, int(ys.min()) - room)
    return [x, y, min(size, int(xs.max()) + 1 + room) - x, min(size, int(ys.max()) + 1 + room) - y]


def cut(still, frame, about, other, box):
    """The frame's moved part, near `about`, well within `box` and off the `other` part that moves, with a feathered edge."""
    x, y, w, h = box
    inside = np.zeros(about.shape, bool)
    inside[y:y + h, x:x + w] = True
    inside = ndimage.binary_erosion(inside, iterations=REACH + 1, border_value=1)  # the picture's own border needs no fading
    spot = (difference(still, frame, 2) > SEEN) & ndimage.binary_dilation(about, iterations=8) & inside
    spot = ndimage.binary_fill_holes(ndimage.binary_closing(np.pad(spot, 12), iterations=8)[12:-12, 12:-12])
    label, n = ndimage.label(ndimage.binary_opening(spot, iterations=3))
    area = ndimage.sum(spot, label, range(1, n + 1))
    spot = np.isin(label, [i + 1 for i in range(n) if area[i] > .12 * area.max()])
    t = np.minimum(REACH - ndimage.distance_transform_edt(~spot), ndimage.distance_transform_edt(~other))
    t = (t / FEATHER).clip(0, 1)
    return np.dstack([frame[..., :3], frame[..., 3] * t * t * (3 - 2 * t)])


def seam(still, piece):
    """How much a patch differs from the still where it fades out: above .1 or so one sees its edge."""
    fading = (piece[..., 3] > .05) & (piece[..., 3] < .6) & (still[..., 3] > .9)
    far = np.abs(ndimage.gaussian_filter(piece[..., :3] - still[..., :3], (1.5, 1.5, 0))).max(axis=2)
    return round(float(np.percentile(far[fading], 95)), 3) if fading.any() else 0.0


def sprite(rows, boxes):
    """Patches side by side in rows, each cut to its row's box."""
    wide = 2 * max(w for _, _, w, _ in boxes)
    page, top = np.zeros((sum(h for *_, h in boxes), wide, 4), np.float32), 0
    for row, (x, y, w, h) in zip(rows, boxes):
        for i, piece in enumerate(row):
            page[top:top + h, i * w:(i + 1) * w] = piece[y:y + h, x:x + w]
        top += h
    return page
