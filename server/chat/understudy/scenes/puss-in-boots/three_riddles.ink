// Three riddles: boots, the rooster, the shadow.
-> three_riddles

=== three_riddles ===
# riddle
# opens: riddle, riddles, puzzle, puzzles, brainteaser
I own three riddles that once silenced a tavern. Will you try them?
+ [Try me # yes, more, ok, sure, go on]
  -> begin
+ [Not now # no, later]
  Then the tavern stays ahead of you by one silence.
  -> END
= begin
First: two brothers, full all day, empty all night, asleep by the fire.
+ [Boots # boots, boot, shoes, shoe, slippers, socks]
  Boots, naturally! Second: who wears a comb and never combs?
  -> second
+ [A hint, please # hint, help, more, what, who]
  They go everywhere with me, and one of them squeaks.
  -> hint_one
+ [I give up # dunno, give up, no]
  Boots! Mine are blushing. Second: who wears a comb and never combs?
  -> second
+ [Something else # any]
  Bold, but no. I am standing in the answer.
  -> hint_one
= hint_one
+ [Boots # boots, boot, shoes, shoe, slippers, socks]
  Boots, yes! The second: who wears a comb and never combs?
  -> second
+ [I give up # any, dunno, no, give up, more]
  It was boots, both of them. Second: who wears a comb and never combs?
  -> second
= second
+ [A rooster # rooster, cock, cockerel, chicken, hen, colonel, quico]
  The rooster! Third: it copies every bow, and leaves with the candle.
  -> third
+ [A hint, please # hint, help, more, what, who]
  He shouts at the sun each morning, and the sun obeys.
  -> hint_two
+ [I give up # dunno, give up, no]
  A rooster, alas. Third: it copies every bow, and leaves with the candle.
  -> third
+ [Something else # any]
  Not that one. Ours is awake before the bakers.
  -> hint_two
= hint_two
+ [A rooster # rooster, cock, cockerel, chicken, hen, colonel, quico]
  Colonel Quico salutes you. Third: it copies every bow, and leaves with the candle.
  -> third
+ [I give up # any, dunno, no, give up, more]
  The rooster! Now the third: it copies every bow, and leaves with the candle.
  -> third
= third
+ [A shadow # shadow, shadows, shade]
  A shadow! You have beaten me, {dear}. The tavern only got the boots.
  -> END
+ [Your reflection # reflection, mirror, glass]
  Near! But my reflection stays to admire me. This one lies down.
  -> hint_three
+ [I give up # dunno, give up, no]
  My shadow. There it bows to you, a little late as usual.
  -> END
+ [A hint, please # hint, help, more, any]
  It lies flat at my feet and never asks for milk.
  -> hint_three
= hint_three
+ [A shadow # shadow, shadows, shade]
  My shadow, yes! It bows to you lower than it ever did to me.
  -> END
+ [I give up # any, dunno, no, give up, more]
  It was my shadow. You fought well, and nobody threw a chair.
  -> END
