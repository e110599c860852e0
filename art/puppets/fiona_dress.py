"""Fiona's velvet gown with gold trim: the same in every mood."""
from clay import ball, clay, glaze, knead
from sculpt import Sculpt
from seams import hem, stitches
from surface import Surface


def gold():
    m = glaze('gold', '#dda02f', .3)
    b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Metallic'].default_value = .75
    return m


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
