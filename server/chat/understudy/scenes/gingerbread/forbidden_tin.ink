// Up to the tin on the top shelf: by the curtain or the drawers.
-> forbidden_tin

=== forbidden_tin ===
# adventure
# opens: tin, expedition, climb, climbing
The tin up there says Do Not Open. Will you climb with me?
+ [Let's climb # yes, more, ok, climb]
  -> begin
+ [Too high # no, later, high]
  Wise. I shall stay here and wonder at it until Friday.
  -> END
= begin
I bring thread and a raisin. The curtain, or the drawer knobs?
+ [The curtain # curtain, curtains, first, any, more, yes]
  We climb the red fold. Halfway up, something is chewing.
  -> moth
+ [The drawer knobs # drawer, drawers, knobs, knob, second, handles]
  Knob by knob. The third drawer slides open under us.
  -> drawer
= moth
+ [Look closer # look, closer, what, who, see, more, any]
  It is Percival, the moth, eating my second-best cape from the hem up.
  -> hem
+ [Climb faster # climb, faster, fast, run, away, hurry]
  We passed him at a gallop. He waved. My hem was in his mouth.
  -> hem
= hem
+ [Ask for a lift # lift, ask, fly, help, ride, more, any]
  He says he will, for the left sleeve. Done. We are airborne.
  -> shelf
+ [Take the cape back # cape, back, take, pull, tug, fight]
  I pull, he pulls. It tears, and we shoot upward like a cork.
  -> shelf
= drawer
+ [Jump # jump, leap, up, more, quick, any]
  I missed. You caught my thread. I dangle, and I salute you.
  -> dangle
+ [Hide inside # hide, inside, in, down]
  It is dark in here. Forty spoons are staring at us.
  -> spoons
= dangle
+ [Pull me up # pull, up, haul, more, help, any, yes]
  You are stronger than you look, and I looked. We are on the shelf.
  -> shelf
+ [Swing across # swing, across, tarzan, fly, left]
  I swing past the jam, past the salt, and land upon the shelf!
  -> shelf
= spoons
+ [Build a ladder # ladder, build, stack, climb, more, any]
  Spoon upon spoon, each holding its breath. We are up. Nobody clinked.
  -> shelf
+ [Ask them what's in it # ask, what, tin, spoons, know]
  They say it rattles. They say it is for somebody short. Up, up!
  -> shelf
= shelf
+ [Open the tin # open, tin, lid, more, yes, look, any]
  One, two, heave. Inside lie eleven buttons, and a card.
  -> card
+ [Knock first # knock, listen, wait, polite, shake, careful]
  Nobody answers, but something rolls about. I lift the lid one crumb's width.
  -> peep
= card
+ [Read the card # read, card, what, says, more, any]
  Spares, for when he loses one. I know that hand. It is yours.
  -> END
+ [Take a button # take, button, wear]
  I took the red one. The card says it was meant for me anyway.
  -> END
= peep
+ [Look in # look, in, see, what, more, open, any]
  Eleven buttons, and a note: hello down there. Somebody expected us.
  -> END
+ [Leave it closed # leave, close, closed, no, shut, home]
  You are right. A mystery keeps longer than a cookie. Down we go, together.
  -> END
