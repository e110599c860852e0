// A poem to a lily pad, and a little past it.
-> ode_margaret

=== ode_margaret ===
# poem
# opens: poem, poems, poetry, ode, rhyme
I have written to Margaret, in verse. Would you hear it before she does?
+ [Yes, read it # yes, more, read, go on]
  -> begin
+ [Perhaps later # no, later]
  Later. The ink is still running, and so was I.
  -> END
= begin
It does not rhyme. I looked, and nothing rhymes with Margaret.
+ [Read it anyway # more, read, yes, any]
- You are round. I have always thought well of round.
+ [Go on # more, next, any]
- You never ask what I was, nor when I shall be better at this.
+ [Another line # more, next, any]
  The rain sits down on you in beads, and you wear them.
  -> corner
+ [Better at what? # what, better, which, why]
  At reigning. It goes on: The rain sits on you in beads, worn well.
  -> corner
= corner
+ [Lovely. Go on # more, next, cheer, any]
- I have stood on marble, and it never once moved to make room.
+ [And the end? # more, end, last, next, any]
- If I am small again one day, keep me the middle. Or the edge.
+ [Oh, that's tender # cheer, aw, tender, sad, love, kiss, hug, more, any]
  I read you the draft with her name in. You know who it is.
  -> END
+ [Is it about me? # me, i, about, who, really]
  Only the part that holds me up.
  -> END
+ [What will she say? # she, margaret, say, what]
  She ripples at a good line. I shall read it upwind, to be fair.
  -> END
+ [It needs a rhyme # rhyme, bad, no, boring, laugh, funny]
  Target. Oh! There is one after all. Never mind, it spoils the mood.
  -> END
