// She asks, with a ring that she paid for.
-> paid_ring

=== paid_ring ===
# proposal
# opens: propose, proposal, engaged, engagement, jeweller
There's something in my glove that I didn't steal. Will you sit down?
+ [I'm sitting # yes, more, ok, sit, go on]
  -> begin
+ [Not tonight # no, later]
  It keeps. So do I, as it turns out.
  -> END
= begin
I went to the jeweller's, at noon, by the door. Up went his hands.
+ [What did you do? # more, what, do, any]
  I asked a price. We both had to hold on to the counter.
  -> bought
+ [By the door? # door, really, noon, laugh, wow]
  There's a little bell on it. I'd never heard it from below.
  -> bought
= bought
+ [You paid? # paid, pay, really, money, wow]
  With my own coins. I counted out loud, so we'd both believe it.
  -> receipt
+ [What did you buy? # what, buy, bought, more, any, ring]
  A small round thing. And he gave me a paper to go with it.
  -> receipt
= receipt
+ [Why not steal it? # why, steal, stole, take]
  Whatever I steal, somebody can come and take back. Not this.
  -> paper
+ [Let me see # see, show, look, more, paper, what, any]
  That's the receipt. One ring, silver, plain, paid. I've read it nightly.
  -> paper
= paper
+ [Is a name on it? # name, names, more, who, what, any]
- He wanted my real name. I have nine, so I asked for a chair.
+ [Which did you give? # which, what, more, name, any, give, kitty]
- Kitty. I tried them all on, and that was the one that was true.
+ [Ask me, Kitty # ask, more, yes, go on, any, kitty]
- One house, two exits, and me still there at breakfast. Will you have me?
+ [Yes! # yes, of course, i will, i do, more]
  Your hand. There. It's yours, and nobody's coming after it.
  -> given
+ [Still at breakfast? # breakfast, still, stay, really, promise]
  Every morning. I'd even use the stairs. Say it, I'm losing my nerve.
  -> nerve
+ [Let me think # maybe, think, dunno, wait, later, any]
  Take a season. I once outwaited a vault, and you're far warmer.
  -> END
+ [No # no, never]
  Then no it is, and no harm. I'll frame the receipt; I earned it.
  -> END
= nerve
+ [Yes, Kitty # yes, i do, i will, more, any, of course]
  There. It went on like a click. I heard it in my chest.
  -> given
+ [No # no, never]
  Gently said. I'd sooner have you honest than on my list.
  -> END
= given
+ [Kiss you # kiss, hug, love, hand]
  Mm. Paid in full.
  -> END
+ [And your ring? # your ring, for you, you too, about you, you get, ring, more, what, now, any]
  You'll get me one. Pay for it, {dear}, and bring me the paper.
  -> END
