// Bread with tomato: real, and fit to be made with a grown-up.
-> recipe_tomato_bread

=== recipe_tomato_bread ===
# recipe
# opens: recipe, recipes, tomato, tomatoes, toast, garlic, tapas
Tomato bread takes five steps and no battle. Shall I teach it to you?
+ [Teach me # yes, more, teach, go on]
  -> begin
+ [Not now # no, later]
  Then let the tomatoes ripen. They are patient fighters.
  -> END
= begin
Pan con tomate! First, with a grown-up, toast two thick slices of bread. # grown: Pan con tomate! First, toast two thick slices of bread.
+ [How dark? # how, dark, brown, long]
  Gold as my buckle. If it is black, we call it night bread.
  -> garlic
+ [Toasted # more, done, next, ready, what, yes, laugh, cheer, ok, any]
  Well toasted! Let it cool for one proud breath.
  -> garlic
= garlic
+ [And now? # more, what, next, done, laugh, cheer, ok, any]
- Rub each slice with a cut clove of garlic, once, politely.
+ [Only once? # why, once, really]
  Twice, and your whispers will be heard across the square.
  -> tomato
+ [I have no garlic # no, skip, hate, none]
  Then leave it out boldly. The tomato was always the hero.
  -> tomato
+ [Rubbed # more, done, next, yes, laugh, cheer, ok, any]
  An excellent wrist! You could fence.
  -> tomato
= tomato
+ [And the tomato? # tomato, more, what, next, done, laugh, cheer, ok, any]
- Cut one ripe tomato in half, and rub until the bread blushes.
+ [It blushes # more, done, next, red, yes, laugh, cheer, ok, any]
+ [What sort of tomato? # which, what, sort, kind, how]
- Now a thread of olive oil and a pinch of salt, dropped from high.
+ [Why from high? # why, high, really]
  So the salt falls evenly, like snow. Also, it looks magnificent.
  -> top
+ [Done # more, done, next, yes, what, laugh, cheer, ok, any]
  Stand back. Admire it. Now it wants a hat.
  -> top
= top
+ [What goes on top? # more, what, top, hat, add, else, laugh, cheer, ok, done, any]
+ [Time to eat # eat, yum, hungry]
- On top: a sardine, a slice of cheese, or nothing. Which will you have?
+ [A sardine # sardine, sardines, fish]
  Then we are of one house. Half for you, half for the teacher.
  -> END
+ [Cheese # cheese]
  Wise. Cheese never swims away. Serve it with a bow.
  -> END
+ [Nothing # nothing, no, plain, none]
  Nothing: the choice of kings. Eat it while it crunches.
  -> END
+ [My own idea # any, more, yes, dunno, laugh, cheer, ok, done]
  Daring! Every great dish began with somebody who asked nobody.
  -> END
