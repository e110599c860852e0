// Three riddles, the last of them tender.
-> mud_riddles

=== mud_riddles ===
# riddle
# opens: riddle, riddles, puzzle
I've three riddles scratched in the mud. Will you have a go?
+ [Try me # yes, more, go on, ok]
  -> begin
+ [Not now # no, later]
  They'll keep. Unless it rains, and then they're soup.
  -> END
= begin
It wears brown paper, hides in the dark, and makes brave knights weep.
+ [An onion # onion, onions]
  Onion! Too easy. You've been at my table too long.
  -> two
+ [A ghost # any, ghost, parcel, bat]
  Good try, but no. You chop this, and you cry.
  -> one_again
+ [A hint? # hint, clue, help]
  It grows in my patch, and I'd not share my last with kings.
  -> one_again
+ [I give up # dunno, give up, more, answer]
  An onion! You've one in your soup. It heard that.
  -> two
= one_again
+ [An onion # onion, onions]
  Aye! A second sniff does it.
  -> two
+ [Just tell me # any, dunno, more, hint]
  An onion. With me, always start at onion.
  -> two
= two
+ [Next riddle # more, yes, next, again, any]
- It has one leg and no tongue, and tells everyone to clear off.
+ [A sign # sign, signs, signpost, post]
  A sign it is! I've nine out there, all of them ignored.
  -> three
+ [A scarecrow # scarecrow, crow]
  Ooh. That's better than mine. I'd a sign in mind.
  -> three
+ [A heron # any, bird, heron, ogre, you]
  Not that. I painted this one, and I spelled it wrong.
  -> two_again
+ [I give up # dunno, give up, more, hint, clue]
  It's a sign. You walked past nine of them to get here.
  -> three
= two_again
+ [A sign # sign, signs, signpost, post]
  A sign, aye! Keep Owt, it said, for a year.
  -> three
+ [Just tell me # any, dunno, more]
  A sign, the one by the gate. It's got your coat on it.
  -> three
= three
+ [Last one # more, yes, next, last, again, any]
- It came in uninvited, hums at breakfast, and I'd not sell it.
+ [Donkey # donkey, donkeys]
  I'd three offers for Donkey, and I considered two. Sit nearer the answer.
  -> three_again
+ [Is it me? # me, i, myself, us]
  -> last
+ [The goat # any, goat, gerald, cat, bird, kettle]
  No. It's warmer than that, and it's hearing this riddle.
  -> three_again
+ [I give up # dunno, give up, more, hint, clue]
  -> last
= three_again
+ [It's me # me, i, myself, us, more, any, dunno]
  -> last
= last
You, {dear}. You were the answer before I'd found the question.
-> END
