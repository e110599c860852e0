"""Hangman's pier, seen from where the rail is: it runs from Shrek towards the sun, a lantern on one of its piles. And a splash."""
import math
import os
import random
import sys
import bpy
from mathutils import Matrix
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stage import run, stage  # noqa: E402
import backdrop  # noqa: E402, F401  the film's, which room.py means, too
from room import board, wood  # noqa: E402
from clay import ball, clay, glaze, knead, lamp, linear, roll  # noqa: E402
from house import glow, lantern  # noqa: E402


def pile(x, y, top, r, bark, moss, rng):
    knead([roll([(x, y, -3.4), (x + .02, y, -1.5), (x - .02, y, top)], r, taper=[1.15, 1, .95]), ball((x, y, top), (r * .9, r * .9, .05))], bark, .035, 4)
    for k in (.12, .2):       # a rope, laid round it
        roll([(x + r * 1.06 * math.cos(t), y + r * 1.06 * math.sin(t), top - k + .02 * math.sin(3 * t)) for t in [q / 16 * math.tau for q in range(18)]],
             .045, clay('rope', '#b08a48', .8, .6, 30))
    for _ in range(14):
        a = rng.uniform(0, math.tau)
        ball((x + r * 1.02 * math.cos(a), y + r * 1.02 * math.sin(a), top - .5 - abs(rng.gauss(0, .25))), rng.uniform(.03, .07), mat=moss, detail=2)


def pier(name):
    w, h = 1120, 470
    s = stage(w, h, samples=64)
    for o in [o for o in s.objects if o.type == 'LIGHT']:
        bpy.data.objects.remove(o)
    s.view_settings.look = 'None'
    rng = random.Random(3)
    deck, bark = wood('deck', '#9a6a3c', '#4f3018'), clay('bark', '#54402a', .8, .6, 9)
    moss = clay('moss', '#5b7029', .9, .4)
    # planks across, a little crooked, from the eye to the end of the pier; z = 0 is the deck
    y = 0.0
    while y < 11:
        deep = rng.uniform(.5, .66)
        o = board(0, 0, deep - .05, rng.uniform(5.2, 5.5), deck, 0, .1)
        o.rotation_euler = (Matrix(((0, 0, 1), (1, 0, 0), (0, 1, 0))) @ Matrix.Rotation(rng.uniform(-.012, .012), 3, 'Y')).to_euler()
        o.location = (rng.uniform(-.1, .1), y + deep / 2, rng.uniform(-.025, .025))
        y += deep
    for s_ in (-1, 1):
        for yy, top in ((1.2, 1.15), (5.4, .95), (9.8, .9)):
            pile(s_ * 2.85, yy, top, .3, bark, moss, rng)
        roll([(s_ * 2.5, 0, -.25), (s_ * 2.5, 11, -.25)], .2, bark)
    at = (-2.85, .75, 2.35)
    roll([(-2.85, 1.2, 1.0), (-2.85, 1.2, 2.3), (-2.85, .98, 2.62), (-2.85, .75, 2.5), (-2.85, .75, 2.35)], .05, clay('iron', '#26282a', .5, .4))
    lantern(at, watts=260, size=1.75)
    ball((at[0], at[1] - .01, at[2] - .66), (.08, .08, .17), mat=glow('core', '#fff0c8', 14))
    # the sun, low behind it, and its sky
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.angle, sun.color = 2.6, .12, linear('#ffb060')[:3]
    o = bpy.data.objects.new('sun', sun)
    o.rotation_euler = (math.radians(-76), 0, math.radians(8))
    bpy.context.collection.objects.link(o)
    s.world.node_tree.nodes['Background'].inputs[0].default_value = linear('#b5603a')
    s.world.node_tree.nodes['Background'].inputs[1].default_value = .6
    camera = s.camera
    camera.data.type, camera.data.lens = 'PERSP', 30
    camera.location, camera.rotation_euler = (0, -5, 1.7), (math.radians(90), 0, 0)
    camera.data.shift_y = -.083
    return s


def splash(name):
    """A crown of water and its drops; it rises by being stretched."""
    w, h = 220, 150
    stage(w, h, samples=64, key=3.0, rim=1.6, fill=.5, up=.25, warm='#ffc08a', sky='#c98a7a')
    rng = random.Random(6)
    blue, pale = glaze('water', '#d79b74', .12), glaze('foam', '#ffe2c0', .25)
    lumps = []
    for k in range(13):
        t = k / 13 * math.tau + rng.uniform(-.1, .1)
        c, s_, tall = math.cos(t), math.sin(t), rng.uniform(.25, .95)
        tip = (.78 * c, .6 * s_, -.35 + tall * .9)
        lumps.append(roll([(.42 * c, .4 * s_, -.42), (.5 * c, .45 * s_, -.4 + tall * .5), tip], .1, taper=[1.5, .9, .3]))
        ball((tip[0] * 1.04, tip[1], tip[2] + .03), rng.uniform(.04, .065), mat=pale, detail=3)
        if k % 2:
            ball((tip[0] * 1.1, tip[1], tip[2] + rng.uniform(.12, .2)), rng.uniform(.025, .045), mat=pale, detail=3)
    lumps.append(roll([(.46 * math.cos(t), .42 * math.sin(t), -.42) for t in [q / 20 * math.tau for q in range(22)]], .12))
    knead(lumps, blue, .02, 4)
    roll([(.88 * math.cos(t), .7 * math.sin(t), -.42) for t in [q / 20 * math.tau for q in range(22)]], .03, pale)


if __name__ == '__main__':
    run({'pier': pier, 'splash': splash})
