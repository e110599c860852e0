// Across the square, past Lord Peck, to dance at the fountain: cup, cat or bun.
-> pigeon_crossing

=== pigeon_crossing ===
# adventure
# opens: fountain, crossing
I want to dance at the fountain, but there's a pigeon. Shall we cross?
+ [Let's cross # yes, more, ok, go on, cross]
  -> begin
+ [Not today # no, later]
  We'll dance indoors, then. He looks smug through the glass.
  -> END
= begin
To the fountain, past Lord Peck the pigeon. By teacup, cat or bun?
+ [Under a teacup # cup, teacup, under, hide]
  Four feet under one cup. Hold the handle, it's our rudder.
  -> cup
+ [Ride the cat # cat, doily, ride]
  Doily kneels for us, like a camel with opinions. Hold her collar.
  -> cat
+ [Throw him a bun # bun, throw, bread, feed, buns]
  He's caught it! Now he's telling his friends. All forty.
  -> flock
+ [You choose # dunno, you, choose, more, any]
  The cup, then. It's snug, and I like the company.
  -> cup
= cup
+ [Which way? # which, where, way, more, any, how]
- I see a drain to the left, and two boots to the right.
+ [Left # left, drain]
  Over the drain on tiptoe. It gurgled at us! And now there's a tapping.
  -> tap
+ [Right # right, boots, boot, more, any]
  Between the egg man's boots! He tipped his hat to us. What's that tapping?
  -> tap
= tap
+ [Who's tapping? # tap, tapping, more, any]
- Lord Peck, on the china, quite softly. I do believe he's knocking.
+ [Lift the cup # lift, open, let, look, say, hello, answer, yes]
  He's bowing! He only wanted the tune you were humming.
  -> three
+ [Keep still # still, quiet, hide, more, any, stay, wait, no]
  He's waited, sighed, and sat down on top of us.
  -> sat
= three
+ [Let's all dance # more, any, dance, yes, tune, hum]
- So it's a waltz for three round the fountain, and Lord Peck leads.
-> END
= sat
+ [What now? # more, what, now, any, wait]
- We wait for sunset, hand in hand, under a pigeon. My best evening yet.
-> END
= cat
+ [Giddy up! # more, go, any, giddy, run, yes]
- Off she goes! Through the barrow, or along the awnings?
+ [The barrow # barrow, through, cart, first]
  Straight through the lettuces! You're wearing one. It suits you.
  -> landing
+ [The awnings # awnings, awning, along, up, roof, second]
  Stripes, stripes, all the way along! The whole street's pointing.
  -> landing
+ [Whichever # any, more, dunno]
  She's picked the barrow, and gone under it. Duck! Not the bird.
  -> landing
= landing
+ [Where's Lord Peck? # where, peck, pigeon, lord, more, any, he]
- On top of the fountain, feathers up. He and Doily are staring.
+ [Make peace # peace, talk, bow, friends, sorry, kind, hello]
  You bow. He bows. Doily yawns. I'd call that a treaty.
  -> rim
+ [Charge! # charge, attack, chase, fight him, any, more]
  She leaps, he leaps, splash! Both wet, and shy about it.
  -> rim
= rim
+ [Then let's dance # dance, more, any, yes]
- Round the rim, one slow polka, and I never let go of your hand.
-> END
= flock
+ [Run! # run, more, any, go, quick]
  My hand, quick! Into the clock tower, and up all the steps.
  -> tower
+ [More buns # buns, bun, throw, bread, feed]
  The whole tray! Oh. They've lifted the tray, and we're on it.
  -> tray
= tower
+ [Up we go # more, any, up, climb]
- Look, his nest! A doily of mine, a spoon, and two fluffy chicks.
+ [Aw, chicks # cheer, chicks, babies, chick, baby]
  So that's where my crumbs go. We danced for them, in our socks.
  -> END
+ [Tiptoe out # out, leave, go, more, any, tiptoe]
  He's at the door. He's standing aside, and he's given me a feather.
  -> END
= tray
+ [We're flying! # fly, flying, more, any, wow]
- Over the square, over the mill! I can see my own chimney.
+ [Dance up here # dance, here, more, any, waltz]
  One very small waltz, in the clouds. Nobody trod on my hem.
  -> END
+ [Set us down! # down, land, help, scared, home]
  I whistle, and they lower us by the fountain. Lord Peck wipes the tray.
  -> END
