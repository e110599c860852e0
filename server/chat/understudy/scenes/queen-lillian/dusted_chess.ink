// The quarrel of the dusted chessboard, and its peace.
-> dusted_chess

=== dusted_chess ===
# quarrel
# opens: quarrel, dusted, dusting
I am cross with you, {dear}, about one thing. Will you hear it?
+ [I'll hear it # yes, more, what, ok, sorry, why, tell]
  -> begin
+ [Not now # no, later]
  After supper, then. I shall be cross quietly, over the soup.
  -> END
= begin
You dusted my chessboard, and put all the pieces back by height.
+ [It was dusty # dusty, dust, dirty, clean, cleaning, why]
  That was not dust, {dear}. That was three weeks of strategy.
  -> cross
+ [I'm sorry # sorry]
  I know. I heard you begging the bishops' pardon. Still, let me finish.
  -> cross
+ [It looks nice # nice, pretty, better, tidy, neat, lovely]
  It looks like a choir. It used to look like victory.
  -> cross
+ [It wasn't me # not, no, footman, any, more]
  The feather duster is in your belt.
  -> cross
= cross
+ [It's only a game # only, game, just, silly]
  So is reigning. One still likes to know whose move it is.
  -> heart
+ [Why does it matter? # why, matter, what, upset, more, any]
  Mrs Pym has beaten me for eleven years. I was winning.
  -> heart
+ [You never told me # told, tell, know, knew, never, said]
  That is fair. I keep my hopes quiet, and then mind for them.
  -> heart
= heart
+ [I wanted to help # help, wanted, kind, meant, surprise]
  I saw the rose you left in the box. That made it worse.
  -> mend
+ [I'm truly sorry # sorry, forgive, wrong, fault, more, any]
  Thank you. Not one cough in it. You meant that.
  -> mend
= mend
+ [Can we put it back? # back, fix, remember, again, mend, put, more, how, any]
- I remember every square, but a pawn is missing. Have you seen it?
+ [In my pocket # pocket, here, sleeve, yes, any, more]
  With the toffee. You kept my pawn for luck. Now I am melting.
  -> peace
+ [No idea # dunno, no, lost, where]
  Then my thimble shall march instead. It has seen more service.
  -> peace
= peace
+ [Friends? # friends, again, peace, sorry, more, any]
  Friends. And I was sharp with you before breakfast. Forgive me, too.
  -> END
+ [Come here # kiss, hug, love, hand]
  There. I would lose a hundred games for that square.
  -> END
+ [Will you win now? # win, won, pym, who]
  She moved one knight and beat me in two. I was oddly relieved.
  -> END
