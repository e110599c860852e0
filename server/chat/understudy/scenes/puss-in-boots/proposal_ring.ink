// A curtain ring, a pebble, one verse out of nine.
-> proposal_ring

=== proposal_ring ===
# proposal
# opens: propose, proposal, engaged, engagement, fiance
I have a ring, one good knee and a question. May I begin?
+ [Begin # yes, more, ok, sure, go on]
  -> begin
+ [Not today # no, later]
  Then the ring goes back into the hat, where it is warm.
  -> END
= begin
Down I go. Ay, a pebble! I rise, I move it, I kneel again.
+ [Are you all right? # ok, hurt, pebble, sorry, laugh]
  The knee weeps, the heart sings. I had nine verses for this.
  -> verse
+ [Go on # more, yes, what, cheer, done, any]
  I had nine verses for this. The wind has taken eight.
  -> verse
= verse
+ [Say one of them # more, verse, one, yes, ninth, last, laugh, cheer, ok, done, any]
+ [Just ask # ask, no, plain]
- Here is what is left: I have nine lives, and eight were practice.
+ [Aw, Puss # aw, kiss, cheer, sweet, more, hug, laugh, ok, done, any]
+ [And the ring? # ring, where, what, show]
- This ring held up the curtain in the room where I first saw you.
+ [A curtain ring? # curtain, really, laugh, why]
+ [I remember # remember, more, yes, aw, cheer, ok, done, any]
- It has practice at holding on. Will you have it, and me?
+ [Yes! # yes, sure, of course, i do, i will, kiss, hug]
  Sí? Sí! My hat is in the air, and may stay there.
  -> wed
+ [Not yet # no, later, not yet, wait]
  Not yet is a door with a lamp in it. I can wait, polished.
  -> END
+ [Let me think # dunno, think, more, laugh, cheer, any]
  Think as long as you like. I have brought my knee a cushion.
  -> END
= wed
+ [When is the wedding? # when, more, wedding, date, any, laugh, cheer, ok, done]
  At noon, so that the rooster can sleep late and still throw rice.
  -> END
+ [A kiss on it # kiss, hug, seal]
  There, upon the paw. Somewhere a curtain has just fallen down.
  -> END
+ [Who will come? # who, guests, where, come]
  A colonel, six pirates, and a tailor who will hem us both.
  -> END
