// The goblin wedding at the inn: the rings go, the marriage stays.
-> goblin_wedding

=== goblin_wedding ===
# story
# opens: goblin, goblins, groom
I had a goblin wedding in here once. Do you want all of it?
+ [Yes, all of it # yes, more, go on]
  -> begin
+ [Not today # no, later]
  Wise. I'm still finding rice in the piano.
  -> END
= begin
Forty goblins, booked for noon. We never open before noon. They came at dawn.
+ [Did you let them in? # more, any, let, did, in]
  -> m2
+ [Why at dawn? # why, dawn, when, early]
  Goblin manners. The earlier you turn up, the more you mean it.
  + + [Go on # any, more]
    -> m2
= m2
I let them in. The bride was under a tablecloth. So was the groom.
+ [Why under there? # why, what, hiding, under]
  Nerves. Each had gone off to hide, and they picked the same table.
  + + [Aw. And then? # any, more, aw]
    -> m3
+ [Then what? # more, any, then, what]
  -> m3
= m3
Then the best man ate the rings. He thought they were starters.
+ [Oh no! # no, oh, really, laugh, ate]
  He said they wanted salt. He was asked to stop helping.
  + + [What did you do? # any, more, what, you]
    -> m4
+ [What did you do? # more, any, what, you, do]
  -> m4
= m4
I took two rings off my curtains. Brass. They cheered for an hour.
+ [And the curtain? # curtain, curtains, fall, fell]
  Came down on the parson. He did the rest from inside it, nicely muffled.
  + + [What were the vows? # any, more, vows, what]
    -> m5
+ [Then the vows? # more, any, vows, then, happy]
  -> m5
= m5
The groom said, you may have the dry half of the cave.
+ [Aw! # aw, sweet, cute, kiss, nice]
  I'd something in my eye. Onion, I told them. There weren't any onions.
  -> b6
+ [What did she say? # more, any, she, her, bride, what]
  She said, we'll share it. I've sat through kings and heard less.
  -> b6
= b6
+ [How did it end? # more, any, how, end, then]
  They danced till the floor gave up. I charged them for the floor.
  -> b7
= b7
+ [Did they pay? # more, any, pay, paid, money, really]
  In rice. I was sweeping it out of the piano until harvest.
  -> END
+ [Are they still married? # still, married, together, now, love]
  Eleven years. They come back each spring and hide under the same table.
  -> END
