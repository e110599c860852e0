// The dough that went for a walk, and how far it got.
-> dough_walk

=== dough_walk ===
# story
# opens: dough, yeast
My dough once went for a walk. Shall I say how far it got?
+ [Yes, tell me # yes, more, go on, how far]
  -> begin
+ [Not now # no, later]
  Then I'll put a cloth over it. It only gets bigger.
  -> END
= begin
The recipe said one spoon of yeast. Wilf thought it meant the ladle.
+ [Uh oh # more, uh oh, oh, any, what]
  By noon it had lifted the lid, then the shelf, then Wilf.
  -> up
+ [Where were you? # where, you]
  At the market, buying yeast. I came home to Wilf on the ceiling.
  -> up
= up
+ [It lifted Wilf? # really, wilf, lifted, laugh, more, any, how, why]
- On a fat white cushion, waving. Then it left by the window.
+ [Where did it go? # where, more, go, went, any, what]
  Down the hill, picking up the milkmaid, two chairs and a wedding.
  -> wedding
+ [Did you chase it? # chase, run, catch, stop it]
  With a sieve and a stern voice. It had a wedding aboard by then.
  -> wedding
= wedding
+ [A wedding? # really, wedding, who, bride, any, more, what]
- The bride waved. She'd never had so soft a carriage.
+ [How did you stop it? # more, how, stop it, stop, what, any]
  I got everyone down, and asked Dragon for one long, warm breath.
  -> baked
+ [Was anybody hurt? # hurt, ok, safe, right, anybody, anyone]
  Snug as currants, all of them. I had them down before Dragon puffed.
  -> baked
= baked
+ [She baked it? # more, bake, baked, dragon, bread, any, what, really]
- One golden loaf, forty yards long, from my door to the pump.
+ [What did you do? # more, what, do, eat, ate, any]
  We all ate our way home. I'd brought the butter.
  -> home
+ [Forty yards of bread! # wow, really, forty, yards, long]
  And a heel on each end. The bride had toast till Christmas.
  -> home
= home
+ [And Wilf? # more, wilf, any, who]
- He has his own spoon now. It's very small, and it's on a string.
-> END
