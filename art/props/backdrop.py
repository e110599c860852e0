"""The ground behind every screen: a night swamp out of focus. Painted in layers, far to near, each with its own blur.

/usr/bin/python3 backdrop.py <out folder> backdrop|backdrop-tall. Nothing in it is brighter than cream type can bear.
"""
import sys
import numpy as np
from PIL import Image, ImageDraw, ImageFilter


def linear(colour):
    c = np.array([int(colour[i:i + 2], 16) for i in (1, 3, 5)]) / 255
    return np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4)


def srgb(a):
    a = np.clip(a, 0, 1)
    return np.where(a <= .0031308, a * 12.92, 1.055 * a ** (1 / 2.4) - .055)


def tree(draw, x, base, width, lean, rng, height):
    """A cypress: a trunk that widens to its foot, bare boughs with moss hanging from them."""
    spine = [(x + lean * t + 9 * np.sin(t * 5 + x), base * (1 - t) - 40 * t,
              width * (.32 + 1.1 * (1 - t) ** 5 + .3 * (1 - t))) for t in np.linspace(0, 1, 24)]
    draw.polygon([(a - w, y) for a, y, w in spine] + [(a + w, y) for a, y, w in spine[::-1]], fill=255)
    for k in range(7):
        t = rng.uniform(.35, .95)
        a, y, w = spine[int(t * 23)]
        side, reach = rng.choice((-1, 1)), rng.uniform(2, 6) * width * .6
        line = [(a + side * reach * u, y - reach * (.35 * u - .5 * u * u * rng.uniform(0, 1))) for u in np.linspace(0, 1, 9)]
        for j in range(8):
            draw.line([line[j], line[j + 1]], fill=255, width=max(2, int(w * .42 * (1 - j / 8.5))))
        for j in range(2, 9):
            for _ in range(6):
                p, q = line[j][0] + rng.normal(0, 6), line[j][1]
                end = (p + rng.normal(0, 4), q + rng.uniform(.02, .1) * height * (1 - abs(j - 5) / 6))
                draw.line([(p, q), end], fill=255, width=int(rng.uniform(2, 4)))


def reed(draw, x, base, tall, lean, rng):
    line = [(x + lean * t * t, base - tall * t) for t in np.linspace(0, 1, 12)]
    for j in range(11):
        draw.line([line[j], line[j + 1]], fill=255, width=max(2, int(10 * (1 - j / 13))))
    if rng.random() < .4:
        (a, b), (c, d) = line[9], line[11]
        draw.line([(a, b), (c, d)], fill=255, width=13)
        for p, q in (line[9], line[11]):
            draw.ellipse((p - 6.5, q - 9, p + 6.5, q + 9), fill=255)
    else:
        draw.line([line[6], (line[6][0] + lean * 1.5 + rng.normal(0, 30), line[9][1])], fill=255, width=6)


