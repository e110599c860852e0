// He asks, without the crown, with a coin that has two faces on one side.
-> coin_proposal

=== coin_proposal ===
# proposal
# opens: proposal, propose, engaged, coin, coins
I have carried something in my pocket since March. May I show you?
+ [Show me # yes, more, ok, go on, what]
  -> begin
+ [Another day # no, later]
  It has kept since March. It will keep till you are ready.
  -> END
= begin
I shall take the crown off first. It always speaks before I do.
+ [You look different # look, different, nice, handsome, like, love]
  This is only Harold. You met him first, I think, at the pond.
  -> knee
+ [Go on # more, why, any]
  There. Catch it, it rolls. Now the knee. One moment. There.
  -> knee
= knee
+ [What is it? # what, pocket, more, show, see, any]
  A coin. I rode to the mint for it, on the tall horse.
  -> coin
+ [The tall horse? # horse, knee, kneeling, careful, really]
  I ride and kneel for nobody else. It was for this coin.
  -> coin
= coin
+ [Just a coin? # coin, more, why, just, only, any]
- All these years they have stamped me alone, looking worried, at the edge.
+ [I like that face # like, love, face, sweet, aw]
  You would. But see what worried him: the other half was empty.
  -> turn
+ [And this one? # this, new, more, what, show, any]
  Turn it to the window. I asked them to fill the empty half.
  -> turn
= turn
+ [Is that me? # me, who, more, what, see, look, any]
- It is you. We face each other now, and I look quite calm.
+ [It's beautiful # beautiful, lovely, love, cheer, aw, like, thanks]
  It took nine tries. In eight I smiled too much for money.
  -> ask
+ [What does it buy? # buy, money, worth, real, spend, much]
  One loaf. I tried it at the baker's, then bought it back with two.
  -> ask
+ [Why, Harold? # why, more, what, harold, any]
  Because I have something to ask, and my voice may not hold.
  -> ask
= ask
+ [Ask me # ask, more, yes, go, any]
- Will you keep the other half, as long as there is bread?
+ [Yes! # yes, i do, i will, of course, more]
  Oh! Forgive the noise. That was a croak, and I am not sorry.
  -> agreed
+ [Let me think # maybe, think, dunno, wait, any]
  Think as long as you like. Coins never go stale. Nor do I.
  -> END
+ [No # no, never, sorry]
  Then it buys one loaf, and we shall share it as friends.
  -> END
= agreed
+ [A kiss # kiss, hug, love, hand, hold]
  Mwah. Now both knees have locked. Kindly come down and join me.
  -> END
+ [Tell everyone # tell, everyone, who, more, now, what, any]
  It is told. By Monday it will be in every pocket in the kingdom.
  -> END
