"""What the two cats share: ears, whiskers, a mouth under two pads, painted stripes. Their heads are their own."""
import math
import bmesh
from mathutils import Vector
from clay import ball, clay, glaze, knead, linear, roll
from paint import wiring
from surface import Surface, _object


def cloth(mat, sheen=.8):
    """Felt and velvet shine at their edges."""
    b = mat.node_tree.nodes['Principled BSDF']
    b.inputs['Sheen'].default_value, b.inputs['Sheen Tint'].default_value = sheen, .6
    b.inputs['Specular'].default_value = .15
    return mat


def streak(mat, a, b, width, colour, strength=1.0, taper=.75, soft=.35):
    """A stripe painted into `mat` from `a` to `b` (x, z), right through, thinner towards `b`, a little ragged like wool."""
    tree = mat.node_tree
    node, base = wiring(mat), tree.nodes['Principled BSDF'].inputs['Base Color']
    a, b = Vector((a[0], 0, a[1])), Vector((b[0], 0, b[1]))
    d = b - a
    place = node('TexCoord').outputs['Object']
    ragged = node('TexNoise', Vector=place, Scale=7.0, Detail=1.0).outputs['Color']
    shift = node('VectorMath', {'operation': 'MULTIPLY_ADD'}, i0=ragged, i1=(.14,) * 3, i2=tuple(-a - Vector((.07,) * 3))).outputs[0]
    p = node('VectorMath', {'operation': 'ADD'}, i0=place, i1=shift).outputs[0]
    p = node('VectorMath', {'operation': 'MULTIPLY'}, i0=p, i1=(1, 0, 1)).outputs[0]
    dot = node('VectorMath', {'operation': 'DOT_PRODUCT'}, i0=p, i1=tuple(d / d.length_squared)).outputs['Value']
    t = node('Clamp', i0=dot).outputs[0]
    nearest = node('VectorMath', {'operation': 'SCALE'}, i0=tuple(d), Scale=t).outputs[0]
    off = node('VectorMath', {'operation': 'DISTANCE'}, i0=p, i1=nearest).outputs['Value']
    w = node('MapRange', i0=t, i3=width, i4=width * (1 - taper)).outputs[0]
    inner = node('Math', {'operation': 'MULTIPLY'}, i0=w, i1=1 - soft).outputs[0]
    fac = node('MapRange', {'interpolation_type': 'SMOOTHSTEP'}, i0=off, i1=inner, i2=w, i3=strength, i4=0.0).outputs[0]
    mix = node('MixRGB', Fac=fac, Color2=linear(colour))
    tree.links.new(base.links[0].from_socket, mix.inputs[1])
    tree.links.new(mix.outputs[0], base)
    return mat


def _bezier(points, t):
    points = [Vector(p) for p in points]
    while len(points) > 1:
        points = [p.lerp(q, t) for p, q in zip(points, points[1:])]
    return points[0]


def pointed(v):
    """A cat's ear: as wide as it gets at the root."""
    return max(.04, 1 - v ** 1.6)


def dish(path, width, facing, thick, cup=.12, shape=pointed):
    """A hollow leaf of clay along a bent `path`: ears. `facing` is where its hollow looks."""
    bm, rows, nu, nv = bmesh.new(), [], 14, 22
    for j in range(nv + 1):
        v = j / nv
        axis = (_bezier(path, min(1, v + .02)) - _bezier(path, max(0, v - .02))).normalized()
        side = axis.cross(Vector(facing)).normalized()
        n, w, p = side.cross(axis), width * shape(v), _bezier(path, v)
        rows.append([bm.verts.new(p + side * (u * w) - n * (cup * (1 - u * u) * w / width))
                     for u in (2 * i / nu - 1 for i in range(nu + 1))])
    for r, q in zip(rows, rows[1:]):
        for i in range(nu):
            bm.faces.new((r[i], r[i + 1], q[i + 1], q[i]))
    o = _object('dish', bm, clay('leaf', '#888888'))
    s = o.modifiers.new('thickness', 'SOLIDIFY')
    s.thickness, s.offset = thick, 0
    return o


