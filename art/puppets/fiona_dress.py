"""Fiona's velvet gown with gold trim and her plait: the same in every mood."""
import numpy as np
from clay import ball, clay, glaze, knead, roll
from sculpt import Sculpt, curve
from seams import hem, stitches
from surface import Surface


def gold():
    m = glaze('gold', '#dda02f', .3)
    b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Metallic'].default_value = .75
    return m


def hair_mat():
    return clay('hair', '#7d2c12', .5, .45, 24)


def velvet():
    m = clay('velvet', '#13603a', .85, .5, 90)
    b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Sheen'].default_value, b.inputs['Sheen Tint'].default_value, b.inputs['Specular'].default_value = 1.0, .5, .15
    return m


def gown():
    cloth, metal, thread = velvet(), gold(), clay('gold thread', '#d9ac4c', .6, .2)
    o = knead([ball((0, .35, -2.4), (1.25, .85, .85)), ball((-1.08, .32, -2.2), (.62, .62, .56)), ball((1.08, .32, -2.2), (.62, .62, .56)),
               ball((0, .26, -1.86), (.98, .7, .3)), ball((-.42, -.2, -2.35), (.5, .4, .42)), ball((.42, -.2, -2.35), (.5, .4, .42))], cloth, .03, 8)
    s_ = Sculpt(o)
    s_.dents(.03, 2.2, 4)
    for s in (-1, 1):
        for k in range(4):  # gathers of the puffed sleeves
            s_.groove([(s * (.86 + .16 * k), -1.72 - .05 * k * k), (s * (.98 + .2 * k), -2.0), (s * (1.0 + .21 * k), -2.35)], .05, .045, .4)
    front = Surface(o)
    neck = [(-.74, -1.5), (-.62, -1.74), (-.36, -1.97), (0, -2.06), (.36, -1.97), (.62, -1.74), (.74, -1.5)]
    hem(front, neck[1:-1], .06, metal, .01)
    stitches(front, [(x * 1.2, z - .1) for x, z in neck[1:-1]], thread, .1, .1, .014, across=True, slant=.5)
    stitches(front, [(x * 1.2, z - .1) for x, z in neck[1:-1]], thread, .1, .1, .014, across=True, slant=-.5, seed=2)
    ball(front.at(0, -2.07, .05), (.09, .05, .1), mat=metal, detail=3)
    ball(front.at(0, -2.07, .09), (.055, .04, .065), mat=glaze('emerald', '#0f8a56', .08, .12), detail=3)
    for s in (-1, 1):
        hem(front, [(s * .8, -1.74), (s * .84, -2.0), (s * .8, -2.5)], .035, metal)
    front.carve([(-.7, -1.2), (.7, -1.2)] + neck[::-1][1:-1], .5, cloth)


def plait():
    """Three strands, thrown over the viewer's right shoulder: each turn a fat lock crossing the one before."""
    red = hair_mat()
    path = curve([(.5, .45, -.62), (.84, .2, -.95), (.98, -.3, -1.3), (.92, -.66, -1.68), (.8, -.84, -2.08), (.74, -.86, -2.6)], 10)
    turns = 11
    for i in range(turns):
        k = (i + .5) / turns * (len(path) - 1)
        p = path[int(k)]
        g = path[min(len(path) - 1, int(k) + 3)] - path[max(0, int(k) - 3)]
        g /= np.linalg.norm(g)
        across = np.cross(g, (0, -1, 0))
        across /= np.linalg.norm(across)
        s, fat = (1 if i % 2 else -1), .16 + .02 * np.sin(i)
        out = np.array((0, -.07, 0))
        points = [p + across * s * .23 - g * .16, p + across * s * .2 - g * .02 + out, p + out * 1.5 + g * .1, p - across * s * .1 + g * .24 + out * .3]
        roll(points, fat, red, [.5, 1.05, 1, .45])
        for q in (-.45, .15, .6):
            roll([a + out * .9 + np.array((0, -.045, 0)) + g * q * .14 for a in points[:3]], .03, red, [.3, 1, .4])
    knead([ball(p, .13) for p in path[::4]], red, .04, 5)
