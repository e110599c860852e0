"""An onion's skin: a strip along its meridian; where it peels, its line leaves the onion and curls outwards."""
import os
import sys
import numpy as np
from scipy.interpolate import CubicSpline
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stage import mesh, painted, rgb  # noqa: E402

MIDDLE = np.array([0, 0, -.3])


def meridian(n, size=1.0, long=1.0):
    """The onion's outline from its root to its neck: (r, z), with the neck drawn out to a point."""
    t = np.linspace(0, long, n)
    key = np.array([(.03, -1.02), (.30, -1.07), (.72, -.98), (1.08, -.66), (1.27, -.18), (1.24, .26), (.98, .66), (.60, .96),
                    (.34, 1.20), (.20, 1.46), (.13, 1.72)])
    at = np.linspace(0, 1, len(key))
    return CubicSpline(at, key)(t) * size


def glowing(name, warm, strength, rough=.45, through=.45):
    """Onion skin: light shines through it, and `shine` (the mesh's alpha of paint) makes it glow of itself."""
    m = painted(name, rough, .1, 20, .3)
    nt, link = m.node_tree, m.node_tree.links.new
    b, out = nt.nodes['Principled BSDF'], nt.nodes['Material Output']
    thin, mix = nt.nodes.new('ShaderNodeBsdfTranslucent'), nt.nodes.new('ShaderNodeMixShader')
    paint = next(n for n in nt.nodes if n.type == 'VERTEX_COLOR')
    inside, back = nt.nodes.new('ShaderNodeMixRGB'), nt.nodes.new('ShaderNodeNewGeometry')
    inside.inputs[2].default_value = (*rgb('#f0d9a0'), 1)
    link(back.outputs['Backfacing'], inside.inputs[0])
    link(paint.outputs['Color'], inside.inputs[1])
    link(inside.outputs[0], b.inputs['Base Color'])
    link(paint.outputs['Color'], thin.inputs['Color'])
    mix.inputs[0].default_value = through
    link(b.outputs[0], mix.inputs[1])
    link(thin.outputs[0], mix.inputs[2])
    link(mix.outputs[0], out.inputs[0])
    shine, times = nt.nodes.new('ShaderNodeVertexColor'), nt.nodes.new('ShaderNodeMath')
    shine.layer_name = 'shine'
    times.operation, times.inputs[1].default_value = 'MULTIPLY', strength
    link(shine.outputs['Color'], times.inputs[0])
    link(times.outputs[0], b.inputs['Emission Strength'])
    b.inputs['Emission'].default_value = (*rgb(warm), 1)
    m.cycles.sample_as_light = False
    return m


def skin(mat, turn, width, size, seed, open_at=2.0, bend=0.0, curl=0.0, dry='#8a4416', pale='#d08a38', shine=.2, tip=0.0,
         thick=0.0, long=1.0):
    """A strip of skin round `turn`, `width` radians wide; from `open_at` (0 root .. 1 neck) on it bends by `bend`."""
    n, m = 150, max(12, int(width * 46))
    rng = np.random.default_rng(seed)
    line = meridian(n, size, long)
    step = np.diff(line, axis=0, prepend=line[:1])
    length, angle = np.hypot(*step.T), np.unwrap(np.arctan2(step[:, 1], step[:, 0]))
    angle[0] = angle[1]
    s = np.linspace(0, 1, n)  # of a strip that may end short of the neck
    leave = np.clip((s - open_at) / max(.02, 1 - open_at), 0, 1)
    over = leave > 0
    angle = angle - bend * leave ** .4 - curl * leave ** 2.2
    path = line[0] + np.cumsum(np.c_[length * np.cos(angle), length * np.sin(angle)], 0)
    if not over.any():
        path = line
    v = np.linspace(-1, 1, m)
    S, V = np.meshgrid(s, v, indexing='ij')
    ragged = 1 + (.05 * np.sin(S * 31 + seed) + .04 * np.sin(S * 13 + 2 * seed)) * over[:, None]
    narrow = 1 - tip * np.clip((S - .45) / .55, 0, 1) ** 1.5
    A = turn + V * width / 2 * ragged * narrow
    ribs = np.cos(A * 17 + .5 * np.sin(A * 5 + seed)) * .6 + np.cos(A * 41 + seed) * .4
    puff = size * (.018 * ribs + .012 * np.sin(A * 3 + seed) * np.sin(S * 5)) * np.sin(np.pi * np.clip(S, 0, 1)) ** .5
    across = line[:, 0][:, None] * np.sin((A - turn))  # the strip keeps its paper's width as it leaves
    sag = line[:, 0][:, None] * (1 - np.cos(A - turn)) * (1 - .75 * leave[:, None])
    normal = np.c_[np.sin(angle), -np.cos(angle)]
    back = (1 - leave[:, None]) * np.array([1, 0]) + leave[:, None] * normal
    R = path[:, :1] + normal[:, :1] * puff - back[:, :1] * sag
    Z = path[:, 1:] + normal[:, 1:] * puff - back[:, 1:] * sag
    Z = Z + leave[:, None] * .03 * np.sin(V * 5 + S * 9 + seed)
    c, d = np.cos(turn), np.sin(turn)
    x, y = R * c - across * d, R * d + across * c
    points = np.stack([x, y, Z], -1).reshape(-1, 3) + MIDDLE
    k = np.arange((n - 1) * m).reshape(n - 1, m)[:, :-1].ravel()
    faces = np.c_[k, k + 1, k + m + 1, k + m]
    vein = np.clip(.5 + .5 * ribs, 0, 1) ** 2
    spots = np.clip(np.sin(A * 23 + 4 * np.sin(S * 7 + seed)) * np.sin(S * 19 + seed), 0, 1)
    cloud = np.sin(A * 2 + seed * 1.7 + 2 * S) * np.sin(S * 6 + seed)
    mixed = np.clip(.34 + .62 * (1 - vein) * .8 + .22 * cloud - .2 * spots, 0, 1)[..., None]
    colour = rgb(dry) * (1 - mixed) + rgb(pale) * mixed
    ends = np.clip((S - .72) / .28, 0, 1)[..., None] * .6 + np.clip(.12 - S, 0, .12)[..., None] * 4
    colour = colour * (1 - ends) + ends * rgb(dry) * .62
    o = mesh('skin', points, faces, np.clip(colour, 0, 1).reshape(-1, 3), mat)
    layer = o.data.color_attributes.new('shine', 'FLOAT_COLOR', 'POINT')
    lit = (shine * (.12 + .88 * (1 - vein) ** 2) * np.clip(np.sin(np.pi * np.clip(S * 1.02, 0, 1)), 0, 1) ** .8).ravel()
    layer.data.foreach_set('color', np.repeat(lit[:, None], 4, 1).astype(np.float32).ravel())
    if thick:
        paper = o.modifiers.new('flesh', 'SOLIDIFY')
        paper.thickness, paper.offset = thick, -1
    return o
