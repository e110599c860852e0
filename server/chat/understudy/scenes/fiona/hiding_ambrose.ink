// Hiding from Cousin Ambrose, who talks about napkins.
-> hiding_ambrose

=== hiding_ambrose ===
# adventure
# opens: ambrose, napkin, napkins, hide, hiding
Cousin Ambrose is coming with his napkin talk. Will you hide with me?
+ [Quick, hide! # yes, more, hide]
  -> begin
+ [I'll face him # no, face, later]
  Brave. I'll be in the barrel. Nod at the folds and think of pie.
  -> END
= begin
He's on the path, humming. Up the apple tree, or under the table?
+ [Up the tree # tree, up, climb, apple, any, more]
  Good branch. You've got twigs in your ears, and it suits you.
  -> tree
+ [Under the table # table, under, down]
  Snug. That's my knee. That's your elbow. That's the goat's.
  -> table
= tree
+ [Hold my breath # quiet, breath, wait, still, any, more]
  He's sat down under us with a hamper. Nineteen napkins. He's begun.
  -> above
+ [Drop an apple # drop, apple, throw]
  Bonk. He thanked the tree. Now he's looking for more, and he's looking up.
  -> seen
= table
+ [Keep still # quiet, wait, still, breath, any, more]
  Shiny shoes. They've stopped. He says: Gerald, old boy, is she in?
  -> goat
+ [Crawl out the back # crawl, back, out, run]
  Out by the hen door, into the yard. He's in it too. Barrel!
  -> barrel
= above
+ [Listen a bit # listen, wait, what, more, any]
  Fold one's the Swan, and it's good. He's practising on nobody, poor man.
  -> lonely
+ [Climb higher # climb, up, higher]
  Higher. Creak. Oh.
  -> branch
= seen
+ [Be an owl # owl, hoot, who]
  You hooted. He hooted back. He thinks he's made a friend up here.
  -> lonely
+ [Wave # wave, hello, hi, any, more]
  He waved too! He's not cross. He's pleased somebody's home.
  -> lonely
= goat
+ [Wait for Gerald # wait, goat, gerald, quiet, any, more]
  Gerald ate the Swan, the Fan and the Bishop's Hat. Ambrose has fled.
  -> fled
+ [Come out, sorry # sorry, out, hello, talk]
  Up we pop. He isn't cross. He asks if we'd like the Swan.
  -> lonely
= barrel
+ [Squeeze in # squeeze, in, hug, yes, any, more]
  Two ogres, one barrel. I can feel you laughing. Stop, it's rolling.
  -> rolling
+ [Kiss behind it # kiss, love]
  Oh. Good plan. He said pardon, went pink and walked back down the hill.
  -> fled
= branch
+ [Jump! # jump, down, fall, any, more]
  Straight into his hamper. Soft landing. He says we're a very bold fold.
  -> lonely
+ [Hold my hand # hand, hold, hug, kiss]
  Got you. Down we went, slow as a bell, and bowed on landing.
  -> lonely
= rolling
+ [Steer! # steer, lean, any, more]
  Leaning left, past him, through the hedge, into the pond. Clean away!
  -> END
+ [Shout hello # hello, shout, hi, ambrose]
  Hello, Ambrose, goodbye, Ambrose! He waved a napkin the whole way down.
  -> END
= fled
+ [We're free! # free, cheer, more, laugh, any]
  Free, with an hour to ourselves and no napkins. Come here.
  -> END
+ [Poor Ambrose # poor, aw, sad, sorry]
  You're soft, and right. I'll write him a kind note. On a napkin.
  -> END
= lonely
+ [Ask him in # ask, in, tea, yes, kind, invite, go down, climb down, join, more, any]
  He stayed for supper and folded us each a frog. Glad we got caught.
  -> END
+ [Run anyway # run, flee, leave, no, away]
  We ran, but I left him a pie. Next time we'll stay a while.
  -> END
