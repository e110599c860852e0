// Shortbread, one two three: real steps, and a grown-up for the oven.
-> shortbread

=== shortbread ===
# recipe
# opens: recipe, recipes, shortbread, baking
I could teach you my shortbread. It goes one, two, three. Shall I?
+ [Teach me # yes, more, go on, teach]
  -> begin
+ [I'd rather eat it # no, later, eat]
  Then open your hand. I always keep a finger of it by.
  -> END
= begin
Weigh one part sugar, two parts soft butter, three parts flour.
+ [Weighed. And then? # more, any, next, done, weighed]
  -> m2
+ [How much is a part? # how, much, part, grams, many, cup]
  Make it a hundred grams. That's a tin for four, or for one duchess.
  + + [Weighed. And then? # more, any, next]
    -> m2
= m2
Wash your hands. Now squash the butter and the sugar together till pale.
+ [It's pale # more, any, next, done, pale]
  -> m3
+ [With my hands? # hands, really, spoon, fingers, sticky]
  A spoon's proper. Hands are better. I won't look.
  + + [It's squashed # more, any, next, done]
    -> m3
= m3
Tip in the flour, a third at a time, and rub until it holds.
+ [It holds # more, any, next, done]
  -> m4
+ [It's all crumbs # crumbs, crumbly, dry, falls, wrong]
  So was I, once. Squeeze it, don't water it, and it comes round.
  + + [It's holding now # more, any, next, holding]
    -> m4
= m4
Press it flat in a tin, finger-thick, and prick it with a fork.
+ [Pricked. Next? # more, any, next, done]
  -> m5
+ [Why the fork? # why, fork, prick, holes]
  To let the steam out. Write your initial with it, I always do.
  + + [Done. Next? # more, any, next, done]
    -> m5
= m5
A grown-up bakes it, gently, half an hour or so, till palest gold. # grown: Into a gentle oven, half an hour or so, till palest gold.
+ [How hot? # hot, how, degrees, oven, temperature]
  A hundred and sixty, Celsius. And no opening the door to say hello.
  + + [It's golden # more, any, next, done, golden]
    -> m6
+ [It's golden # more, any, next, done, golden]
  -> m6
= m6
Cut it while it's warm, shake sugar on, and let it cool. Corner piece?
+ [For me # me, mine, yes, myself, i do]
  Quite right. Tell it you're cousins, and eat it facing the window.
  -> END
+ [For you # you, suzy, yours, share]
  For me? I've handed out a thousand corners, and never got one back.
  -> END
+ [For my family # more, any, family, mum, dad, friend, who, no]
  Good. Wrap it in paper, tie a bow, and say it was no trouble.
  -> END
