// A box with three locks, each a riddle, and what lies in it.
-> three_locks

=== three_locks ===
# riddle
# opens: riddle, riddles, puzzle, puzzles, brainteaser
I've a box with three locks, each one a riddle. Will you try?
+ [I'll try # yes, more, ok, try, go on]
  -> begin
+ [Not now # no, later]
  It's sat shut for years. It won't sulk over one more evening.
  -> END
= begin
First lock: I'm all teeth, I never bite, and I live on a ring.
+ [A key # key, keys]
  A key. Click. I went easy on you; I grew up with those.
  -> second
+ [A comb # any, comb, dog, crocodile, shark, diamond]
  Not that. It hangs by a sleeping guard, and I always want it.
  -> first_again
+ [A hint? # hint, clue, help, what]
  It turns one way to say hello, and the other for goodbye.
  -> first_again
+ [I give up # dunno, give up, more, answer]
  A key! You had one in your pocket the whole time.
  -> second
= first_again
+ [A key # key, keys]
  A key it is. Click.
  -> second
+ [Tell me # any, more, dunno, hint]
  It's a key. Don't worry, the next lock's softer.
  -> second
= second
+ [Second lock # more, yes, next, second, any]
- I wear your shape for nothing, stretch at dusk, and hide at noon.
+ [A shadow # shadow, shadows]
  A shadow. Click. Mine's the better burglar of the two of us.
  -> third
+ [A cat # any, cat, you, mirror, ghost, moon, coat, reflection]
  Good thought, but no. Stand by a candle and look behind you.
  -> second_again
+ [A hint? # hint, clue, help, what]
  It walks on walls, and it's never left a footprint.
  -> second_again
+ [I give up # dunno, give up, more, answer]
  Your shadow. It's been standing there trying not to laugh.
  -> third
= second_again
+ [My shadow # shadow, shadows]
  There. Click. It's following you about, very proud.
  -> third
+ [Tell me # any, more, dunno, hint]
  Your shadow. Wave to it. How polite, it waved first.
  -> third
= third
+ [Last lock # more, yes, last, next, any]
- Nobody can steal it from you. I've tried. You can only hand it over.
+ [My trust # trust, faith]
  Click. That one's never opened for anybody.
  -> lid
+ [My heart # heart, love, hearts]
  Hearts get stolen nightly. This must be won first. Five letters.
  -> third_again
+ [A secret # any, secret, name, kiss, soul, word, promise, time, respect]
  I've pinched plenty of those. This one grows slowly, in five letters.
  -> third_again
+ [I give up # dunno, give up, more, hint, clue, answer]
  Trust. I had to look it up, until you came along. Click.
  -> lid
= third_again
+ [Trust # trust]
  Trust. Click. I felt that one in my own ribs.
  -> lid
+ [Tell me # any, more, dunno, hint]
  Trust. Say it softly, and look: the lid's moving by itself.
  -> lid
= lid
+ [Open it # more, open, look, yes, what, any, inside]
- Inside there's one key, to my loft. It's cut to fit your hand.
+ [For me? # me, really, mine, why, thanks, more, any]
  For you. Use the door, the window, or both at once.
  -> END
+ [I'll give you mine # mine, too, my, give, swap, kiss, hug]
  I've had a copy since spring. But ask me again; I'd like it given.
  -> END
