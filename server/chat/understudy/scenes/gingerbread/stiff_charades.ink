// Charades by one who cannot bend: himself, his snail, his heart.
-> stiff_charades

=== stiff_charades ===
# game
# opens: charades, mime, acting
I cannot bend anywhere, and I adore charades. Will you guess me?
+ [I'll guess # yes, more, play, ok]
  -> begin
+ [Not now # no, later]
  Then I put my arms down. Oh. They do not go down.
  -> END
= begin
Here is the first. I stand still. Arms out. I smile. What am I?
+ [A scarecrow # scarecrow, scare]
  No scarecrow, though a fly did turn back. I am smaller, and sweeter.
  -> first_again
+ [You! # its you, it is you, you are, yourself, gingerbread, cookie, biscuit]
  Myself! I rehearsed it for a month.
  -> second
+ [I give up # dunno, give up, more, answer]
  It was I! I thought the smile might give me away.
  -> second
+ [A tree? # any, tree, statue]
  Warmer than a tree. Colder than an oven. Look at the buttons.
  -> first_again
= first_again
+ [It's you # its you, it is you, yourself, gingerbread, cookie, biscuit]
  At last! I felt I was fading into the role.
  -> second
+ [Tell me # any, dunno, more]
  Me. It was me. I am wounded, but also rather subtle.
  -> second
= second
+ [Next one # more, next, yes, again, any]
- I lie under a teacup. Only my face is out. I move, but barely.
+ [A snail # snail, snails, lightning]
  Lightning himself! He is nodding. It will take until Tuesday.
  -> third
+ [Hint, please # hint, clue, help, what]
  It carries its house, and sometimes it carries me.
  -> second_again
+ [I give up # dunno, give up, more, answer]
  A snail, {dear}. Lightning is pretending not to mind.
  -> third
+ [A tortoise # any, mouse, crab, bell, tortoise, turtle]
  Smaller than that, and wetter. He leaves a note wherever he goes.
  -> second_again
= second_again
+ [A snail # snail, snails, lightning]
  Yes! You have saved his feelings. Both of them.
  -> third
+ [Tell me # any, dunno, more]
  It was my snail. I even left a trail, in syrup.
  -> third
= third
+ [One more # more, one, last, next, again, yes, any]
- Both mittens on my chest. I sigh. I tip over sideways, quite slowly.
+ [Someone in love # love, lover, heart, crush, loving]
  Love it is. I did not have to act that one.
  -> END
+ [A tree falling # tree, falling, fell, timber]
  A fair guess. It was love, though I did crush a sprout.
  -> END
+ [Someone asleep # sleep, asleep, tired, bed]
  Nearly. It was somebody who cannot sleep, because you smiled at him.
  -> END
+ [I give up # dunno, give up, more, what, any, who]
  It was I again, yesterday, when you came in.
  -> END
