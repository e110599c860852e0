// How Doris lost the goat Gerald to Shrek.
-> gerald_dominoes

=== gerald_dominoes ===
# story
# opens: gerald, dominoes, domino
I lost a goat to an ogre, one Tuesday. Shall I say how?
+ [Yes, how? # yes, more, how, go on]
  -> begin
+ [Maybe later # no, later]
  Just as well. I come out of it poorly. The goat doesn't.
  -> END
= begin
Shrek came in wet, one Tuesday, wanting a game of dominoes.
+ [Who won? # who, won, win, more, any]
  -> m2
+ [Why Tuesday? # why, tuesday, when]
  Wash day. It matters. The goat's a great one for washing.
  + + [Who won, then? # any, more, who]
    -> m2
= m2
I was winning. I'd his hat, his vest and a promise about mud.
+ [Then what? # more, any, what, then]
  -> m3
+ [What promise? # promise, mud, which, what]
  To leave it outside. He's never kept it. It was a lovely promise, though.
  + + [And then? # any, more]
    -> m3
= m3
So he put up his last onion, and I put up Gerald.
+ [You bet a goat? # really, goat, bet, why, you]
  He'd eaten my good apron that morning. I was feeling reckless.
  + + [And you lost? # any, more, lost]
    -> m4
+ [And you lost? # more, any, lost, lose]
  -> m4
= m4
I only needed the double six. I reached for it. It was gone.
+ [Who took it? # who, took, more, any, where]
  -> m5
+ [Was Shrek cheating? # shrek, cheat, cheating, cheated]
  He looked as puzzled as I was, and he can't act.
  + + [Who has it, then? # any, more, who]
    -> m5
= m5
Gerald was chewing. He looked me in the eye. He swallowed.
+ [He ate it! # more, any, ate, eat, laugh, no, really]
  He'd chosen his ogre. You can't argue with a vote like that.
  -> b6
+ [Was he all right? # ok, okay, right, sick, poor]
  Fine. He's digested a gate. He rattled a bit, going up the road.
  -> b6
= b6
+ [Do you miss him? # miss, sad, more, any, him]
  I kept his sister, Geraldine. She hums at wash day. So do I.
  -> END
+ [And the double six? # back, six, tile, domino, double]
  Gone with him. The set's twenty-seven and a button, to this day.
  -> END
