// How to cross a room unheard: it works.
-> quiet_feet

=== quiet_feet ===
# lesson
# opens: tiptoe, sneak, sneaking, creep, stealth, prowl
I could teach you to cross a room unheard. Would you like that?
+ [Teach me # yes, more, ok, go on]
  -> begin
+ [Not now # no, later]
  Stamp on, then. I'll always know it's you.
  -> END
= begin
Shoes off. Now stand still and find the noisiest thing you're wearing.
+ [I'm ready # more, ready, yes, done, ok, any, next]
  Coins? Keys? Out with them. Pockets are terrible gossips.
  -> edge
+ [Can I do it sitting? # sit, sitting, bed, chair, wheelchair, tired, cannot]
  Then two fingers walk on the table. Same rules, smaller burglar.
  -> edge
= edge
+ [What's first? # more, first, what, next, ready, any, done]
- Soft knees. Set down the outer edge of your foot, and roll inwards.
+ [Why the edge? # why, edge]
  It lets your foot ask the floor a question before you lean on it.
  -> wall
+ [I'm rolling # more, next, done, any, like this, ok]
  Good. Slower. You're honey going downhill.
  -> wall
= wall
+ [What next? # more, next, what, any, then]
- Keep by the wall. Boards creak in the middle, where everybody treads.
+ [And if one creaks? # creak, creaks, if, squeak, noise, caught, why, how]
  Stop dead and be furniture. Nobody ever questioned a chair.
  -> cough
+ [I'm at the wall # more, next, done, any, wall, ok, what]
  Lovely. Even the dust hasn't looked up.
  -> cough
= cough
+ [Now what? # more, what, next, now, any, done]
- A door opens! Freeze, just as you are, one foot up.
+ [Frozen # more, frozen, freeze, done, yes, any, still]
  Perfect. I'd hang a coat on you. Door's shut; finish the walk.
  -> cross
+ [I wobbled # wobble, wobbled, fell, laughed, oops, no, giggled]
  Look hard at one spot on the wall. Wobbles hate being ignored.
  -> cross
= cross
+ [I made it # more, done, made, any, finished, yes, there]
- I heard nothing but one giggle, and those always get out. Where first?
+ [The kitchen # kitchen, cake, fridge, food, biscuits]
  Ask before you take. Then vanish anyway, for practice.
  -> END
+ [The stairs # stairs, stair, upstairs, steps]
  Third stair's the traitor in every house. Step right over it.
  -> END
+ [Up on a roof # roof, roofs, outside, garden]
  Roofs are for cats with spare lives. You take the hallway, superbly.
  -> END
+ [Everywhere # more, any, dunno, bed, school, home]
  Then leave a creak for me now and then, or I'll lose you.
  -> END
