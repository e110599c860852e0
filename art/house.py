"""The stump house on its bank: trunk, shingled crooked roof, chimney, door, window, lantern, sign."""
import math
import random
from clay import again, ball, clay, glaze, knead, lamp, meshed, roll, weld
import bpy

AT = (4.8, 6.4)
CHIMNEY_TOP = (6.15, 6.45, 5.95)


def around(radius, turn, z, at=AT):
    return at[0] + radius * math.cos(turn), at[1] + radius * math.sin(turn), z


def glow(name, colour, strength):
    """A lit thing the camera and the water see, but which lights nothing itself: lamps do that, without its grain."""
    m = glaze(name, colour, glow=strength)
    m.cycles.sample_as_light = False
    return m


def unlit(o, group):
    o.visible_diffuse = o.visible_shadow = False
    o.lightgroup = group
    return o


def trunk(bark):
    x, y = AT
    lumps = [roll([(x, y, -.1), (x - .05, y, 1.3), (x + .1, y, 2.6), (x - .1, y, 4.2)], 1.2, taper=[1.2, .98, .9, .8])]
    for k in range(17):  # ridges of bark, pressed on
        t, wob = k / 17 * math.tau, .09 * math.sin(k * 2.3)
        lumps.append(roll([around(1.42, t, .1), around(1.13, t + wob, 1.3), around(1.05, t - wob, 2.6),
                           around(.95, t, 4.1)], .19, taper=[1.3, .9, 1, .6]))
    for k in range(9):  # roots that walk off over the bank
        t = k / 9 * math.tau + .17
        if k == 7:  # the doorway
            continue
        far = 2.5 + .5 * math.sin(k * 3.1)
        lumps.append(roll([around(1.0, t, 1.1), around(1.55, t + .05, .5), around(2.0, t + .2, .22),
                           around(far, t + .12, -.05)], .33, taper=[1.2, .9, .55, .08]))
    for side, top in ((-1, 4.6), (1, 4.5)):  # broken limbs, tapered
        lumps.append(roll([(x + side * .7, y - .2, 2.7), (x + side * 1.5, y - .3, 3.1), (x + side * 1.9, y - .35, 3.5),
                           (x + side * 2.35, y - .3, top - .6)], .26, taper=[1.3, .8, .5, .08]))
    return knead(lumps, bark, .05, 3)


def roof(moss):
    rng = random.Random(3)
    shades = [clay('shingle%d' % i, c, .95, .6, 7) for i, c in enumerate(('#66712c', '#4f5f24', '#7a6a33', '#5b4f28'))]
    tile = weld([ball((0, 0, 0), (.31, .09, .42), mat=shades[0], detail=3)])
    tile.hide_render = True
    axis = [(AT[0] - .02, AT[1], 3.25), (AT[0] - .1, AT[1], 4.2), (AT[0] - .3, AT[1], 5.1), (AT[0] - .95, AT[1], 5.85)]
    rows = 10
    for row in range(rows):
        s = row / (rows - 1) * 2.999
        a, b, f = axis[int(s)], axis[int(s) + 1], s % 1
        c = [p + (q - p) * f for p, q in zip(a, b)]
        radius = 1.95 * (1 - row / rows) ** .85
        count = max(5, int(math.tau * radius / .43))
        for k in range(count):
            t = (k + row % 2 / 2) / count * math.tau + rng.gauss(0, .04)
            tilt = -.62 + rng.gauss(0, .06)
            again(tile, (c[0] + radius * math.cos(t), c[1] + radius * math.sin(t), c[2] + rng.gauss(0, .03)),
                  rng.uniform(.9, 1.12), (tilt, rng.gauss(0, .08), t + math.pi / 2), rng.choice(shades))
    knead([ball((AT[0], AT[1], 3.55), (1.6, 1.6, .5)), ball((AT[0] - .1, AT[1], 4.3), (1.1, 1.1, .7))],
          shades[3], .1, 3)
    for k in range(26):  # moss in cushions on the eaves, and beards under them
        t = rng.uniform(0, math.tau)
        r = rng.uniform(1.3, 1.95)
        p = around(r, t, 3.3 + (1.95 - r) * 1.1 + .12)
        ball(p, (rng.uniform(.15, .34), rng.uniform(.15, .3), rng.uniform(.1, .17)), mat=moss, detail=3)
        if k % 2:
            q = around(2.0, t, 3.2)
            roll([q, (q[0], q[1], 2.95), (q[0] + .03, q[1], 2.8 - rng.random() * .5)], .07, moss, [1, .8, .1], 2)


