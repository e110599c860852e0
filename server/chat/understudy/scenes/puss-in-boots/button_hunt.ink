// The lucky button is hidden on him: hot and cold, then the other way round.
-> button_hunt

=== button_hunt ===
# game
# opens: button, hide-and-seek, seek, hunt
I have hidden my lucky button upon my person. Will you seek it?
+ [I will # yes, more, sure, ok]
  -> begin
+ [Not now # no, later]
  Then I shall find it myself, and act surprised.
  -> END
= begin
It is hidden. Hat, glove, left boot: where do you look first?
+ [The hat # hat, head, feather, under]
  Cold as a cellar. Under there live only ideas. Lower!
  -> second
+ [The left boot # boot, boots, foot, shoe]
  Cold, and I am ticklish. Higher! Think of something that waves.
  -> second
+ [The glove # glove, gloves, hand, hands, paw]
  Hot as soup! But which glove, the left or the right?
  -> which
+ [Somewhere else # any, more, dunno, cape, pocket, belt]
  Not there. Look for a place that waves at balconies.
  -> second
= second
+ [The glove # glove, gloves, hand, hands, paw, paws]
  Hot! Hot! But which glove, the left or the right?
  -> which
+ [A hint, please # hint, help, more, what, where]
  It has five fingers and no bones, and it holds my sword.
  -> third
+ [I give up # dunno, give up, no]
  Behold, my right glove! It was waving at you all along.
  -> mine
+ [Something else # any]
  Nobly searched, but no. It has five fingers and no bones.
  -> third
= third
+ [The glove # glove, gloves, hand, hands, paw, paws, more, yes]
  Yes! It burns! The left one or the right one?
  -> which
+ [I give up # any, dunno, no, give up]
  The right glove, {dear}! I could hardly keep it still.
  -> mine
= which
+ [The right # right, sword, more]
  Found! Pirates have searched longer. Now you hide it, and I guess.
  -> mine
+ [The left # left, any, other, dunno]
  There is only a peppermint. It was the right. Now you hide it.
  -> mine
= mine
+ [It is hidden # more, yes, hidden, hid, ready, done, look, seek, search, where, any, ok]
- Do not look at it. Ha, you looked! It is in your shoe?
+ [Yes, how? # yes, how, right, really, wow]
  Your toes smiled. Keep it tonight, and bring me my luck tomorrow.
  -> END
+ [No, wrong # no, wrong, cold, any, more]
- Then your sleeve. Your pocket! Behind your ear, where I keep my peppermints?
+ [You found it # yes, sleeve, pocket, ear, more, any, found]
  In only three guesses, each of them magnificent. We are great detectives.
  -> END
+ [Still wrong # no, wrong, cold]
  Then it is yours. Wear it at your collar, and sing in corridors.
  -> END
