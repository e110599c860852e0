// The ballad of how he came to stay.
-> she_sneezed

=== she_sneezed ===
# song
# opens: sneezed, sneeze
I wrote a ballad about your sneeze, the big one - shall I sing it?
+ [Yes, sing it # yes, more, sing, go on]
  -> begin
+ [Please don't # no, later]
  That's okay, the hens know it, we'll surprise you some morning!
  -> END
= begin
Here goes, I'm standing for this: She sneezed, and off my eyebrows flew!
+ [Go on # more, any, sing, really, laugh, cheer, no way, oh no, wow, why, what, how]
- The curtains went, the carpet too!
+ [Next line # more, sing, really, laugh, cheer, no way, wow, why, what, how]
+ [I said sorry! # sorry, oh no, oops]
- The knights ran home, the bats ran late!
+ [Keep going # more, any, sing, really, laugh, cheer, no way, oh no, wow, why, what, how]
- And I stood steaming by the gate!
+ [Then what? # more, any, what, sing, really, laugh, cheer, no way, oh no, wow, why, how]
- She blushed bright red, and so I stayed!
+ [And the last line? # more, any, sing, really, laugh, cheer, no way, oh no, wow, why, what, how]
- And that's the best mistake I've made!
+ [Mistake? # more, mistake, what, why, laugh, cheer, no way, oh no, wow, how]
  I'd come in by the wrong door, {dear}, the best wrong door there is!
  -> end
+ [I'm blushing again # blush, aw, love]
  You are, I can feel it from here, my fringe is drying!
  -> end
+ [Did it really happen? # really, true, did it]
  All of it, one sneeze, two eyebrows, they grew back crooked, I like them!
  -> end
= end
+ [Sing it at the fair # more, fair, again, hens, really, laugh, cheer, no way, oh no, wow, why, what, how]
  With the hens, on a stage, and I'll point at you all the way!
  -> END
+ [One kiss for the singer # kiss, hug]
  Mwah, right on the eyebrow, the left one, it remembers!
  -> END
