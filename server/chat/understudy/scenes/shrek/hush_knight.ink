// The knight who knocks politely and talks of gravel: hide, or have him in.
-> hush_knight

=== hush_knight ===
# adventure
# opens: knight, knights, basil, gravel
Hush, hear that? The knight who knocks politely. Shall we hide?
+ [Hide! # yes, more, ok, hide, run]
  -> begin
+ [Not me # no, later]
  Stand your ground, then. I'll be the wall behind you.
  -> END
= begin
Three wee knocks. It's Sir Basil, and he talks about gravel. Quick!
+ [Under the table # table, under, hide, more, yes, any]
  Budge up, that's my ear. He's lifted the latch. He's wiped his feet.
  -> table
+ [Out the window # window, out, run, escape, back]
  Mind the sill. We're in the leeks. I hear a visor squeak.
  -> leeks
+ [Let him in # let, open, door, in, no, kind, welcome]
  You've more heart than this hut has chairs. He's in. He's beaming.
  -> guest
= table
+ [Hold our breath # breath, quiet, hush, more, still, any]
  He's telling the stool about gravel.
  -> stool
+ [Make ghost noises # ghost, boo, noise, noises, scare, woo, roar]
  You went woo. What lovely draughts, he says, and tells them of gravel.
  -> stool
= stool
+ [Crawl to the door # door, crawl, more, escape, run, out, away, any]
  Slowly. Past his boots. He's lifted them, so we've room.
  -> free
+ [Come out, say hello # hello, hi, out, listen, talk, kind, sorry, poor]
  Up we come, as if we'd dropped a spoon. He's that pleased.
  -> guest
= free
+ [Run for the log # run, log, more, go, any]
  We made it. You, me, the frogs, and far off, gravel. Bliss.
  -> END
+ [Shut the door softly # shut, close, softly, door, back, guilty]
  He called goodnight through it. Och. I'm taking him soup, I am.
  -> END
= leeks
+ [Into the outhouse # outhouse, in, hide, inside, more, any]
  Bolt it. Elbows in. Three wee knocks. He's found us, and he's sorry.
  -> outhouse
+ [Up the willow # willow, tree, up, climb]
  You climb, I'll be the trunk. He's hung his hat on me.
  -> trunk
= outhouse
+ [Say it's taken # taken, occupied, busy, no, more, any]
  So sorry, he says, and waits. It's been a while. He's started humming.
  -> waits
+ [Open up # open, yes, let, hello, hi, sorry]
  He bowed so deep he rang the bucket. We'll have to feed him now.
  -> guest
= waits
+ [Sit it out # sit, wait, more, stay, quiet, any]
  He's gone at last. There's a bag on the step: gravel, with a bow.
  -> END
+ [Unchain it, sail off # sail, chain, float, unchain, escape, go]
  Chain's off! We're away down the ditch. He's waving his hanky.
  -> END
= trunk
+ [Hoot like an owl # hoot, owl, bird, call, more, whistle, any]
  Agnes hooted back. He's written it down, and gone off happy.
  -> hat
+ [Drop an acorn # drop, acorn, throw, nut]
  Ding, off his helmet. He thanked the tree and went.
  -> hat
= hat
+ [Did he leave his hat? # hat, more, left, what, really, any, down]
- He did. It's a good hat. I'll walk it over to him Thursday.
-> END
= guest
+ [Ask about gravel # gravel, ask, more, what, how, listen, any]
  There's forty kinds. By the twelfth I'd a favourite. Who'd have thought?
  -> evening
+ [Give him soup # soup, stew, food, feed, eat, offer, supper]
  Three bowls, and not one word. I like the man.
  -> evening
= evening
+ [Not so bad, is he? # more, bad, nice, really, any, who, kind]
- He's doing my path on Thursday, in grey. Nobody's to know I said aye.
-> END
