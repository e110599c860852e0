// The mayor's watch, which could not keep quiet: it rings the guards off to bed.
-> thirteen_chimes

=== thirteen_chimes ===
# story
# opens: chime, chimes, chiming, thirteen, plumley
I once stole a watch that couldn't keep quiet. Shall I tell it?
+ [Go on, tell it # yes, more, go on]
  -> begin
+ [Not tonight # no, later]
  Suits me. I still hear it in my sleep.
  -> END
= begin
The mayor's watch: out of his pocket, into mine, and off along the balcony.
+ [Why a watch? # why]
  He'd told all the town that no thief would dare. I'm weak about dares.
  -> ding
+ [What went wrong? # more, what, wrong, any]
  One step from the ivy, it chimed. Loud as a dropped tray.
  -> ding
= ding
+ [Did anyone hear? # hear, heard, anyone, who, more, any]
  Two guards, Osbert and Young Osbert. Up went both lanterns.
  -> pudding
+ [Hush it! # hush, shush, quiet, stop it]
  I wrapped it in my sock. I sat on it. It chimed through me.
  -> pudding
= pudding
+ [So what did you do? # more, what, do, how, any]
- In the kitchen stood a pudding. I pushed the watch right in.
+ [Did that help? # help, did, work, more, any]
  It chimed again. Deeper, and with raisins.
  -> count
+ [Poor pudding # poor, pudding, aw, laugh]
  It had custard coming. And then it struck, under my very nose.
  -> count
= count
+ [And the guards? # guards, more, osbert, what, any]
  They stood there and counted. Ten, eleven, twelve. And once more.
  -> extra
+ [How many times? # how many, how, times, count]
  That's what the guards were counting. Twelve, and then one over.
  -> extra
= extra
+ [Thirteen chimes? # thirteen, 13, really, more, why, any]
- It's one too many; nobody ever told the watch. Thirteen! cried Osbert.
+ [What did that mean? # mean, what, more, why, any, and]
- Past twelve, he said, so we're off duty. And they both went home.
+ [Do you still have it? # still, have, keep, kept, where]
  I gave it back on Sunday, with custard. He says it runs better.
  -> END
+ [What a lucky thief # more, lucky, luck, laugh, any, ha]
  Luck's only the guard you forgot to thank. I left them each a slice.
  -> END
