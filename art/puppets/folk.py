"""People's stuffs and finery: combed hair, crowns, pearls, velvet."""
import math
import bmesh
from mathutils import Euler, Matrix, Vector
from clay import ball, clay, knead, roll
from paint import wiring
from scales import meshed_from


def metal(name, colour, rough=.32, metallic=.85):
    """Beaten metal: clay that reflects."""
    m = clay(name, colour, rough, .22, 7)
    b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Metallic'].default_value = metallic
    return m


def velvet(name, colour):
    """Cloth with a pile: bright where it turns away."""
    m = clay(name, colour, .9, .5, 45, metric=True)
    node, b = wiring(m), m.node_tree.nodes['Principled BSDF']
    rim = node('LayerWeight', i0=.35).outputs['Facing']
    old = b.inputs['Base Color'].links[0].from_socket
    mix = node('MixRGB', {'blend_type': 'SCREEN'}, Fac=rim, Color2=(.3, .22, .4, 1))
    m.node_tree.links.new(old, mix.inputs[1])
    m.node_tree.links.new(mix.outputs[0], b.inputs['Base Color'])
    return m


def pearl():
    m = clay('pearl', '#f6ece4', .18, .03)
    m.node_tree.nodes['Principled BSDF'].inputs['Clearcoat'].default_value = .8
    return m


def combed(strands, radius, mat, voxel=.02, smooth=3, taper=None):
    """Hair: strands rolled and pressed together just enough that the comb's lines stay."""
    return knead([roll(p, radius * (.85 + .3 * ((i * 7) % 5) / 4), taper=taper or [1] * len(p)) for i, p in enumerate(strands)],
                 mat, voxel, smooth)


def swept(at, radii, mat, n=24, radius=.11, front=50, side=-6, wide=118, puff=.14, sweep=.0, lift=.0, part=.0, to=84, voxel=.02):
    """Hair combed up off the face of an ellipsoid skull: `front` and `side` are the hairline's height in degrees, `puff` lifts
    it off the forehead, `sweep` turns it about the head, `lift` makes it tall, `part` is where it dips."""
    strands = []
    for i in range(n):
        a = math.radians(-wide + 2 * wide * i / (n - 1))
        low = side + (front - side) * max(0, math.cos(a * .75)) ** .8 - 5 * math.exp(-((a - part) / .16) ** 2)
        path = []
        for k in range(6):
            t = k / 5
            e, b = math.radians(low + (to - low) * t), a * (1 - .1 * t) + sweep * t
            r = .985 + puff * math.sin(math.pi * t ** .9) ** 1.3 + .03 * ((i * 7) % 3 - 1) * t
            path.append((at[0] + radii[0] * r * math.cos(e) * math.sin(b), at[1] - radii[1] * r * math.cos(e) * math.cos(b),
                         at[2] + radii[2] * r * math.sin(e) + lift * t * t))
        strands.append(path)
    return combed(strands, radius, mat, voxel, 2, [.6, .9, 1.1, 1.15, 1, .8])


def knot(at, wide, high, mat, coils, radius=.12):
    """A bun: strands wound round it, one for each of `coils` (-1.5 below .. 1.5 on top)."""
    at = Vector(at)
    wound = [[at + Vector((wide * math.cos(t) * math.cos(k), wide * .95 * math.sin(t) * math.cos(k), high * math.sin(k) + .012 * j))
              for j, t in enumerate(math.radians(40 * q + 80 * k) for q in range(11))] for k in coils]
    return combed(wound + [[at - Vector((0, 0, high * .8)), at + Vector((0, 0, high * .7))]], radius, mat, .02, 2)


