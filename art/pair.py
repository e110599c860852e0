"""The two of them on their log, in simple clay, with joints: `pair(at)` builds, `pose(joints, phase)` moves.

Built at the origin, facing -Y, then carried to `at` by one root. Every motion's period divides the loop.
"""
import math
import bpy
from mathutils import Matrix
import heads
import hands
import fiona
import fiona_hair
import shrek
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
    x, skin = -.49, clay('ogre skin', '#86a52f', .58, .32, 9)
    shirt, vest = clay('shirt', '#dccda4', .9, .3, 9), clay('vest', '#573319', .75, .3, 7)
    legs(x, clay('hose', '#5b4a30', .9, .3, 9), clay('boot', '#3c2818', .7, .3), joints, 'his leg', root)
    body, head = joint('joint his body', (x, .05, .55), root), joint('joint his head', (x, .12, 1.36), root)
    joints.update(his_body=body, his_head=head)
    with Part(body):
        knead([ball((x, .05, .8), (.44, .37, .37)), ball((x, .08, 1.08), (.42, .3, .28)),
            ball((x, .1, 1.24), (.34, .25, .14))], shirt, .03, 4)
        for s in (-1, 1):
            knead([ball((x + s * .26, .02, .84), (.21, .38, .33)), ball((x + s * .28, .05, 1.12), (.18, .3, .25))],
                vest, .03, 4)
        around = [k / 12 * math.tau for k in range(13)]
        roll([(x + .33 * math.cos(t), .1 + .27 * math.sin(t), 1.27 + .03 * math.sin(t)) for t in around], .055, shirt)
        roll([(x - .4, -.05, .62), (x, -.37, .64), (x + .4, -.05, .62)], .05, clay('belt', '#2c1c10', .6, .4))
        knead([roll([(x - .36, 0, 1.18), (x - .56, -.1, .92), (x - .32, -.36, .72)], .14, taper=[1, .95, .8])], shirt,
            .03, 3)
        hands.over_a_knee(skin, x - .25, -.41, .715)
        knead([roll([(x + .34, .16, 1.18), (x + .7, .36, 1.1), (x + 1.24, .26, .98), (x + 1.4, .08, .9)], .12,
            taper=[1, .9, .85, .8])], shirt, .03, 3)
        hands.round_an_arm(skin, x + 1.5, .0, .93)
    rest = shrek.MOODS['rest'].but(ears=.5, tilt=0, turn=0, smile=.55, gaze=(.35, -.05))
    fond = shrek.MOODS['smitten'].but(ears=.5, open=.04, smile=1, blush=.6, gaze=(.5, -.12))
    joints['his'] = heads.heads('shrek', moods(rest, fond), 1, .1, .35)
    for made in joints['his'].values():
        heads.hang(made, head, .4, 'his mount')


def moods(rest, fond):
    """Awake, blinking, fond, and fond with eyes shut."""
    return {'rest': rest, 'blink': rest.but(lids=.97, under=.55), 'fond': fond, 'bliss': fond.but(lids=.97, under=.6)}


def ogress(root, joints):
    x, skin = .51, clay('ogress skin', '#92b043', .55, .25, 9)
    gown, gold = clay('gown', '#17693f', .85, .3, 9), glaze('trim', '#d8a040', .3)
    hips, head = joint('joint her body', (x, .05, .55), root), joint('joint her head', (x, .11, 1.12), root)
    joints.update(her_body=hips, her_head=head)
    legs(x, gown, clay('slipper', '#6a4a20', .7, .3), joints, 'her leg', root)
    with Part(hips):
        knead([ball((x, .05, .72), (.38, .35, .26)), ball((x, -.15, .6), (.36, .27, .17)),
            ball((x, .07, .88), (.36, .28, .2))], gown, .03, 4)
        roll([(x - .34, -.03, .76), (x, -.31, .72), (x + .34, -.03, .76)], .035, gold)
        roll([(x - .3, -.04, 1.0), (x - .15, -.19, .93), (x, -.22, .9), (x + .15, -.19, .93), (x + .3, -.04, 1.0)], .03,
            gold)
        for s, hand in ((-1, (x - .1, -.45, .73)), (1, (x + .08, -.47, .72))):
            ball((x + s * .37, .06, .95), (.2, .2, .19), mat=gown)
            knead([roll([(x + s * .38, 0, .92), (x + s * .42, -.2, .76), hand], .09, taper=[1, .9, .7])], gown, .025, 3)
        hands.folded(skin, x - .005, -.465, .74)
    rest = fiona.MOODS['rest'].but(ears=.2, tilt=0, turn=0, smile=.8, smirk=.15, lids=.32, gaze=(-.3, .08))
    fond = fiona.MOODS['smitten'].but(ears=.4, open=.03, smile=1, blush=.5, gaze=(-.5, .16))
    joints['hers'] = heads.heads('fiona', moods(rest, fond), -1, 1.0, 0)
    for made in joints['hers'].values():
        heads.hang(made, head, .37, 'her mount')
    heads.hang(heads.made('fiona', 'plait', fiona_hair.plait), joint('joint her plait', (x, .11, 1.12), root), .37, 'plait')


