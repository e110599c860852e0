"""The two of them on their log, in simple clay, with joints: `pair(at)` builds, `pose(joints, phase)` moves.

Built at the origin, facing -Y, then carried to `at` by one root. Every motion's period divides the loop.
"""
import math
import bpy
from mathutils import Matrix, Vector
from clay import ball, clay, glaze, knead, roll


def joint(name, pivot, parent=None):
    o = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(o)
    o.location = pivot if not parent else [a - b for a, b in zip(pivot, parent['pivot'])]
    o['pivot'], o.parent = pivot, parent
    return o


class Part:
    """`with Part(joint):` hangs everything modelled inside on that joint."""

    def __init__(self, to):
        self.to = to

    def __enter__(self):
        self.before = set(bpy.data.objects)

    def __exit__(self, *_):
        for o in set(bpy.data.objects) - self.before:
            if o.name.startswith('joint') or o.parent:
                continue
            o.parent = self.to
            o.matrix_parent_inverse = Matrix.Translation([-v for v in self.to['pivot']])


def ear(x, z, side, skin, dark, size=1.0):
    """A trumpet: narrow at the head, flaring out and a little forwards, dark inside."""
    tip = Vector((x + side * .27 * size, -.13 * size, z + .14 * size))
    neck = Vector((x + side * .17 * size, -.03, z + .1 * size))
    knead([roll([(x - side * .08, 0, z - .02), (x + side * .08 * size, 0, z + .05 * size), neck, tip],
                .1 * size, taper=[.55, .48, .62, 1.12])], skin, .02, 2)
    along = (tip - neck).normalized()
    ball(tip - along * .012, (.075 * size, .075 * size, .022), along.to_track_quat('Z', 'Y').to_euler(), dark, 3)


def face(z, skin, iris, nose, width, smile, brow, lips, big=1.0):
    """Small eyes with lids, a broad nose, a mouth a little off centre."""
    white, pupil = glaze('eyewhite', '#f7f1e0', .2), glaze('pupil ' + iris, iris, .1)
    for s in (-1, 1):
        ball((s * .115, -.285, z + .05), (.075 * big, .06, .072 * big), mat=white, detail=3)
        ball((s * .115 + .008, -.338, z + .042), (.038 * big, .02, .042 * big), mat=pupil, detail=3)
        ball((s * .115 - .008, -.357, z + .056), .011, mat=glaze('catch-light', '#ffffff', glow=1), detail=2)
        roll([(s * .05, -.345, z + .19 - .01 * s), (s * .12, -.335, z + .21 + .012 * s), (s * .21, -.27, z + .15)],
            .022 + .008 * (big == 1), brow,
             [.7, 1, .4])
    knead([ball((0, -.36, z - .04), (nose, .09, .065)), ball((-nose * .75, -.34, z - .055), .05),
        ball((nose * .75, -.34, z - .055), .05),
           ball((0, -.33, z + .03), (.05, .06, .09))], skin, .02, 4)
    roll([(-width, -.28, z - .14), (-width * .4, -.365, z - .175), (width * .5, -.36, z - .17),
        (width, -.27, z - .12 + smile)],
         .02, lips, [.3, 1, 1, .3])


def lids(joint_of, z, skin):
    with Part(joint_of):
        for s in (-1, 1):
            ball((s * .115, -.29, z + .05), (.088, .082, .066), mat=skin, detail=3)


def legs(x, cloth, shoe, joints, name, parent):
    for s in (-1, 1):
        j = joint('joint ' + name + str(s), (x + s * .14, -.26, .56), parent)
        joints[name + str(s)] = j
        roll([(x + s * .12, .0, .6), (x + s * .14, -.2, .62), (x + s * .14, -.28, .56)], .12, cloth)
        with Part(j):
            roll([(x + s * .14, -.27, .58), (x + s * .14, -.29, .4), (x + s * .15, -.28, .2)], .105, cloth,
                [1.1, .95, .75])
            knead([ball((x + s * .15, -.3, .15), (.1, .12, .08)), ball((x + s * .16, -.4, .13), (.09, .12, .06))],
                shoe, .02, 3)