def lips(face, x, z, w, m, mat, full=.05):
    """Painted lips, closed: a cupid's bow, a full lower lip, and the smile between them."""
    c = .3 * w * m.smile

    def arc(k, up):
        return (x + k * w, z + c * (1 + .35 * (k > 0)) * k * k - .12 * w * m.smile + up)

    bow = [(-1, 0), (-.6, .03), (-.2, .062), (0, .042), (.2, .062), (.6, .03), (1, 0)]
    face.line([arc(k, u * full / .05 * .85) for k, u in bow], full * .85, mat, [.2, .75, 1.05, .95, 1.05, .75, .2], -.005)
    face.line([arc(k, -full * (1.05 - .7 * k * k)) for k in (-.85, -.45, 0, .45, .85)], full * 1.1, mat, [.2, 1, 1.25, 1, .2], -.005)
    face.line([arc(k, .0) for k in (-1.08, -.7, -.3, 0, .3, .7, 1.08)], .018, clay('mouth line', '#3a1512', .7, .05), [.4, 1, 1, 1, 1, 1, .4], full * .55)


def crown(at, radius, peaks, low, high, mat, turn=(0, 0, 0), deep=.9, flare=1.15, gems=(), tips=None, sharp=1.0, front=None):
    """A crown: a band whose rim rises into `peaks`; `tips` is a material for the balls on them, `gems` those of the stones.
    `front(a)` scales the peaks by the angle from the front, for coronets."""
    place = Matrix.Translation(at) @ Euler(turn).to_matrix().to_4x4()
    bm, n = bmesh.new(), peaks * 16

    def rise(a):
        k = abs(math.cos(a * peaks / 2)) ** sharp
        return low + (high - low) * k * (front(a) if front else 1)

    rings = []
    for i in range(n):
        a = 2 * math.pi * i / n
        d = Vector((math.sin(a), -math.cos(a) * deep, 0))
        rings.append([bm.verts.new(d * radius * (1 + (flare - 1) * t * rise(a) / high) + Vector((0, 0, t * rise(a)))) for t in (0, .33, .66, 1)])
    for i in range(n):
        for j in range(3):
            bm.faces.new((rings[i][j], rings[(i + 1) % n][j], rings[(i + 1) % n][j + 1], rings[i][j + 1]))
    o = meshed_from('crown', bm, [mat])
    o.matrix_world = place
    s = o.modifiers.new('thickness', 'SOLIDIFY')
    s.thickness, s.offset = .05, 0
    v = o.modifiers.new('rim', 'BEVEL')
    v.width, v.segments = .018, 2
    loop = [place @ Vector((math.sin(a) * radius * 1.02, -math.cos(a) * radius * deep * 1.02, .03))
            for a in (2 * math.pi * i / 24 for i in range(25))]
    roll(loop, .045, mat)
    for i in range(peaks):
        a = 2 * math.pi * i / peaks
        k = rise(a)
        out = 1 + (flare - 1) * k / high
        if tips and k > low * 1.2:
            ball(place @ Vector((math.sin(a) * radius * out, -math.cos(a) * radius * out * deep, k + .03)), .06 + .05 * k, mat=tips, detail=3)
        if gems:
            ball(place @ Vector((math.sin(a) * radius * 1.06, -math.cos(a) * radius * 1.06 * deep, low * .6)), (.06, .06, .075),
                 mat=gems[i % len(gems)], detail=3)
    return o


def brow(face, s, m, mat, x=.36, z=.52, wide=.3, radius=.05, lift=.02, taper=(.6, 1.2, 1.1, .3), cocked=.1):
    """One eyebrow: presses down or pleads with the mood; the viewer's right one is the cocked one."""
    up = .09 * m.raised + (cocked * m.cocked if s > 0 else -cocked * .3 * m.cocked)
    dip = -.2 * m.slant
    face.line([(s * (x - wide * .72), z - .05 + up + dip), (s * (x - wide * .1), z + .03 + up), (s * (x + wide * .55), z + .02 + up * .8 - dip * .3),
               (s * (x + wide), z - .07 + up * .35 - dip * .6)], radius, mat, list(taper), lift)

