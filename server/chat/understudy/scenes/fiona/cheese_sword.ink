// A quarrel: somebody toasted cheese on Manners. And its peace.
-> cheese_sword

=== cheese_sword ===
# quarrel
# opens: quarrel, rind
I've a bone to pick about my sword. Shall we have it out?
+ [Have it out # yes, more, what]
  -> begin
+ [Not now # no, later]
  After supper, then. I'm still fond of you, just so you know.
  -> END
= begin
You toasted cheese on Manners. My Manners. There's a rind on the hilt.
+ [It wasn't me # no, me, not, donkey]
  It has your thumbprint on it, in butter. I know that thumb.
  -> cross
+ [I was hungry # hungry, cheese, food, eat, why]
  So you were. We've forks. We've sticks. We've a whole forest of sticks.
  -> cross
+ [I'm sorry # sorry]
  That was quick. I'd a whole speech, and I'm only at the middle.
  -> cross
+ [Was it good? # laugh, good, ha, any, more]
  Don't make me laugh, I'm being angry. I've my arms folded and everything.
  -> cross
= cross
+ [It's only a sword # only, sword, so, what, any]
  She got me out of three sieges and a wedding. She isn't only.
  -> heart
+ [Why are you so upset? # why, upset, sad, angry, more]
  You didn't ask.
  -> heart
+ [You borrow my axe! # axe, you, too, fair]
  I do, and I oil it after. I lost it once. That's another fight.
  -> heart
= heart
+ [I should have asked # asked, ask, right, sorry, yes, more]
  Yes. That's all I wanted. Oh, I feel my arms unfolding.
  -> mend
+ [Nobody asks here # nobody, no, never, any]
  In the tower nobody asked me anything. So I mind, maybe too much.
  -> mind
= mind
+ [I'll ask from now # ask, sorry, promise, yes, more, any]
  Then I'll say yes, mostly. I'm sorry I roared. The owl's packed a bag.
  -> mend
+ [Come here # hug, kiss, here, love]
  Mmf. That's cheating, and it works. I'm sorry I roared.
  -> mend
= mend
+ [I'll clean her # clean, polish, wash, help, yes, more]
  Warm water, soft rag, then oil. You hold her nicely. She's forgiven you.
  -> peace
+ [Want some cheese? # cheese, toast, eat, food, any]
  There's some left? I'm furious. Cut me the corner bit.
  -> peace
+ [Friends? # friends, hug, kiss, love, friend]
  Friends, partners, and whatever comes after that. Shake. Harder.
  -> peace
= peace
+ [Make a treaty? # treaty, deal, promise, rule, more, any]
  Article one: ask first. Article two: share the toast. Signed with a kiss.
  -> END
+ [I love you # love, kiss, hug]
  I love you too, cross or not. Some days both by breakfast.
  -> END
