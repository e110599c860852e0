// How the hat came by its feather: he lost a race.
-> ostrich_feather

=== ostrich_feather ===
# story
# opens: ostrich, feather, plume, race, racing, tortoise
I seldom tell the true story of my feather. Shall I, this once?
+ [Yes, the true one # yes, more, true, go on]
  -> begin
+ [Not now # no, later]
  Then it stays in the hat, where it looks like a victory.
  -> END
= begin
On a hot plain I met an ostrich. She called my hat a lid.
+ [A lid? # lid, really, rude, laugh]
  A lid! For a very small pot. I challenged her to a race.
  -> race
+ [And you? # more, what, how, cheer, ok, done, any]
  I bowed, I trembled, and I challenged her to a race.
  -> race
= race
+ [In boots? # boots, really, how, foot]
  In boots, in August. She gave me a whole hill of advantage.
  -> hill
+ [Who was watching? # who, watching, more, where, laugh, cheer, ok, done, any]
  Forty pigeons, who forget nothing. She gave me a whole hill of advantage.
  -> hill
= hill
+ [Did you win? # win, won, more, who, what, laugh, ok, done, any]
+ [Run, Puss! # run, cheer, faster]
- I ran like a legend. She passed me, yawned, and turned around to look.
+ [To look at what? # what, why, more, look, laugh, cheer, ok, done, any]
+ [How rude # rude, yawn]
- At me. I had stopped, because a tortoise lay upon his back.
+ [You stopped for him? # really, stopped, why, tortoise, aw]
  He had places to be. One cannot gallop past four waving feet.
  -> lost
+ [So you lost # lost, lose, more, laugh, cheer, ok, done, any]
  By nine minutes. The tortoise has offered to say eight.
  -> lost
= lost
+ [And the ostrich? # ostrich, more, what, laugh, cheer, ok, done, any]
- She looked at me for a while. Then she pulled out her finest feather.
+ [For you? # really, why, more, what, laugh, cheer, ok, done, any]
+ [Did it hurt her? # hurt, ouch, sorry]
  No. <>
- A lid needs a handle, she said, and stuck it in my hat.
+ [So it was a prize # prize, cheer, won, aw, more, ok, done, any]
  For losing properly, {dear}. In taverns I call it a duel.
  -> END
+ [Still rude # rude, laugh]
  To the last step. I send her a card every August.
  -> END
