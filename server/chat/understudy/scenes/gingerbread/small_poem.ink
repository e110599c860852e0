// A poem on being small; it does not rhyme.
-> small_poem

=== small_poem ===
# poem
# opens: poem, poems, poetry, verse
I wrote a poem upon a grain of rice. Will you lend an ear?
+ [Read it # yes, more, read, go on]
  -> begin
+ [Later, please # no, later]
  Then I shall not cook the rice.
  -> END
= begin
It is called Five Inches. It does not rhyme; there was no room.
+ [Go ahead # more, yes, read, cheer, laugh]
- The rain comes to me one drop at a time. I know them apart.
+ [Go on # more, next, cheer, laugh]
- A puddle is a lake. A lake is a rumour.
+ [Another line # more, next, lovely, cheer, laugh]
  What you call a whisper, I call the wind.
  -> wind
+ [A rumour? # rumour, rumor, what, why, lake]
  I have never seen across one. It goes on: your whisper is my wind.
  -> wind
= wind
+ [And then? # more, next, then, cheer, laugh]
- Then you lean down and say good morning.
+ [Yes? # yes, more, what, next, cheer, laugh]
- And it is the whole morning.
+ [Oh # oh, aw, more, lovely, love, beautiful, cry, cheer, laugh]
  You went quiet. That is better than applause. I shall eat no rice today.
  -> END
+ [Good morning! # morning, hello, hi, kiss, hug]
  There it is. Somebody hold my hat, it has blown to the curtains.
  -> END
+ [Is it finished? # finished, end, short]
  It is short. So is the author. We stand by every word.
  -> END