def chimney(stone, moss):
    rng = random.Random(5)
    line = [(5.55, 6.2, 3.9), (5.75, 6.25, 4.4), (5.75, 6.3, 4.9), (6.0, 6.4, 5.4), CHIMNEY_TOP]
    for k in range(17):
        s = k / 16 * 3.999
        a, b, f = line[int(s)], line[min(4, int(s) + 1)], s % 1
        c = [p + (q - p) * f for p, q in zip(a, b)]
        for j in range(5):
            t = (j + k % 2 / 2) / 5 * math.tau
            ball((c[0] + .2 * math.cos(t), c[1] + .2 * math.sin(t), c[2]), (.16, .15, .085), (rng.gauss(0, .15), 0, t),
                 stone, 2)
    knead([ball((*around(.3, t, line[4][2] - .02, line[4]),), (.15, .15, .09)) for t in [j * .7 for j in range(9)]],
          stone, .04, 2)
    ball((line[3][0] - .18, line[3][1] - .2, line[3][2] - .2), (.2, .16, .12), mat=moss, detail=3)


def window(bark, at=(4.3, 5.06, 2.45)):
    x, y, z = at
    unlit(ball((x, y, z), (.36, .06, .4), mat=glow('pane', '#ffb64a', 4.2)), 'window')
    ring = [(x + .42 * math.cos(t), y - .08, z + .46 * math.sin(t)) for t in [k / 12 * math.tau for k in range(13)]]
    knead([roll(ring, .1, taper=[1 + .15 * math.sin(k * 2) for k in range(13)])], bark, .03, 2)
    roll([(x - .02, y - .09, z - .42), (x + .03, y - .09, z + .42)], .04, bark)
    roll([(x - .4, y - .09, z + .02), (x + .4, y - .09, z - .03)], .04, bark)
    box = clay('plank', '#6d4a29', .9, .7, 12)
    roll([(x - .5, y - .18, z - .55), (x + .5, y - .18, z - .58)], .1, box)
    rng = random.Random(8)
    leaf, bloom = clay('leaf', '#5f7f2a', .8, .3), clay('bloom', '#e86a8a', .6, .2)
    for k in range(14):
        p = (x - .48 + k * .074, y - .24 + rng.gauss(0, .03), z - .44 + rng.uniform(0, .1))
        ball(p, .07 if k % 2 else .055, mat=leaf if k % 2 else bloom, detail=2)
    lamp((x, y - .35, z), (x, y - 4, z - 1.6), .5, 55, '#ffb04a').data.name = 'window'


