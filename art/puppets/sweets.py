"""What goes on a biscuit: candy eyes under lids, gumdrops, pearls, a candy cane, a heart."""
import math
from mathutils import Matrix, Vector
from clay import ball, clay, glaze, knead, roll
from eyes import _shell
from paint import wiring


def sweet_eye(at, r, white, candy, lid, mood, side, size=.56, lash=None, flick=0.0, shape=None, pool=None, lower=None):
    """An icing ball with a candy pressed on where it looks, under `lid`. `shape(at, look, r)` makes another candy."""
    at = Vector(at)
    ball(at, r, mat=white, detail=5)
    if pool:  # the puddle of icing that the eye is stuck on with
        roll([at + Vector((math.cos(t) * r * 1.12, -.06, math.sin(t) * r * 1.12)) for t in [math.pi * i / 12 for i in range(26)]],
             r * .24, pool, [1 + .13 * math.sin(i % 24 * 2.1 + side) for i in range(26)])
    look = Vector((mood.gaze[0] * 1.1, -1, mood.gaze[1] * 1.1)).normalized()
    flat = look.to_track_quat('-Y', 'Z').to_matrix().to_4x4()
    size *= mood.pupil
    candy[1].node_tree.nodes['Principled BSDF'].inputs['Specular'].default_value = .12  # else the lamp's square greys it
    if shape:
        shape(at + look * r * .9, flat, r * size)
    else:
        for k, d, m, deep in ((1, .84, candy[0], .2), (.6, .94, candy[1], .25)):
            o = ball((0, 0, 0), 1, mat=m)
            o.matrix_world = (Matrix.Translation(at + look * r * d) @ flat @ Matrix.Diagonal((r * size * k, r * deep, r * size * k, 1)))
    shine = glaze('catch-light', '#ffffff', glow=2.2)
    shine.cycles.sample_as_light = False
    for d, k in (((-.26, -1, .24), .115), ((.26, -1, -.14), .06)):
        d = (look + Vector((d[0], 0, d[2]))).normalized()
        ball(at + d * r * 1.12, r * k * max(1, mood.pupil), mat=shine, detail=2)
    shut = mood.lids > .92
    thick, turn = r * .16, -side * mood.slant * (.4 if shut else 1)
    up = math.radians(56 - 92 * mood.lids)
    _shell(at, r * 1.1, up, turn, True, lid, thick)
    if mood.under > .02:
        _shell(at, r * 1.08, min(math.radians(-64 + 62 * mood.under), up - .05), turn if shut else -turn * .5, False, lower or lid, thick * .9)
    if shut and not lash:
        roll([at + Matrix.Rotation(turn, 4, 'Y') @ Vector((math.sin(t), -math.cos(t) * math.cos(up), math.cos(t) * math.sin(up))) * r * 1.25
              for t in (math.radians(-64 + 16 * k) for k in range(9))], r * .1, clay('lid line', '#2c130a', .6, .05), [.4] + [1] * 7 + [.4])
    if lash:
        tips(at, r, up, turn, side, lash, flick)


def tips(at, r, up, turn, side, mat, flick):
    """Lashes piped along the lid's rim: a fat line and three flicks at the outer end."""
    def on(t, k=1.24):
        d = Vector((math.sin(t), -math.cos(t) * math.cos(up), math.cos(t) * math.sin(up)))
        return at + Matrix.Rotation(turn, 4, 'Y') @ d * r * k
    roll([on(side * math.radians(-66 + 16.5 * k)) for k in range(9)], r * .1, mat, [.4] + [1] * 7 + [.8])
    for t, up_ in ((72, .25), (50, .55), (28, .75)):
        foot = on(side * math.radians(t))
        out = Vector((side * (1.15 - up_ * .75), -.25, up_)).normalized() * r * (.42 + flick)
        roll([foot, foot + out * .5 + Vector((0, 0, -.02)), foot + out + Vector((0, 0, .03))], r * .085, mat, [1, .9, .15])


def sugared(name, colour, grit=.75):
    """Jelly rolled in sugar: colour under white specks."""
    m = clay(name, colour, .35, .8, 45)
    b, node = m.node_tree.nodes['Principled BSDF'], wiring(m)
    cells = node('TexVoronoi', Vector=node('TexCoord').outputs['Object'], Scale=26.0)
    speck = node('MapRange', i0=cells.outputs['Distance'], i1=.2, i2=.32, i3=grit, i4=0.0).outputs[0]
    base = b.inputs['Base Color'].links[0].from_socket
    tone = node('MixRGB', Fac=speck, Color1=base, Color2=(.9, .8, .95, 1))
    m.node_tree.links.new(tone.outputs[0], b.inputs['Base Color'])
    return m


def gumdrop(at, r, mat, turn=0.0):
    """A gumdrop stuck on by its foot, its nose towards the viewer."""
    x, y, z = at
    return knead([ball((x, y - r * .1, z), (r, r * .35, r)), ball((x, y - r * .45, z), (r * .9, r * .6, r * .9)),
                  ball((x + turn * r, y - r * .8, z), (r * .66, r * .45, r * .66))], mat, .022, 4)


def cane(points, radius, white, red, turns=9):
    """A candy cane: a rolled stick with a red strand wound round it. `points` are dense and 3D."""
    roll(points, radius, white)
    pts = [Vector(p) for p in points]
    n, fine = len(pts), []
    for i in range(turns * 14 + 1):
        f = i / (turns * 14) * (n - 1)
        j = min(int(f), n - 2)
        along = (pts[j + 1] - pts[j]).normalized()
        a = Vector((0, 1, 0))
        b = along.cross(a).normalized()
        a = b.cross(along)
        t = i / 14 * 2 * math.pi
        fine.append(pts[j].lerp(pts[j + 1], f - j) + (a * math.cos(t) + b * math.sin(t)) * radius * .8)
    return roll(fine, radius * .46, red, round=4)


def heart(at, size, mat, turn=0.0, deep=.3):
    """A plump heart facing the viewer."""
    x, y, z = at
    lumps = []
    for s in (-1, 1):
        lumps += [ball((x + s * size * .42, y, z + size * .28), (size * .52, size * deep, size * .5)),
                  roll([(x + s * size * .5, y, z + size * .18), (x + s * size * .3, y, z - size * .3), (x, y, z - size * .85)],
                       size * .36, taper=[1.1, .85, .22])]
    lumps.append(ball((x, y, z - size * .1), (size * .4, size * deep * .9, size * .5)))
    o = knead(lumps, mat, size * .07, 5)
    if turn:
        o.matrix_world = Matrix.Translation(at) @ Matrix.Rotation(turn, 4, 'Y') @ Matrix.Translation(-Vector(at)) @ o.matrix_world
    return o
