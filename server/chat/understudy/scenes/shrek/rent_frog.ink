// The frog who owed rent: he pays, after his fashion.
-> rent_frog

=== rent_frog ===
# story
# opens: frog, frogs, tenant, eustace
A frog once owed me rent. Shall I tell you which of us won?
+ [Yes, tell me # yes, more, go on, aye]
  -> begin
+ [Not now # no, later]
  Suit yourself. He'd only want a share of the telling.
  -> END
= begin
He moved into my warm puddle in May. No knock, no coin.
+ [And then? # more, any]
  I nailed up a notice. He sat on it.
  -> notice
+ [Why that puddle? # why, which, puddle, where]
  It's the warm one. Even frogs have taste. So I nailed up a notice.
  -> notice
+ [What was he called? # name, who, called]
  Eustace. Wore duckweed like a waistcoat. I nailed him up a notice.
  -> notice
= notice
+ [Did he pay? # more, pay, paid, money, rent, any]
  Not a penny. He sent for his mother, and she brought cushions.
  -> mother
+ [What did it say? # it say, say, said, read it, on it]
  Rent or Hop. He hopped one inch. Then he sent for his mother.
  -> mother
= mother
+ [His mother? # more, really, mother, mum, who, any]
  And nine aunts, and a cousin with a drum. Every night.
  -> band
+ [Poor you # aw, poor, sad, sorry]
  I tied a cushion over each ear. The cousin had a drum.
  -> band
= band
+ [What did you do? # more, what, do, any]
  I marched down in my nightshirt and roared. They cheered.
  -> cheered
+ [Was it a good drum? # drum, good, music, how, beat, drummer]
  Dead on the beat, curse him. So I went and roared. They cheered.
  -> cheered
= cheered
+ [They cheered? # more, really, cheer, cheered, why]
+ [Ha, your first fans # laugh, fans, like, love, any]
- They thought I'd come to join.
+ [So you sang? # more, sing, sang, song, any]
  Till dawn, {dear}. I'm a low note, it turns out.
+ [What about the rent? # rent, pay, paid, money, what, eustace]
  I'm coming to it. First I sang till dawn. Tell nobody.
- -> pillow
= pillow
+ [And in the morning? # more, morning, rent, pay, paid, money, any]
- I woke up with nine hundred flies on my pillow, in neat rows.
+ [Nine hundred? # really, wow, 900, nine, how many]
  I counted. Two were only visiting. So I wrote him a receipt.
+ [What did you do? # more, what, do, any]
  What does a landlord do? I wrote him a receipt.
- -> receipt
= receipt
+ [A receipt for flies? # more, receipt, why, laugh, flies, any]
- He framed it. It's the only art in the swamp.
-> END
