// The game of two rumours, one of them icing.
-> true_rumour

=== true_rumour ===
# game
# opens: rumour, rumours, rumor, rumors
I tell two rumours, and one of them's pure icing. Will you play?
+ [I'll play # yes, more, ok, play, go on]
  -> begin
+ [Not now # no, later]
  Sensible. Half the street's listening anyway.
  -> END
= begin
Which is true? The egg man's hens are named for queens, or he nests.
+ [The queens # first, one, queens, queen, hens, names, 1]
  True! Eleven queens, and one princess, who sulks.
  -> r2
+ [He nests # second, two, nest, nests, sleeps, 2]
  Icing! It's a hammock, because of breakages. The hens are all queens.
  -> r2
+ [No idea # dunno, both, neither, more, any, hint]
  The queens, then. Listen at his gate at dusk, it's like a coronation.
  -> r2
= r2
+ [Another! # more, again, next, any, yes]
- One: the miller's wife boxes with a ghost. Two: she waltzes with a broom.
+ [The ghost # first, one, ghost, boxes, box, fights, 1]
  Icing! That's only flour, and she'd win. It's the broom.
  -> r3
+ [The broom # second, two, broom, waltz, waltzes, dances, dance, 2]
  True! Sundays, in the big barn. The broom leads.
  -> r3
+ [No idea # dunno, both, neither, more, any, hint]
  The broom. I've seen it helped to a chair afterwards.
  -> r3
= r3
+ [Last one! # more, again, next, last, any, yes]
- One: the castle cook can't boil an egg. Two: the footman irons lettuce.
+ [The egg # first, one, cook, egg, boil, 1]
  True! Nine courses she can do, and then an egg undoes her.
  -> yours
+ [The lettuce # second, two, lettuce, footman, irons, iron, 2]
  Icing, though I'd put nothing past him. It's the cook and the egg.
  -> yours
+ [No idea # dunno, both, neither, more, any, hint]
  It's the egg. She sends for me, and I walk up with a timer.
  -> yours
= yours
+ [My turn now # more, me, my turn, turn, any, yes]
- Now you. Tell me two about yourself, and I'll pick the true one.
+ [There, two rumours # any, more, here, two, first]
  The first. You looked at your buttons during the second.
  -> END
+ [I've only got one # one, only, dunno, none, no]
  Then it must be true, and it's safe. I'll tell it to the dough.
  -> END
