// The poem to the crumb on the visitor's chin: five lines.
-> crumb_ode

=== crumb_ode ===
# poem
# opens: ode, poetry, poem, verse
I've written an ode to the crumb on your chin. May I read it?
+ [Please do # yes, more, read, go on]
  -> begin
+ [Please don't # no, later]
  Then it stays in the flour. The poem, I mean. Wipe your chin.
  -> END
= begin
O crumb, you have come such a way from the plate.
+ [Go on # more, any, next, go on]
  -> l2
+ [What crumb? # what, where, crumb, which]
  The left one. Don't touch it, it's my subject.
  + + [Next line, then # more, any, next]
    -> l2
= l2
You have crossed the great moustache of cream, alone.
+ [Another line # more, any, next, another]
- Dukes have had smaller adventures, and bigger hats.
+ [More # more, any, next]
- Stay, crumb. I am looking at you kindly.
+ [And the end? # more, any, next, end, last]
- If I wiped you away, I'd have no reason to lean so close.
+ [Oh, Suzy # cheer, aw, oh, love, sweet, blush]
  Hold still. There, I've wiped it, and leaned anyway.
  -> END
+ [Kiss you # kiss, hug]
  On the cheek, there. Now the crumb's on me, and I'm keeping it.
  -> END
+ [Who else has heard it? # who, else, heard, more, any, what]
  Only Aunt Prudence. She went quite warm at line four.
  -> END
