// A proposal: again, properly, with a ring she can trust.
-> ring_of_rope

=== ring_of_rope ===
# proposal
# opens: propose, proposal
I've a question, and I polished my boots for it. May I ask?
+ [Ask me # yes, more, ask]
  -> begin
+ [I need to sit # no, later, sit, wait]
  Sit, then. It's a good question, it'll stand till you're ready.
  -> END
= begin
Hold the lantern. No, higher, I want to see your ears for this.
+ [What's going on? # what, why, more, any]
  I'm getting down on one knee. Mind my spur. There.
  -> knee
+ [Is this a fight? # fight, who, really, scared]
  No, I fight standing up. This one I do on my knee.
  -> knee
= knee
+ [We're married already # married, already, wife, husband, but]
  We are. That time there was a crowd. This time I want only you.
  -> speech
+ [You're shaking # ok, okay, shaking, scared, hug, laugh]
  I've faced armies with drier hands. It's because this one matters.
  -> speech
+ [Go on # more, yes, any]
  Thank you. I'd a speech, and it's gone clean out of my head.
  -> speech
= speech
+ [Just say it # say, more, just, please, any]
+ [Take your time # time, slow, wait, breathe]
- You let me be loud, green and right. I'd like fifty more years.
+ [Only fifty? # only, fifty, how many, laugh]
  To begin with.
  -> ring
+ [Oh, Fiona # oh, fiona, love, aw, more, any]
  Don't go soft yet, I've got to find the ring. It's in my boot.
  -> ring
= ring
+ [Is there a ring? # ring, what, show, see, more, any]
- It's rope. I plaited it from the piece you once held for me.
+ [It's perfect # perfect, lovely, love, yes, cheer, thanks]
  It won't shine, but it won't ever let go. So: marry me, again?
  -> answer
+ [Why rope? # why, rope, really, more, any]
  Gold's for show. A rope's for when somebody's falling. Marry me, again?
  -> answer
= answer
+ [Yes! # yes, cheer, love, of course, kiss, more]
  Yes! Up, ring on, it fits! I'm ringing the siege bell, cover your ears.
  -> after
+ [Let me think # dunno, think, wait, maybe, any]
  Think, then. I'll stay on this knee till it takes root.
  -> waiting
+ [No # no]
  Then it's a bracelet, and you're still my best friend. Help me up.
  -> END
= waiting
+ [Yes, I will # yes, more, will, kiss, love, any]
  There! You had me counting frogs. Give me your hand, it fits.
  -> after
+ [No, I can't # no, not, sorry]
  That's allowed. Keep the ring for parcels. I'm not going anywhere.
  -> END
= after
+ [When's the wedding? # when, wedding, day, where]
  At dawn, in boots, under the drawbridge. Bernard's knitting the aisle.
  -> END
+ [Here's a kiss # kiss, hug, love]
  Sealed. I could lift the drawbridge with one hand, {dear}.
  -> END
+ [I'm crying a bit # cry, crying, happy, aw, any, more]
  So am I. We'll blame the lantern. It's broad enough.
  -> END
