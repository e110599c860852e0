"""The two framings of the film, shared by Blender (film.py) and by the compositor (mix.py).

The camera is level and looks along +Y, so a point (x, y, z) lands at
    px = width / 2 + F * (x - cx) / (y - cy)        py = horizon - F * (z - cz) / (y - cy)
`perch` is where the two of them sit: puppets may be moved on a stage, so each framing has them where they show.
"""
from types import SimpleNamespace as View

FPS, SECONDS = 12, 10
FRAMES = FPS * SECONDS
MIST_START, MIST_DEPTH = 4.0, 46.0

WIDE = View(name='wide', film='swamp', poster='poster', size=(1280, 720), eye=(-0.6, -9.5, 2.6), lens=34, horizon=352,
            perch=(-4.0, 1.9), moon=(-10.25, 27, 7.5), box=(168, 404, 376, 626), clouds=(640, 110))
TALL = View(name='tall', film='swamp-tall', poster='poster-tall', size=(720, 1280), eye=(3.75, -9.0, 2.5), lens=65,
            horizon=880, perch=(2.35, 2.2), moon=(-0.8, 27, 22.0), box=(70, 938, 300, 1180), clouds=(360, 300))
VIEWS = {v.name: v for v in (WIDE, TALL)}


def focal(view):
    return view.lens / 36 * view.size[0]


def project(view, x, y, z):
    """World to pixels, with pixels per unit at that depth."""
    per_unit = focal(view) / (y - view.eye[1])
    return view.size[0] / 2 + per_unit * (x - view.eye[0]), view.horizon - per_unit * (z - view.eye[2]), per_unit
