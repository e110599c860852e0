"""Queen Lillian's gown, the fan that speaks for her, and the one ringlet that she lets hang."""
import math
import bmesh
from mathutils import Vector
from clay import ball, clay, glaze, knead, roll
from folk import combed
from scales import fin, meshed_from
from surface import Surface


def ringlet(hair):
    """Down from the viewer's right temple, over the collar."""
    way = [(.66, -.36, .46), (.8, -.4, .16), (.84, -.46, -.2), (.8, -.56, -.6), (.84, -.62, -1.0), (.82, -.64, -1.34)]
    strands = []
    for k in range(2):
        coil = []
        for i in range(26):
            t = i / 25 * (len(way) - 1)
            p = Vector(way[int(t)]).lerp(Vector(way[min(len(way) - 1, int(t) + 1)]), t % 1)
            a, r = i * .8 + k * 3.14, .1 * min(1, i / 6)
            coil.append(p + Vector((math.cos(a) * r, math.sin(a) * r, 0)))
        strands.append(coil)
    combed(strands, .085, hair, .016, 2, [.9] * 20 + [.85, .8, .7, .6, .4, .2])


def fan(m, glove, gold):
    """Half open while she listens, up when somebody says something charming, shut with a snap."""
    root, first, last, long = {'rest': ((-.86, -1.1, -1.72), 78, 162, .78), 'smitten': ((-.88, -1.12, -1.5), 52, 172, .84),
                               'cross': ((-.86, -1.1, -1.7), 112, 122, .98)}[m.name]
    silk, ribs = clay('silk', '#8a3f8f', .6, .3, 9), 9
    tips = []
    for k in range(ribs):
        a = math.radians(last + (first - last) * k / (ribs - 1))
        tips.append((root[0] + long * math.cos(a), root[1] - .02 * k, root[2] + long * math.sin(a)))
    if last - first > 20:
        fin(root, tips, silk, gold, sag=.05, radius=.022)
        for a, b in zip(tips, tips[1:]):
            ball([(p + q) / 2 for p, q in zip(a, b)], .055, mat=glove, detail=3)
    else:
        for k, tip in enumerate(tips):
            a, b = Vector(root), Vector(tip)
            roll([a, a.lerp(b, .5), b], .026, gold)
            roll([a.lerp(b, .4), a.lerp(b, .7), a.lerp(b, .99)], .045, silk, [.6, 1, 1.1])
        ball(Vector(root).lerp(Vector(tips[-1]), 1.02), .07, mat=glove, detail=3)
    at = Vector(root)
    knead([roll([at + Vector(p) for p in ((-.06, .1, -.1), (-.16, .3, -.5), (-.3, .5, -1))], .19, taper=[.8, 1, 1.2]),
           ball(at + Vector((-.04, -.05, -.08)), (.2, .14, .17))]
          + [roll([at + Vector(p) for p in ((-.16, -.05, .04 - .085 * k), (.0, -.2, .04 - .085 * k), (.13, -.15, .01 - .085 * k))], .062) for k in range(4)],
          glove, .02, 4)


def dress(gown, lace, bead):
    """A gown with a heart neckline under a high pleated collar with pearls on its edge."""
    lumps = []
    for s in (-1, 1):
        lumps += [ball((s * 1.1, .3, -2.2), (.62, .66, .6), (0, s * .3, 0)), ball((s * .28, -.16, -2.46), (.74, .7, .5)), ball((s * .9, .6, -2), (.5, .3, .4))]
    front = Surface(knead(lumps, gown, .04, 8))
    edge = ((-.72, -1.72), (-.7, -1.88), (-.58, -2.02), (-.3, -2.09), (0, -2.06), (.3, -2.09), (.58, -2.02), (.7, -1.88), (.72, -1.72))
    front.line(edge, .055, lace, lift=.0)
    ball(front.at(0, -2.1, .03), (.1, .06, .12), mat=glaze('amethyst', '#8a3ac0', .08))
    bm, n, rows = bmesh.new(), 220, []
    for i in range(n + 1):
        a = math.radians(-138 + 276 * i / n)      # 0 is behind her
        side, pleat = abs(a) / 2.41, .035 * math.cos(i * .55)
        high = 1.02 * (1 - side ** 3) + .06
        rows.append([bm.verts.new((math.sin(a) * (.62 + .42 * t + pleat * t), .25 + math.cos(a) * (.5 + .3 * t + pleat * t), -1.85 + high * t + .12 * side))
                     for t in (0, .25, .5, .75, 1)])
        if i % 11 == 5:
            p = rows[-1][-1].co
            ball(p, .05, mat=bead, detail=3)
    for a, b in zip(rows, rows[1:]):
        for j in range(4):
            bm.faces.new((a[j], a[j + 1], b[j + 1], b[j]))
    meshed_from('collar', bm, [lace]).modifiers.new('thickness', 'SOLIDIFY').thickness = .03
