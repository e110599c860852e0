// The quarrel of the shut window, and one knock.
-> shut_window

=== shut_window ===
# quarrel
# opens: quarrel, argue, argument, latch, shutters
Your window was shut last night. Shall we have it out?
+ [Have it out # yes, more, now, go on, ok]
  -> begin
+ [Let's not # no, later, sorry]
  Good. I'd only sharpened half a hiss.
  -> END
= begin
Shut. Latched! I crossed four wet roofs to sit on a wetter sill.
+ [It was raining # rain, raining, wet, cold, storm, wind]
  On me, yes. I noticed that part.
  -> second
+ [I'm sorry # sorry, forgive, apologise]
  Not so soon. I've rehearsed, and there's a bit with my tail.
  -> second
+ [Just pick the lock # pick, lock, hairpin, open, more, any, force]
  In one breath, and asleep. That isn't the point, and you know it.
  -> second
= second
+ [What's the point? # what, point, why, matter, more, any, wrong]
  An open window says come in. What does a shut one say?
  -> third
+ [Then knock! # knock, door, ring, ask, call, tell]
  Me, knock? I arrive. That's the whole of my charm.
  -> third
+ [What a fuss # fuss, silly, stupid, drama, overreacting, calm, only]
  I was a cat in the rain. This is the correct amount of fuss.
  -> third
= third
+ [Why not knock? # why, knock, not, more, any, afraid, what]
  Because somebody could say no. Nobody ever says no to a shadow.
  -> soft
+ [I didn't mean it # mean, forgot, about, accident, fault, sorry, cold]
  I worked that out by two o'clock. I stayed till three, to be certain.
  -> soft
= soft
+ [I'd say come in # come, in, yes, always, never, welcome, more, any, open, let you in]
  Every time? Then I've been brave in all the wrong places.
  -> try
+ [Poor wet Kitty # poor, aw, hug, kiss, towel, sorry, love]
  Stop it. I'd two more insults ready, and now they've gone soft.
  -> try
= try
+ [Try one knock # try, knock, now, more, go on, yes, show me, practise, let you in, always, any]
- Here, on your table, then. Tap. There. My knees are shaking.
+ [Who's there? # who, there, hello, what]
  It's Kitty. Only Kitty. She's sorry that she hissed.
  -> END
+ [Come in! # come, in, yes, more, any, enter, welcome]
  That was easier than any lock I know. Peace, then, and a towel.
  -> END
+ [Kiss and make up # kiss, hug, hand, peace, love]
  On the nose. It's the only dry bit of me.
  -> END
