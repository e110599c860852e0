// The poem to the mop, read at poetry night.
-> ode_marjorie

=== ode_marjorie ===
# poem
# opens: ode, marjorie, poetry, verse
I wrote the mop a poem, for poetry night. Would you hear it?
+ [Yes, please # yes, more, go on]
  -> begin
+ [Not now # no, later]
  She'd sooner not be stared at, to be honest.
  -> END
= begin
To Marjorie, who is a mop.
+ [Go on # any, more]
  -> leg
+ [Who's Marjorie? # who, marjorie]
  The mop. I did say. Poems go quicker if you let them.
  + + [Sorry. Go on # any, more, sorry]
    -> leg
= leg
You have one leg, and you're on it longer than I am.
+ [Next line # any, more]
  You've a fine head of hair, and you never once fussed.
- (hair)
+ [Next line # any, more]
  What the world spills you take in, and tell only the bucket.
- (bucket)
+ [That's deep # nice, deep, aw, wow, beautiful, lovely]
  It's a deep bucket. There's one line more. Steady.
  + + [Steady. Go on # any, more]
    -> last
+ [And the end? # any, more, end]
  -> last
= last
When I retire you're coming, and you'll have the window side.
+ [Did they clap? # any, more, clap, they, how, what]
  The giant did. It blew the candles out. We sat there, rather moved.
  -> END
+ [That's beautiful # nice, lovely, aw, beautiful, good, like, thanks, cheer]
  Keep it down. She's started standing up straighter as it is.
  -> END
+ [It doesn't rhyme # rhyme, rhymes]
  No. Neither does she.
  -> END
