// The turnip pie that talked: he sings himself free.
-> talking_pie

=== talking_pie ===
# story
# opens: percival, crust
A turnip pie spoke to me once. Shall I tell it while I wipe?
+ [Yes, tell me # yes, more, go on]
  -> begin
+ [Not now # no, later]
  Fair enough. He'd have understood. He was mostly turnip.
  -> END
= begin
I cut into a turnip pie one Monday, and it said good evening.
+ [What did you say? # more, any, what, say]
  -> m2
+ [Pies can't talk # really, no, can't, cant, lie, lying]
  That's what I told it. It said I'd opened my mouth first.
  + + [Go on # any, more]
    -> m2
= m2
I said good evening back. You don't ignore a guest, even in pastry.
+ [Did it have a name? # name, who, called]
  Percival. He'd picked it himself, in the oven, to pass the time.
  + + [What did he want? # any, more, what, want]
    -> m3
+ [What did it want? # more, any, what, want, then]
  -> m3
= m3
He asked who'd ordered him. It was the giant. Percival went quiet.
+ [Oh no! # no, oh, poor, aw]
  He said he'd been hoping for somebody with smaller plans.
  + + [And then? # any, more, what]
    -> m4
+ [And then? # more, any, what, then]
  -> m4
= m4
So he offered to sing for his supper. I pointed out he was supper.
+ [Did he sing? # more, any, sing, sang, song, why]
  All four verses, through the steam hole. The giant wept on his bib.
  -> b5
+ [What did the giant do? # giant, what, who, he]
  Put down his fork and asked for toast. Nicely, for a giant.
  -> b5
= b5
+ [Was Percival eaten? # more, any, eaten, eat, ate, percival, he, what]
  -> m6
+ [Poor giant # poor, aw, sad, hungry, giant]
  He had eleven slices. Nobody goes hungry in here, singing or not.
  + + [And Percival? # any, more, percival, pie]
    -> m6
= m6
Not a crumb. He sat on table six till Friday, giving advice.
+ [What advice? # what, advice, more, any]
  Mostly, let a thing rest before you cut into it. I've found that's true.
  -> END
+ [Where is he now? # where, now, then, friday, happened]
  He took Friday's coach to an orchard. His card said, upper crust up here.
  -> END