def paint(w, h, seed):
    rng = np.random.default_rng(seed)
    Y, X = np.mgrid[0:h, 0:w].astype(float)
    u, v = X / w, Y / h
    water = .74
    sky = np.exp(-((v - .62) / .3) ** 2)[..., None]
    pic = linear('#0a1713') * (1 - sky) + linear('#1a3a32') * sky
    mx, my = (.235 * w, .13 * h) if w > h else (.36 * w, .1 * h)
    far = np.hypot(X - mx, Y - my)
    moon = .15 * np.exp(-(far / (.2 * max(w, h))) ** 1.4) + .075 / (1 + np.exp((far - 40) / 5))
    pic += linear('#6d8f7c') * moon[..., None]
    layers = [(.7, 8, 9, .45, '#122822'), (.74, 5, 15, .7, '#0c1d18'), (.9, 3, 30, 1.0, '#050d0a')]
    for level, (base, count, width, near, colour) in enumerate(layers):
        img = Image.new('L', (w, h), 0)
        draw = ImageDraw.Draw(img)
        for k in range(count):
            side = k % 2
            spread = (.30, .2, .035)[level] if w > h else (.34, .2, .03)[level]
            inward = abs(rng.normal(0, 1)) * spread * .6 if level else rng.uniform(.02, spread)
            x = w * (side + (1 - 2 * side) * inward)
            size = width * (1 if w > h else .75) * rng.uniform(.8, 1.3)
            tree(draw, x, h * base, size * (1.5 if level == 2 else 1), (1 - 2 * side) * rng.uniform(-30, 40), rng, h)
        for k in range((0, 40, 46)[level]):
            side = k % 2
            edge = w * min(abs(rng.normal(0, 1)), 1.9) * (.1 if level == 1 else .075)
            foot = h * (base + (.06 if level == 1 else .13))
            reed(draw, w - edge if side else edge, foot, h * rng.uniform(.14, .34), rng.normal(0, 26), rng)
        if level == 2:  # the near bank
            t = np.linspace(0, 1, 60)
            rise = .985 - .085 * (2 * t - 1) ** 4 + .006 * np.sin(t * 23 + 2 * np.sin(t * 9)) + .003 * np.sin(t * 71)
            draw.polygon([(0, h), *zip(w * t, h * rise), (w, h)], fill=255)
        a = np.asarray(img.filter(ImageFilter.GaussianBlur((3.4, 2.8, 3.6)[level])))[..., None] / 255
        lit = np.asarray(img.filter(ImageFilter.GaussianBlur(14)))[..., None] / 255.
        toward = np.clip(np.roll(lit, 14, 1) - lit, 0, 1) if level else 0  # a breath of moonlight on the moonward flank
        mist = np.exp(-((v - base + .02) / .13) ** 2)[..., None] * (.75, .55, .1)[level]
        pic = pic * (1 - a * near) + (linear(colour) * (1 - mist) + linear('#16322a') * mist) * a * near
        pic += a * toward * .012 * linear('#8fc0a0')
    deep = np.clip((v - water) / .05, 0, 1)[..., None] * np.clip(1.1 - (v - water) / .3, .35, 1)[..., None]
    mirror = pic[np.clip((2 * water * h - Y[:, 0]).astype(int), 0, h - 1)]
    shadow = np.asarray(Image.fromarray((srgb(mirror) * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(16))) / 255.
    shadow = np.where(shadow <= .04045, shadow / 12.92, ((shadow + .055) / 1.055) ** 2.4)
    keep = np.minimum(pic.sum(-1, keepdims=True) / linear('#0f231d').sum(), 1)  # what is dark there already stands before the water
    pic = pic * (1 - .5 * deep * keep) + shadow * .42 * deep * keep
    band = np.exp(-((v - water - .012) / .035) ** 2)[..., None]
    pic += linear('#2b5548') * band * .16
    middle = np.exp(-((u - .5) / .3) ** 4)[..., None]
    pic = pic * (1 - .16 * middle)
    for k in range(22):  # fireflies out of focus, towards the edges
        side, r = k % 2, rng.choice((2.5, 4, 6, 9, 13), p=(.3, .3, .2, .12, .08))
        x = min(abs(rng.normal(0, 1)), 2) * .09 + .012
        x, y = w * (1 - x if side else x), h * rng.uniform(.3, .93)
        q = np.hypot(X - x, Y - y)
        disc = 1 / (1 + np.exp(np.clip((q - r) / max(.6, r * .14), -40, 40))) * (.55 + .45 * np.clip(q / r, 0, 1) ** 2)
        light = .6 * disc * min(.5, .9 / r) + .03 * np.exp(-(q / (r * 3.5)) ** 2)
        pic += linear(('#ffc65c', '#d9e07a', '#f7d98a')[k % 3]) * light[..., None]
    grain = rng.normal(0, .5, (h, w, 1)) + rng.uniform(-.5, .5, (h, w, 3))
    return Image.fromarray(np.clip(srgb(pic) * 255 + grain * .8 + .5, 0, 255).astype(np.uint8))


if __name__ == '__main__':
    out, name = sys.argv[1:]
    paint(*((720, 1280) if name.endswith('tall') else (1440, 900)), 12).save(out + '/' + name + '.png')
