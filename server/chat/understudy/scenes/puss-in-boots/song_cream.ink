// A song of the moon, the cat and the baker.
-> song_cream

=== song_cream ===
# song
# opens: serenade, lullaby, tune
I know a song of a cat and a baker. Shall I sing?
+ [Sing it # yes, more, sing, go on]
  -> begin
+ [Not now # no, later]
  The guitar sighs, and so do four of its strings.
  -> END
= begin
The moon has spilled her cream tonight…
+ [Go on # more, what, ok, done, any]
+ [Olé! # cheer, laugh, wow, aw]
- And painted all the rooftops white.
+ [Another line # more, what, laugh, ok, done, any]
+ [Lovely # cheer, aw, nice, pretty]
- I licked one tile, I licked one more…
+ [Then what? # more, what, laugh, cheer, ok, done, any]
- And landed at the baker's door!
+ [Oh no # oh, sorry, laugh, no]
+ [And the baker? # more, baker, who, what, cheer, ok, done, any]
- He raised his broom and thundered: Cat!
+ [Did he catch you? # more, catch, what, really, laugh, cheer, ok, done, any]
- I bowed. He laughed. And that was that!
+ [Bravo! # cheer, more, thanks, beautiful, wow, laugh, ok, done]
  I bow to the left, to the right, and to whoever threw the cabbage.
  -> END
+ [Is it true? # really, true, who, baker, when]
  Every word. He is Mateo, and I pay for the tiles in compliments.
  -> END
+ [Encore! # again, encore, one more]
  The encore is hummed: mmm, mmm, cream. There, my heart is empty.
  -> END
+ [Not bad # no, hm, any, bad]
  Not bad? The guitar and I shall practise where nobody sleeps.
  -> END
