"""Clay hands for the two on their log: a palm, fingers that stay apart, a thumb. Mittens were the first thing anybody saw."""
from clay import ball, knead, roll


def finger(points, radius):
    """A sausage with a round tip."""
    return [roll(points, radius, taper=[1.05, 1, .9]), ball(points[-1], radius * .92, detail=2)]


def hand(skin, palm, size, fingers, radius, thumb):
    """Fingers are kneaded one by one: pressed into one piece at this size they would close up again."""
    knead([ball(palm, size, detail=3)], skin, .014, 2)
    for points in fingers:
        knead(finger(points, radius), skin, .01, 1)
    knead(finger(thumb, radius * 1.12), skin, .01, 1)


def over_a_knee(skin, x, y, z):
    """His, open and heavy: four fingers hang down before the knee."""
    fingers = [[(x + k, y - .04, z + .045), (x + 1.12 * k, y - .15, z + .02 - .1 * abs(k)),
                (x + 1.2 * k, y - .165, z - .1 - .25 * abs(k - .02))] for k in (-.1, -.035, .03, .095)]
    hand(skin, (x, y, z + .01), (.13, .11, .075), fingers, .034,
         [(x + .09, y, z + .04), (x + .165, y - .07, z + .035), (x + .175, y - .13, z + .0)])


def folded(skin, x, y, z):
    """Hers: one hand laid over the other in her lap, its thumb on top."""
    ball((x + .09, y + .03, z - .005), (.085, .07, .07), mat=skin, detail=3)
    fingers = [[(x - .07, y - .04, z + .055 - .04 * k), (x + .02, y - .085, z + .058 - .042 * k),
                (x + .115 - .012 * abs(k - 1), y - .055, z + .045 - .04 * k)] for k in range(4)]
    hand(skin, (x - .06, y, z), (.085, .075, .08), fingers, .0225,
         [(x - .07, y - .02, z + .07), (x + .0, y - .06, z + .102), (x + .06, y - .065, z + .1)])


def round_an_arm(skin, x, y, z):
    """His other one, from behind: fingers that come round her sleeve."""
    fingers = [[(x + .1, y + .12, z + k), (x + .115, y - .06, z + k), (x + .035, y - .16, z + .9 * k - .01)]
               for k in (.09, .03, -.03, -.085)]
    hand(skin, (x + .08, y + .12, z), (.07, .1, .11), fingers, .033,
         [(x + .06, y + .1, z + .1), (x + .03, y - .02, z + .16), (x - .02, y - .08, z + .16)])
