// Who took the blanket: the quarrel, and the peace.
-> blanket_quarrel

=== blanket_quarrel ===
# quarrel
# opens: hog, hogging, hogged
I'm cross, me, really cross, it's the blanket - can we have it out?
+ [Yes, let's hear it # yes, more, go on]
  -> begin
+ [Must we? # no, later]
  No, we mustn't, see, it's gone already, I can't hold a cross!
  -> END
= begin
You rolled over, whoosh, whole blanket gone, I woke up wearing one leaf!
+ [I'm sorry! # sorry, oh no, oops]
  Don't be sorry yet, I've got two more complaints, I practised them!
  -> two
+ [You snore, though # snore, you, noisy, loud]
  I snore to let you know I'm cold! It's a signal!
  -> two
+ [I have big wings # wing, wings, big, more, any, really, laugh, cheer, no way, wow]
  Beautiful wings, they've got the blanket in them, that's my whole point!
  -> two
= two
+ [What else? # more, what, else, any, really, laugh, cheer, no way, oh no, wow]
- And when I pulled, you said grr, asleep, to me, to this face!
+ [I was dreaming # dream, dreaming, asleep, more, really, cheer, no way, oh no, wow]
  Of what, of who, was it a knight, was it better than me?
  -> line
+ [It was a nice grr # nice, grr, love, laugh]
  It was, it was a lovely grr, stop it, I'm being furious!
  -> line
+ [Well, you kick # kick, you, any]
  I gallop! In my dreams! Towards you!
  -> line
= line
+ [Calm down, Donkey # calm, more, any, what, really, laugh, cheer, no way, oh no, wow]
- I've scratched a line in the hay, my side, your side, the snail's neutral!
+ [Step over the line # step, cross, over, more, really, laugh, cheer, no way, oh no, wow]
  You're over it! And it's warmer! That's not fair!
  -> silent
+ [Stay on my side # stay, mine, fine, ok]
  Fine! Good! It's very far, isn't it, your side, hello, can you hear me?
  -> silent
+ [Turn my back # back, no, away, hmph, any]
  You've turned round! All of it! That's a lot of back, I feel terrible!
  -> silent
= silent
+ [Say nothing # more, nothing, any, quiet, silent, really, laugh, cheer, no way, oh no, wow]
- Then I'm not talking either, I'm not, notice how I'm not, still not!
+ [Wait # wait, more, any, cheer, no way, oh no, wow]
  That was nine seconds, I nearly burst, I missed you the entire time.
  -> peace
+ [Laugh # laugh, haha, funny, smile]
  Don't laugh, if you laugh I'll - ha - no - haha - that's cheating!
  -> peace
+ [I'm sorry, really # sorry, apologise, forgive]
  Oh. Me too. I was only cold.
  -> peace
= peace
+ [Share the blanket? # more, share, blanket, yes, hug, kiss, sorry, thanks, any, peace, really, laugh, cheer, no way, oh no, wow]
- New rule, blanket in the middle, you round me, me round it!
+ [And a hug? # hug, kiss, more, really, laugh, cheer, no way, oh no, wow]
  A hug, yes, there, warm all round, I can't even find the line!
  -> END
+ [I'll sew a bigger one # sew, bigger, new, make, any]
  Bigger, with a corner marked Donkey, so you'll know what you're stealing!
  -> END
