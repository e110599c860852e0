// By night to the duchess, to lengthen the whiskers of a portrait.
-> heist_portrait

=== heist_portrait ===
# adventure
# opens: heist, burglary, robbery, portrait, painting, duchess
A portrait of me hangs in disgrace tonight. Will you come on a heist?
+ [I am in # yes, more, ok, sure, go on]
  -> begin
+ [Not tonight # no, later]
  Then it must hang one night more, poor handsome thing.
  -> END
= begin
The duchess's palace, midnight. My portrait has short whiskers. Window or chimney?
+ [The window # window, climb, ivy, wall]
  Ivy, ledge, sill. You climb like smoke; I climb like luggage.
  -> hall
+ [The chimney # chimney, roof, soot, down]
  Down we slide. I was orange; now I am mysterious.
  -> hall
+ [The front door # door, front, ring, knock, more, any, laugh, cheer, ok, done]
  I bow, you yawn. The porter takes us for musicians.
  -> hall
= hall
+ [Find the portrait # more, portrait, find, where, laugh, cheer, ok, done, any]
+ [What do you see? # what, see, look, who]
- A long hall, forty frames. Before mine, one guard snores upon a stool.
+ [Tiptoe past him # tiptoe, sneak, quiet, past, more, any, laugh, cheer, ok, done]
  Heel, toe. My left boot squeaks. He murmurs: not yet, mother.
  -> easel
+ [Hum him a lullaby # hum, sing, song, lullaby]
  You hum, I purr. He smiles, and the stool seems to smile with him.
  -> easel
+ [Stand like statues # statue, statues, freeze, hide, stand, still]
  He wakes, counts two new statues, likes them, and sleeps again.
  -> easel
= easel
+ [Is that you? # portrait, look, really, what, where]
+ [Give me the brush # paint, brush, more, whiskers, laugh, cheer, ok, done, any]
- There I hang, noble as bread, with whiskers like a radish. Paint!
+ [Long whiskers # long, longer, whiskers, more, any, yes, laugh, cheer, ok, done]
  Longer. Longer! They have left the frame and crossed to the next duke.
  -> candle
+ [A huge moustache # moustache, mustache, beard, huge, funny]
  A moustache! I look like my own uncle. I respect him already.
  -> candle
= candle
+ [Did you hear that? # hear, coming, who, noise, more, what, laugh, cheer, ok, any]
+ [Sign it and go # sign, name, done, run]
- A candle! The duchess, in her nightcap, is looking at our work.
+ [Run! # run, flee, escape, window, hide]
  We ran! Behind us she called: come back, and do the dog!
  -> END
+ [Bow and confess # bow, confess, sorry, truth, stay, more, any, laugh, cheer, ok, done]
  She bowed back. It had always wanted something, she said, and sent for cocoa.
  -> END
