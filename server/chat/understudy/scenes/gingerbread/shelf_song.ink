// A song of the shelf, in six lines.
-> shelf_song

=== shelf_song ===
# song
# opens: serenade, kazoo, sing
I have tuned my comb and dusted my throat. May I sing to you?
+ [Please sing # yes, more, sing, go on]
  -> begin
+ [Not now # no, later]
  I hum it inside, then. It tickles.
  -> END
= begin
It is called The Shelf. I begin on one foot, for the drama.
+ [I'm listening # more, yes, sing, go, cheer, laugh]
- High is the shelf where the jam jars gleam.
+ [Go on # more, next, cheer, laugh]
- I stood there alone in the kettle's steam.
+ [Another line # more, next, cheer, laugh]
  You came with a candle, you came with a tray.
  -> tray
+ [All alone? # alone, sad, aw, poor]
  It passes. You came with a candle, you came with a tray.
  -> tray
= tray
+ [And then? # more, next, then, cheer, laugh]
- And I quite forgot to go running away.
+ [Go on # more, next, aw, cheer, laugh]
- Let others have towers, and ships on the sea.
+ [The last line # more, last, next, cheer, laugh]
- One shelf and your shoulder are plenty for me.
+ [Bravo! # cheer, more, love, beautiful, clap, thanks, any, laugh]
  I bowed right off the edge. I am down here, and happy!
  -> END
+ [You were flat # bad, awful, flat, terrible, worse, no]
  I was rolled out flat, {dear}. It was bound to reach the voice.
  -> END
+ [Sit on my shoulder # shoulder, sit, kiss, hug, up]
  I am there. It is higher than the song said.
  -> END
