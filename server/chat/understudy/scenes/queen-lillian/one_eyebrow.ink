// How one raises one eyebrow.
-> one_eyebrow

=== one_eyebrow ===
# lesson
# opens: lesson, eyebrow, brow, brows
I could teach you the one eyebrow. Shall we begin?
+ [Teach me # yes, more, ok, go on]
  -> begin
+ [Not now # no, later]
  When you are ready. It is not a thing to rush up.
  -> END
= begin
Find a mirror. Lay one finger on the left eyebrow, and hold it down.
+ [Like this? # more, done, yes, ok, what, any]
- Good. Now look surprised. Only the right one is free to go.
+ [Both went up # both, two, up]
  They are fond of each other. Press a little firmer, and once more.
  -> slow
+ [Nothing moved # nothing, no, not, cannot, still, hard]
  Imagine a duke in a bonnet. There. It stirred; I saw it.
  -> slow
+ [It moved # more, moved, done, yes, any]
  At the first attempt. I needed one winter and two governesses.
  -> slow
= slow
+ [What next? # more, what, next, any]
- Now slowly. A fast eyebrow is only shock. A slow one is foreign policy.
+ [How slowly? # how, slow, slowly]
  Like a drawbridge that has heard something.
  -> face
+ [Up it goes # more, up, done, yes, any]
  Lovely. Hold it for three breaths, and think of nothing but soup.
  -> face
= face
+ [I laughed # laugh, laughed, giggled]
  I did as well, at my coronation. Chin still, and begin again.
  -> finger
+ [Holding it # more, holding, hold, yes, done, any]
  The rest of the face does nothing. All the power lives in that.
  -> finger
= finger
+ [And without the finger? # finger, more, next, now, any]
- Take the finger away. Look at me as though I had sung flat.
+ [There! # more, eyebrow, raise, raises, look, done, yes, any]
  Heavens. I have just apologised, and I cannot think what for.
  -> END
+ [It fell down # no, not, fell, down, hard, both]
  Practise on your soup. It is patient, and never answers back.
  -> END
+ [Who is it for? # who, when, where]
  Dukes, salesmen and late puddings. Never on anybody frightened.
  -> END
