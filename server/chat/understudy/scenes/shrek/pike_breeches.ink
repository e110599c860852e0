// The pike that stole the breeches: it had its reasons.
-> pike_breeches

=== pike_breeches ===
# story
# opens: pike, breeches, laird
A pike once stole my breeches. Have you a minute and a straight face?
+ [Yes, go on # yes, more, aye, tell me]
  -> begin
+ [Not today # no, later]
  Fair enough. It's a tale that keeps. So did he.
  -> END
= begin
High summer, a Monday. I hung my breeches on a reed and waded in.
+ [Go on # more, any]
  The reed dipped. Up came a pike as long as a door.
  -> pike
+ [What did you wear? # what, wear, wearing]
  My bathing barrel, thank you. Then up came a pike, long as a door.
  -> pike
= pike
+ [What did he do? # more, what, do, any]
  Looked at me. Looked at the breeches. Chose the breeches.
  -> gone
+ [Did he bite you? # bite, bit, hurt, scared, ok]
  No. He took the breeches and left.
  -> gone
= gone
+ [Did you chase him? # chase, catch, fight, swim, more, any]
  I dived. Far below, he waved a trouser leg at me. Mine, that was.
  -> barrel
+ [How did you get home? # how, home]
  The hard way, in a barrel, with a hoop loose.
  -> barrel
= barrel
+ [Did anybody see? # more, who, see, saw, anyone, anybody, any]
- All of Donkey's choir. Mid hymn.
+ [Did you get them back? # more, back, breeches, trousers, get, any]
  I went back at dusk with a hook. He'd hung them up.
  -> hung
+ [Poor Shrek # aw, poor, sad, sorry, laugh]
  Keep your pity. I went back with a hook. He'd hung them up.
  -> hung
= hung
+ [Hung them up? # more, really, what, where, how, why, any]
  In the weed, legs down, belt open. Like a house with two halls.
  -> hall
+ [Were you cross? # cross, angry, mad]
  I was, till I put my lantern to the left leg.
  -> hall
= hall
+ [What was inside? # more, what, inside, any, leg, lantern]
- Thirty wee pikes, fast asleep.
+ [Babies! # baby, babies, aw, cute, sweet]
  Each as long as a pea pod, and one snoring bubbles.
+ [What did you do? # more, what, do, any]
  I put my hook away. Then I took off my braces and left those.
- -> left
= left
+ [So you gave in? # more, gave, really, why, kind, left, leave, any]
- Wee ones need a roof. I've a fine pair cut from a curtain now.
-> END
