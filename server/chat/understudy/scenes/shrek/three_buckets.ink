// Find the newt: two rounds by clues, and a third that nobody gets.
-> three_buckets

=== three_buckets ===
# game
# opens: newt, buckets, guessing, admiral
The newt wants to play hide and seek. Are you in?
+ [I'm in # yes, more, ok, play]
  -> begin
+ [Not now # no, later]
  I'll tell him. He'll be under something if you change your mind.
  -> END
= begin
Three buckets. Left one drips, middle one wobbles, right one's dead quiet. Which?
+ [The left # left, first, drips, drip, dripping, leak, one, 1]
  Only a leak. Think: a newt who's hiding makes no fuss.
  -> second
+ [The middle # middle, wobbles, wobble, wobbly, second, two, 2, centre, center]
  A beetle, and she's livid. Newts who hide make no fuss.
  -> second
+ [The right # right, quiet, third, last, three, 3, silent]
  Found him! He nods. He's off to hide again.
  -> round_two
+ [Show me # dunno, give up, more, hint, clue, any]
  The quiet one, see? Now he's off again.
  -> round_two
= second
+ [The quiet one # quiet, right, third, last, three, 3, silent]
  There he is, holding his breath. He's off to hide again.
  -> round_two
+ [Lift them all # all, any, dunno, more, left, middle]
  Up they go. Right one. He'd like it known you cheated.
  -> round_two
= round_two
+ [Round two # more, yes, again, ready, ok, any, where]
- He's in the hat, the boot or the pot, and he can't bear feet.
+ [The hat # hat]
  Aye! In it and wearing it. It comes down to his tail.
  -> round_three
+ [The boot # boot, boots, shoe]
  Shh! That's a duck, on four eggs. It was the hat.
  -> round_three
+ [The pot # pot, soup, stew, kettle]
  That's supper, and it's spitting. He was in the hat, laughing.
  -> round_three
+ [No idea # dunno, hint, clue, more, any]
  The hat. Soup's too hot for him, and boots are full of feet.
  -> round_three
= round_three
+ [One more! # more, yes, again, last, next, any]
- Last go. Left hand, or right?
+ [Left hand # left]
  Empty. Bit of moss, old crumb. No newt.
  -> trick
+ [Right hand # right]
  A blister. No newt.
  -> trick
+ [Neither # neither, none, both, trick, any, dunno, more]
  Sharp! Both empty. You've lived with sneaks.
  -> trick
= trick
+ [Then where is he? # where, more, then, any, other, left, right]
- On your shoulder, since the hat. He only does that with folk he likes.
-> END
