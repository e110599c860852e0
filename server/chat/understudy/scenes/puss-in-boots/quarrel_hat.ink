// Somebody sat upon the hat: the quarrel and its peace.
-> quarrel_hat

=== quarrel_hat ===
# quarrel
# opens: quarrel, argue, row, squashed, flattened, crumpled
Somebody has sat upon my hat. Have you anything to tell me?
+ [Yes, it was me # yes, sorry, i did, more]
  -> begin
+ [No, not me # no, not me]
  Then it was I. I beg your pardon, and the hat's.
  -> END
= begin
So you sat upon my hat! It looks like a pancake with a feather.
+ [I am sorry # sorry, forgive, oops, aw]
  Sorry is a good word. The brim has not heard it yet.
  -> cold
+ [It was dark # dark, accident, why, because, mean, no, more, cheer, ok, done, any]
  It was noon. I lay right beside it, guarding it in my sleep.
  -> cold
+ [It looks better # better, laugh, funny, like]
  Better? I turn my face to the wall. It is a very plain wall.
  -> cold
= cold
+ [Are you angry? # angry, mad, cross, really, more, sorry, what, laugh, cheer, ok, done, any]
  Sí. <>
+ [It is only a hat # hat, silly, why]
- That hat has walked every road with me. Some roads, only the hat.
+ [I did not know that # sorry, know, aw, oh, more, hug, laugh, cheer, ok, done, any]
  How could you? I only ever tell the parts with trumpets.
  -> soft
+ [It was on my chair # chair, your fault, fault, why]
  On your… ah. Yes. I see a chair, and it is yours.
  -> soft
= soft
+ [Let me mend it # mend, fix, help, how, more, what, steam, laugh, cheer, ok, done, any]
+ [Peace? # peace, sorry, friends, kiss, hug, forgive, thanks]
- Then hold it over the kettle with me. Steam, patience, thumbs inside the crown.
+ [It is rising # more, rising, done, up, look, wow, yes, laugh, cheer, ok, any]
+ [And the feather? # feather, what, how]
  Patience, it dries. <>
- Look, it breathes! It leans a little now, toward your side.
+ [I like it leaning # like, aw, cheer, more, yes, kiss, laugh, ok, done, any]
  Then it leans for ever. I was wrong to shout at a wall.
  -> END
+ [I shall look first # promise, look, careful, never, sorry, next]
  And I shall use the hook. We are both trained at last, {dear}.
  -> END
