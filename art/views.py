"""The two framings of the film, shared by Blender (film.py) and by the compositor (mix.py).

The camera is level and looks along +Y, so a point (x, y, z) lands at
    px = width / 2 + F * (x - cx) / (y - cy)        py = horizon - F * (z - cz) / (y - cy)
`perch` is where the two of them sit, `grown` how large, `sign` where the house's sign stands: things may be moved on a
stage, so each framing has them where they show.
"""
from types import SimpleNamespace as View

FPS, SECONDS = 12, 10
FRAMES = FPS * SECONDS
MIST_START, MIST_DEPTH = 4.0, 46.0

WIDE = View(name='wide', film='swamp', poster='poster', size=(1280, 720), eye=(-0.6, -9.5, 2.6), lens=34, horizon=352,
            perch=(-4.25, 1.9), grown=1.15, sign=(2.75, 4.55), moon=(-10.25, 27, 7.5), moon_size=1.75,
            box=(56, 312, 414, 644), clouds=(640, 110))
TALL = View(name='tall', film='swamp-tall', poster='poster-tall', size=(720, 1280), eye=(3.4, -9.0, 2.5), lens=65,
            horizon=880, perch=(2.09, 2.0), grown=1.04, sign=(6.2, 4.15), moon=(-2.42, 27, 25.4), moon_size=1.22,
            box=(44, 850, 362, 1196), clouds=(360, 300))
VIEWS = {v.name: v for v in (WIDE, TALL)}


def focal(view):
    return view.lens / 36 * view.size[0]


def project(view, x, y, z):
    """World to pixels, with pixels per unit at that depth."""
    per_unit = focal(view) / (y - view.eye[1])
    return view.size[0] / 2 + per_unit * (x - view.eye[0]), view.horizon - per_unit * (z - view.eye[2]), per_unit


def moon_box(view):
    """The pixels round the moon's face, where it opens an eye."""
    x, y, per = project(view, *view.moon)
    r = int(.62 * per * view.moon_size)
    return int(x) - r, int(y) - r, int(x) + r, int(y) + r // 3
