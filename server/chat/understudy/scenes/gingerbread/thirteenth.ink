// The night he ran: nobody had ordered a thirteenth.
-> thirteenth

=== thirteenth ===
# story
# opens: escape, escaped, thirteenth, tray, born
I have never told anyone why I ran from the bakery. Will you sit?
+ [I'm sitting # yes, more, tell me, sit]
  -> begin
+ [Not tonight # no, later]
  Then I keep it warm for you. Not too warm.
  -> END
= begin
There were thirteen of us on the tray. The order said twelve.
+ [Oh no # no, oh, sad, poor]
  I was at the end, by the edge. I could count, worse luck.
  -> counted
+ [Who was extra? # more, who, extra, which, cheer, laugh]
  The baker's boy pointed along us. His finger stopped on me.
  -> counted
= counted
+ [Were you afraid? # afraid, scared, fear, frightened]
  Down to my feet. Then the boy whispered: this one is spare.
  -> boy
+ [And then? # more, then, what, cheer, laugh]
- The baker's boy whispered, this one is spare.
-> boy
= boy
+ [That is unkind # unkind, mean, rude, horrible, nasty, cruel]
  Wait, he was seven, and whispering. Then he opened the window.
  -> window
+ [What did he do? # more, what, then, cheer, laugh]
  He looked left, he looked right, and he opened the window.
  -> window
= window
+ [To let you out? # out, free, let, why, really]
  To let the smoke out, he told the baker. He winked at me.
  -> sill
+ [Did you jump? # more, jump, run, then, cheer, laugh]
  I did not know I had legs. He stood me upon them.
  -> sill
= sill
+ [And off you went # more, went, run, ran, then, and, cheer, laugh]
- Through a garden, under a gate, into the first cold of my life.
+ [Did you look back? # look, back, see, boy]
  Once. He was in the window, waving with a spoon.
  -> close
+ [Where to? # where, more, then, cheer, laugh]
  Everywhere! I had no order, no box, no name on me at all.
  -> close
= close
+ [Spare, though # spare, sad, though, why, poor]
  The twelve were ordered, {dear}. I was simply extra. I like extra.
  -> END
+ [I'm glad you ran # glad, more, happy, love, kiss, hug, cheer, laugh]
  So was he. Each winter I stand in that window and wave a spoon.
  -> END
