// Who takes the biscuits from the hollow statue: a walk by night, two ways.
-> biscuit_thief

=== biscuit_thief ===
# adventure
# opens: biscuit, biscuits, thief, detective, mystery, crumbs
Somebody empties the biscuits out of my statue. Will you help me watch?
+ [I'll help # yes, more, ok, go on]
  -> begin
+ [Not tonight # no, later]
  Then he has one more night of shortbread. I hope he enjoys it.
  -> END
= begin
Midnight. The crumbs lead two ways: the long gallery, or the pantry passage.
+ [The long gallery # gallery, long, any, more]
  Do not bow to the portraits; it only encourages them. Hear that tapping?
  -> gallery
+ [The pantry passage # pantry, passage, kitchen]
  Warm, and smelling of ginger. There is a light under the door.
  -> pantry
= gallery
+ [Follow the tapping # follow, tapping, tap, go, what, more, any]
  Tap, tap, and a long rustle, like a duchess on a ladder.
  -> bird
+ [Light a candle # candle, light, lamp]
  Forty ancestors blink. Behind my mother's frame gleams one round eye.
  -> bird
= bird
+ [Who goes there? # who, there, hello, more, any]
  Ferdinand, the peacock that bites, with shortbread on his crest.
  -> caught
+ [Pounce # pounce, jump, catch, grab, run]
  You have him. No, he has you, by the sash. It is Ferdinand.
  -> caught
= caught
+ [How did he open it? # how, open, statue, lid, really, more, any]
- He did not. Somebody lifts it for him. Look, a very small white glove.
+ [Whose is it? # who, whose, glove, more, any]
- It is Tobias's, our new footman. He came out and said so, chin up.
+ [Why did he do it? # why, what, more, any]
- He cannot sleep for missing home. The peacock keeps him company.
-> verdict
= pantry
+ [Listen first # listen, wait, hear, quiet, more, any]
  A boy's voice, quite low: one for you, one for me.
  -> inside
+ [Open the door # open, door, knock, push, go, in]
  One small footman, one large peacock, one plate. All three froze.
  -> inside
= inside
+ [Who is it? # who, what, more, any]
- Tobias, three weeks from home and wide awake, and Ferdinand, sharing his shortbread.
-> verdict
= verdict
+ [Scold them # scold, punish, bad, naughty, cross]
  I got as far as the eyebrow. Then Tobias offered me one.
  -> END
+ [Poor boy # poor, aw, sad, kind, forgive, hug, more, any]
  We wrote to his mother by candlelight. On Sundays he is to go home.
  -> END
+ [Take a biscuit # biscuit, eat, share, take, join]
  So there we sat, four on the floor. Ferdinand bit nobody but the biscuit.
  -> END
