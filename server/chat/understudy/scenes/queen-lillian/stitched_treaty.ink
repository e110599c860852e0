// She asks, in four embroidered clauses.
-> stitched_treaty

=== stitched_treaty ===
# proposal
# opens: propose, proposal, proposing, engaged
I have embroidered you a proposal in four clauses. May I read it?
+ [Please read it # yes, more, read, ok]
  -> begin
+ [Not now # no, later]
  Back into the basket with it. Good thread does not fade.
  -> END
= begin
Clause one: we breakfast together, and nobody reads the news aloud.
+ [Agreed # yes, more, agreed, agree, any]
  Noted in silk. Clause two: I may finish your sentences.
  -> two
+ [But I read aloud # read, but, no, why, aloud]
  Only the weather, then. Clause two: I may finish your sentences.
  -> two
= two
+ [And if I mind? # mind, if, no, what, why]
  Then you cough, and I stop. That is clause three, in gold.
  -> three
+ [You already do # already, always, more, yes, any]
  I like it legal. Clause three: should you cough, I stop and listen.
  -> three
= three
+ [And clause four? # four, more, last, next, any]
- Clause four is a question. Will you marry me again, this time on purpose?
+ [Yes # yes, i do, i will]
  Yes, and not one condition. I have dropped my needle for joy.
  -> ring
+ [On purpose? # really, purpose, what, why, how, more, any]
  The first time, two mothers and a bishop pushed. This time, only I ask.
  -> asked
+ [I must think # think, maybe, later, wait, no, dunno]
  Think, {dear}. I shall hem the edges. I have always liked an edge.
  -> asked
= asked
+ [Then yes # yes, i do, i will, more, any]
  You took eleven stitches to say so. I counted each one.
  -> ring
+ [Not yet # no, not, later, never]
  Then it waits in my basket, complete but for a name.
  -> END
= ring
+ [Is there a ring? # ring, where, what, more, any]
  My silver thimble. It has kept me safe, and it fits your thumb.
  -> END
+ [Kiss # kiss, hug, hand, hold]
  Signed and sealed, with one crown gone crooked. I believe it was mine.
  -> END
+ [Who's invited? # who, guests, party, wedding, invite]
  Mrs Pym, Margaret the lily pad, and one swan to keep order.
  -> END
+ [I love you # love]
  And I you. It is stitched in the margin, too small for lawyers.
  -> END
