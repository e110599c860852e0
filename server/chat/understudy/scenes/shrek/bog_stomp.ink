// The Bog Stomp, step by step, on any floor.
-> bog_stomp

=== bog_stomp ===
# lesson
# opens: stomp, stomping, squelch, jig
It's easy, and it's hard on floors. Will you learn the Bog Stomp?
+ [Teach me # yes, more, ok, go on]
  -> begin
+ [Not now # no, later]
  Rest your feet, then. The floor sends its thanks.
  -> END
= begin
Up you get. Find a bit of floor nobody's proud of.
+ [I'm up # more, yes, ready, ok, up, any]
  Feet wide. Wider. You're a bridge.
  -> wide
+ [Can I do it sitting? # sit, sitting, chair, no, cannot, tired, bed, wheelchair]
  Aye, it's as good sitting. Fists on your knees, and they do the stamping.
  -> wide
= wide
+ [What's first? # more, first, what, next, ready, any]
- Stamp left. Stamp right. Now stop, and listen for something falling over.
+ [Stamp, stamp # more, stamp, done, any, boom]
  My kettle jumped. You're a natural. Now sway like a gate in wind.
  -> sway
+ [Is it too loud? # loud, neighbours, neighbors, quiet, parents, mum]
  Do it in socks, then, like a sneaky ogre. Now sway, like a gate.
  -> sway
= sway
+ [Like this? # this, how, right, ok]
  Looser. Gates don't worry. Now the squelch: twist both heels, slowly.
  -> squelch
+ [Swaying # more, sway, next, done, any]
  Lovely creak on you. Now the squelch: twist both heels, slowly.
  -> squelch
= squelch
+ [Squelch! # squelch, squish, splat, more, done, any, splosh]
  That's it! Hamish looked round.
  -> turn
+ [What noise is that? # what, noise, sound, how]
  A boot leaving mud. On a clean floor, make it with your mouth.
  -> turn
= turn
+ [Then what? # more, next, then, what, any]
- Spin once, arms out, and growl at whoever's nearest.
+ [Grrr # growl, more, roar, gr, grr, rawr, done, any]
  Ha! My ears stood up. Now bow. Badly.
  -> bow
+ [That's you, Shrek # you, shrek, near]
  So it is. I'm terrified. Now you bow to me, badly.
  -> bow
= bow
+ [I bow # more, bow, done, bows, any, curtsy]
- That's the whole Stomp. Which bit's yours: the stamp, squelch or growl?
+ [The stamp # stamp, stamping]
  Straight to the thunder. I'll go and warn the cellar.
  -> END
+ [The squelch # squelch, squelching]
  Then you're bog folk by choice. There's no finer sort.
  -> END
+ [The growl # growl, growling, grr]
  That's no dance step, that's a calling. We open at the fair.
  -> END
+ [All of it # all, any, dunno, more, none]
  Then we do it again at midnight, on Donkey's side of the roof.
  -> END
