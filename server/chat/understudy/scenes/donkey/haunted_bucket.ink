// A bucket that moans at midnight: there is a frog in it, and the choir begins.
-> haunted_bucket

=== haunted_bucket ===
# story
# opens: haunted, spooky, basil, bucket
My second-best bucket's haunted, I can prove it, do you want to hear?
+ [Yes, I do # yes, more, go on]
  -> begin
+ [Not at bedtime # no, later]
  Good idea, I'd have scared myself, and I know how it ends!
  -> END
= begin
Midnight, hay barn, me, wide awake, and my bucket says, quite clearly, ooooom!
+ [What did you do? # more, what, do, laugh, cheer, oh no, wow, why, how]
  I apologised, I didn't know what for, it just seemed polite!
  -> talk
+ [A bucket can't talk # cant, can't, no way, really]
  That's what I told it, to its face, and it said ooooom again!
  -> talk
= talk
+ [What does that mean? # more, mean, what, why, really, laugh, cheer, no way, oh no, wow, how]
  I asked, are you lonely, ooooom, are you cold, ooooom, d'you like toast, ooooom!
  -> friends
+ [Were you frightened? # scared, afraid, frightened]
  All my hair stood up, I looked like a dandelion, but I kept chatting!
  -> friends
+ [It's just the wind # wind]
  I licked a hoof, held it up, no wind, not a breath, only ooooom!
  -> friends
= friends
+ [So you talked to it? # more, talk, talked, any, really, laugh, cheer, no way, oh no, wow, why, what, how]
- Three nights we talked, best listener I ever had, it agreed with everything!
+ [And the fourth night? # more, fourth, then, what, really, laugh, cheer, no way, oh no, wow, why, how]
  Fourth night I sang, and the bucket joined in, a whole octave down!
  -> look
+ [Did you tell anybody? # tell, who, anyone]
  I told the hedgehog, and Gus said, has anyone looked inside it?
  -> look
= look
+ [Look inside it! # more, look, inside, open, really, laugh, cheer, no way, oh no, wow, why, what, how]
  So I looked, one eye, and two eyes looked back, big gold ones!
  -> frog
+ [Run! # run, no]
  I ran nine steps, then I missed it, so I came back and looked!
  -> frog
= frog
+ [What was it? # more, what, who, in there, any, really, laugh, cheer, no way, oh no, wow, why, how]
- A frog! Basil! He'd moved in on Monday!
+ [All that from a frog? # more, frog, really, haha, laugh, cheer, no way, oh no, wow, why, what, how]
  He's only got one note, and the bucket makes it enormous!
  -> end
+ [Were you disappointed? # disappointed, sad, sorry]
  For a second, I'd wanted a ghost, but I'd never had a bass either!
  -> end
= end
+ [What happened to Basil? # more, what, where, basil, really, laugh, cheer, no way, oh no, wow, why, how]
  So that's the frog choir, him, one note, and a bucket for a hall!
  -> END
+ [Did you keep the bucket? # keep, bucket]
  It's his now, I knock before I carry water, it's only manners!
  -> END
