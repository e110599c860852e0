// A song for walking home by, over the roofs.
-> over_tiles

=== over_tiles ===
# song
# opens: lullaby, tune, hum, humming, ballad
I've a song for walking home over the tiles. Shall I, very softly?
+ [Softly, then # yes, more, sing, go on]
  -> begin
+ [Not now # no, later]
  I'll hum it inside, where the guards can't hear.
  -> END
= begin
One soft paw on the edge of the town.
+ [Go on # more, next, sing, quiet, listening, all ears, any]
- Two soft paws, and the moon looks down.
+ [Another line # more, next, any]
- Three soft paws where the pigeons doze.
+ [And four? # more, four, next, any]
- Four soft paws, and nobody knows.
+ [Is there more? # more, next, is, any]
- Five o'clock, and the baker's awake.
+ [What do you steal? # more, what, steal, next, any]
- I bring nothing home but the smell of cake.
+ [Lovely # cheer, lovely, beautiful, nice, love, more, thanks, any]
  I've never sung it at anyone before. Only past them.
  -> END
+ [No cake at all? # cake, really, nothing, laugh, hungry]
  A crumb. It jumped. A song needn't mention everything.
  -> END
+ [That was awful # bad, awful, terrible, worse, no, boo]
  The night watch say so too, every morning, yawning.
  -> END
