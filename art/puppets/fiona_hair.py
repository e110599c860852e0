"""Fiona's red hair, parted and combed back, a plait as thick as an arm, and the tiara on it."""
import numpy as np
from clay import ball, clay, glaze, knead, roll
from fiona_dress import gold
from folk import combed
from sculpt import curve

SKULL, RADII = np.array((0, .06, .3)), np.array((.87, .84, .84))


def red():
    return clay('hair', '#8a2f14', .5, .45, 24)


def skull(s, theta, phi, out=1.0):
    """A point on the hair: `theta` from the parting to the ear's pole, `phi` from the forehead (0) over the top (90), in degrees."""
    t, p = np.radians(theta), np.radians(phi)
    return SKULL + RADII * out * np.array((s * np.sin(t), -np.cos(t) * np.cos(p), np.cos(t) * np.sin(p)))


def hair():
    """Two combed waves from a parting left of the middle, over the ears' roots to the nape; strands that do not obey."""
    knead([ball(SKULL + (0, .12, .04), (.86, .78, .84)), ball((0, .52, -.3), (.8, .42, .75))], red(), .035, 6)
    rng = np.random.default_rng(5)
    for s in (-1, 1):
        strands = []
        for k in range(15):
            t = k / 14
            phi, full, far = 51 + 52 * t, .07 * (1 - t) ** 2 + .055 * (k % 3 == 1), 28 if s > 0 else 12
            low = 7 * (1 - t) if s < 0 else 0                # the bigger wave falls over the forehead
            way = [skull(1, -10, phi + 5, 1.03), skull(s, far - 12, phi - 1, 1.1 + full), skull(s, far + 8, phi - 4 - low, 1.14 + full),
                   skull(s, 54, phi - 12 - low, 1.13 + full), skull(s, 78, phi - 20, 1.1), (s * .93, .3 + .25 * t, .02 - .1 * t), (s * .78, .5 + .1 * t, -.45),
                   (s * .3, .62, -.8)]
            strands.append([p + rng.normal(0, .014, 3) for p in map(np.array, way)])
        combed(strands, .062, red(), .014, 1, [.6, 1, 1.1, 1.1, 1, .9, .85, .4])
    for s, x, z, long in ((-1, -.74, .3, .5), (-1, -.66, .4, .3), (1, .77, .34, .56), (1, .68, .44, .34), (1, .84, .2, .3)):
        roll([skull(s, 48, 44, 1.1), (x + s * .06, -.6, z + .14), (x + s * .02, -.62, z - .3 * long), (x + s * .1, -.55, z - .75 * long), (x + s * .03, -.55, z - long)],
             .032, red(), [1, 1.1, 1, .8, .15])
    for s, a, phi in ((1, 10, 66), (-1, 22, 74), (1, 34, 58), (-1, 40, 62)):  # flown off the top
        roll([skull(s, a, phi, 1.12), skull(s, a + 12, phi + 2, 1.27), skull(s, a + 26, phi, 1.3), skull(s, a + 34, phi - 6, 1.25)], .02, red(), [1, 1, .8, .15])


def tiara():
    metal = gold()
    band = [skull(np.sign(a) or 1, abs(a) + 0, 64, 1.2) for a in np.linspace(-40, 40, 15)]
    roll(band, .038, metal)
    roll([p + np.array((0, -.01, .065)) for p in band], .016, metal)
    for a, tall in ((-27, .13), (-14, .19), (0, .3), (14, .19), (27, .13)):
        for d in (-1, 1):
            foot = skull(np.sign(a + d * 5.5) or 1, abs(a + d * 5.5), 64, 1.2)
            top = skull(np.sign(a) or 1, abs(a), 64, 1.2) + np.array((.004 * a, -.03, tall))
            roll([foot, (foot * 1.5 + top * .5) / 2 + np.array((d * .03, -.02, .02)), top], .024, metal, [1.1, 1, .7])
        ball(top, .04 if a else .052, mat=metal, detail=3)
    gem = glaze('emerald', '#0f8a56', .08, .12)
    ball(skull(1, 0, 64, 1.19) + np.array((0, -.05, .12)), (.062, .04, .085), mat=gem, detail=3)


def plait():
    """Thrown over the viewer's right shoulder: each turn a fat, combed lock crossing the one before."""
    path = curve([(.5, .45, -.62), (.92, .16, -.9), (1.14, -.34, -1.18), (1.12, -.74, -1.58), (1.0, -.92, -2.02), (.92, -.94, -2.7)], 10)
    turns = 9
    for i in range(turns):
        k = (i + .5) / turns * (len(path) - 1)
        p = path[int(k)]
        g = path[min(len(path) - 1, int(k) + 3)] - path[max(0, int(k) - 3)]
        g /= np.linalg.norm(g)
        across = np.cross(g, (0, -1, 0))
        across /= np.linalg.norm(across)
        s, fat, out = (1 if i % 2 else -1), 1 + .1 * np.sin(i), np.array((0, -.1, 0))
        spine = [p + across * s * .34 - g * .2, p + across * s * .3 + out, p + out * 1.7 + g * .14, p - across * s * .16 + g * .32 + out * .2]
        lock = []
        for q in range(6):
            a = 2 * np.pi * q / 6
            lock.append([c + w * (g * np.cos(a) + np.array((0, -1, 0)) * np.sin(a)) for c, w in zip(spine, (.08, .18, .17, .06))])
        combed(lock, .085 * fat, red(), .015, 1, [.5, 1.05, 1, .45])
    knead([ball(p, .17) for p in path[::4]], red(), .04, 5)
