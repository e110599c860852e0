// The crow who stole the left button, and why he may keep it.
-> crow_nest

=== crow_nest ===
# story
# opens: crow, crows, nest, archibald
A crow keeps my first left button. Would you hear why I allow it?
+ [Tell me # yes, more, go on]
  -> begin
+ [Maybe later # no, later]
  Very well. The button is in good hands. Well, feet.
  -> END
= begin
I was polishing on the windowsill. A shadow came, a peck, and a draught.
+ [A draught? # draught, what, where, more, cheer, laugh]
  Where my button had been. One does not feel dressed.
  -> gone
+ [The crow! # crow, who, bird]
  The very same. He was over the elm before I found my shout.
  -> gone
= gone
+ [Did you chase him? # more, chase, follow, run, then, what, cheer, laugh]
- I climbed that elm. It took two days, one ribbon and some sap.
+ [Two days? # two, days, really, long, how]
  I slept in a knothole. A beetle charged me nothing and was kind.
  -> top
+ [And at the top? # more, top, nest, what, cheer, laugh]
  A nest the size of a ballroom. I raised my toothpick. I roared.
  -> roar
= top
+ [Then the top? # more, top, then, and, cheer, laugh]
- At dawn I leapt into the nest, lance first, roaring.
-> roar
= roar
+ [Was he there? # who, crow]
  Out. There was only a chick, bald as a pea, and crying.
  -> chick
+ [What happened? # more, what, then, and, cheer, laugh]
  Nobody roared back. In the corner sat one small bald chick.
  -> chick
= chick
+ [Poor thing # aw, poor, sad, cute, baby]
  So thought I. It was shaking my button, to hear it rattle.
  -> rattle
+ [And the button? # more, button, where, what, cheer, laugh]
  It lay in the chick's claws. It was looking at its face in it.
  -> rattle
= rattle
+ [Did you take it? # more, take, took, grab, cheer, laugh]
- I put out my mitten. It laid its beak there. I was beaten.
+ [So you left it # left, gave, leave, kind, let]
  I told it a story as well. Then I went home, one side draughty.
  -> END
+ [What of the crow? # more, crow, then, what, father, any, cheer, laugh]
  Every spring he brings me a new button. Last year, it was brass.
  -> END
