// Ears, a waffle, an echo.
-> three_riddles

=== three_riddles ===
# riddle
# opens: riddle, riddles
I've got riddles, three, I made them up running - do you want them?
+ [Yes please # yes, more, go on]
  -> begin
+ [Not now # no, later]
  That's all right, I'll keep them warm, they're under my fringe!
  -> END
= begin
Number one! Up when I'm glad, down when I'm sad, never climbed anything!
+ [Your ears # ear, ears]
  Ears! First go! Look, up they went!
  -> two
+ [Your tail # tail]
  Ooh, close, it's attached to me, but there's two, and they're nearer my hat!
  -> hint_one
+ [The sun # sun, moon, any, more]
  Higher than my nose, lower than the sun, and there's a pair!
  -> hint_one
+ [I give up # dunno, give up, tell me, no]
  Ears, it's my ears, I nearly pointed, I had to sit on my hooves!
  -> two
= hint_one
+ [Your ears # ear, ears]
  Ears, yes! I was wiggling them at you the whole time!
  -> two
+ [Tell me # more, any, dunno, give up]
  They're ears, these ears, they're very proud to be a riddle!
  -> two
= two
+ [Next one # more, any, yes, again]
- Number two! Full of tiny rooms, nobody home, till syrup moves in!
+ [A waffle # waffle, waffles, pancake, pancakes]
  Waffle! I knew you'd get it, we've got so much in common!
  -> three
+ [A beehive # bee, bees, hive, honeycomb, honey]
  Ooh, good, that's a good one, but this one's square and I've eaten it!
  -> hint_two
+ [A house # house, castle, any, more]
  Smaller, flatter, hotter, it comes with breakfast, it nearly is breakfast!
  -> hint_two
+ [I give up # dunno, give up, tell me, no]
  It's a waffle, I couldn't say it any slower, it's my favourite word!
  -> three
= hint_two
+ [A waffle # waffle, waffles, pancake]
  Waffle! Have one! Have two!
  -> three
+ [Tell me # more, any, dunno, give up]
  A waffle, all those little squares, I always think somebody should rent one!
  -> three
= three
+ [Last one # more, any, yes, again]
- Number three! Says all I say, never goes first, and lives in caves!
+ [An echo # echo, echoes]
  Echo! Echo! Sorry, that was me, both of those were me!
  -> end
+ [A bat # bat, bats, bear]
  They do live there, lovely folks, but this one's got no face at all!
  -> hint_three
+ [A parrot # parrot, bird, any, more]
  It copies, yes, but no feathers, and it's never had a biscuit!
  -> hint_three
+ [I give up # dunno, give up, tell me, no]
  It's an echo, and it always lets me go first, so polite!
  -> end
= hint_three
+ [An echo # echo, echoes]
  You got it, you got it, you got it - see, like that!
  -> end
+ [Tell me # more, any, dunno, give up]
  An echo, I met it in the singing caves, we talked all afternoon!
  -> end
= end
+ [I liked those # more, any, thanks, cheer, again]
  I loved that, three riddles, two of us, and nobody fell asleep!
  -> END
+ [They were easy # easy, simple, bad, hard]
  I can't do hard ones, I get so excited I shout the answer!
  -> END
