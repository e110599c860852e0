"""Dragon: huge, scaled, coy. Her muzzle comes towards the viewer; smoke says what she feels."""
from mathutils import Vector
from clay import ball, clay, knead, linear, roll
from dragon_parts import breath, crest, fangs, frills, paw, wings
from eyes import eye
from joint import Head
from mood import CROSS, REST, SMITTEN
from mouth import mouth
from paint import rub
from scales import scales
from surface import Surface

MOODS = {
    'rest': REST.but(lids=.4, slant=-.1, raised=.3, smile=.55, tilt=.12, turn=.1, nod=.05, gaze=(-.22, .05), pupil=1.1),
    'smitten': SMITTEN.but(lids=.36, under=.42, tilt=.2, nod=.06, turn=.12, open=.3, smile=1.0, gaze=(-.2, .26), pupil=1.7),
    'cross': CROSS.but(open=.42, smile=-.35, lids=.36, slant=.5, nod=.12, tilt=-.1, pupil=.55),
}
LIVING = {'rest': {'open': {'open': .42}}, 'smitten': {'open': {'open': .45}}, 'cross': {'open': {'open': .75}}}


def build(m):
    hide, lip = clay('hide', '#a81c5a', .5, .25, 9), clay('lip', '#8c1440', .3, .12)
    shades = [clay('scale' + c, c, .42, .2, 7) for c in ('#b01f5e', '#a01b5c', '#c22c66', '#901752')]
    belly, dark = clay('belly', '#eeb0a4', .55, .3, 6), clay('dark', '#2c0a18', .8, .1)
    lid, brow = clay('lid', '#8a3fa0', .3, .12), clay('brow', '#6a0f3c', .5, .2)
    lash, horn = clay('lash', '#1c0d14', .5, .05), clay('horn', '#e4cfa4', .45, .35, 7)
    for s in (-1, 1):
        for c in [hide] + shades:
            rub(c, (s * .64, -.75, -.25), .5, '#ff6a62', .8 * m.blush)
    jaw = .45 * max(0, m.open - MOODS[m.name].open)  # it drops when she growls, or the mouth would cut through it
    with Head(m):
        lumps = [ball((0, .1, .25), (.84, .8, .66)), ball((0, -.1, -.15), (.78, .7, .45)),
                 ball((0, -.9, -.48), (.58, .74, .33)), ball((0, -.6, -.2), (.33, .55, .32)), ball((0, -1.2, -.46), (.56, .42, .27)),
                 ball((0, -.75, -.83 - jaw), (.42, .66, .2 + .5 * jaw)), ball((0, .2, -.75), (.56, .6, .5))]
        for s in (-1, 1):
            lumps += [ball((s * .27, -1.42, -.34), (.21, .22, .19)), ball((s * .44, -.5, .52), (.42, .3, .15), (0, s * .25, 0)),
                      ball((s * .64, -.3, -.2), (.3, .4, .26)), ball((s * .48, -1.05, -.56), (.2, .36, .18))]
        face = Surface(knead(lumps, hide, .024, 7))

        def bare(p, n):
            for s in (-1, 1):
                if (p - Vector((s * .44, -.75, .18))).length < .37:
                    return False
            edge = -1.02 + .5 * max(0, abs(p.x) - .1) - .7 * min(0, p.z + .35)
            return p.z > -1.0 and p.y > edge - .05 * ((p.x * 17) % 1)

        scales(face.o, shades, lambda p: .095 + .07 * min(1, max(0, (p.y + 1.2) / 1.2)),
               lambda p: p - Vector((0, -2.6, -.35)), bare)
        for s in (-1, 1):
            eye((s * .44, -.6, .2), .3, '#f0a81c', lid, m, s, slit=True, size=.66, lash=lash, flick=.5, lower=hide)
            lift, dip = .06 * m.raised + (.07 * m.cocked if s > 0 else -.02), -.14 * m.slant
            face.line([(s * .13, .5 + lift + dip), (s * .34, .62 + lift), (s * .6, .6 + lift - dip * .5), (s * .84, .42 + lift - dip)],
                      .05, brow, [.5, 1.1, 1, .3], .06)
            face.carve([(s * .2, -.4), (s * .25, -.33), (s * .35, -.3), (s * .38, -.36), (s * .31, -.4)], .0, dark)
            roll([(s * .46, .1, .72), (s * .66, .22, 1.0), (s * .84, .2, 1.2), (s * .86, .0, 1.4)], .17, horn, [1.1, .85, .55, .1])
        maw = clay('maw', '#5a0d1c', .5, .1).node_tree.nodes['Principled BSDF']
        if m.slant > .2:
            maw.inputs['Emission'].default_value, maw.inputs['Emission Strength'].default_value = linear('#ff6a18'), 1.2
        mouth(face, .02, -.68, .5, m, lip, .035, teeth='', tongue=True, line=dark)
        fangs(m, face)
        frills(m, lip)
        crest(lip)
        breath(m, face)
    neck = knead([roll([(0, .35, -.7), (-.02, .4, -1.4), (.05, .45, -2.0), (.1, .5, -3)], .58, taper=[.9, 1, 1.3, 2.1]),
                  ball((-.95, .55, -2.6), (.8, .6, .75)), ball((1.05, .55, -2.6), (.8, .6, .75))], hide, .04, 8)
    scales(neck, shades, lambda p: .17, lambda p: Vector((p.x * .3, 0, -1)),
           lambda p, n: p.z > -2.7 and abs(p.x) > .3 - .12 * (p.z + 1.2))
    front = Surface(neck)
    for k in range(9):
        z, wide = -2.65 + .18 * k, .68 - .042 * k
        ball(front.at(.03, z) + Vector((0, .12, 0)), (wide, .24, .13), (-.4, (k % 2 - .5) * .06, 0), belly)
    wings(m, lip)
    if m.blush:
        paw((-.32, -.95, -1.72), hide, shades)
