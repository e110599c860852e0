// Three riddles for crossing her drawbridge.
VAR gate_riddles_right = 0
-> gate_riddles

=== gate_riddles ===
# riddle
# opens: riddle, riddles
Three riddles get you over my drawbridge. Will you try?
+ [Ask me # yes, more, ask]
  -> begin
+ [Not today # no, later]
  Then I'll leave it down for you. No charge.
  -> END
= begin
~ gate_riddles_right = 0
One. Two long legs, many ribs, no good unless it leans.
+ [A skeleton? # skeleton, any]
  Brave guess. This one never danced, but you climb it to a roof.
  -> first_again
+ [A ladder! # ladder, ladders]
  ~ gate_riddles_right = gate_riddles_right + 1
  Right! And mine's a rung short, so that was kind of you.
  -> second
+ [A hint, please # hint, clue, help, dunno]
  You stand it on a wall and go up it, one rung a time.
  -> first_again
= first_again
+ [A ladder! # ladder, ladders]
  There it is.
  -> second
+ [I give up # dunno, give up, stop, what, any]
  A ladder. Don't feel bad, the gate captain said trousers.
  -> second
= second
+ [Next riddle # more, yes, next, two, any]
- Two. It goes right round a castle and never takes a step.
+ [A guard? # guard, guards, any]
  Guards take steps, mostly to lunch. Think wetter.
  -> second_again
+ [A hint, please # hint, clue, help, dunno]
  It's wet, it's full of eel, and I've jumped it twice.
  -> second_again
+ [A moat! # moat, water, ditch]
  ~ gate_riddles_right = gate_riddles_right + 1
  A moat it is. The eel says well done.
  -> third
+ [A wall? # wall, walls, fence]
  ~ gate_riddles_right = gate_riddles_right + 1
  I meant the moat, but a wall's fair. I'll give you that.
  -> third
= second_again
+ [A moat! # moat, water, ditch]
  That's the one. You're getting your feet wet nicely.
  -> third
+ [I give up # dunno, give up, stop, what, any]
  The moat. Father said soup, and he was proud of it.
  -> third
= third
+ [Last one # more, yes, next, three, last, any]
- Three. No hands, no boots, yet it can clear a banquet hall.
+ [A burp! # burp, burps, belch, burping]
  ~ gate_riddles_right = gate_riddles_right + 1
  A burp! You know me far too well.
  -> over
+ [A ghost? # ghost, ghosts, wind, any]
  They'd stay for a ghost. This comes up after the fizzy plums.
  -> third_again
+ [A hint, please # hint, clue, help, dunno]
  I've won three cups for it, and Mother has left the room.
  -> third_again
= third_again
+ [A burp! # burp, burps, belch, burping]
  Yes! Louder!
  -> over
+ [I give up # dunno, give up, stop, what, any]
  A burp. I'd show you, but there's glass in that window.
  -> over
= over
+ [Did I win? # more, win, won, yes, how many, any]
- {gate_riddles_right == 3: Three clean out of three. The bridge is yours, and the keeper.|{gate_riddles_right == 0: Over you come anyway. I was never going to leave you outside.|Well fought, and over you come. Mind the goose, she doesn't do riddles.}}
-> END
