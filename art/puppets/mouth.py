"""Mouths: a line when closed; carved, with teeth and tongue, when open."""
from clay import ball, clay, roll
from surface import spline


def _edge(x, z, w, mood, upper, k, cocked):
    """Height of the upper or lower lip line at k = -1 .. 1: corners go with the smile, one a little further."""
    corner = mood.smile * .3 * w * (1 + cocked * (k > 0)) * k * k
    gap = 1.3 * mood.open * w * (1 - abs(k) ** 2.4)
    return z + corner + (gap * .25 if upper else -gap * (1.0 if mood.smile > -.2 else .8)) - mood.smile * .12 * w


def mouth(face, x, z, width, mood, lip=None, lip_size=.04, teeth='upper', tongue=True, maw='#3a1512', cocked=.3, line=None, tooth='#f1e6c8'):
    """`width` is half the mouth's. `teeth`: '', 'upper', 'both', 'gap' (two big ones). `lip` is a material or None."""
    w = width
    ks = [-1, -.8, -.5, -.2, .1, .4, .7, .9, 1]
    top = [(x + k * w, _edge(x, z, w, mood, True, k, cocked)) for k in ks]
    low = [(x + k * w, _edge(x, z, w, mood, False, k, cocked)) for k in ks]
    if mood.open < .04:
        face.line(top, .026, line or clay('mouth line', '#3a2012', .7, .05), [.35, .9, 1.1, 1.1, 1.1, 1.1, 1, .9, .35], .0)
        if lip:
            face.line([(a, b - .045 - .02 * (1 - abs(k))) for (a, b), k in zip(low, ks)][2:-2], lip_size * 1.1, lip,
                      [.3, .9, 1.2, .9, .3], -.012)
        return
    dark = clay('maw', maw, .5, .1)
    depth = .16 + .22 * mood.open
    front = [face.at(a, b) for a, b in top + low]
    face.carve(top + low[::-1][1:-1], depth, dark)
    y = sum(p.y for p in front) / len(front)
    _inside(face, x, z, w, mood, teeth, tongue, top, low, front, tooth)
    if lip:
        for edge in (top, low):
            fine = spline(edge, 3)
            pts = []
            for a, b in fine:
                near = min(front, key=lambda p: (p.x - a) ** 2 + (p.z - b) ** 2)
                pts.append((a, near.y + .005, b))
            n = len(pts)
            roll(pts, lip_size, lip, [.25 + .85 * (1 - abs(2 * i / (n - 1) - 1) ** 2) for i in range(n)])


def _inside(face, x, z, w, mood, teeth, tongue, top, low, front, tooth):
    enamel = clay('enamel', tooth, .28, .06, 6)
    n = len(top)
    if teeth:
        count = 2 if teeth == 'gap' else 6
        span = .62 if teeth != 'gap' else .2
        for i in range(count):
            k = (i - (count - 1) / 2) / max(1, (count - 1) / 2) * span
            j = min(range(n), key=lambda q: abs((top[q][0] - x) / w - k))
            size = w * (span / count) * (1.25 if count > 2 else 1.1)
            gap = top[j][1] - low[j][1]
            long = min(size * (1.15 - .25 * abs(k)), gap * .52)
            wob = .04 * ((i * 7) % 3 - 1)
            ball((x + k * w, front[j].y + .07 + .05 * abs(k), top[j][1] - long * .62), (size, size * .55, long), (0, wob, 0), enamel, 3)
            if teeth == 'both':
                ball((x + k * w * .9, front[n + j].y + .09, low[j][1] + long * .45), (size * .85, size * .5, long * .7), (0, -wob, 0), enamel, 3)
    if tongue:
        mid = n // 2
        gap = top[mid][1] - low[mid][1]
        ball((x + .03, front[n + mid].y + .17, low[mid][1] + gap * .06), (w * .55, .17, gap * .3), (.25, 0, 0), clay('tongue', '#b5524c', .4, .15), 4)
