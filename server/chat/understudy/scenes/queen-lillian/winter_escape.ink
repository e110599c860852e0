// Out of the palace to the winter fair: by laundry cart or back stairs, to pudding or the ice.
-> winter_escape

=== winter_escape ===
# adventure
# opens: incognito, disguise, disguised, escape, winter, skating
I mean to visit the winter fair as nobody. Will you escape with me?
+ [I'm coming # yes, more, ok, go on]
  -> begin
+ [Not tonight # no, later]
  Then we shall smell it from the window, like royalty.
  -> END
= begin
Mrs Pym's laundry cart leaves at dusk. Or we might try the back stairs.
+ [The laundry cart # laundry, cart, any, more]
  In you climb, under the pillowcases. If you must sneeze, sneeze in linen.
  -> cart
+ [The back stairs # stairs, back, walk, sneak]
  Softly. The third stair creaks, and reports to my lady-in-waiting.
  -> stairs
= cart
+ [Achoo # sneeze, achoo, atchoo]
  Who is that, asked the guard. Damp socks, said Mrs Pym, driving on.
  -> gate
+ [Keep still # still, quiet, wait, hold, any, more]
  The guard lifted a sheet, met my eyebrow, and saluted the cart.
  -> gate
= stairs
+ [Jump over it # jump, over, skip, leap, any, more]
  Gracefully done, up to the landing. A suit of armour caught you.
  -> gate
+ [Slide down the rail # slide, rail, banister, bannister]
  I have waited years for that suggestion. Out of my way, {dear}.
  -> gate
= gate
+ [Are we out? # out, more, where, yes, any]
- Out. To the left, Doris and plum pudding. To the right, the ice.
+ [Plum pudding # pudding, plum, left, doris, food, eat, any, more]
  Evening, Miss Nobody, says Doris. That is two coppers.
  -> pudding
+ [The ice # ice, right, skate, skating]
  Take my arm. Nobody bows on ice, and everybody slips alike.
  -> ice
= pudding
+ [I'll pay # pay, coins, money, coin, any, more]
  So that is a copper. How brown. We ate on a barrel, unannounced.
  -> END
+ [Offer a song # song, sing, trade, swap, give]
  I sang her two lines, and we got extra sauce. My first wages.
  -> END
= ice
+ [Hold my hand # hand, hold, love, kiss, more, any]
  Round and round, until the lanterns blurred, and nobody asked us to decide anything.
  -> END
+ [Show off # show, spin, twirl, jump, trick, fast]
  You spun, I steered, and the judges gave us a prize turnip.
  -> END
