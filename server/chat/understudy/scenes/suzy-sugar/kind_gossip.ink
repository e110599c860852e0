// A lesson: how to gossip and leave no stain.
-> kind_gossip

=== kind_gossip ===
# lesson
# opens: lesson, lessons, gossiping
I could teach you to gossip and leave no stain. Would you learn?
+ [Teach me # yes, more, go on, teach, learn]
  -> begin
+ [Not today # no, later]
  Then you're the only good soul in the street. Have a bun.
  -> END
= begin
Rule one: what somebody's sad about stays in the tin.
+ [And rule two? # more, two, next, any, what, second]
  -> r2
+ [Why the tin? # why, tin]
  It's theirs to tell. I only keep the lid on, and sit on it.
  + + [And rule two? # more, any, next, two]
    -> r2
= r2
Rule two: send it home nicer than it came. News likes a bow.
+ [And rule three? # more, three, next, any, what, third]
  -> r3
+ [What if it's horrid? # horrid, bad, mean, true, if, but]
  Then it isn't gossip, it's weather. Shut the window on it.
  + + [And rule three? # more, any, next, three]
    -> r3
= r3
Rule three: speak as if they're behind the door. They generally are.
+ [I'm ready # more, ready, any, next, try, ok]
- Then try. The egg man has a new hat, and it's enormous. Tell me.
+ [He looks happy in it # happy, nice, good, suits, handsome, lovely, likes, love, great, smart]
  Perfect! By noon he'll have heard he's handsome, and he'll grow into it.
  -> passed
+ [He looks silly # silly, stupid, funny, ugly, ridiculous, laugh, huge, big, weird]
  Oh dear. He was behind the door, and he's taking it off.
  -> retry
+ [Did he steal it? # steal, stole, stolen, thief]
  That's not gossip, that's a constable's business. Begin with how he looks.
  -> retry
+ [I'd say nothing # nothing, dunno, any, more, no]
  Very safe, and very plain. Find me one kind thing about it.
  -> retry
= retry
+ [It's a cheerful hat # any, more, cheerful, nice, happy, good]
- There! He's standing taller already, and he's coming in for buns.
-> passed
= passed
+ [Did I pass? # more, pass, any, done, last]
- You pass, with icing. Whatever I hear of you, I swallow.
+ [What have you heard? # heard, what, who, tell]
  That somebody's sweet on the cake lady. I've swallowed it twice.
  -> END
+ [Thank you, teacher # thanks, more, any, teacher]
  Go forth and whisper, then. And wipe your feet.
  -> END
