// Dumplings on soup, in real steps; a grown-up for the hot part.
-> soup_dumplings

=== soup_dumplings ===
# recipe
# opens: dumpling, dumplings
I can teach you my dumplings, the ones that don't burn. Shall we?
+ [Teach me # yes, more, teach]
  -> begin
+ [Not hungry # no, later]
  You will be. The bowl stays out.
  -> END
= begin
Wash your hands. One mug of self-raising flour, one pinch of salt, big bowl.
+ [How big a mug? # how many, which, big, mug, what]
  The one you drink cocoa from. Dumplings forgive everything but hurry.
  -> butter
+ [Done. What next? # more, done, yes, what]
  Good. You've flour on your nose already, so it's going well.
  -> butter
= butter
+ [Next step # more, next, what, any]
- Two spoons of soft butter. Rub it in till it looks like sand.
+ [With my fingers? # why, how, finger, fingers]
  Only the tips, they're coolest. Pretend you're tickling a very small knight.
  -> water
+ [Sandy! # more, done, yes, sand, sandy]
  Perfect sand.
  -> water
= water
+ [And now? # more, now, next, any]
- Cold water, a splash at a time, until it just holds together.
+ [It's too sticky! # sticky, wet, help, sorry, no]
  Then a dusting more flour. No dough's beyond rescue.
  -> roll
+ [It holds! # more, done, yes, holds]
  Then stop stirring. Walking away is half of cooking.
  -> roll
= roll
+ [What shape? # what, more, next, how, shape, any]
- Roll them round as walnuts. Don't squash, they aren't the enemy.
+ [Mine's a goose # mine, look, goose, laugh]
  It's a fine goose. It'll come out a hat, they all do.
  -> pot
+ [Eight round ones # more, done, yes, round, eight, any]
  Eight! Two each, and four for whoever asks nicely.
  -> pot
= pot
+ [Now the soup? # more, soup, next, now, pot, any]
- Now fetch a grown-up. Drop them on bubbling soup, lid on, twenty minutes. # grown: Now drop them on bubbling soup, gently. Lid on, twenty minutes.
+ [Can I peek? # peek, look, lift, see]
  No. Lift the lid and they sink, and sulk. Sing something for twenty minutes.
  -> eat
+ [Which soup? # which, soup, what]
  Any that's thin and hot. Ours is bean stew that lost an argument.
  -> eat
+ [And we wait # more, wait, any]
  Waiting I'm good at. I had years of practice and no dumplings.
  -> eat
= eat
+ [They're huge! # wow, huge, big, done, more, any]
  They double, like trouble. Blow first, then bite. There. You're a cook.
  -> END
+ [How do I know? # how, know, ready, when, dunno]
  Cut one. Fluffy to the middle means done. Then it's yours, cook's right.
  -> END
