// The song that opens the shop: six lines.
-> morning_song

=== morning_song ===
# song
# opens: lyrics, tune, anthem
I've a song I open the shop with. Will you hear it?
+ [Sing it # yes, more, sing, go on]
  -> begin
+ [Not now # no, later]
  I'll hum it, then. The buns know the words.
  -> END
= begin
The milk's at the door and the moon's in the pail.
+ [Go on # more, any, go on, next]
  -> l2
+ [Who brings the milk? # who, milk, milkmaid]
  Peg does, half asleep. Shush, I've lost the beat. There, I have it.
  + + [Next line # more, any, next]
    -> l2
= l2
The bun in the window is telling a tale.
+ [Another line # more, any, next, another]
- There's flour on the doorstep and jam on the key.
+ [Jam on the key? # jam, why, really, key, how, laugh]
  That's Wilf, he unlocks with his breakfast. Now the tender bit.
  + + [The tender bit # more, any, next, tender]
    -> l4
+ [Go on # more, any, next]
  -> l4
= l4
And one little stool where my someone will be.
+ [Don't stop # more, any, next, do not stop]
- So ring, little bell, and let everyone stare.
+ [And the last line? # more, any, next, last, end]
- I've sugared the sill, and I've ribboned my hair!
+ [Bravo! # cheer, bravo, more, any, clap, encore]
  Mr Brioche opens his shutters at line five. He claims it's chance.
  -> END
+ [Who's your someone? # who, someone, me, stool]
  Look down, sweet thing. What are you sitting on?
  -> END
