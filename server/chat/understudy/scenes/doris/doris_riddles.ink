// Two riddles made while mopping: the doormat and the coat hook.
-> doris_riddles

=== doris_riddles ===
# riddle
# opens: brainteaser, doormat, riddler
I've a riddle. I made it while mopping. Will you try it?
+ [Yes, go on # yes, more, go on]
  -> begin
+ [No riddles today # no, later]
  Good. I've only the two, and one's a bit damp.
  -> END
= begin
It says one word all day, and gets stood on. What is it?
+ [A doormat # doormat, mat, door mat, rug]
  A doormat. It says welcome. You're quicker than the miller by a week.
  -> next
+ [A parrot # any, parrot, more]
  No. Try this: you met it before you met me.
  -> again
+ [A hint? # hint, clue, help, dunno]
  You wiped your boots on it coming in. I hope.
  -> again
+ [I give up # give up, tell, answer]
  A doormat. It says welcome all day, and look what it gets.
  -> next
= again
+ [A doormat! # doormat, mat, door mat, rug]
  A doormat it is. It says welcome. Nobody's ever said it back.
  -> next
+ [Just tell me # any, more, dunno, tell, give]
  It's the doormat. Welcome, it says. The boots never listen.
  -> next
= next
+ [Another one # any, more, again, yes]
  -> two
+ [That's enough # enough, no]
  Quite right. Leave while you're ahead of the furniture.
  -> END
= two
It's one arm and no hand, and it holds everybody's coat. What is it?
+ [A coat hook # hook, peg, coat hook, hanger]
  A hook. The third by the stove's yours. It's been yours for a while.
  -> END
+ [A butler # any, more]
  No. It's on the wall behind you, looking patient.
  + + [A hook! # hook, peg, hanger]
    A hook. Go and pat it. It never gets the credit.
    -> END
  + + [Tell me # any, more, dunno, tell, give]
    A coat hook. It's held you up all evening, in a way.
    -> END
+ [A hint? # hint, clue, help, dunno, tell, give up]
  It's got your coat on it this minute. Your coat's dripping.
  + + [A hook! # hook, peg, hanger, more]
    There we are. A hook. Nothing sharp about it but the point.
    -> END
  + + [Still no idea # any, dunno, no, tell]
    A coat hook. Never mind. I only got it because I screwed it in.
    -> END
