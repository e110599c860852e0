// How he came by the gumdrop medal: for valour while being carried.
-> ant_medal

=== ant_medal ===
# story
# opens: medal, medals, gumdrop, ants, ant
This medal is a real gumdrop. Shall I tell you how I won it?
+ [Yes please # yes, more, go on, how]
  -> begin
+ [Another day # no, later]
  As you wish. I shall stand so that it catches the light.
  -> END
= begin
I was asleep on a picnic blanket. I woke, and the blanket was moving.
+ [Moving? # moving, what, how, really]
  It was not the blanket. It was four hundred ants, and I on top.
  -> ants
+ [Go on # more, then, cheer, laugh]
  Below me, four hundred ants. Above me, sky. Nobody had asked me.
  -> ants
= ants
+ [Where to? # where, more, cheer, laugh]
  To a hole no wider than my head. I pointed this out.
  -> hole
+ [Did you fight? # fight, run, jump, lance]
  With both arms held? I gave a speech instead. They like a rhythm.
  -> hole
= hole
+ [What did they say? # more, what, say, then, cheer, laugh]
- Left, they said. Right, they said. They were quite lost, {dear}.
+ [Lost? # lost, really, why, how]
  Rain had washed their trail away. So I called: left, at the shoe!
  -> led
+ [So what then? # more, then, what, cheer, laugh]
  From up there I saw their hill. Left at the shoe, I called.
  -> led
= led
+ [You led them! # led, brave, wow, cheer]
  While being carried! It is the only way to lead so many.
  -> hill
+ [Did they listen? # more, listen, then, and, laugh]
  Left they went, at the shoe. Four hundred feet times six.
  -> hill
= hill
+ [Did you get home? # more, home, then, arrive, cheer, laugh]
- We came in at sunset. Their queen stood on a pebble to greet me.
+ [Did she eat you? # eat, bite, nibble, scared]
  She licked one toe, said ginger, and apologised before the whole court.
  -> award
+ [And the medal? # more, medal, what, gumdrop, cheer, laugh]
  Eight ants brought it upon a leaf. Red, round, barely licked.
  -> award
= award
+ [What is it for? # more, what, why, cheer, laugh]
- For valour while being carried. It says so, in very small bites.
-> END
