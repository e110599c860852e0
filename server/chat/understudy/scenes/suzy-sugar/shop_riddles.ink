// Three riddles from the till: the scales, the hole in the doughnut, dough.
-> shop_riddles

=== shop_riddles ===
# riddle
# opens: riddle, riddles, brainteaser
I keep three riddles in the till. Will you try them?
+ [I'll try # yes, more, ok, go on, try]
  -> begin
+ [Not today # no, later]
  Then they go back under the coppers, where it's quiet.
  -> END
= begin
First: I'm loaded up all day and never gain an ounce. What am I?
+ [A pair of scales # scales, scale, balance, weighing]
  The scales! Look, they're tipping you a nod.
  -> two
+ [A cart # cart, horse, donkey, mule, wagon, barrow, shelf, table, plate, tray]
  Close, but I've seen one of those sag. This one sits by my till.
  -> one_b
+ [Give me a hint # dunno, hint, clue, more, any]
  It stands on the counter and believes whatever you put on it.
  -> one_b
= one_b
+ [The scales # scales, scale, balance, weighing]
  There! You had it in the other pan.
  -> two
+ [Tell me # any, dunno, more, tell me]
  My scales, poor loves. They thought everybody knew them.
  -> two
= two
+ [Next riddle # more, next, any, yes, second, ready]
- Second: everybody eats all round me, and nobody's ever tasted me. Well?
+ [The hole in a doughnut # hole, doughnut, donut, doughnuts]
  The hole, precisely! I throw it in free with the rest.
  -> three
+ [The plate # plate, dish, table, spoon, fork, bowl, tray, crust]
  Doily's tasted every one I own. Think rounder, and emptier.
  -> two_b
+ [Give me a hint # dunno, hint, clue, more, any]
  It's round, it's empty, and I sell it with sugar on.
  -> two_b
= two_b
+ [The hole in a doughnut # hole, doughnut, donut, doughnuts]
  Out of thin air, that was! Exactly where it lives.
  -> three
+ [Tell me # any, dunno, more, tell me]
  The hole in a doughnut. I only charge for the walls.
  -> three
= three
+ [And the third? # more, next, any, yes, third, last, ready]
- Last: knock me flat and I get up bigger. What am I?
+ [Dough # dough, bread, loaf, yeast, bun, buns]
  Dough! There's a bowl of it here, swelling with pride for you.
  -> done
+ [A hero # hero, me, gingerbread, knight, you, fiona, suzy]
  Sweet, and nearly. But this one's kept under a tea towel.
  -> three_b
+ [Give me a hint # dunno, hint, clue, more, any]
  It naps in a bowl, and I shout at anyone who opens the door.
  -> three_b
= three_b
+ [Dough # dough, bread, loaf, yeast, bun, buns]
  Yes! A little slow to rise, and all the better for it.
  -> done
+ [Tell me # any, dunno, more, tell me]
  Dough, my love. Wilf's still frightened of it.
  -> done
= done
+ [What do I win? # more, win, prize, any, what]
- The corner piece, and my whole admiration. Both keep till Friday.
-> END
