// How they met: nine gloves, and none of them dropped by accident.
-> nine_gloves

=== nine_gloves ===
# story
# opens: glove, gloves, courtship
I know a story about a glove, and us. May I tell it?
+ [Tell it # yes, more, go on]
  -> begin
+ [Some other time # no, later]
  I shall keep it in its drawer, with the ribbon on.
  -> END
= begin
You were walking by the lily pond at dusk. I was nearby.
+ [How near? # how, near, where, pond]
  In it, up to the chin. And then you dropped a glove.
  -> glove
+ [Go on # more, any]
  You dropped a glove. It sank. I have never moved so fast.
  -> glove
= glove
+ [You fetched it? # fetch, more, dive, catch, you, any]
- I held it up, dripping. You asked my name, and out came a croak.
+ [What did I say? # what, say, i, said, more, any]
  Bless you, you said, and thanked me, and went in to dinner.
  -> next_day
+ [Oh, Harold # aw, poor, sad, laugh, sorry, harold]
  You only said bless you. I glowed so that the moths came.
  -> next_day
= next_day
+ [Was that all? # more, all, next, then, any]
- Next evening you came again, and you dropped the other one.
+ [How clumsy of me # clumsy, me, silly, oops, sorry]
  So I thought. I fetched it, and managed half of good evening.
  -> week
+ [What did you say? # what, say, more, you, any]
  I said good. I was aiming for good evening, but I ran out.
  -> week
= week
+ [And after that? # more, after, then, next, what, any]
- A third evening, a third glove. By the ninth I could do sentences.
+ [Nine gloves? # nine, more, how many, really, why, gloves, any]
  I thought you the most careless lady alive, and I was so grateful.
  -> truth
+ [Which sentence? # which, what, sentence, sentences]
  May I walk on your wet side? I had worked on it all week.
  -> truth
= truth
+ [Did I ever say why? # why, more, say, tell, really, any]
- Years on, I opened a drawer. Nine gloves, pressed flat, like flowers.
+ [I kept them? # kept, keep, i, really, more, any]
  Every one. And you have never dropped so much as a pin since.
  -> ending
+ [So it was a trick # trick, purpose, clever, plan, laugh]
  The kindest ever played on me. You have dropped nothing since.
  -> ending
= ending
+ [Give me your hand # hand, hug, kiss, love, aw, more, cheer, any]
- Here it is. No glove on yours, please. I like the plain one.
-> END
