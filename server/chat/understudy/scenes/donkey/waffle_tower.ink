// Real waffles, stacked.
-> waffle_tower

=== waffle_tower ===
# recipe
# opens: recipe, batter, baking
I can teach you my waffle tower, it really works, shall I, shall I?
+ [Yes, teach me # yes, more, go on]
  -> begin
+ [Not now # no, later]
  Fine, no hurry, flour keeps, it's me that goes off the boil!
  -> END
= begin
Find a grown-up first, for the hot bit, then a bowl, the biggest one! # grown: Mind the hot bit, you're the grown one, then a bowl, the biggest!
+ [Got them # more, yes, really, laugh, cheer, no way, oh no, wow, what, how]
  Two mugs of flour in, two little spoons of baking powder, one of sugar!
  -> wet
+ [Why a grown-up? # why]
  Irons bite! Now, two mugs flour, two little spoons baking powder, one of sugar!
  -> wet
= wet
+ [What next? # more, what, any, really, laugh, cheer, no way, oh no, wow, why, how]
- In a jug, two eggs, a mug and a half of milk, and whisk!
+ [No butter? # butter, fat, oil]
  Butter, yes, half a mug, melted, into the jug, I always get tearful here!
  -> mix
+ [Whisked # more, done, really, laugh, cheer, no way, oh no, wow, why, what, how]
  Now half a mug of melted butter, into the jug, mind your sleeve!
  -> mix
= mix
+ [Then stir it all? # more, stir, what, how, any, really, laugh, cheer, no way, oh no, wow, why]
- Pour the jug in the bowl, stir gently, stop while it's still lumpy!
+ [Why leave lumps? # why, lump, lumps, really]
  Stir too long and they come out like boots, I've eaten those, chewy!
  -> cook
+ [Lumpy it is # more, ok, laugh, cheer, no way, oh no, wow, what, how]
  Perfect! Don't lick the spoon! Okay, I licked it.
  -> cook
= cook
+ [Time for the hot bit # more, hot, iron, cook, any, really, laugh, cheer, no way, oh no, wow, why, what, how]
- Grown-up, hot iron, one ladle, lid down, and wait till the steam stops!
+ [How long? # how long, how, when, more, minutes, really, laugh, cheer, no way, oh no, wow, why, what]
  About five minutes, that's one Ode to Toast, sung slowly, with feeling!
  -> stack
+ [Can I peek? # peek, open]
  No peeking, it tears, I cried, I ate both halves, still no peeking!
  -> stack
= stack
+ [They're golden # more, any, done, ready, really, laugh, cheer, no way, oh no, wow, why, what, how]
- Stack them crossways, butter between, syrup last, from high up, like a waterfall!
+ [How tall should it be? # how, tall, high, more, many, really, laugh, cheer, no way, oh no, wow, why, what]
  Up to your chin, then take one off, that's mine!
  -> question
+ [Berries on top? # berry, berries, fruit, cream, jam]
  Berries! On a tower! You're a genius, why've I never put berries?
  -> question
= question
+ [Shall we eat it? # more, eat, yes, really, laugh, cheer, no way, oh no, wow, why, what, how]
  Count three, one bite each, from both ends, and we meet in the middle!
  -> END
+ [It fell over # fell, fall, no, broke]
  That's a waffle road now, it's longer, it's better, pass the syrup!
  -> END
