// The ransom in rhyme: bandits take a harp, and get an answer.
-> ransom_rhyme

=== ransom_rhyme ===
# poem
# opens: ransom, bandits, harp
I know one poem by heart. It's a ransom note. Shall I begin?
+ [Yes, begin # yes, more, begin]
  -> begin
+ [No poems # no, later]
  Wise. It made our herald weep, and he's paid not to.
  -> END
= begin
Bandits took Mother's new harp, and left us a note. It rhymed.
+ [What did it say? # what, say, more, how]
+ [Who wrote it? # who, wrote, why]
  Bandits, in purple ink. <>
- We have your harp, and all its strings…
+ [Go on # more, and]
+ [Oh no, the harp! # oh, no, harp, really]
- We know it's loved by queens and kings.
+ [Next line # more, and]
+ [What did they want? # what, want, why, how many]
- So send us gold, six pies, a hen…
+ [A hen? # hen, really]
  For the rhyme, I think. <>
+ [Or else what? # or, what, more, else, pies, laugh]
- Or you won't hear it play again!
+ [Not a bad poem # good, nice, cheer, like, well]
  No, though the hen's a bit forced. Mother let me answer, also in rhyme.
  -> answer
+ [Did you pay? # pay, what, you, more, then]
  Mother looked at me. I looked at Mother. We wrote back, in rhyme.
  -> answer
= answer
+ [What did you write? # what, write, more, say]
- Dear bandits, we have thought with care…
+ [And? # more, and, then]
- Do keep the harp. We've more to spare.
+ [Ha! And the bandits? # laugh, more, what, bandits, who]
  Harp home by supper, polished, with a pie and one word: please.
  -> END
+ [Poor bandits # poor, aw, sad, sorry]
  We felt that too. We sent the hen. She runs the gang now.
  -> END
