// How one bows, with hat and without.
-> lesson_bow

=== lesson_bow ===
# lesson
# opens: bow, bowing, curtsy, curtsey
Nobody leaves my side without a proper bow. Shall I teach you mine?
+ [Teach me # yes, more, teach, go on]
  -> begin
+ [Not now # no, later]
  Then nod for today. A nod is a bow in its nightshirt.
  -> END
= begin
Stand tall. Now one foot back, as if the floor deserved it.
+ [Which foot? # which, foot, what, left, right]
  The left. The right one stays in front to take the credit.
  -> hat
+ [Like this? # more, done, yes, ready, next, how, laugh, cheer, ok, any]
  Just so! A small wobble is allowed; it looks like feeling.
  -> hat
= hat
+ [And then? # more, next, what, laugh, cheer, ok, done, any]
- Hat off, from the heart, in one wide sweep toward the horizon.
+ [I have no hat # no, none, hat]
  Then sweep the air. The grandest hats are the imagined ones.
  -> look
+ [Swept # more, done, next, yes, laugh, cheer, ok, any]
  What a breeze! Two candles have gone out in your honour.
  -> look
= look
+ [Where do I look? # where, look, eyes, what, more, next, laugh, cheer, ok, done, any]
- At the floor, while you count three. Then up again, slowly. Slowly!
+ [One, two, three # more, done, one, count, three, yes, laugh, cheer, ok, any]
+ [Why slowly? # why, slow, slowly]
- Because a bow is a promise, and one must not drop it.
+ [Did I do well? # how, really, more, laugh, cheer, ok, done, any]
  So well that my own hat came off, and it was tied.
  -> last
+ [And the big eyes? # eyes, big, what]
  Think of the last sardine on the plate. Hold that face. There!
  -> last
= last
+ [Now both of us # both, together, again, more, yes, laugh, ok, any]
  On three, then. Ay, our heads have met! It happens to all the masters.
  -> END
+ [Thank you, maestro # thanks, done, maestro, cheer]
  Maestro! Go and bow to a baker. It is worth a bun.
  -> END