def frog(root, joints, x=-.84, y=-.74, z=.1):
    """Sits on the bank, and blinks now and then."""
    skin, pale = clay('frog', '#4f9a52', .35, .2, 6), clay('frog belly', '#d8d49a', .4, .2, 6)
    joints['frog'] = {'awake': [], 'blink': []}
    with Part(root):
        knead([ball((x, y, z + .1), (.14, .15, .11)), ball((x, y - .1, z + .19), (.125, .1, .075))] + [
            ball((x + s * a, y + b, z + c), r) for s in (-1, 1) for a, b, c, r in (
                (.13, .03, .06, (.07, .12, .07)), (.16, -.1, .02, (.07, .06, .03)), (.08, -.17, .02, (.04, .07, .03)),
                (.075, -.12, .26, .055))], skin, .014, 3)
        ball((x, y - .12, z + .1), (.085, .06, .08), mat=pale, detail=3)
        roll([(x - .09, y - .18, z + .185), (x, y - .205, z + .17), (x + .09, y - .18, z + .185)], .009,
            clay('frog mouth', '#20331c', .8, .1))
        for s in (-1, 1):
            at = (x + s * .077, y - .15, z + .275)
            joints['frog']['awake'] += [ball(at, (.042, .03, .042), mat=glaze('frog eye', '#e8b23c', .15), detail=3),
                ball((at[0], at[1] - .024, at[2]), (.026, .012, .018), mat=glaze('frog pupil', '#120d08', .1), detail=2),
                ball((at[0] - .01, at[1] - .035, at[2] + .012), .008, mat=glaze('frog light', '#ffffff', glow=1), detail=2)]
            joints['frog']['blink'].append(ball(at, (.046, .035, .046), mat=skin, detail=3))


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
        frog(root, joints)
    root.location, root.scale = (*at, .12), (scale,) * 3
    root.rotation_euler = (0, 0, .1)
    return joints


HIS, HERS = .12, .14  # how far they lean, until cheek meets cheek


def pose(j, phase):
    """`phase` runs 0..1 over the loop: two breaths, four swings of her feet, one leaning of heads, two blinks."""
    w = math.tau * phase
    his, hers = math.sin(2 * w), math.sin(2 * w + 1.1)
    j['his_body'].scale = (1 + .012 * his, 1 + .03 * his, 1 + .018 * his)
    j['her_body'].scale = (1 + .01 * hers, 1 + .025 * hers, 1 + .016 * hers)
    near = .5 - .5 * math.cos(w)
    near = near * near * (3 - 2 * near)
    j['his_head'].location.z = 1.36 + .018 * his
    j['her_head'].location.z = 1.12 + .014 * hers
    j['his_head'].rotation_euler = (.04 * his, .02 + HIS * near, .16 + .14 * near)
    j['her_head'].rotation_euler = (.03 * hers, -.02 - HERS * near, -.2 - .12 * near)
    for s in (-1, 1):
        j['her leg%d' % s].rotation_euler = (-.16 + s * .2 * math.sin(4 * w), 0, 0)
        j['his leg%d' % s].rotation_euler = (-.05 + s * .05 * his, 0, 0)
    for who, blinks in (('his', (.13, .9)), ('hers', (.2, .84))):
        shut = any(abs(phase - b) < .011 for b in blinks)
        heads.show(j[who], 'blink' if shut else 'bliss' if near > .85 else 'fond' if near > .3 else 'rest')
    heads.show(j['frog'], 'blink' if any(abs(phase - b) < .011 for b in (.05, .475, .525)) else 'awake')
