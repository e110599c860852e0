// Across the sink in the gravy boat: foam or tap, duck or plug.
-> sink_voyage

=== sink_voyage ===
# adventure
# opens: sink, voyage, sail, sailing, gravy
The sink is full and my gravy boat is ready. Will you be captain?
+ [Aye, cast off # yes, more, aye, ok]
  -> begin
+ [I stay ashore # no, later]
  Then wave a napkin from the draining board, and think of me dry.
  -> END
= begin
We sail at once. Left, the hills of foam. Right, the dripping tap.
+ [Into the foam # foam, left, bubbles, hills, more, yes, any]
  White walls on every side. It smells of lemons and danger.
  -> foam
+ [Past the tap # tap, right, drip, dripping, water]
  A drip the size of my head. It comes every nine seconds.
  -> tap
= foam
+ [Pop the bubbles # pop, poke, lance, bubbles, more, any]
  Pop, pop, pop. Behind the last one sits a wooden duck.
  -> duck
+ [Sing, for courage # sing, song, courage, brave, shout, call]
  I sing. Something hums back, low and wooden. It is a duck.
  -> duck
= tap
+ [Row between drips # row, between, count, fast, time, wait, more, any]
  Seven, eight, row! It grazed my hat. I am one drop braver.
  -> plug
+ [Turn the tap off # turn, off, close, stop it, tighten]
  You turned it? With a hand that size? I forget that you are enormous.
  -> plug
= duck
+ [Greet the duck # greet, hello, hi, duck, talk, ask, more, any]
  Her name is Commodore. She has guarded this sink for years, unthanked.
  -> commodore
+ [Board the duck # board, ride, climb, attack, fight, jump]
  I am upon her back. She has not noticed, or she is very polite.
  -> commodore
= commodore
+ [Thank her # thank, thanks, kind, salute, medal, more, any]
  Nobody ever had. She floated a little higher, and towed us home.
  -> END
+ [Race her # race, faster, fast, sail, beat]
  We lost by a beak. I have asked for her hand in a rematch.
  -> END
= plug
+ [What's that chain? # chain, what, look, see, more, any]
  It leads down, down, to the great plug. The Edge of the World.
  -> chain
+ [Steer away # steer, away, back, turn, flee, home]
  Too late, the ladle has snagged a chain. It leads to the plug.
  -> chain
= chain
+ [Pull it! # pull, yes, tug, more, any]
  The sea is turning. Round, round! We are aground, upon one pea.
  -> END
+ [Leave it alone # leave, no, alone, let, not, cut]
  You spared an ocean, captain. I planted a toothpick, and named it for you.
  -> END
