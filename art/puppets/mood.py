"""What a face can do, as numbers: every puppet is built for one mood and takes from it what it has muscles for."""
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Mood:
    name: str = 'rest'     # kept by `but`: whoever blinks while smitten is still smitten
    lids: float = .38      # upper lids: 0 wide open, 1 shut
    under: float = .12     # lower lids pushed up: 0 none, 1 to the middle of the eye
    slant: float = 0       # lids and brows: + inner ends down (cross), - inner ends up (pleading)
    raised: float = 0      # brows: -1 pressed down, 1 high
    cocked: float = .35    # how much more one brow is raised than the other: symmetry looks dead
    gaze: tuple = (-.05, -.02)  # where the eyes look: x to the viewer's right, z up, -1 .. 1
    pupil: float = 1       # size of the pupil
    smile: float = .3      # corners of the mouth: -1 down, 1 up
    open: float = 0        # mouth: 0 closed, 1 wide
    blush: float = 0       # 0 .. 1, cheeks and ears
    nod: float = 0         # radians, + looks down
    turn: float = 0        # radians, + towards the viewer's right
    tilt: float = .06      # radians, + leans to the viewer's right

    def but(self, **changes):
        return replace(self, **changes)


REST = Mood()
SMITTEN = Mood('smitten', lids=.3, under=.5, slant=-.25, raised=.7, cocked=.2, gaze=(.1, .16), pupil=1.3, smile=.95, open=.4,
               blush=1, nod=-.06, turn=.1, tilt=.2)
CROSS = Mood('cross', lids=.5, under=.3, slant=.42, raised=-.7, cocked=.3, gaze=(-.08, -.05), pupil=.8, smile=-.75,
             nod=.1, turn=-.08, tilt=-.08)
MOODS = {'rest': REST, 'smitten': SMITTEN, 'cross': CROSS}
