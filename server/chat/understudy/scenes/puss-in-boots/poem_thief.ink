// Six lines for the one who came by the window.
-> poem_thief

=== poem_thief ===
# poem
# opens: poem, poems, poetry, sonnet, rhyme, ode, verses
I have made you six lines, and combed each one. May I recite?
+ [Recite them # yes, more, recite, go on]
  -> begin
+ [Not now # no, later]
  They can wait. Good lines, like cats, sleep anywhere.
  -> END
= begin
You came by the window and left by the same…
+ [Go on # more, what, cheer, ok, done, any]
+ [That was me # yes, laugh, true]
- My buttons were missing; the moon took the blame.
+ [Another line # more, next, laugh, cheer, ok, done, any]
+ [Poor moon # aw, poor, moon]
- I searched every pocket, I searched every chair…
+ [What did you find? # more, what, find, laugh, cheer, ok, done, any]
- And found you had left me your laugh on the stair.
+ [Aw, Puss # aw, cheer, kiss, sweet]
+ [Go on # more, laugh, ok, done, any]
- So keep all the buttons, the buckle, the glove…
+ [And the laugh? # more, what, laugh, cheer, ok, done, any]
- But leave me the laugh. It has taught me to love.
+ [It is beautiful # cheer, beautiful, thanks, aw, more, wow, laugh, ok, done]
  Then it has come home. Keep it; I know it by heart, naturally.
  -> END
+ [A kiss for that # kiss, hug]
  Ay. I had six lines ready, and now not one word.
  -> END
+ [You kept a laugh? # really, why, where, how]
  In the hat, {dear}. On long roads I take it off and listen.
  -> END
+ [Another one? # again, another, no, any, hm]
  The next one is still in the ink. This one took me nine moons.
  -> END
