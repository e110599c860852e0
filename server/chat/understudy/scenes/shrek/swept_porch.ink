// The quarrel of the swept porch, and what was in the mud.
-> swept_porch

=== swept_porch ===
# quarrel
# opens: quarrel, swept, sweep, broom
You swept my porch. Do we have that quarrel now?
+ [Now # yes, more, now, go on, ok]
  -> begin
+ [No quarrel # no, later, sorry]
  Good. I'd only half a temper ready anyway.
  -> END
= begin
That porch had eleven years of mud on it. In order!
+ [It was filthy # filthy, dirty, mess, mud, muddy]
  It was filed.
  -> second
+ [I'm sorry # sorry]
  Don't sorry me yet, I've only just got warm.
  -> second
+ [You never sweep! # never, lazy, help, clean, more, any]
  I was keeping it! You don't sweep what you're keeping.
  -> second
= second
+ [It's only mud # only, mud, just, more, dirt, any]
  Only mud! I can tell you the weather on any day of it.
  -> third
+ [I'll put it back # back, fix, put, return]
  I looked in the ditch. It's all mixed. There's autumn in with spring.
  -> third
+ [Fine, sulk then # fine, sulk, whatever, shout, stupid, no]
  I will. I've a stump for it. Look, that's me, on the stump.
  -> third
= third
+ [Why so upset? # why, upset, what, wrong, more, matter, angry, sorry, any]
- Your first footprint was by the rail. I've stepped round it ever since.
+ [You never said # why, say, said, tell, told, more, never, know, any]
  You don't say such things. You just step round them.
  -> soft
+ [Oh, Shrek # aw, love, kiss, hug, sweet, oh]
  Don't. I'm meant to be roaring.
  -> soft
+ [I'm so sorry # sorry, forgive]
  No, I am. You'd cleaned my step for me, and I barked.
  -> soft
= soft
+ [I'll make a new one # new, step, foot, footprint, print, more, any]
  There's wet clay by the rail. Boot off. Press it good and hard.
  -> press
+ [You first # you, first, both, together, us]
  Both at once, then, so nobody's first. On three. Mind my toe.
  -> press
= press
+ [Squish # more, press, squish, done, stamp, stomp, step, any, yes, three]
- There. Two feet, side by side.
+ [Friends again? # friends, again, more, peace, any, forgive, sorry]
  Friends. But the broom lives on the roof.
  -> END
+ [Kiss and make up # kiss, hug, hand, love]
  On the cheek. There. Best quarrel I've had all year.
  -> END
