// The duel over a bucket: ladles at dawn, and the bucket's own opinion.
-> bucket_duel

=== bucket_duel ===
# story
# opens: bucket, ladle, ladles, duel
I once fought a duke over a bucket. Want to hear it?
+ [Yes, tell me # yes, more]
  -> begin
+ [Not now # no, later]
  Fair enough. The bucket's in no hurry.
  -> END
= begin
Noon, one hot mill, one bucket, and two hands on the handle.
+ [Whose hands? # who, whose, hand, hands]
  Mine, and the Duke of Wick's. His had the rings on.
  -> glove
+ [Go on # more]
  The other hand was the Duke of Wick's. Dukes drink first, he said.
  -> glove
= glove
+ [What did you do? # what, you, more]
+ [How rude of him # rude, mean, cheek]
- He threw down a silk glove. I threw down a gauntlet. Tiles broke.
+ [A real duel? # really, duel, fight]
  Real as rain. He wanted swords at dawn. I got to choose: soup ladles.
  -> ladles
+ [Which weapons? # which, weapon, weapons, sword, swords, what, more]
  He challenged, so I chose. Soup ladles, at dawn, behind the mill.
  -> ladles
= ladles
+ [Ladles! Why? # why, ladle, ladles, laugh]
  He'd trained ten years with a sword. Nobody trains with a ladle.
  -> bout
+ [And at dawn? # more, when, dawn, who]
  He bowed so low that his wig went down the well.
  -> bout
= bout
+ [Then what? # more, what, how]
  We fought for an hour. It sounded like a kitchen falling downstairs.
  -> finish
+ [Poor duke # aw, poor, sad, sorry]
  Not so poor. It took me a whole hour.
  -> finish
= finish
+ [Did you win? # who, win, won, more, yes]
+ [Did it hurt? # ouch, hurt, ow]
  Both wrists. <>
- I won at sunrise and filled the bucket. It had no bottom.
+ [No bottom? # really, what, bottom, hole]
  None at all. We'd fought for a hoop with a handle.
  -> moral
+ [Ha! And the duke? # laugh, more, duke, ha]
  He looked at me through it and laughed till he had to sit down.
  -> moral
= moral
+ [Are you friends now? # friend, friends, now, who]
  Good friends. Every spring he sends me a bucket. With a bottom.
  -> END
+ [What's the moral? # why, what, moral, more]
  Look inside before you fight for it. I keep that ladle over the door.
  -> END
