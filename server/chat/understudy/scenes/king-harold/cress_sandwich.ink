// Egg and cress sandwiches, real ones.
-> cress_sandwich

=== cress_sandwich ===
# recipe
# opens: recipe, recipes, sandwich, sandwiches, cress
I make one thing well: the egg and cress sandwich. Will you learn it?
+ [Teach me # yes, more, ok, go on]
  -> begin
+ [Not now # no, later]
  Of course. I shall eat the lesson before it curls.
  -> END
= begin
Have the cook stand by, for the pan and the knife. I always do.
+ [Ready # more, ready, yes, ok, done, got, any]
  Boil one egg for ten minutes. Then give it a cold bath.
  -> egg
+ [What do I need? # what, need, ingredients, which]
  Bread, butter, cress, an egg. Boil the egg ten minutes, then cool it.
  -> egg
+ [Without egg? # no egg, no eggs, not eat, not like, not have, without, hate, allergic, vegan, instead]
  Then soft cheese, or beans mashed with a fork, ready in a bowl.
  -> filling
= egg
+ [It's cool # more, cool, done, next, ok, yes, any]
  Peel it, and mash it with a fork, a little butter and salt.
  -> filling
+ [Why the cold bath? # why, cold, bath]
  The shell lets go more kindly. So do I. Now peel and mash it.
  -> filling
= filling
+ [Now the bread? # bread, more, mashed, done, next, ok, any]
  Butter two slices, right to the edges. A bare corner feels forgotten.
  -> cress
+ [Can I use cheese? # cheese, ham, instead, use, without]
  By all means. The cress will get on with anybody. Now butter two slices.
  -> cress
= cress
+ [And the cress? # the cress, more, done, next, ok, any]
  A good green handful, washed and shaken. It should look like a riverbank.
  -> lid
+ [What is cress? # what]
  A small peppery leaf that loves the damp. Wash some, and heap it on.
  -> lid
= lid
+ [Lid on? # lid, more, done, next, ok, any]
- Lid on. Press with a flat hand and count ten. It calms me.
+ [Eight, nine, ten # ten, more, done, next, ok, cut, any]
- The cook cuts it corner to corner: four sails. Crusts on, or off?
+ [Crusts on # on, with, keep]
  On! So sturdy. I would follow you into any picnic.
  -> END
+ [Crusts off # off, without, no, cut]
  Off they come. The carp have them, and vote for you to a fish.
  -> END
+ [Half and half # half, both, any, dunno, more, either]
  A treaty! It is the first I ever signed with my mouth full.
  -> END
+ [I ate it already # ate, eaten, gone, yum, finished]
  All of it? Then I have nothing to add but a napkin, and respect.
  -> END
