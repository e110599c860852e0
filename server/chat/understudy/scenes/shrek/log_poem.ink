// A poem about a log. He means it.
-> log_poem

=== log_poem ===
# poem
# opens: poem, poems, poetry, plank
I've a poem on a plank, or near enough. Will you hear it?
+ [Please do # yes, more, read, go on]
  -> begin
+ [Maybe later # no, later]
  Back under the mattress with it, then. It's flat already.
  -> END
= begin
Right. It doesn't rhyme. I tried, and it came out all turnips.
+ [Read it # more, read, yes, any]
- I had a log. It was just my size.
+ [Go on # more, next, any]
- I had the quiet, and the whole sky to keep it in.
+ [Another line # more, next, any]
  Then somebody came and sat on the other end.
  -> sat
+ [Sounds lonely # lonely, sad, aw, alone]
  Hush, it turns. Then somebody sat on the other end.
  -> sat
= sat
+ [Who was it? # who, me, somebody]
  You'll work it out. The log went level, for the first time.
  -> level
+ [Go on # more, next, any]
  And the log went level, for the first time.
  -> level
= level
+ [Level? # more, level, what, why, really, next, any]
- I never knew, all those years, that it was tipping.
+ [Oh, Shrek # aw, love, kiss, hug, cry, crying, lovely, beautiful, sweet, any, more]
  Aye, well. That's the feelings done till spring. Hold my hand anyway.
  -> END
+ [You wrote that? # really, you, wrote, how, wow]
  With a nail. It took a week, and I hit my thumb at level.
  -> END
+ [I like it # like, good, great, cheer, thanks, nice]
  Good. It's going up in the outhouse, where folk have time to read.
  -> END
+ [Where's the joke? # joke, laugh, bad, boring, funny, no]
  There's none. I looked for one, and it was only you.
  -> END
