"""Shrek's tunic and vest, the same in every mood, so that his tempers can be swapped in place."""
import numpy as np
from clay import ball, clay, knead, roll
from sculpt import Sculpt
from seams import hem, stitches
from surface import Surface


def clothes():
    """A tunic of coarse linen laced at the neck, a leather vest with stitched edges: the same in every mood."""
    linen, thread = clay('tunic', '#dccda4', .95, .7, 70), clay('thread', '#c9a86a', .9, .2)
    leather, edge = clay('vest', '#573319', .8, .5, 22), clay('vest edge', '#44260f', .8, .4, 22)
    cord = clay('cord', '#6b431d', .85, .3)
    o = knead([ball((0, .35, -2.35), (1.5, .9, .95)), ball((-1.18, .35, -2.22), (.76, .7, .62)), ball((1.18, .35, -2.22), (.76, .7, .62)),
               ball((0, .25, -1.82), (.94, .7, .38))], linen, .03, 8)
    shirt = Sculpt(o)
    shirt.dents(.03, 2.2, 9)
    for s in (-1, 1):
        shirt.groove([(s * 1.62, -1.75), (s * 1.4, -2.0), (s * 1.36, -2.3)], .05, .06, .5)
        shirt.groove([(s * 1.85, -1.95), (s * 1.66, -2.2)], .04, .05, .5)
    shirt.groove([(.0, -1.55), (-.01, -1.8), (.01, -2.2)], .08, .035, .5, .1)
    front = Surface(o)
    around = np.linspace(-.5 * np.pi + .12, 1.5 * np.pi - .12, 26)
    roll([(.93 * np.cos(a), .22 + .8 * np.sin(a), -1.6 - .1 * (1 - np.sin(a)) * .5) for a in around], .1, linen,
         [.55] + [1 + .12 * np.sin(3 * a) for a in around[1:-1]] + [.55])
    for i, z in enumerate((-1.78, -1.98, -2.18)):
        for s in (-1, 1):
            ball(front.at(s * .13, z, 0), (.035, .02, .035), mat=edge, detail=3)
            if i < 2:
                roll([front.at(s * .13, z, .02), front.at(s * .03, z - .09, .055 if s > 0 else .03), front.at(-s * .13, z - .2, .02)], .026, cord)
    w = knead([ball((0, .33, -2.45), (1.28, 1.02, 1.05)), ball((-.78, .3, -1.98), (.42, .82, .54), (0, -.35, 0)),
               ball((.78, .3, -1.98), (.42, .82, .54), (0, .35, 0))], leather, .03, 8)
    Sculpt(w).dents(.035, 2.4, 2)
    vest = Surface(w)
    opening = [(-.6, -1.3), (.6, -1.3), (.56, -1.66), (.42, -2.1), (.4, -2.7), (-.4, -2.7), (-.42, -2.1), (-.56, -1.66)]
    edges_ = [[(s * .55, -1.7), (s * .49, -1.88), (s * .42, -2.1), (s * .4, -2.5)] for s in (-1, 1)]
    for s, e in zip((-1, 1), edges_):
        hem(vest, e, .065, edge)
        stitches(vest, [(x + s * .13, z) for x, z in e], thread, .13, .085, .017, seed=3 + s)
    vest.carve(opening, .45, leather)
