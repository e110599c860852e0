// A bore who loves gravel comes up the path: hide, or listen.
-> gravel_lord

=== gravel_lord ===
# adventure
# opens: gravel, pebbleton, wilf
Oh no, Lord Pebbleton's on the path, he explains gravel - shall we hide?
+ [Yes, quick! # yes, more, hide]
  -> begin
+ [No, say hello # no, later]
  You're right, you're kinder than me, morning, my lord, oh, he's gone past!
  -> END
= begin
He's coming, four hours last time, all of it grit - where do we go?
+ [Into the haystack # hay, haystack, in, more, really, laugh, cheer, no way, oh no, wow]
  We're in, I'm in, my ears aren't in, push them, push them!
  -> hay
+ [Freeze like statues # statue, statues, freeze, still, any]
  I'm a statue, you're a statue, I've got an itch, statues don't!
  -> statue
+ [Out-talk him # talk, chat, speak, out-talk]
  Me against him, mouth against mouth, stand back, I've trained for this!
  -> duel
= hay
+ [Keep very still # still, quiet, more, any, shh, really, laugh, cheer, no way, oh no, wow]
  He's stopped, he's leaning on us, he's telling the hay about grit!
  -> listen
+ [Tunnel out the back # tunnel, dig, back, out, run]
  We're moles, we're brilliant moles, and here's daylight, and here's your tail!
  -> away
= statue
+ [Hold your breath # hold, breath, still, more, any, really, laugh, cheer, no way, oh no, wow]
  He likes us! He's reading our plaque! We haven't got a plaque!
  -> listen
+ [Fly off, quickly # fly, run, away, off, up]
  Statues don't fly, he's written that down, he thinks we're art!
  -> away
= duel
+ [Go on, Donkey! # more, go, cheer, any, really, laugh, no way, oh no, wow]
  I said breakfast, he said pebbles, I said ducks, he said duck gravel!
  -> listen
+ [Grab you and fly # fly, grab, run, away, up]
  But I was winning! Was I winning? Whee, bye, my lord!
  -> away
= away
+ [Where to now? # more, where, any, really, laugh, cheer, no way, oh no, wow]
- The Lopsided Spoon, table six, two soups, he'd never think of here!
+ [Is he following? # more, he, follow, door, any, really, laugh, cheer, no way, oh no, wow]
  No, but he's sent a note, it says sorry to miss you, signed Wilf.
  -> escape
+ [I feel a bit bad # bad, sorry, sad, mean]
  Me too, let's send him a plum, and a pebble, a really round one!
  -> escape
= escape
+ [Drink your soup # more, soup, eat, any, really, laugh, cheer, no way, oh no, wow]
  We got away, and I'd like it noted, I was quiet nearly twice!
  -> END
+ [Go back and listen # back, listen, go, him]
  That's what I love about you, come on, four hours, I'll bring cushions!
  -> END
= listen
+ [He sounds lonely # lonely, sad, poor, aw, more, really, laugh, cheer, no way, oh no, wow]
  He does, doesn't he, all that gravel and nobody to walk on it with.
  -> kind
+ [Will he ever stop? # stop talking, when, how long, why, any]
  Not unless somebody asks him a question, nobody ever has, I don't think.
  -> kind
= kind
+ [Ask him his name # ask, name, question, more, any, really, laugh, cheer, no way, oh no, wow]
  I asked, and it's Wilf, and he went quiet, and then he smiled!
  -> wilf
+ [Offer him a waffle # waffle, food, give, offer]
  He took it, he said it had the texture of good gravel, that's praise!
  -> wilf
= wilf
+ [Let's walk with him # more, walk, yes, friend, any, really, laugh, cheer, no way, oh no, wow]
  So now we're three, crunch, crunch, crunch, and it does sound lovely, actually!
  -> END
+ [Now it's my nap time # nap, sleep, home, tired, bye]
  You nap, I'll stay, him and me, all afternoon, somebody who talks back!
  -> END
