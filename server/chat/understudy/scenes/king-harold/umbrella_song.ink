// His bath song, dry: six lines about an umbrella.
-> umbrella_song

=== umbrella_song ===
# song
# opens: ballad, ballads, verse
My bath song is finished, all six lines. Would you hear it dry?
+ [I'd love to # yes, more, sing, go on]
  -> begin
+ [Not tonight # no, later]
  The bath has first claim on it, I suppose. Thursday, perhaps.
  -> END
= begin
Ahem. One moment. Hem. It is called The Umbrella, and it is true.
+ [Sing it # more, yes, sing, any]
- It rained on the turrets, it rained on the hall.
+ [Go on # more, next, any]
- It rained on the mighty, it rained on the small.
+ [Next line # more, next, any]
  The dukes ran indoors with their hats on their knees.
  -> geese
+ [Poor small ones # poor, small, aw, sad]
  They like it. Now: The dukes ran indoors with their hats on their knees.
  -> geese
= geese
+ [And then? # more, next, any]
- The geese danced outside in the mud as they please.
+ [And the king? # king, harold, more, next, any]
- But one foolish king, with his stockings all wet.
+ [What did he do? # more, what, next, do, any]
- Held up an umbrella, and holds it up yet.
+ [Bravo! # cheer, more, good, thanks, again, any]
  Even the tap has stopped dripping, out of respect.
  -> END
+ [Who was it for? # who, why, whose, what, is it me, was it me, for me, about me]
  Somebody with a dry left shoulder. Feel yours, {dear}.
  -> END
+ [That was dreadful # bad, awful, terrible, dreadful, no, worse, laugh]
  So says the soap. But you stayed for line six, and so did I.
  -> END
+ [A kiss for that # kiss, hug, love]
  Mwah. Hem. I see why poets go out in all weathers.
  -> END