def ear(lumps, path, width, facing, inside, cup=.14, shape=pointed, thick=.1):
    """Adds the ear's outside to the head's lumps, models its lining at once."""
    lumps.append(dish(path, width, facing, thick, cup, shape))
    lift = Vector(facing).normalized() * (thick * .55 if shape is pointed else thick * .95)
    n = 7
    inner = [_bezier(path, .08 + .8 * i / (n - 1)) + lift for i in range(n)]
    return knead([dish(inner, width * .68, facing, .035, cup * .8, shape)], inside, .014, 4)


def paw(at, size, mat, turn=0.0, toes=(-.8, 0, .8), big=.45, line=(.35, .7, 1.02), thick=.022, up=.02):
    """A soft mitten, seen from its back, and a line between each two toes."""
    at = Vector(at)

    def toe(k, r):
        return at.x + math.sin(turn + k) * size * r, at.z + math.cos(turn + k) * size * r
    o = knead([ball(at, (size, size * .85, size * .9))]
              + [ball((toe(k, .75)[0], at.y - size * .5, toe(k, .75)[1]), size * big) for k in toes], mat, .018, 3)
    seam = clay('toe seam', '#4a2412', .8, .05)
    for a, b in zip(toes, toes[1:]):
        Surface(o).line([toe((a + b) / 2, r) for r in line], thick, seam, [.3, 1, 1], up)
    return o


def whiskers(face, x, z, reach, mood, mat, sag=.0, radius=.011):
    """Three thin rolls a side; happy ones rise, cross ones bristle. Before the mouth is carved, or they jump when it opens."""
    lift = .16 * mood.smile
    for s in (-1, 1):
        for i, (a, b) in enumerate(((.0, .16), (-.05, -.02), (-.1, -.2))):
            p = face.at(s * (x + .03 * (i == 1)), z + a)
            long = reach * (1 - .1 * abs(i - 1)) * (1 + .04 * s)
            roll([p, p + Vector((s * long * .35, -.14, b * .4 + .05)), p + Vector((s * long * .75, -.05, b + lift * .6 + .04)),
                  p + Vector((s * long, .05, b * 1.3 + lift - sag))], radius, mat, [1, .9, .7, .25])
            ball(p, .022, mat=clay('whisker dot', '#6b4a38', .8, .1), detail=2)


def cat_mouth(face, z, w, mood, line, maw='#4a1a1c', fang=1.0, half=.0, nose_z=None, sides=(-1, 1)):
    """A seam under the nose and two curves; open: carved, with fangs. `half` lifts the right corner alone: a smirk."""
    ks = [-1, -.8, -.55, -.3, 0, .3, .55, .8, 1]

    def upper(k):
        corner = (mood.smile * .42 + half * (k > 0)) * w * abs(k) ** 2.2
        return z + corner - .2 * w * math.sin(math.pi * min(1, abs(k) * 1.15)) * (1 - .4 * abs(k))
    top = [(k * w, upper(k)) for k in ks]
    thin = [.3, .8, 1, 1, 1, 1, 1, .8, .3]
    if nose_z:
        face.line([(0, nose_z), (.005, (nose_z + z) / 2), (0, z + .01)], .017, line, None, .002)
    if mood.open < .04:
        face.line(top, .024, line, thin, .004)
        if fang > 1:
            _fang(face, w * .5, upper(.5), .1 * fang)
        return
    low = [(k * w * .92, upper(k) - mood.open * w * 1.5 * (1 - abs(k) ** 2.2)) for k in ks]
    front = {k: face.at(k * w, upper(k)) for k in (-.45, 0, .45)}
    bottom = face.at(0, low[4][1])
    face.carve(top + low[::-1][1:-1], .2 + .2 * mood.open, clay('maw', maw, .5, .1))
    for s in sides:
        p = front[s * .45]
        _spike(p + Vector((0, .02, .02)), .13 * fang * (.6 + mood.open * .6))
    ball(bottom + Vector((.02, .2, .05)), (w * .5, .2, .1 + .1 * mood.open), (.3, 0, 0), clay('tongue', '#d0706e', .4, .15))


def _spike(p, long):
    roll([p, p + Vector((0, -.03, -long * .5)), p + Vector((0, -.01, -long))], .05, glaze('fang', '#f6efdc', .25), [1, .75, .08])


def _fang(face, x, z, long):
    _spike(face.at(x, z, -.02), long)
