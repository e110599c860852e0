// Arm wrestling across the supper table.
-> arm_wrestle

=== arm_wrestle ===
# game
# opens: wrestle, wrestling, armwrestle
Table's cleared and my sleeve's up. Arm wrestle me?
+ [You're on # yes, more, sure]
  -> begin
+ [My arm's tired # no, later, tired]
  Rest it, then. I'll wrestle the jam jar.
  -> END
= begin
Elbow down, grip tight. The owl says go. Push, or hold steady?
+ [Push hard! # push, hard, more, go, any]
  You shot off like a catapult. I'm bending, but I'm not down.
  -> rushed
+ [Hold steady # hold, wait, steady, still]
  You're a wall. I've leaned on walls for years, they never blushed.
  -> held
+ [Tickle you # tickle, cheat]
  Hee! Foul!
  -> fouled
= held
+ [Now push! # push, now, more, yes, any]
  Oh, well timed. My knuckles can smell the table.
  -> ahead
+ [Keep holding # hold, wait, steady, still]
  Still there? My ears are hot. Yours have gone straight up.
  -> level
= rushed
+ [Push harder # push, harder, more, any]
  All your puff's gone at once, and I've only just begun.
  -> behind
+ [Catch my breath # hold, wait, breath, rest]
  Dead level. Nose to nose. Hello.
  -> level
= fouled
+ [Sorry! # sorry]
  Forgiven. Back to the middle, and keep that other hand where I see it.
  -> level
+ [Worth it # laugh, worth, more, any]
  It was a good one. Now I'm winning, for justice.
  -> behind
= level
+ [Kiss your nose # kiss, nose, love]
  Oh, that's sneaky. I forgot I had an arm at all.
  -> ahead
+ [One huge push # push, more, any]
  Crack. That was the table. It's lying down and we're not.
  -> broken
= ahead
+ [Finish it! # push, yes, more, any]
  Bang. You win, fair and flat. What do you want for it?
  -> won
+ [Let you off # let, mercy, no, stop]
  An inch from winning, and you stopped. What did you do that for?
  -> spared
= behind
+ [I give up # give up, stop, no]
  Thump. Mine. What will you give the champion?
  -> lost
+ [Never! # never, push, more, any]
  Thump, by one thumb. You went down roaring, I liked that. What's my prize?
  -> lost
= broken
+ [Who won? # who, win, won, more, any]
  Nobody. We've beaten a table, side by side. I call that marriage.
  -> END
+ [Sorry, table # sorry, table, oops]
  It had a wobble anyway. I'll mend it with the mallet, it'll feel better.
  -> END
= won
+ [A kiss # kiss, you, love]
  Paid in full, with one over. Best match I ever lost.
  -> END
+ [The last pie # pie, food, eat, cheese]
  Yours. I'll hold the fork and look brave about it.
  -> END
+ [Just the glory # any, glory, nothing, no]
  Then glory it is. I'm telling the owl to spread it about.
  -> END
= spared
+ [I love you # love, kiss, you]
  Then I lost twice tonight, and I don't mind either one.
  -> END
+ [It felt fair # why, fair, any, more, dunno]
  You're a better sport than any knight I've met. It's a draw, {dear}.
  -> END
= lost
+ [A kiss # kiss, love, hug]
  Accepted. Now I feel almost sorry I won. Almost.
  -> END
+ [I'll wash up # wash, dishes, up, fine, yes]
  Done. I'll dry, so you don't sulk alone in the suds.
  -> END
+ [A rematch # again, no, more, any]
  Any night you like. I keep the table oiled.
  -> END
