// Three riddles: the umbrella, the lily pad, and courage.
-> crown_riddles

=== crown_riddles ===
# riddle
# opens: riddle, riddles, puzzle, puzzles
I keep three riddles in the lining of my crown. Will you try them?
+ [I'll try # yes, more, go on, ok]
  -> begin
+ [Not just now # no, later]
  Back in the lining, then. They keep my head warm.
  -> END
= begin
I open when everyone else runs indoors, and I stand on one leg.
+ [An umbrella # umbrella, parasol, brolly]
  An umbrella! You had that before I finished being proud of it.
  -> two
+ [A heron # heron, stork, bird, crane]
  Oh! Not that, thank goodness. It has ribs, and it keeps you dry.
  -> one_again
+ [A hint? # any, hint, clue, help]
  Not so. You hold it, and it sulks in the hall afterwards.
  -> one_again
+ [I give up # dunno, give up, answer]
  An umbrella. You have one behind you, dripping on my notes.
  -> two
= one_again
+ [An umbrella # umbrella, parasol, brolly]
  That is it! I should open mine in your honour, were it lucky.
  -> two
+ [Do tell me # any, dunno, more, hint]
  An umbrella. I ought to have pointed; it is rude but it helps.
  -> two
= two
+ [The next one # more, yes, next, again, any]
- I am round and green. I am sat on daily, and I never sink.
+ [A lily pad # lily, lily pad, pad, margaret, lilypad]
  A lily pad! Margaret will be so pleased to have been guessed.
  -> three
+ [A frog # frog, toad, turtle, pea]
  Why does everyone look at me? No. A frog is what does the sitting.
  -> two_again
+ [A cushion # any, cushion, chair, hint, clue, boat]
  Close to it. A cushion, if you like, but one with a root.
  -> two_again
+ [I give up # dunno, give up, answer]
  A lily pad. I gave you my best one, too. Hem. My best riddle.
  -> three
= two_again
+ [A lily pad # lily, lily pad, pad, margaret, lilypad]
  Yes! You have met her, of course. She sends a ripple.
  -> three
+ [Do tell me # any, dunno, more, hint]
  A lily pad. They look so simple from above.
  -> three
= three
+ [And the last? # more, yes, next, last, again, any]
- It leaves me before each speech, and returns when you take my hand.
+ [Your courage # courage, bravery, brave, nerve, nerves, confidence]
  -> last
+ [Your voice # voice, words, breath, speech, cough]
  My voice goes too, poor thing. But it follows something larger out.
  -> three_again
+ [A hint? # any, hint, clue, help, warmth, love]
  A fine thought, and not it. Lions have it. So do you.
  -> three_again
+ [I give up # dunno, give up, answer]
  -> last
= three_again
+ [It's courage # courage, bravery, brave, nerve, nerves, more, any, dunno]
  -> last
= last
Courage. I only borrow it, {dear}. It has always had your address.
-> END
