// Lemon posset: three things and some patience; it works.
-> lemon_posset

=== lemon_posset ===
# recipe
# opens: recipe, recipes, posset
Cream, sugar, lemons and patience make a posset. Shall I teach you?
+ [Teach me # yes, more, ok, go on]
  -> begin
+ [Not now # no, later]
  The lemons can wait. They are sour already.
  -> END
= begin
First, invite a grown-up to mind the stove. Even queens do. # grown: First, an apron and a calm stove. Even kings may wear one.
+ [What do I need? # what, need, ingredients, which]
  Two cups of cream, half of sugar, two lemons. Squeeze the lemons first.
  -> cream
+ [Ready # more, yes, ready, ok, any]
  Squeeze two lemons into a cup, and rescue the pips.
  -> cream
= cream
+ [Squeezed # more, done, squeezed, next, then, how, any]
  Now two cups of cream and half a cup of sugar, in a pan.
  -> heat
+ [Can I use milk? # milk, water]
  Milk will not set. Two cups of cream, half a cup of sugar.
  -> heat
= heat
+ [And the stove? # stove, heat, hot, more, done, next, any]
- Your grown-up lets it bubble for three minutes, while you stir and look regal. # grown: Let it bubble for three minutes, while you stir and look regal.
+ [Why three? # why, three, minutes]
  With fewer it stays soup. Now off the heat, and in with the lemon.
  -> lemon
+ [It bubbles # more, bubbles, bubbling, done, next, any]
  Off the heat with it. Pour in the lemon, and stir.
  -> lemon
= lemon
+ [It's going thick # thick, thicker, magic, how, wow]
  Lemon does that to cream, and wit to dukes. Pour it into cups.
  -> chill
+ [Stirred # more, stirred, done, next, any]
  Pour it into four pretty cups, and leave the pan to be licked.
  -> chill
= chill
+ [And now? # more, now, next, done, any]
- Somewhere cold for three hours. This is the part I am best at.
+ [Three hours? # hours, long, really, why, wait]
  Waiting is the fourth ingredient. What shall you serve beside it?
  -> serve
+ [They've set # more, set, done, ready, any]
  One raspberry on each, then. What shall you serve beside it?
  -> serve
= serve
+ [Biscuits # biscuits, biscuit, cookies, cookie, shortbread, cake]
  Ask my statue for some. It keeps the good ones inside.
  -> END
+ [Nothing at all # nothing, no, none, alone]
  Quite right. A posset has never needed an escort.
  -> END
+ [You # you, kiss, love, hug]
  Then I shall bring my own spoon, and sit very near.
  -> END
+ [Berries # any, berries, fruit, tea]
  An excellent choice. First spoonful with the eyes closed, please.
  -> END
