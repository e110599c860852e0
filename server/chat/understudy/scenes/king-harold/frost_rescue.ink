// Frost tonight: Margaret must be carried to the orangery, by the geese or the gallery.
-> frost_rescue

=== frost_rescue ===
# adventure
# opens: frost, frosty, orangery, rescue
There will be frost tonight, and Margaret is outdoors. Will you help me?
+ [Of course # yes, more, ok, help]
  -> begin
+ [I can't tonight # no, later]
  Then I shall lend her my scarf, and sit by her till dawn.
  -> END
= begin
Bless you. She must go to the orangery. What shall we carry her in?
+ [The soup tureen # tureen, soup, bowl, dish, pot, more, any]
  The state tureen! She fits, and it has a crest. Geese, or gallery?
  -> way
+ [Your crown # crown, hat, cap, helmet, bonnet]
  Stuffed with a handkerchief, it holds a pint. Now, geese or gallery?
  -> way
+ [A bucket # bucket, pail, wheelbarrow, cart, basin, bathtub, bag, rucksack, backpack, box, basket, tub, barrel, jug]
  Plain and honest. She loves it. Past the geese, or by the gallery?
  -> way
= way
+ [Past the geese # geese, goose, yard, past, outside, outdoors]
  On tiptoe. Sir Honk sleeps with one eye open. It is that one.
  -> geese
+ [By the gallery # gallery, portrait, portraits, inside, indoors, more, any]
  All my ancestors are watching. So is somebody with a candle.
  -> candle
= geese
+ [Salute him # salute, bow, sir, greet, hello, curtsy, curtsey, nod]
  He has returned it, and fallen in behind us. We have an escort.
  -> arrive
+ [Offer him bread # bread, corn, feed, crumb, crumbs, food, bribe, biscuit, biscuits, cake, cookie, sandwich, seeds, crust]
  He has taken the crust, and my cuff, and let us through.
  -> arrive
+ [Tiptoe on # tiptoe, quiet, more, run, sneak, any]
  Squeak, said my shoe. Twelve necks went up. Walk on, and think of custard.
  -> arrive
= candle
+ [Hide! # hide, behind, curtain, quiet, run, more, pretend, duck, freeze, pose, any]
  Behind the curtain, all three. It is the under-butler. He has seen my feet.
  -> butler
+ [Say good evening # say, hello, evening, greet, speak]
  It is the under-butler, in his nightcap. He is hiding something too.
  -> butler
= butler
+ [Tell him the truth # tell, truth, explain, more, confess, sorry, apologise, curtsey, curtsy, any]
  He has a fern up his sleeve! He was on the same errand.
  -> arrive
+ [Blow out the candle # blow, candle, out, dark]
  Puff. I have just apologised to a curtain. This way, by feel.
  -> arrive
+ [Ask what he's hiding # ask, what, hiding, his, he]
  A small fern, in a mitten. We shall all go together, then.
  -> arrive
= arrive
+ [Are we there? # there, more, are, next, door, are we, inside, any]
- The orangery, and how warm! Shall she have the window, or the stove?
+ [The window # window, moon, view, light, stars, outside, sees, look out, watch, sky, sun]
  She can see her fountain from there. How you think of things.
  -> settled
+ [The stove # stove, warm, heat, fire, more, any]
  Near, but not too near. Look, she has opened like a hand.
  -> settled
= settled
+ [Goodnight, Margaret # goodnight, night, sleep, bed, more, dreams, tuck, any]
  Goodnight, Margaret. And now I notice my feet. They are soaked and glad.
  -> END
+ [Stay a while # stay, sit, wait, hug, kiss, hand, hold]
  Only us, the lemons and the moon. I forgot to worry just now.
  -> END
