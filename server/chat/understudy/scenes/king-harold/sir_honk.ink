// A goose is knighted by mistake, and councils grow short.
-> sir_honk

=== sir_honk ===
# story
# opens: knighted, honk, knighthood, tadwell
I knighted a goose once, by accident. Would you like the whole account?
+ [The whole account # yes, more, go on]
  -> begin
+ [Later # no, later, not now]
  Later, then. He prefers it told standing up, in any case.
  -> END
= begin
It should have been Baron Tadwell. He knelt, and I shut my eyes.
+ [Why shut them? # why, eyes, shut]
  It is a sharp sword. He sneezed and ducked. Then I heard a honk.
  -> honk
+ [And then? # more, any]
  He sneezed. The sword came down on something that said honk.
  -> honk
= honk
+ [A goose! # goose, more, honk, who, what, really, any]
- Arise, I said, before I looked. And he arose. So it was legal.
+ [Could you undo it? # undo, back, take, cancel, can]
  Only for treason. I looked him in the eye and could see no case.
  -> seat
+ [And the baron? # baron, tadwell, poor, he, say]
  A patient man. He dusted his knees and said he would wait.
  -> seat
+ [Then what? # more, what, any]
  He walked up the carpet, picked the best chair, and sat.
  -> seat
= seat
+ [A goose in council? # more, council, really, how, any, laugh]
- Six years now. He has one rule for speeches: four minutes.
+ [And if you go on? # more, what, longer, why, if, any]
  At five he comes across the table, neck first.
  -> plan
+ [I like that rule # like, love, good, cheer, nice]
  So does Cook. We used to sit till supper; now we rise at ten.
  -> plan
= plan
+ [Did nobody object? # more, object, nobody, who, anyone, any]
- The Margrave of Drizzle did. He had a plan to drain the moat.
+ [Drain the moat? # drain, moat, why, no, awful, more, any]
  For a bowling lawn. Ninety pages, and I was too shy to say no.
  -> reads
+ [What did you do? # what, do, you]
  I nodded, for shame. He began to read. There were ninety pages.
  -> reads
= reads
+ [How far did he get? # how, far, more, what, honk, any]
- Page four. He finished his sentence from the top of a cupboard.
+ [And the plan? # plan, more, what, pages, any]
  Eaten, every page, with the ribbon. The moat was never happier.
  -> ending
+ [Well done, Sir Honk # cheer, well, bravo, good, laugh, hero]
  He had eaten the plan. I gave him a medal. He ate that also.
  -> ending
= ending
+ [Was Tadwell ever knighted? # tadwell, baron, knighted, more, then, any]
- He asked to be Sir Honk's squire instead. He carries the cushion, beaming.
-> END
