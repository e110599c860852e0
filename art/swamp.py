"""What grows round the house: bank, ferns, grass, lily pads, reeds, trees with hanging moss, moon, water, sky."""
import math
import random
import bpy
from clay import again, ball, clay, glaze, knead, linear, roll, weld


def hidden(o):
    """The first of many: only its copies show."""
    o.hide_render = True
    return o


def bank(at, size, moss, mud, stone, rng, open_front=0.0):
    """An islet: a lip of mud, moss in cushions over it, stones and roots along the water."""
    x, y = at
    rx, ry = size
    rim = [(x + rx * math.cos(t) * f, y + ry * math.sin(t) * f) for t, f in
           [(k / 22 * math.tau, rng.uniform(.86, 1.04)) for k in range(22)]]
    lip = [ball((x, y, -.3), (rx * .97, ry * .97, .42), detail=4)]
    lip += [ball((a, b, -.12), (rng.uniform(.3, .55), rng.uniform(.3, .5), rng.uniform(.18, .27)), detail=3) for a,
        b in rim]
    knead(lip, mud, .07, 3)
    top = [ball((x, y, -.14), (rx * .9, ry * .88, .38), detail=4)]
    for _ in range(int(14 * rx)):
        t, f = rng.uniform(0, math.tau), math.sqrt(rng.random()) * .9
        r = rng.uniform(.16, .42)
        top.append(ball((x + rx * f * math.cos(t), y + ry * f * math.sin(t), .2 * (1 - f * f) - .02), (r, r, r * .42),
            detail=3))
    knead(top, moss, .055, 3)
    for a, b in rim:
        if rng.random() < .5 and b < y + .3:
            r = rng.uniform(.1, .3)
            ball((a + rng.gauss(0, .15), b - rng.random() * .3, -.02), (r, r * .8, r * .62), (0, 0, rng.uniform(0, 3)),
                stone, 3)
        elif rng.random() < .4 and b < y:  # a root that dips into the water
            roll([(x + (a - x) * .7, y + (b - y) * .7, .22), (a, b, .16), (a * 1.02 - x * .02, b - .3, -.15)], .08,
                mud, [.6, 1, .4])


def fern(rng):
    """One fern of eight fronds as one mesh."""
    green, parts = clay('fern', '#4f7a2c', .8, .2), []
    for k in range(8):
        t, reach, up = k / 8 * math.tau + rng.gauss(0, .2), rng.uniform(.55, .8), rng.uniform(.5, .75)
        spine = [(reach * s * math.cos(t), reach * s * math.sin(t), up * math.sin(min(1, s * 1.15) * 2.2)) for s in
                 [j / 9 for j in range(10)]]
        parts.append(roll(spine, .018, green, [1 - j / 11 for j in range(10)], 2))
        for j in range(2, 10):
            for side in (-1, 1):
                leaf, (a, b, c) = .17 * (1.08 - j / 10), spine[j]
                parts.append(ball((a - side * math.sin(t) * leaf * .7, b + side * math.cos(t) * leaf * .7, c - .02),
                                  (leaf * .3, leaf, .012), (side * .3, 0, t + .5 * side), green, 1))
    return hidden(weld(parts))


def tuft(rng, colour, height):
    blade, parts = clay('blade ' + colour, colour, .8, .2), []
    for _ in range(8):
        t, lean, h = rng.uniform(0, math.tau), rng.uniform(.05, .25), height * rng.uniform(.6, 1.1)
        parts.append(roll([(0, 0, -.03), (lean * .3 * math.cos(t), lean * .3 * math.sin(t), h * .6),
                           (lean * math.cos(t), lean * math.sin(t), h)], .025, blade, [1.2, .9, .05], 2))
    return hidden(weld(parts))


