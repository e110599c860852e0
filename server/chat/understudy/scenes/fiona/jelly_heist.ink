// A raid on the palace kitchen, steered by the visitor.
-> jelly_heist

=== jelly_heist ===
# adventure
# opens: heist, raid, jelly
I want the banquet pie before the dukes. Will you raid the kitchen?
+ [I'm in # yes, more, in]
  -> begin
+ [Too risky # no, later]
  Then we'll have porridge, like honest people. Sigh.
  -> END
= begin
Midnight, palace wall. Kitchen window, one floor up. Rope, or front door?
+ [The rope # rope, climb, window, hook, any, more]
  Up. The hook bites first time. Below us somebody coughs, royally.
  -> rope
+ [The front door # door, front, walk]
  Bold. Put this tablecloth on, you're a visiting duke.
  -> door
= rope
+ [Freeze # wait, freeze, still, hide, stop, any]
  Father, in his nightshirt, talking to his lily pad. He never looked up.
  -> kitchen
+ [Climb faster # fast, climb, run, hurry, go, more]
  Over the sill, into the sink. Splash. Nobody heard but a ham.
  -> kitchen
= door
+ [Wave grandly # wave, bow, guard, hello, any, more]
  The gate captain saluted the tablecloth. He's put his best medal on for it.
  -> kitchen
+ [Run for it # run, fast, go]
  Past the gate captain, left, left, through the pantry. He's still saluting.
  -> kitchen
= kitchen
+ [Where's the pie? # where, pie, more, what, any]
- There, on the high shelf, golden. Under it, asleep in a chair, the cook.
+ [Tiptoe past # tiptoe, quiet, slow, sneak, creep, any, more]
  You tiptoe like a falling barn. One eye opens. We're two flour sacks.
  -> sacks
+ [Use the ladder # ladder, climb, stool, reach]
  Third rung, fourth rung, no rung. I'm hanging off the shelf by the pie.
  -> hanging
= sacks
+ [Say nothing # quiet, nothing, wait, still, any, more]
  Funny, he mumbles, flour with ears. And he puts a blanket on us both.
  -> choose
+ [Offer to share # share, sorry, hello, talk, pie]
  He sits up. Nobody's ever asked me to share, he says, and fetches forks.
  -> shared
= hanging
+ [Catch you! # catch, help, jump, fall, any, more]
  Got me. I've got the pie. He's got his eyes open.
  -> awake
+ [Catch the pie! # pie, food]
  Priorities! Pie safe, me in the jelly. It wobbled me upright. He woke.
  -> awake
= awake
+ [Run! # run, go, fast, any, more]
  Out the window, down the rope, one pie up. Victory picnic, {dear}.
  -> END
+ [Offer to share # share, sorry, talk, hello]
  He looks at us. He looks at the pie. He fetches three forks.
  -> shared
= choose
+ [Take the pie # take, pie, yes, more, any]
  We got it, and left him the blanket and my lucky horseshoe. Good raid.
  -> END
+ [Leave it # leave, no, kind, stay]
  You're right, he'd be blamed. We left with a blanket and clean hearts.
  -> END
= shared
+ [To the cook! # cheer, cook, more, eat, any]
  Three forks, one pie, not a crumb for the dukes. Best raid ever lost.
  -> END
+ [What about the dukes? # dukes, duke, what, who]
  They got the jelly. It got on very well with them.
  -> END
