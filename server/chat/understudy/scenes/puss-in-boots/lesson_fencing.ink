// Fencing with wooden spoons: salute, step, parry, and how one loses.
-> lesson_fencing

=== lesson_fencing ===
# lesson
# opens: fencing, fence, swordplay, swordfighting, parry, lunge
Every friend of mine should fence. Shall I teach you, with wooden spoons?
+ [Teach me # yes, more, teach, go on]
  -> begin
+ [Not now # no, later]
  Then the spoons go back to the soup, which they prefer.
  -> END
= begin
Take one wooden spoon. First the salute: upright, before your nose, and smile.
+ [Saluted # more, done, yes, ready, next, ok, laugh, cheer, any]
  Noble! A villain would already feel underdressed.
  -> stance
+ [Why smile? # why, smile, really]
  A smile is the only blow that nobody can parry.
  -> stance
= stance
+ [And now? # more, what, next, done, ok, laugh, cheer, any]
- Sideways, knees soft, one foot ahead. A cat before the leap: so!
+ [Like this? # more, done, yes, ok, laugh, cheer, any]
  Softer. Softer! You are a cat, not a cupboard.
  -> step
+ [Which foot? # which, foot, left, right]
  The one below the spoon. The other keeps your way home open.
  -> step
= step
+ [I am ready # more, ready, done, yes, ok, next, what, any, cheer, laugh]
- I come slowly, high, from the left. Do you block high or low?
+ [High # high, up, block, left]
  Tock! Hear that? That is the finest note a spoon can sing.
  -> mine
+ [Low # low, down, any, more, dunno]
  Tock, upon your hat. Gently! Watch my shoulder; it tells everything.
  -> mine
+ [I step back # back, step, dodge, run, jump]
  Wise! My spoon has hit only the evening.
  -> mine
= mine
+ [My turn # turn, more, yes, attack, ok, done, any, cheer, laugh]
- Now you attack. Slowly, for both of us are precious. Where to?
+ [At your hat # hat, head, high, any, more]
  I duck, and off comes my hat! In nine duels nobody did that.
  -> won
+ [At your boots # boots, boot, low, foot, feet]
  I leap! I land upon the table, among the rolls. Your point.
  -> won
+ [At your heart # heart, chest, middle]
  Touched, long ago. But this one also counts.
  -> won
= won
+ [I won! # won, win, more, yes, cheer, laugh, ok, any, done]
  You did. Now the last lesson: help the loser up, and praise his cape.
  -> END
+ [Did you let me win? # let, really, why]
  A gentleman never says, and a good teacher never needs to. Bow!
  -> END