def undergrowth(places, rng):
    """Ferns, grass and mushrooms: `places` are (x, y, z, kind)."""
    kinds = {'fern': [fern(rng) for _ in range(2)],
             'grass': [tuft(rng, c, .42) for c in ('#7f9a3a', '#5c7a2c', '#8a8f45')]}
    cap, stem = clay('mushroom', '#c9583a', .5, .2), clay('stem', '#e6d8b4', .7, .2)
    for x, y, z, kind in places:
        if kind == 'mushroom':
            for dx, h in ((0, .3), (.17, .2), (-.12, .15)):
                roll([(x + dx, y, z - .1), (x + dx, y, z + h)], .035, stem, round=3)
                ball((x + dx, y, z + h), (.12, .12, .08), mat=cap, detail=2)
        else:
            again(rng.choice(kinds[kind]), (x, y, z), rng.uniform(.75, 1.2), (0, 0, rng.uniform(0, 6)))


def pads(free, rng, count):
    """Lily pads with their notch and veins, some with a flower. `free(x, y)` says where there is open water."""
    shades = [clay('pad%d' % i, c, .5, .25, 6) for i, c in enumerate(('#5d8a33', '#74983a', '#49752f'))]
    rim = [(.06, 0)] + [(math.cos(t), math.sin(t)) for t in [.22 + k / 20 * 5.85 for k in range(21)]]
    mesh = bpy.data.meshes.new('pad')
    low, top = [(x, y, 0) for x, y in rim], [(x, y, .05 if k else .03) for k, (x, y) in enumerate(rim)]
    n = len(rim)
    mesh.from_pydata(low + top, [], [list(range(n, 2 * n))] + [[k, (k + 1) % n, n + (k + 1) % n, n + k]
        for k in range(n)])
    mesh.materials.append(shades[0])
    pad = bpy.data.objects.new('pad', mesh)
    bpy.context.collection.objects.link(pad)
    pad.modifiers.new('edge', 'BEVEL').width = .03
    veins = [roll([(.1 * math.cos(t), .1 * math.sin(t), .05), (.85 * math.cos(t), .85 * math.sin(t), .055)], .022,
                  taper=[1, .2], round=2) for t in [.9 + k * .75 for k in range(7)]]
    pad = hidden(weld([pad] + veins))
    petal, heart = [clay('petal%d' % i, c, .5, .15) for i, c in enumerate(('#f0b3c2', '#f6dfe2'))], clay('heart',
        '#ffc65c', .5)
    bud = hidden(weld([ball((0, 0, 0), (.14, .055, .045), mat=petal[0], detail=2)]))
    done = []
    while len(done) < count:
        x, y, r = rng.uniform(-8, 9), rng.uniform(-4.5, 9), rng.uniform(.2, .52)
        if not free(x, y) or any(math.hypot(x - a, y - b) < r + c + .04 for a, b, c in done):
            continue
        done.append((x, y, r))
        again(pad, (x, y, .004), (r, r * .95, r), (0, 0, rng.uniform(0, 6)), rng.choice(shades))
        if len(done) % 5 == 0:
            for ring, (k, lift, out) in enumerate(((8, .45, .15), (6, .95, .09))):
                for j in range(k):
                    t = (j + ring / 2) / k * math.tau
                    again(bud, (x + out * math.cos(t), y + out * math.sin(t), .1 + ring * .05), 1 - ring * .15,
                        (0, -lift, t),
                          petal[ring])
            ball((x, y, .17), .055, mat=heart, detail=2)


def reeds(clumps, rng):
    """Reeds and cattails; returned, because they are rendered as a layer of their own that sways."""
    stalk = [clay('reed%d' % i, c, .8, .2) for i, c in enumerate(('#6b7a35', '#55702f', '#857c40'))]
    cap, made = clay('cattail', '#6a4424', .9, .5, 14), []
    for cx, cy, n, tall in clumps:
        for k in range(n):
            x, y, h, d = cx + rng.gauss(0, .38), cy + rng.gauss(0, .3), tall * rng.uniform(.5, 1), rng.gauss(0, .22)
            if k % 3 == 0:
                made.append(roll([(x, y, -.1), (x + d * .2, y, h * .5), (x + d * .5, y, h)], .026, stalk[k % 2],
                    [1.2, .9, .6]))
                made.append(roll([(x + d * .47, y, h - .5), (x + d * .49, y, h - .42), (x + d * .53, y, h - .1),
                                  (x + d * .54, y, h - .02)], .075, cap, [.4, 1, 1, .4]))
            else:
                made.append(roll([(x, y, -.1), (x + d * .2, y, h * .55), (x + d * 1.2, y, h * .95),
                    (x + d * 2.2, y, h * .92)],
                                 .05, stalk[k % 3], [1, .9, .5, .03]))
    return made


