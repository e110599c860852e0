// The council in wet shoes: everybody had been wading.
-> wet_council

=== wet_council ===
# story
# opens: council, councillor, councillors, squelch, squelched
I once sat a whole council in wet shoes. Would you hear how?
+ [Yes, tell me # yes, more, go on]
  -> begin
+ [Another time # no, later]
  Another time, then. They have had years to dry.
  -> END
= begin
I had gone to wish Margaret good morning. She lives in the fountain.
+ [Who is Margaret? # who, name, margaret]
  My lily pad. I leaned in to see how she had slept. Splash.
  -> splash
+ [And then? # more, any]
  I leaned. One should never lean. In I went, to the shin.
  -> splash
= splash
+ [Why not change them? # why, change, dry, towel, other]
  A late king is talked of for years. The gong rang; I ran.
  -> table
+ [Was it cold? # cold, how, warm]
  It was delightful. Then the gong went, and I had to run.
  -> table
+ [Go on # more, any]
  I heard the gong. I ran all the way, and I left prints.
  -> table
= table
+ [Did they notice? # notice, see, know, hear, more, what, any]
- The herald asked if I agreed to the moat tax. I nodded. Squelch.
+ [Oh no # more, no, really, aw, poor, laugh, any]
  The scribe wrote it down as a royal objection.
  -> vote
+ [What did they say? # what, say, said]
  Nobody breathed. Then the scribe wrote: His Majesty squelches. That meant no.
  -> vote
= vote
+ [So you voted no? # more, voted, vote, really, any]
  By noon I had squelched down two taxes and a parade.
  -> second
+ [A squelch means no? # means, mean, why, squelch]
  It does now, by law. By noon I had saved us two taxes.
  -> second
= second
+ [Did you confess? # more, confess, tell, own, what, any]
- I stood up to confess, and I heard it. Squelch. Not from me.
+ [Who was it? # who, more, what, where, whose, any]
- The Duke of Sedge. Then Lady Mosswick. Then the whole table, one by one.
+ [They were all wet? # more, all, wet, really, why, how, laugh, any]
  They wade before breakfast, all of them, and each had felt alone in it.
  -> ending
+ [Was I there? # me, i, was i]
  You were, {dear}. Perfectly dry, with your shoes in your lap.
  -> ending
= ending
+ [And after that? # more, what, after, next, now, any]
- We meet in the fountain on Thursdays now. Margaret takes the chair.
-> END
