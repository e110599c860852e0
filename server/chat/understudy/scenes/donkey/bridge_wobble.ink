// A dance of his own, six steps.
-> bridge_wobble

=== bridge_wobble ===
# lesson
# opens: wobble, wobbling
I could teach you the Bridge Wobble, it's a dance, mostly knees - shall we?
+ [Yes, teach me # yes, more, go on]
  -> begin
+ [Not now # no, later]
  Whenever you like, it's all in the knees, and I've always got those!
  -> END
= begin
Stand up, feet wide, knees loose, looser, like a windy day on a bridge!
+ [I'm standing # more, yes, ready, really, laugh, cheer, no way, oh no, wow, what, how]
  Now arms out, or wings, careful of the lamp, and sway, left, left, right!
  -> sway
+ [Why a bridge? # why, bridge, where]
  I invented it on one, by accident, in a gale, so: arms out, sway!
  -> sway
= sway
+ [Left, left, right # more, any, done, what, really, laugh, cheer, no way, oh no, wow, why, how]
- Yes! Now two tiny steps forward, like the planks squeak, squeak, squeak!
+ [Squeak, squeak # more, squeak, really, laugh, cheer, no way, oh no, wow, why, what, how]
  That's the best squeak I ever heard, now freeze, don't look down!
  -> freeze
+ [I've two left feet # left, feet, cant, can't, clumsy, fell, oops, hard]
  I've two left and two right, it's a traffic matter, you're fine, now freeze!
  -> freeze
= freeze
+ [Frozen # more, any, ok, done, really, laugh, cheer, no way, oh no, wow, why, what, how]
- Now look down, big gasp, ooooh, and wobble everything you own!
+ [Wobbling! # more, wobble, yes, really, laugh, cheer, no way, oh no, wow, why]
  Everything! Ears! Elbows! That's it, that's the whole dance nearly!
  -> turn
+ [How much wobble? # how, how much, what]
  Like a pudding on a cart, more, more, there, that's pudding!
  -> turn
= turn
+ [What's the ending? # more, what, end, last, any, really, laugh, cheer, no way, oh no, wow, why, how]
- Turn right round, grab your partner's hoof, and run for the other side!
+ [I grab your hoof # more, hoof, hand, grab, hug, yes, really, laugh, cheer, no way, oh no, wow, why, what, how]
  Run, run, we made it, both of us, not one plank lost!
  -> end
+ [And if I fall? # fall, oops, scared]
  Then I fall too, that's in the steps, we call it the Splash!
  -> end
= end
+ [Again, faster! # again, more, fast, really, laugh, cheer, no way, oh no, wow, why, what, how]
  Faster, yes, oh boy, mind the lamp, left, left - that was the lamp.
  -> END
+ [I need to sit down # sit, tired, stop, phew]
  Me too, sit, lean here, hear my knees, they're clapping you!
  -> END
