// A poem called Returns: what she gave back, and what not.
-> returns_poem

=== returns_poem ===
# poem
# opens: poem, poems, poetry, rhyme, rhymes, verse, verses
I wrote a poem on the back of a warrant. Will you hear it?
+ [Read it # yes, more, read, go on]
  -> begin
+ [Not now # no, later]
  It goes back up my sleeve, then. It's used to waiting.
  -> END
= begin
It's called Returns, and it's mostly true. Don't look at me while I read.
+ [I'm not looking # more, yes, read, ok, any]
- I gave back the spoon, for the soup had gone cold.
+ [Next line # more, next, any]
- I gave back the crown. It's a weight, is gold.
+ [Go on # more, next, any]
  I gave back the ruby. It rolled on ahead.
  -> pillow
+ [You stole a crown? # crown, really, stole, who]
  For one evening. Hush: I gave back the ruby. It rolled on ahead.
  -> pillow
= pillow
+ [And then? # more, next, any, then]
- I gave back the pillow, and slept there instead.
+ [Ha! What else? # more, next, laugh, what, any]
- I gave back the night, with the moon and the dew.
+ [Last line? # more, last, next, any]
- I've given back all of it, all but for you.
+ [You kept me # return me, am yours, stole me, steal me, kept, keep, kept me, aw, more, love, any]
  I checked the law. You walked in by yourself, so you're a gift.
  -> END
+ [Beautiful # cheer, beautiful, lovely, good, nice, thanks]
  You looked. I said not to. Fine, look a bit longer.
  -> END
+ [Give me a kiss # kiss, hug, hand]
  One, on the cheek, non-returnable.
  -> END
