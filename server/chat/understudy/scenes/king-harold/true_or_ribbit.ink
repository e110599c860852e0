// True, or ribbit: four things to believe or not.
VAR true_or_ribbit_right = 0
-> true_or_ribbit

=== true_or_ribbit ===
# game
# opens: ribbit, quiz, croak
There is a game called True or Ribbit. Shall we play?
+ [Let's play # yes, more, ok, go on]
  -> begin
+ [Not today # no, later]
  Another day, then. I shall save up some facts.
  -> END
= begin
I say a thing. If you believe it, say true. If not, say ribbit.
+ [I'm ready # more, yes, ready, ok, any]
- First: a frog must shut its eyes to swallow.
+ [True # true, yes, right, believe, it is]
  ~ true_or_ribbit_right = true_or_ribbit_right + 1
  True! The eyes push the supper down. One reads of such things.
  -> two
+ [Ribbit! # ribbit, false, no, wrong, lie]
  It is so, I fear. They push. I have it on good, wet authority.
  -> two
+ [A hint? # dunno, any, hint, what, no clue, no idea]
  Picture a large gulp and a small throat. Something must help.
  -> one_again
= one_again
+ [True # true, yes, right, believe, more, any]
  ~ true_or_ribbit_right = true_or_ribbit_right + 1
  True it is. I do hope that has not spoiled your tea.
  -> two
+ [Ribbit! # ribbit, false, no, wrong]
  Alas, it is true. You would see it, from close enough.
  -> two
= two
+ [Next # more, next, yes, another, ok, any]
- Second: a heron will always step aside for a king.
+ [True # true, yes, right, believe]
  You flatter my office. I once waited on a bridge till the gong.
  -> three
+ [Ribbit! # ribbit, false, no, wrong, lie, does not, so no, rude, stubborn]
  ~ true_or_ribbit_right = true_or_ribbit_right + 1
  Ribbit indeed. I have stood there an hour, and sent it notes.
  -> three
+ [A hint? # dunno, any, hint, what, no clue, no idea]
  Consider my stockings, and how often they are muddy from going round.
  -> two_again
= two_again
+ [True # true, yes, right]
  Bless your trust. No: it looks at me, and I remember an errand.
  -> three
+ [Ribbit! # ribbit, false, no, wrong, more, any]
  ~ true_or_ribbit_right = true_or_ribbit_right + 1
  Ribbit. The stockings gave me away.
  -> three
= three
+ [Next # more, next, yes, another, ok, any]
- Third: some snails can sleep for three years.
+ [True # true, yes, right, believe]
  ~ true_or_ribbit_right = true_or_ribbit_right + 1
  True! Lord Hurry, my own, has only managed a winter.
  -> four
+ [Ribbit! # ribbit, false, no, wrong, lie, any]
  They can, you know. I asked one, and I am waiting to hear.
  -> four
= four
+ [The last one # more, next, yes, last, ok, any]
- Last: I practised asking you to dance on a coat stand.
+ [True # true, yes, right, believe]
  ~ true_or_ribbit_right = true_or_ribbit_right + 1
  Quite true. We did two waltzes, and it led.
  -> score
+ [Ribbit! # ribbit, false, no, wrong, lie]
  It happened, {dear}. We bowed, we turned, and I kept its hat.
  -> score
+ [Oh, Harold # aw, harold, laugh, really, any, dunno]
  It was an excellent listener. You were worth every bruise.
  -> score
= score
+ [Did I win? # win, more, won, score, how, what, any]
- {true_or_ribbit_right > 2: You know me alarmingly well. I declare you Regent of the Ribbit.|You believe the best of frogs, herons and kings. That is winning, here.}
-> END
