// A pudding without an oven, which makes no noise.
-> burglars_pudding

=== burglars_pudding ===
# recipe
# opens: recipe, recipes, pudding, dessert, whisk, strawberries, berries
I make one dish. No oven, no noise. Shall I teach you burglar's pudding?
+ [Teach me # yes, more, ok, go on]
  -> begin
+ [Not now # no, later]
  Then I'll make two, and eat yours out of respect.
  -> END
= begin
Put six plain biscuits in a bag. Press with your palm until they're crumbs.
+ [Why not bash them? # why, bash, hammer, hit]
  Bashing wakes the house. Pressing is between you and the biscuit.
  -> floor
+ [Pressed # more, next, done, pressed, any, ok]
  Crunchy sand, is it? Then you're right on time.
  -> floor
= floor
+ [Next step # more, next, what, any, then]
- Half the crumbs go in a glass. Tap it flat. That's your cellar floor.
+ [Flat # more, next, done, flat, any, ok]
- Whisk a cup of cold cream until it stands up by itself.
+ [I've no cream # no cream, dairy, milk, vegan, yogurt, yoghurt, without, allergic]
  Any thick yogurt will do, cow's or coconut, and no whisking at all.
  -> layer
+ [My arm's tired # tired, arm, hurts, long, how long, slow]
  Swap arms, or borrow a grown-up's. Every job needs a second pair. # grown: Swap arms, or borrow somebody's. Every job needs a second pair.
  -> layer
+ [It stands # more, next, done, stands, any, ok]
  Stop there. One minute more and you've stolen butter.
  -> layer
= layer
+ [What goes in now? # more, next, what, now, any]
- A layer of cream, a layer of berries, cream again. No gaps, no witnesses.
+ [Which berries? # which, berries, fruit, what, kind]
  Whatever's ripe. Strawberries blush, so they're the easiest to catch.
  -> roof
+ [Layered # more, next, done, any, ok, layers]
  Look at those stripes. I've seen prisoners less neat.
  -> roof
= roof
+ [And on top? # more, top, next, then, any, crumbs]
- The last crumbs make the roof. Keep it cold while you count six hundred.
+ [Six hundred? # really, six hundred, 600, why, long, hundred]
  Ten minutes. Waiting is the only hard lock in the recipe.
  -> spoon
+ [Counted # more, next, done, any, counted, ready, ok]
  You skipped two hundred. I'd have skipped three.
  -> spoon
= spoon
+ [Is it ready? # more, ready, eat, spoon, now, any, yes]
- Ready. What do you put on the very top, as your signature?
+ [A cherry # cherry, cherries, berry, strawberry]
  Classic. They'll know it was you, and they'll thank you.
  -> END
+ [Chocolate # chocolate, sprinkles, sugar, honey, sauce]
  Show-off. I knew there was a reason I kept you.
  -> END
+ [Nothing # nothing, none, no]
  A clean job. Not a fingerprint on it. I'm moved.
  -> END
+ [Something odd # any, dunno, more, fish, cheese]
  Bold. Put it on yours first, and I'll watch your eyebrows.
  -> END
