// Donkey hides and cannot stop talking; then a dragon hides.
-> hide_and_seek

=== hide_and_seek ===
# game
# opens: hide, seek, hiding
Hide and seek! I hide first, I'm silent as anything - shall we play?
+ [Yes, let's play # yes, more, go on]
  -> begin
+ [Not now # no, later]
  Okay, then you've found me, here I am, well done!
  -> END
= begin
Count to ten, slowly, I'm off, I'm hidden, you'd never guess, hello!
+ [Look in the hay # hay, haystack, barn, straw]
  Cold! Really cold! I mean, nobody said that, that was the hay talking.
  -> second
+ [Look under the bridge # bridge, under]
  Warmer! No! Shush, me! There's no one here to be warmer than!
  -> second
+ [Look by the windmill # windmill, mill]
  What? How? I'd only just stopped humming! You're too good!
  -> found
+ [Where are you? # more, where, any, dunno, clue]
  I'm not telling, I'm not by the - no, no, I'm not telling!
  -> second
= second
+ [Behind the windmill # windmill, mill]
  Found! Already! Was it the humming?
  -> found
+ [Up the plum tree # plum, tree, hay, bridge]
  No, but get a plum for me, I'm by the windmill - oh, buckets.
  -> slip
+ [Listen for humming # more, any, listen, hear, dunno]
  Hm hm hm, that's not me, that's some other baritone, behind the windmill.
  -> slip
= slip
+ [Found you! # more, any, found, windmill]
  You did! And I never made a sound, except those!
  -> found
= found
+ [My turn to hide # more, yes, again, any, me]
  I'm counting, eyes shut, one, two, lots, here I come, wherever you are!
  -> seek
+ [You talk too much # talk, loud, haha, silly]
  I know, I know, I missed you, so you hide now, I'll count, ten!
  -> seek
= seek
+ [Hide behind the barn # barn, behind, any, more]
  I see the barn, and I see you, all the way round the barn!
  -> spotted
+ [Hide in the pond # pond, water, lake, under]
  The pond's steaming, and it's got eyelashes, now that's suspicious.
  -> spotted
+ [Hide up in the sky # sky, cloud, up, fly, above]
  Not in the hay, not by the gate, why's it gone shady - oh, hi!
  -> spotted
= spotted
+ [You found me # more, any, found, yes, laugh]
  Best hider ever, I was a whole second late, I was nearly worried!
  -> end
+ [No fair, you peeked # peek, peeked, no, cheat]
  One eye, only the one, I wanted to see you being happy!
  -> end
= end
+ [Who won? # who, more, won, win, any]
  Me, you, both, the barn came third!
  -> END
+ [One hug for the winner # hug, kiss, prize]
  Come here, there, that's why I always hide so badly!
  -> END
