// The song of the washing line, in which the sums come out right.
-> nine_wet_socks

=== nine_wet_socks ===
# song
# opens: socks, sock
I've a song, and nobody's here but frogs. Will you risk it?
+ [I'll risk it # yes, more, sing, go on]
  -> begin
+ [Better not # no, later]
  Wise. The frogs have let out their breath.
  -> END
= begin
Mind your ears. It's called Nine Wet Socks, and it's a true story.
+ [Sing it # more, yes, sing, any]
- Nine wet socks on a line in the rain.
+ [Go on # more, next, any]
- Along came the goat, and he ate one again.
+ [Next line # more, next, any]
  Eight wet socks, and the wind took a pair.
  -> pair
+ [Bad Gerald # bad, goat, gerald, naughty]
  He's no regrets. It goes on: Eight, and the wind took a pair.
  -> pair
= pair
+ [Where did they go? # more, where, next, any]
- One's in the willow, and one's who knows where.
+ [Another line # more, next, any]
  Six wet socks, and the duck wanted two.
  -> duck
+ [Six left # six, 6, sum, count]
  You're keeping up. Six wet socks, and the duck wanted two.
  -> duck
= duck
+ [And the rest? # more, rest, four, next, any]
- That leaves us four: two for me, two for you.
+ [Bravo! # cheer, more, good, lovely, love, great, thanks, any]
  Hamish blinked twice. From a toad, that's flowers on the stage.
  -> END
+ [That was dreadful # bad, awful, terrible, dreadful, no, worse]
  Aye, it was. But your feet are dry, and that's all I ask.
  -> END
+ [Dry socks? # dry, really, socks, kiss, hug, laugh]
  Warmed on the kettle, too. Here, give us your feet.
  -> END