def ogre(root, joints):
    x, skin, dark = -.4, clay('ogre skin', '#93b23c', .6, .35, 6), clay('ear dark', '#4c6420', .9, .2)
    shirt, vest = clay('shirt', '#d9cba6', .95, .8, 16), clay('vest', '#5a3a20', .8, .7, 12)
    legs(x, clay('hose', '#5b4a30', .95, .8, 18), clay('boot', '#3c2818', .7, .4), joints, 'his leg', root)
    body, head = joint('joint his body', (x, .05, .55), root), joint('joint his head', (x, .02, 1.36), root)
    joints.update(his_body=body, his_head=head)
    with Part(body):
        knead([ball((x, .05, .8), (.4, .34, .36)), ball((x, .06, 1.1), (.36, .27, .28)),
            ball((x, .02, 1.3), (.2, .16, .12))], shirt, .03, 4)
        for s in (-1, 1):
            knead([ball((x + s * .23, .02, .85), (.2, .34, .32)), ball((x + s * .24, .04, 1.12), (.16, .27, .24))],
                vest, .03, 4)
        roll([(x - .36, -.05, .6), (x, -.34, .62), (x + .36, -.05, .6)], .05, clay('belt', '#2c1c10', .6, .4))
        knead([roll([(x - .34, 0, 1.2), (x - .5, -.1, .92), (x - .3, -.34, .7)], .12, taper=[1, .95, .8])], shirt, .03,
            3)
        knead([ball((x - .24, -.4, .68), (.11, .09, .08)), ball((x - .16, -.44, .67), (.05, .06, .04))], skin, .02, 3)
        knead([roll([(x + .32, .1, 1.2), (x + .6, .26, 1.12), (x + .95, .2, 1.0)], .11, taper=[1, .9, .8])], shirt,
            .03, 3)
        knead([ball((x + 1.06, .1, .99), (.1, .11, .1)), ball((x + 1.1, 0, .97), (.05, .08, .05))], skin, .02, 3)
    with Part(head):
        start = set(bpy.data.objects)
        knead([ball((0, 0, 1.62), (.33, .31, .33)), ball((0, -.06, 1.48), (.35, .29, .2)),
            ball((0, -.04, 1.8), (.26, .25, .16))], skin, .03, 6)
        for s in (-1, 1):
            ear(s * .27, 1.78, s, skin, dark)
        face(1.62, skin, '#3a2412', .12, .2, .03, clay('brow', '#6f8a2c', .7, .2), clay('mouth', '#4a2a1a', .8, .1))
        carry(start, x)
    joints['his lids'] = joint('joint his lids', (x, -.1, 1.67), head)
    start = set(bpy.data.objects)
    lids(joints['his lids'], 1.62, skin)
    carry(start, x, joints['his lids'])


def ogress(root, joints):
    x, skin, dark = .42, clay('ogress skin', '#9dbb4c', .6, .3, 6), clay('ear dark', '#4c6420', .9, .2)
    gown, hair = clay('gown', '#2f6a4a', .9, .8, 14), clay('hair', '#8a3a1c', .7, .8, 10)
    gold = glaze('gold', '#d8a040', .3)
    hips, head = joint('joint her body', (x, .05, .55), root), joint('joint her head', (x, .02, 1.24), root)
    joints.update(her_body=hips, her_head=head)
    legs(x, gown, clay('slipper', '#6a4a20', .7, .3), joints, 'her leg', root)
    with Part(hips):
        knead([ball((x, .05, .72), (.36, .34, .26)), ball((x, -.15, .6), (.33, .25, .16)),
            ball((x, .06, .98), (.25, .21, .26)),
               ball((x, .03, 1.16), (.2, .16, .12))], gown, .03, 4)
        ball((x, 0, 1.22), (.13, .12, .1), mat=skin)
        roll([(x - .27, -.03, .82), (x, -.2, .8), (x + .27, -.03, .82)], .035, gold)
        for s, hand in ((-1, (x - .1, -.42, .72)), (1, (x + .08, -.44, .71))):
            knead([roll([(x + s * .22, 0, 1.12), (x + s * .36, -.1, .9), hand], .09, taper=[1, .9, .7])], gown, .025, 3)
            ball(hand, (.08, .08, .06), mat=skin, detail=3)
    with Part(head):
        start = set(bpy.data.objects)
        knead([ball((0, 0, 1.48), (.3, .29, .3)), ball((0, -.06, 1.37), (.28, .25, .17))], skin, .03, 6)
        for s in (-1, 1):
            ear(s * .25, 1.6, s, skin, dark, .85)
        face(1.49, skin, '#24503a', .075, .13, .02, hair, clay('lips', '#a8483f', .5, .1), 1.12)
        knead([ball((0, .07, 1.6), (.33, .29, .27)), ball((-.13, -.14, 1.74), (.17, .14, .09)),
            ball((.14, -.13, 1.74), (.16, .14, .08)),
               ball((0, .2, 1.4), (.25, .15, .25))], hair, .03, 4)
        roll([(-.2, -.2, 1.79), (0, -.2, 1.87), (.2, -.2, 1.79)], .025, gold)
        ball((0, -.22, 1.88), .045, mat=glaze('jewel', '#5fd08a', .1), detail=3)
        plait = [(.26, .1, 1.36), (.32, -.05, 1.22), (.33, -.18, 1.08), (.3, -.26, .94), (.28, -.3, .81),
            (.27, -.33, .7)]
        for k, p in enumerate(plait):
            r = .105 - .011 * k
            for s in (-1, 1):
                ball((p[0] + s * r * .4, p[1], p[2]), (r * .75, r * .9, r), (0, s * .6, 0), hair, 3)
        ball((.27, -.34, .62), .045, mat=gold, detail=3)
        ball((.27, -.35, .55), (.045, .045, .075), mat=hair, detail=3)
        carry(start, x)
    joints['her lids'] = joint('joint her lids', (x, -.1, 1.54), head)
    start = set(bpy.data.objects)
    lids(joints['her lids'], 1.49, skin)
    carry(start, x, joints['her lids'])