def beard(at, length, mat, rng):
    """Hanging moss: a curtain of thin wavering strands, longest in its middle."""
    x, y, z = at
    for k in range(11):
        u = (k - 5) / 5
        a, s, w = x + u * .3 + rng.gauss(0, .04), length * (1.08 - u * u) * rng.uniform(.45, 1), rng.gauss(0, .05)
        roll([(a, y, z + .05), (a + w, y, z - s * .3), (a - w, y, z - s * .65), (a + w * .5, y, z - s)], .032, mat,
            [1, 1.3, .9, .05], 2)


def ridges(spine, r, mat, rng):
    """Ribs of bark up a near trunk."""
    for k in range(11):
        t = k / 11 * math.tau + rng.gauss(0, .1)
        line = [(x + r * s * 1.0 * math.cos(t + .15 * j), y + r * s * math.sin(t + .15 * j), z) for j, ((x, y, z), s) in
                enumerate(zip(spine, (1.9, 1.15, .9, .66, .36)))]
        roll(line, r * .2, mat, [1.6, 1, .8, .6, .1], 3)


def tree(x, y, r, height, mat, mossy, rng, limbs=7):
    """A bald cypress: flared foot, wandering trunk, limbs that fork into tapered twigs and carry moss."""
    lean = rng.gauss(0, .5)
    spine = [(x + lean * f * f + rng.gauss(0, .16) * (f > 0), y, height * f - .4 * (f == 0))
        for f in (0, .08, .3, .55, .8, 1)]
    roll(spine, r, mat, [2.1, 1.25, .9, .65, .36, .02])
    if y < 10:
        ridges(spine, r, mat, rng)
    for k in range(4 + 4 * (r > .55)):  # buttresses
        t = k / (4 + 4 * (r > .55)) * math.tau + .5
        roll([(x, y, 1.6), (x + r * 1.3 * math.cos(t), y + r * 1.3 * math.sin(t), .55),
              (x + r * 2.6 * math.cos(t), y + r * 2.6 * math.sin(t), -.2)], r * .45, mat, [.5, 1, .6])
    for k in range(limbs):
        f, side = .28 + .66 * k / limbs, (-1) ** k * rng.uniform(.8, 1.1)
        reach = (1.15 - f) * height * .26 * rng.uniform(.7, 1.15)
        droop = rng.uniform(-.12, .16)
        at = [(x + lean * f * f + side * reach * u, y - .2 * u, height * f + reach * (v + droop * u) + rng.gauss(0,
            .03) * reach)
              for u, v in ((0, 0), (.22, .2), (.42, .2), (.62, .34), (.82, .3), (1, .5))]
        roll(at, r * .36 * (1.2 - f), mat, [1.7, 1, .75, .55, .3, .02])
        for j in range(1, 5):
            (a, b, c), up, long = at[j], rng.choice((-.5, .6, .9, .4)), reach * rng.uniform(.18, .36)
            roll([(a, b, c), (a + side * long * .3, b - .05, c + long * up * .25),
                (a + side * long * .75, b - .1, c + long * up * .5),
                  (a + side * long, b - .1, c + long * up)], r * .12, mat, [1.2, .8, .4, .02], 2)
            if mossy and rng.random() < .6:
                beard((a + side * .1, b - .1, c), rng.uniform(.4, 1.0) * (1.3 if y < 10 else 1.6), mossy, rng)
