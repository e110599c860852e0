// Onion soup: a recipe that works.
-> onion_soup

=== onion_soup ===
# recipe
# opens: recipe, recipes, ingredients
You bring a pot and some patience. Shall I teach you my onion soup?
+ [Teach me # yes, more, go on, ok]
  -> begin
+ [Not now # no, later]
  No rush. Onions wait well. It's the one thing they do quietly.
  -> END
= begin
Sharp knife, hot fire. Wee folk fetch somebody grown first. You set?
+ [What do I need? # what, need, ingredients, which]
  Four onions, butter, stock, bread, cheese. Now slice the onions thin.
  -> slice
+ [Ready # more, yes, ready, ok, done, got, any]
  Peel four onions. Slice them thin. Weep.
  -> slice
= slice
+ [Why do they sting? # why, sting, cry, crying, eyes, tears]
  They bite back. Chill them first, it helps. Next, butter in the pot.
  -> butter
+ [Sliced # more, done, sliced, next, ok, any]
  Butter in the pot, big as a hen's egg.
  -> butter
= butter
+ [Then the onions? # more, onions, in, next, done, any]
- All in, pinch of salt, low fire. Stir them like you've nowhere to be.
+ [How long? # how, long, when, time, more, any]
  Half an hour, till they're soft and brown as a good boot.
  -> brown
+ [Can I rush it? # rush, fast, high, hot, quick, hurry]
  Never. Rush an onion and it sulks. Half an hour, till brown.
  -> brown
= brown
+ [They're brown # more, brown, done, ready, next, any]
  Pour in six cups of stock and let it mutter for twenty minutes.
  -> stock
+ [Mine are black # black, burnt, burned, burning, smoke]
  We've all done it. Start again, lower. Then in go six cups of stock.
  -> stock
= stock
+ [And the bread? # more, bread, toast, cheese, next, done, any]
- Toast on top, cheese on the toast, lid on till it melts.
+ [It smells good # more, good, smell, smells, yum, mm, done, any]
- Then here's the real question, {dear}. Do you dunk, or do you slurp?
+ [I dunk # dunk, dip, bread, dunking]
  Good. The heel of the loaf's yours. That's no small thing here.
  -> END
+ [I slurp # slurp, drink, sip, loud]
  Loud, then. In this hut a slurp's how we say grace.
  -> END
+ [Both # both, all, any, more]
  Then you'll need an apron and a bigger bowl. I've the bowl.
  -> END
+ [I don't like onions # no, hate, neither, onions, onion, yuck]
  I'll pretend I didn't hear. There's cheese on toast, and I'm still fond.
  -> END
