// A three-tier cake to the castle by four: cobbles or orchard.
-> cake_delivery

=== cake_delivery ===
# adventure
# opens: delivery, deliver, tiers
A three-tier cake's due at the castle by four. Will you help me?
+ [I'll help # yes, more, ok, go on, help]
  -> begin
+ [Not today # no, later]
  I'll send Wilf, then, and a prayer, and a spare cake.
  -> END
= begin
This cake's for the castle, and taller than us. By cart, or on heads?
+ [By cart # cart, wheels, bread, first]
  Wheels, then. You're the brake, which means shouting.
  -> road
+ [On our heads # heads, head, carry, second]
  Chin up, arms out, and nobody laughs. I said nobody laughs.
  -> road
+ [Whichever # any, more, dunno]
  On the cart, with you holding the top and me holding you.
  -> road
= road
+ [Which road? # more, which, road, where, any, way]
- The cobbles are quick and bumpy. The orchard's smooth, and full of bees.
+ [The cobbles # cobbles, quick, bumpy, first, street]
  Bump! There goes the sugar swan. She's landed on a dog.
  -> cobbles
+ [The orchard # orchard, bees, smooth, second, trees, any, more, dunno]
  Petals everywhere, and one bee. And now his whole family.
  -> orchard
= cobbles
+ [Catch the swan # catch, grab, fetch, catch swan, get her, get it]
  Got her! One wing short, so she's swimming on her side.
  -> gate
+ [Let him have her # leave, let him, dog have, more, any, keep]
  He's carrying her home ever so gently. I've iced a spare.
  -> gate
= orchard
+ [Share some icing # share, icing, give, sugar, feed]
  A saucer of it on the wall. They've queued. I could hire them.
  -> court
+ [Run for it! # run, more, any, go, quick]
  Faster! No, wait. They're not chasing us, they're escorting us.
  -> court
= gate
+ [Is that the castle? # castle, more, any, there, where]
- That's the gate, and the top tier's leaning like a tired duke.
+ [Push it straight # push, straight, fix, hold, straighten, help]
  Gently now. There! We've both got pink elbows.
  -> king
+ [Lean with it # lean, tilt, more, any]
  Heads over, both of us. Now the castle's crooked and we're fine.
  -> king
= king
+ [Hand it over # more, any, give, hand, king]
- The king says he's never seen a cake look so pleased to arrive.
-> END
= court
+ [On to the castle! # castle, more, any, on, go]
- Four strikes! There's the queen on the steps, and the bees behind us.
+ [Bring the bees in # bring, bees, in, invite, guests, ask, let]
  The queen's had chairs put out. They've brought honey, so they may stay.
  -> board
+ [Shut the gate # shut, gate, close, more, any, out]
  Just in time. One's still in your collar, fast asleep. Let him be.
  -> board
= board
+ [And the cake? # cake, more, any, what]
- Not a petal lost! You carried it, so you lick the board.
-> END
