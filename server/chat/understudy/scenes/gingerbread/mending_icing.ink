// Icing, in real steps: no oven anywhere.
-> mending_icing

=== mending_icing ===
# recipe
# opens: recipe, recipes, ingredients, frosting
I can teach you icing, and no oven is involved. Shall we?
+ [Teach me # yes, more, go on]
  -> begin
+ [Not now # no, later]
  When you like. Sugar is patient, and so am I, nearly.
  -> END
= begin
Fetch a bowl, a spoon, a cup of powdered sugar, and a lemon.
+ [Why a lemon? # why, lemon, sour]
  It keeps icing white and cooks awake. Ask somebody tall to cut it.
  -> sift
+ [I have no lemon # no lemon, do not have, without]
  Plain water does it. The icing will merely be less opinionated.
  -> sift
+ [I have it all # have, everything, more, ready, yes, got, done, next, cheer, laugh]
  Good. Somebody tall cuts the lemon. Knives and I do not speak.
  -> sift
= sift
+ [Then what? # more, then, what, next, cheer, laugh]
- Shake the sugar through a sieve. Lumps are boulders to some of us.
+ [It's snowing # snow, snowing, mess, cloud, everywhere]
  Put out your tongue. That is weather one may keep. Now the juice.
  -> juice
+ [Sifted # more, done, next, sifted, ready, cheer, laugh]
  Now the juice. One small spoon. No more, I beg you.
  -> juice
= juice
+ [Only one? # one, only, why, how much, how many, how]
  One, then stir, then perhaps a second. Hurry, and it becomes soup.
  -> stir
+ [Stirring # more, done, stir, stirring, next, cheer, laugh]
  Round and round, as if you were making a very small moon.
  -> stir
= stir
+ [When is it right? # more, when, right, ready, next, how, cheer, laugh]
- Lift the spoon. It should fall in a slow ribbon and lie there, thinking.
+ [It's too runny # runny, thin, wet, soup, drips]
  More sugar, then. I too was runny once, and look at me.
  -> bag
+ [It's too stiff # stiff, thick, hard, dry]
  Three drops of juice. Count them aloud. It loosens like an uncle.
  -> bag
+ [It's perfect # more, perfect, good, right, ready, next, yes, cheer, laugh]
  I knew it. You have the wrist of a palace confectioner.
  -> bag
= bag
+ [How do I draw? # more, draw, next, how, what, cheer, laugh]
- Spoon it in a clean bag, have one tiny corner snipped, and squeeze.
+ [What should I draw? # what, draw, idea, any, more, cheer, laugh]
  First eyes, then a smile. Then wait, for he may say hello.
  -> END
+ [I drew a smile # smile, face, mouth, eyes]
  On a plain cracker? Then somebody in this world is happier now.
  -> END
+ [I drew a heart # heart, love, hearts]
  I must lie down. It needs an hour to set, and so do I.
  -> END
+ [I licked the spoon # lick, licked, ate, eat, tasted, spoon]
  You are forgiven. I am made of the stuff, and I looked away.
  -> END
