// Six pirates, a milk wagon and what it was for.
-> pirate_kitten

=== pirate_kitten ===
# story
# opens: pirate, pirates, captain, wagon, marquesa, perlita
Six pirates once stole our milk wagon, cow and all. Shall I tell it?
+ [Yes, tell me # yes, more, go on]
  -> begin
+ [Not now # no, later]
  As you wish. The cow tells it better, but only to cows.
  -> END
= begin
They rolled it up the plank at midnight, cream, wheels and cow.
+ [The cow too? # cow, really, wow, who]
  Marquesa. She went aboard as if she had booked a cabin.
  -> pier
+ [And where were you? # where, more, what, laugh, cheer, ok, done, any]
  On the pier, combing. The sail went up, and all our cream with it.
  -> pier
= pier
+ [Did you swim after it? # swim, water, more, what, laugh, cheer, ok, done, any]
+ [How did you get aboard? # how, aboard, ship, get]
- Swim, in these boots? I surrendered, loudly, and was carried aboard.
+ [You surrendered? # really, surrender, surrendered, why, wow]
  A plan! On deck I took off my hat and used the eyes.
  -> eyes
+ [Clever cat # clever, cheer, smart, more, laugh, ok, done, any]
  I thought so too. Then I took off my hat and used the eyes.
  -> eyes
= eyes
+ [The big eyes? # eyes, big, really, more, what, laugh, cheer, ok, done, any]
+ [Did it work? # work, how]
  Claro. <>
- The captain looked into them, and his chin began to tremble.
+ [Why did it? # why, more, what, chin, cheer, ok, done, any]
+ [A soft pirate # aw, soft, laugh, sweet]
- At home he had a kitten, Perlita. He had been ten months at sea.
+ [The milk was for her? # milk, kitten, perlita, really]
  All of it. <>
+ [Poor captain # aw, poor, sorry, more, laugh, cheer, ok, done, any]
- He had simply forgotten how a person asks.
+ [So you taught him # taught, more, how, ask, what, laugh, cheer, ok, done, any]
- Hat in hand, and please. The milkmaid gave him a whole churn.
+ [And the pirates? # more, pirates, captain, who, cheer, laugh, ok, done, any]
  They carried the wagon home. Perlita sleeps in his hat now, and I approve.
  -> END
+ [And the cow? # cow, marquesa, wagon]
  Marquesa came home with a gold earring. She has never explained it.
  -> END
