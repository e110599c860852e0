// The one man she never robbed: he had put the kettle on.
-> honest_clerk

=== honest_clerk ===
# story
# opens: clerk, clerks, pell, ledger
There's one man I never managed to rob. Do you want his story?
+ [Tell me # yes, more, go on]
  -> begin
+ [Not now # no, later]
  He'd say the same. He never hurries, Mr Pell.
  -> END
= begin
Mr Pell, the night clerk. One desk, one lamp, one little safe.
+ [How did you get in? # how, in, enter]
  Through the skylight, soft as soot. Good evening, he said. Mind the ink.
  -> sugar
+ [Go on # more, what, any]
  I'd my paw on the safe. Behind me, somebody stirred a cup.
  -> sugar
= sugar
+ [He caught you? # caught, catch, more, what, any]
  He never even looked up. He asked if I took sugar.
  -> three
+ [Did you run? # run, escape, hide, flee]
  I'd one leg out already. Then he asked if I took sugar.
  -> three
= three
+ [Well, do you? # do, more, sugar, yes, any]
- Three lumps. He wrote it down. He writes everything down.
+ [And the safe? # safe, more, what, open, any]
  He slid me the key, and said to tell him if the hinge squeaked.
  -> inside
+ [Wasn't he afraid? # afraid, scared, fear]
  Of me? He said burglars were the only visitors who came on time.
  -> inside
= inside
+ [What was inside? # what, inside, gold, more, any]
- The rainy-day box. Coal for this house, boots for that one, all labelled.
+ [What did you take? # take, took, steal, stole, more, any]
  My paw went in empty, and came out emptier. Two pearls short.
  -> receipt
+ [You left it, surely? # leave, left, surely, put, back]
  Worse. I put in two pearls, and then I oiled the hinge.
  -> receipt
= receipt
+ [What did he say? # more, what, say, he, any]
- Nothing. He gave me a receipt: one thief, honest, Tuesday.
+ [Do you go back? # back, go, again, more, any, when]
  Every Tuesday, by the skylight, for tea. He has me down under staff.
  -> END
+ [Do you keep it? # keep, receipt, have, where]
  Inside my left glove. I've stolen crowns that weighed less.
  -> END
