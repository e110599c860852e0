// Onion soup as Shrek taught it, without the mud: real steps.
-> onion_soup

=== onion_soup ===
# recipe
# opens: recipe, recipes, simmer
I could teach you my onion soup. It's an ogre's, minus mud. Shall I?
+ [Yes, teach me # yes, more, go on]
  -> begin
+ [I'd rather eat it # no, later, eat]
  Then sit, and I'll make it. That was always the better plan.
  -> END
= begin
Four onions. Slice them thin, with a grown-up minding the knife. # grown: Four onions. Slice them thin, and mind the knife.
+ [Sliced. What next? # any, more, next, done]
  -> m2
+ [They make me cry # cry, crying, eyes, sting]
  Me too. Hold a spoon in your mouth. It helps, or it's funny.
  + + [Done. Next? # any, more, next]
    -> m2
= m2
A lump of butter in the big pot, on low heat. In they go.
+ [In. What next? # any, more, next, done]
  -> m3
+ [How big a lump? # how, big, lump, size]
  Like a walnut, the cook says. She's never met a small walnut.
  + + [In it goes # any, more, next]
    -> m3
= m3
Stir them now and then for half an hour. Brown, never black.
+ [They're brown # any, more, next, done]
  -> m4
+ [Half an hour? # really, long, why, hour]
  Slow's what makes them sweet. I've seen it work on giants.
  + + [All right, stirring # any, more, next]
    -> m4
= m4
Now a spoonful of flour, and stir. It'll look wrong. It isn't.
+ [Stirred. Next? # any, more, next, done]
  -> m5
+ [It looks wrong # wrong, lumps, lumpy, bad]
  I did warn you. Keep stirring, and don't let the pot see you worry.
  + + [It's smooth now # any, more, next]
    -> m5
= m5
A jug of hot stock, poured in slowly. Let the grown-up pour. # grown: A jug of hot stock, poured in slowly. Sleeves up.
+ [Poured. Next? # any, more, next, done]
  -> m6
+ [What sort of stock? # what, which, stock, sort]
  Vegetable or chicken. The ogre's was pond. I'd not.
  + + [Poured. Next? # any, more, next]
    -> m6
= m6
Let it mutter a quarter of an hour. Then salt, and taste it.
+ [It's delicious # good, nice, yum, delicious, tasty, like]
  You were patient and there was butter. That's all cooking is.
  + + [What goes on top? # any, more, top, next]
    -> m7
+ [What goes on top? # any, more, top, next, what]
  -> m7
= m7
Toast, with cheese melted on. There. Who gets the first bowl?
+ [You do # you, doris, yours]
  Me? Well. Nobody's made me soup since I took the keys.
  -> END
+ [Me first # me, mine, myself, i do]
  Quite right. The cook eats first, so there's someone to blame.
  -> END
+ [Somebody I like # any, more, who]
  Good. Carry it with both hands, and say you just threw it together.
  -> END
