// The ballad of the tower with no stairs: six lines, and a correction.
-> tower_ballad

=== tower_ballad ===
# song
# opens: ballad, stairs
I've a ballad about the tower with no stairs. Shall I sing it?
+ [Sing it! # yes, more, sing]
  -> begin
+ [Spare the windows # no, later]
  I'll hum it in the bath, then. It's louder there.
  -> END
= begin
They built me a tower and left out the stair…
+ [Go on # more, and]
+ [You sing well # cheer, well, nice, lovely, wow]
- With a window of weather, a view and a chair.
+ [Another line # more, and]
+ [Only a chair? # really, chair, what, poor, aw, sad]
  One, and it wobbled. <>
- I sang to the spiders, I fenced with the broom…
+ [Go on # more, and, laugh]
+ [Who won? # win]
  The broom, on points. <>
- And I waltzed with my shadow all over the room.
+ [Another line # more, and]
+ [May I cut in? # dance with, dance together, cut, me, kiss, tap, shoulder, bow, join, waltz with, teach]
  You may. <>
- But a window's a door to a girl with a rope…
+ [And then? # more, and, what, then]
+ [Go, girl! # cheer, go, girl, yes]
- And I tied every knot in it double with hope!
+ [But I got you out! # i, me, rescued, wrong, really, wait, no]
  You did. I tried, but nothing rhymes with slung over a shoulder.
  -> bow
+ [Bravo! # cheer, sing, lovely, more, again, thanks]
  Thank you, thank you. The mouse cried, I saw it.
  -> bow
+ [That's a bit sad # sad, aw, poor, hug, sorry]
  It was. Now it's a song, and I've got you to sing at.
  -> bow
= bow
+ [Who wrote it? # who, wrote, when, why, where]
  I did, with a nail, on the wall. The tune's from a squeaky shutter.
  -> END
+ [Here's a kiss # kiss, hug, love, flowers]
  Best pay a bard ever got. I'm taking my bow from here.
  -> END
+ [Did it have stairs? # stairs, what, how, more, any]
  Once. Then Dragon sat on them, and that was that.
  -> END
