// The ball, the nine princes, and the man in the fountain.
-> damp_suitor

=== damp_suitor ===
# story
# opens: ball, ballroom, suitor, suitors, princes
May I tell you about the dullest ball I ever attended?
+ [Please # yes, more, go on]
  -> begin
+ [Not now # no, later]
  It ends happily, so it keeps. The unhappy ones go off.
  -> END
= begin
I was nineteen. Nine princes danced with me, and each described his castle.
+ [Were they handsome? # handsome, nice, who, princes, they]
  Very. So is a mantelpiece.
  -> air
+ [Go on # more]
  By the ninth, I could have drawn any drainpipe in the land.
  -> air
= air
+ [What did you do? # more, what, you, then, do, any]
- I slipped out for air, and heard somebody apologising to the fountain.
+ [What for? # what, why, say, said, for]
  He had bowed to it in the dark, and gone in head first.
  -> wet
+ [Who was it? # who, more, was]
  A young man, up to the sash in water, crown on a lily pad.
  -> wet
= wet
+ [Was that me? # me, i, myself]
  It was, {dear}, with duckweed over one ear and perfect manners.
  -> fan
+ [Did you laugh? # laugh, funny, haha, more, did, you, any]
  I longed to. I held out my fan instead, and drew you ashore.
  -> fan
= fan
+ [And the dance? # dance, dancing, more, then, any]
- One, you begged, there on the grass. You squelched so well we had nine.
+ [Did I step on you? # step, foot, feet, toe, toes, tread]
  Four times, with eleven apologies. I noticed that I was counting.
  -> last
+ [When did you know? # when, know, love, more, why]
  When you put the lily pad back, and thanked it for its trouble.
  -> last
= last
+ [What did your mother say? # mother, mum, family, mom, parents, say, said]
  She asked which prince I preferred. I said: the damp one, please.
  -> END
+ [And the nine princes? # princes, nine, them, others, castles, more, any]
  Still describing, I believe. I have never regretted one drainpipe.
  -> END
+ [I'd fall in again # again, fall, kiss, love, hug]
  I know. That is why I keep a towel, and my hand, ready.
  -> END