def carry(start, x, to=None):
    """Heads are modelled over x = 0 and carried sideways before they are hung on their joint."""
    for o in set(bpy.data.objects) - start:
        if to:
            o.matrix_parent_inverse = Matrix.Translation((-to['pivot'][0] + x, -to['pivot'][1], -to['pivot'][2]))
        else:
            o.location.x += x


def pair(at, scale=1.0):
    root, joints = joint('joint root', (0, 0, 0)), {}
    with Part(root):
        bark, wood = clay('bark', '#5b4428', .9, .7, 14), clay('heartwood', '#b98a52', .8, .5, 5)
        knead([roll([(-1.25, .15, .36), (-.3, .12, .38), (1.3, .1, .36)], .27, taper=[1.02, .96, 1.05]),
               roll([(.9, 0, .5), (1.0, -.1, .72), (1.12, -.12, .86)], .09, taper=[1.2, 1, .6])], bark, .035, 2)
        for s in (-1.25, 1.3):
            ball((s, .13, .36), (.03, .22, .22), mat=wood, detail=3)
        ogre(root, joints)
        ogress(root, joints)
    root.location, root.scale = (*at, .12), (scale,) * 3
    root.rotation_euler = (0, 0, .1)
    return joints


def pose(j, phase):
    """`phase` runs 0..1 over the loop: two breaths, four swings of her feet, one leaning of heads, two blinks."""
    w = math.tau * phase
    his, hers = math.sin(2 * w), math.sin(2 * w + 1.1)
    j['his_body'].scale = (1 + .012 * his, 1 + .03 * his, 1 + .018 * his)
    j['her_body'].scale = (1 + .01 * hers, 1 + .025 * hers, 1 + .016 * hers)
    near = .5 - .5 * math.cos(w)
    near = near * near * (3 - 2 * near)
    j['his_head'].location.z = 1.36 + .018 * his
    j['her_head'].location.z = 1.24 + .014 * hers
    j['his_head'].rotation_euler = (.04 * his, .06 + .1 * near, .16 + .34 * near)
    j['her_head'].rotation_euler = (.03 * hers, -.1 - .2 * near, -.2 - .28 * near)
    j['her_body'].rotation_euler = (0, -.03 - .08 * near, 0)
    j['her_head'].location.x = .42 - .02 - .055 * near
    for s in (-1, 1):
        j['her leg%d' % s].rotation_euler = (-.16 + s * .2 * math.sin(4 * w), 0, 0)
        j['his leg%d' % s].rotation_euler = (-.05 + s * .05 * his, 0, 0)
    for who, blinks in (('his', (.13, .66)), ('her', (.3, .74))):
        shut = any(abs(phase - b) < .011 for b in blinks)
        half = .068 if who == 'his' else .074
        j[who + ' lids'].location.z = (.31 if who == 'his' else .3) + (0 if shut else half)
        j[who + ' lids'].scale.z = 1.3 if shut else 1
