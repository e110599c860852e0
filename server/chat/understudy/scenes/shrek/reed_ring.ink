// He asks, with the third ring of reed.
-> reed_ring

=== reed_ring ===
# proposal
# opens: proposal, propose, engaged
I've something shut in my fist for you. Will you sit and be asked?
+ [I'm sitting # yes, more, ok, go on, sit]
  -> begin
+ [Not tonight # no, later]
  It'll wait. I've waited worse, and for worse.
  -> END
= begin
Not that end, it's damp. Right. I've a speech. It's on my hand.
+ [Let's hear it # more, yes, hear, say, any]
  I've sweated most of it off. It says something, something, fence.
  -> speech
+ [A speech? You? # really, you, speech, laugh, wow]
  Nine words. I practised on the goat. He left at four.
  -> speech
= speech
+ [Say it anyway # more, say, anyway, go, any, try]
- I built a fence to keep folk out. You've spoiled it for me.
+ [Spoiled it how? # how, why, what, more, any]
  I hear the gate, and I hope. I never used to hope at gates.
  -> fist
+ [Sorry about that # sorry]
  Never be. I've taken out a panel, so it's your door now.
  -> fist
= fist
+ [What's in your fist? # more, what, fist, hand, ring, any]
  A ring. Reed, plaited by these thumbs. It's the third I've made.
  -> ring
+ [Your hand's shaking # shaking, shake, nervous, scared, ok]
  That's the ring, wanting out. It's reed. It's the third I've made.
  -> ring
= ring
+ [Why the third? # why, third, three, two, more, happened, where, any]
  The goat ate the first. The otter married the second.
  -> ask
+ [It's lovely # lovely, beautiful, pretty, love, like, nice]
  It's grass. But that knot won't slip.
  -> ask
= ask
+ [Ask me, then # more, ask, yes, any, go on]
- Will you have me, leaky roof, loud ears, and a goat thrown in?
+ [Yes! # yes, of course, i will, i do, more]
  Ha! Finger out, quick, before I drop it in the stew.
  -> said_yes
+ [Even the goat? # goat, gerald, ears, roof, really]
  Especially the goat. He's witness. He's nodding. Say aye.
  -> goat
+ [Let me think # maybe, think, dunno, wait, later, any]
  Take till spring. I'll be on the log, not looking, listening hard.
  -> END
+ [No # no, never, sorry]
  Then it's a bonnie bit of reed, and your bowl's still warm. Truly.
  -> END
= goat
+ [Aye! # yes, of course, i will, i do, more, any, aye]
  That's my word you've used. I've gone to porridge. There, it fits.
  -> tell
+ [No # no, never]
  No it is. I'll tell him gently. You'll still get the good spoon.
  -> END
= said_yes
+ [Hold out my hand # more, hand, finger, ring, any, yes]
  It fits. I measured you with a leek while you slept.
  -> tell
+ [Kiss you # kiss, hug, love]
  Mm. Right. My ears are ringing, and now so's your finger.
  -> tell
= tell
+ [Who do we tell? # who, tell, more, when, what, any, now]
- Everybody, tomorrow. Tonight it's ours.
-> END