def door(bark, at=(5.3, 5.0)):
    x, y = at
    wood = clay('door', '#8a4b24', .85, .7, 10)
    parts = []
    for k in range(5):  # planks under an arch
        u = (k - 2) * .2
        parts.append(roll([(u, 0, -.05), (u, -.02, .6), (u, 0, 1.42 - 1.3 * u * u)], .115, wood, [1, 1, .95]))
    arch = [(-.58, 0, -.1), (-.6, 0, .6), (-.52, 0, 1.15), (-.25, 0, 1.55), (.05, 0, 1.66), (.32, 0, 1.5),
        (.55, 0, 1.1),
            (.6, 0, .6), (.58, 0, -.1)]
    parts.append(roll(arch, .12, clay('arch', '#4a3620', .9, .8, 10)))
    iron = clay('iron', '#26282a', .5, .4)
    for z in (.35, 1.0):
        parts.append(roll([(-.5, -.13, z), (-.1, -.14, z + .03), (.3, -.13, z)], .04, iron, [1.2, 1, .3]))
    parts.append(ball((.33, -.16, .66), .07, mat=glaze('knob', '#d8a040', .25)))
    whole = weld(parts)
    whole.location, whole.rotation_euler, whole.scale = (x, y, .12), (.06, 0, .4), (.9, .9, .95)
    for k in range(3):
        ball((x + .12 + k * .1, y - .42 - k * .36, .1 - k * .05), (.42, .22, .09), (0, 0, .3 * k),
            clay('step', '#6a6d62', .9, .6))


def lantern(at, group='lantern', watts=26, size=1.0):
    """A lantern hanging from `at`; its light is its own light group, so that it can breathe in the film."""
    x, y, z = at
    iron, s = clay('iron', '#26282a', .5, .4), size
    roll([(x, y, z), (x, y, z - .12 * s)], .02 * s, iron)
    for h, r in ((-.14, .07), (-.2, .15), (-.56, .15)):
        ball((x, y, z + h * s), (r * s, r * s, .045 * s), mat=iron, detail=3)
    for k in range(4):
        t = k * math.pi / 2 + .4
        c, d = x + .13 * s * math.cos(t), y + .13 * s * math.sin(t)
        roll([(c, d, z - .2 * s), (c, d, z - .56 * s)], .018 * s, iron, round=2)
    unlit(ball((x, y, z - .38 * s), (.1 * s, .1 * s, .15 * s), mat=glow('flame', '#ffc65c', 7)), group)
    light = bpy.data.lights.new(group, 'POINT')
    light.energy, light.shadow_soft_size, light.color = watts, .16 * s, (1, .52, .16)
    o = bpy.data.objects.new('light', light)
    o.location, o.lightgroup = (x, y - .02, z - .38 * s), group
    bpy.context.collection.objects.link(o)
    return o


def sign(at):
    """A crooked board with the head of an ogre scratched into it: says what it says without words."""
    x, y = at
    wood, dark = clay('plank', '#6d4a29', .9, .7, 12), clay('scratch', '#2a1d10', 1, .2)
    roll([(x, y, -.3), (x + .06, y, .5), (x - .02, y, 1.25)], .07, wood, [1.1, 1, .8])
    board = [meshed(roll([(-.55, 0, h), (0, 0, h + .02), (.55, 0, h - .02)], .13, wood)) for h in (-.2, 0, .2)]
    face = [roll([(.2 * math.cos(t), -.14, .24 * math.sin(t) - .02) for t in [k / 9 * math.tau for k in range(10)]],
        .03, dark)]
    face += [roll([(s * .18, -.14, .07), (s * .3, -.14, .14), (s * .36, -.14, .1)], .032, dark) for s in (-1, 1)]
    face += [ball((s * .08, -.14, .05), .035, mat=dark, detail=2) for s in (-1, 1)]
    face += [roll([(-.09, -.14, -.09), (0, -.14, -.13), (.1, -.14, -.08)], .025, dark)]
    whole = weld(board + face)
    whole.location, whole.rotation_euler = (x, y - .1, 1.05), (0, .14, -.12)


def house(bark, moss, stone, sign_at):
    trunk(bark)
    roof(moss)
    chimney(stone, moss)
    window(bark)
    door(bark)
    hook = (5.95, 4.9, 2.15)
    roll([(5.45, 5.5, 1.9), (5.65, 5.2, 2.3), (5.85, 4.95, 2.35), hook], .05, clay('iron', '#26282a', .5, .4),
        [1.3, 1, .8, .5])
    lantern(hook, size=1.15)
    sign(sign_at)
