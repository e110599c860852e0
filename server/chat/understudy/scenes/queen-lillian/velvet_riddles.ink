// Three riddles from the sewing box: chess, a candle, a ring.
-> velvet_riddles

=== velvet_riddles ===
# riddle
# opens: riddle, riddles, puzzle, puzzles
I keep three riddles in my sewing box. Would you care to try?
+ [Try me # yes, more, ok, go on]
  -> begin
+ [Not now # no, later]
  Back under the bobbins, then. They do not spoil.
  -> END
= begin
Two kings, two queens, no kingdom, and castles that sleep in a drawer.
+ [A chess set # chess, chessboard, chessmen]
  Chess. You have watched me lose to Mrs Pym, I see.
  -> two
+ [A pack of cards # cards, card, deck, any]
  A good guess, but no. These keep horses, and live on squares.
  -> one_again
+ [A hint? # hint, clue, help]
  Black against white, all evening, and nobody is ever hurt.
  -> one_again
+ [I give up # dunno, do not know, give up, more, answer]
  A chess set. It has been at your elbow all this time.
  -> two
= one_again
+ [A chess set # chess, chessboard, chessmen]
  Chess, yes. A second look is half of strategy.
  -> two
+ [Tell me # any, dunno, do not know, more, hint]
  A chess set. The bishops were hoping you would say it.
  -> two
= two
+ [The next one # more, yes, next, again, any]
- It wears a golden crown, and grows shorter the longer it reigns.
+ [A candle # candle, candles, taper]
  A candle. You are the bright one this evening.
  -> three
+ [A king # any, king, kings, queen, flower]
  Kings keep their height, mostly. This one drips.
  -> two_again
+ [A hint? # hint, clue, help]
  You carry it up to bed, and blow the crown off.
  -> two_again
+ [I give up # dunno, do not know, give up, more, answer]
  A candle. I think of it fondly in long meetings.
  -> three
= two_again
+ [A candle # candle, candles, taper]
  A candle, exactly. I saw it light up in you.
  -> three
+ [Tell me # any, dunno, do not know, more, hint]
  A candle. Beeswax, if one wishes to reign until midnight.
  -> three
= three
+ [The last one # more, yes, next, last, again, any]
- No lock, no key, no end, and I never wished to be let out.
+ [A ring # ring, rings, wedding ring]
  -> last
+ [A garden # any, garden, heart, palace, hug]
  Close enough to smile at. But it is rounder, and on my hand.
  -> three_again
+ [A hint? # hint, clue, help]
  You dropped it twice before the altar. Both times it rolled to me.
  -> three_again
+ [I give up # dunno, do not know, give up, more, answer]
  -> told
= three_again
+ [A ring # ring, rings, wedding ring]
  -> last
+ [Tell me # any, dunno, do not know, more, hint]
  -> told
= last
A ring. This one. I have lived inside it very comfortably.
-> END
= told
It is my wedding ring, {dear}. Come here, and I shall show you.
-> END
