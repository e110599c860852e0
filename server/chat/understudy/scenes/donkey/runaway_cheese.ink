// The cheese that ran through an inn: it got away, and the ducks are happy.
-> runaway_cheese

=== runaway_cheese ===
# story
# opens: cheese, runaway, rolled
I once chased a cheese right through an inn - shall I tell it?
+ [Yes, tell me # yes, more, go on]
  -> begin
+ [Not now # no, later]
  Okay, later, it's a wheel of cheese, it'll come round again!
  -> END
= begin
So, Cheese Hill, the very top, one wheel of cheese, taller than my ears!
+ [What did you do? # more, what, how, really, laugh, cheer, no way, oh no, wow]
  I leaned on it, just leaned, I was telling it about my morning!
  -> leaned
+ [Whose cheese was it? # who, whose, why]
  The baker's, for the winter fair, a whole summer of milk, and I leaned!
  -> leaned
= leaned
+ [Oh no, it rolled? # more, roll, rolled, really, oh no, laugh, cheer, no way, wow, why, what, how]
  Whoosh, and me after it, shouting stop, but cheese never learned stop!
  -> hill
+ [Poor cheese # aw, poor, sad]
  Poor cheese? It was having the time of its life, poor me!
  -> hill
= hill
+ [Where did it go? # more, where, really, laugh, cheer, no way, oh no, wow, why, what, how]
  In at the Lopsided Spoon, front door, out the back, never even ordered!
  -> inn
+ [Did anyone help? # who, help, anyone]
  The pony ran, the mule ran, then straight into the Lopsided Spoon, all four!
  -> inn
= inn
+ [Was Doris cross? # more, doris, cross, angry, mad, really, laugh, cheer, no way, oh no, wow, why, what, how]
  Doris lifted her teacup, let it roll past, and put the teacup back.
  -> yard
+ [Did it break things? # break, broke, smash, damage]
  It clipped table six, that's where the wobble comes from, I've said sorry twice!
  -> yard
= yard
+ [Did you catch it? # more, catch, caught, get it, laugh, cheer, no way, oh no, why, what, how]
  I got one tooth in, it kept going, so now I was rolling too!
  -> pond
+ [You and the cheese, wow # really]
  Me on top, then it on top, then me, we got quite close!
  -> pond
= pond
+ [And then? # more, where, what, any, really, laugh, cheer, no way, oh no, wow, why, how]
- Splash! The duck pond! And it floated!
+ [What did they do? # more, what, duck, ducks, really, laugh, cheer, no way, oh no, wow, why]
  They climbed aboard, one, two, all of them, and they've lived there ever since!
  -> island
+ [Did you get it back? # back, eat, how]
  How could I, there were ducks on it, unpacking!
  -> island
= island
+ [A cheese island! # more, island, wow, really, laugh, cheer, no way, oh no, what, how]
  It's got a flag now, and it's smaller every Tuesday, and nobody mentions it!
  -> END
+ [Was the baker sad? # baker, sad, why, who, cross]
  He visits on Sundays with crackers, he says it's the best he ever made!
  -> END
