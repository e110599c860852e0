// Donkey blows a trumpet for the king; a turnip comes out.
-> cousins_trumpet

=== cousins_trumpet ===
# story
# opens: trumpet, hubert
I played trumpet for the king once, one note, sort of - want to hear?
+ [Yes, go on # yes, more, tell me]
  -> begin
+ [Not now # no, later]
  Probably wise, the palace asked for some quiet about it too!
  -> END
= begin
Cousin Hubert had a cold, so I took his trumpet to the royal parade!
+ [Can you play it? # more, can you, play, how, really, laugh, cheer, no way, oh no, wow, what]
  I can blow, that's half, the other half's buttons, and I've got hooves!
  -> stand
+ [Did he say yes? # who, say, hubert, why]
  He said achoo, and I know a yes when I hear one!
  -> stand
= stand
+ [And at the parade? # more, parade, what, any, really, laugh, cheer, no way, oh no, wow, why, how]
- Everybody's there, flags, king, queen, and it goes quiet, just for me!
+ [And you blew? # more, blew, blow, really, laugh, cheer, no way, oh no, wow, why, what, how]
  I blew, and nothing, so I blew till my ears crossed, still nothing!
  -> stuck
+ [Were you nervous? # nervous, scared]
  My knees were playing already, the trumpet was the only quiet one!
  -> stuck
= stuck
+ [Was it blocked? # more, blocked, stuck, why, what, any, really, laugh, cheer, no way, oh no, wow, how]
- I'd packed my turnip in it, for the journey, and I'd forgotten him!
+ [Keith was in there? # keith, really, who]
  Keith, yes, my best turnip, snug as anything, right down the bell end!
  -> blow
+ [So blow harder! # more, harder, then, laugh, cheer, no way, oh no, wow, why, what, how]
  That's what I thought, so I took a breath from way back, from Tuesday!
  -> blow
= blow
+ [And? # more, what, any, really, laugh, cheer, no way, oh no, wow, why, how]
- Pomp! Out he came, over the guards, over the flags, spinning, waving a leaf!
+ [Where did he land? # more, where, land, really, laugh, cheer, no way, oh no, wow, why, what, how]
  He took the king's crown clean off, and they both went in the fountain!
  -> fountain
+ [Did he hit anyone? # who, hit, hurt]
  Only the crown, pop, straight into the fountain, and Keith sat down in it!
  -> fountain
= fountain
+ [Was the king angry? # more, king, angry, cross, mad, really, laugh, cheer, no way, oh no, wow, why, what, how]
  He was so pleased, he said he'd been hoping somebody would make him paddle!
  -> end
+ [And the queen? # queen, lillian, who]
  The queen said, what an unusual note, and would it care for a cushion?
  -> end
= end
+ [What about Hubert? # hubert, cousin, more, trumpet, really, laugh, cheer, no way, oh no, wow, why, how]
  Hubert got a medal, by post, for the solo, he wears it in bed!
  -> END
+ [And Keith? # keith, turnip, where]
  Keith stayed three weeks, as a guest, and came home in a carriage!
  -> END
