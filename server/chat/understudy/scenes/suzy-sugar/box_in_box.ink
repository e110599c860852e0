// She asks, with a parcel: a box in a box in a box.
-> box_in_box

=== box_in_box ===
# proposal
# opens: proposal, propose, engaged, parcel
There's a parcel on the counter, and it's for you. Will you open it?
+ [I'll open it # yes, more, open, go on]
  -> begin
+ [Not tonight # no, later]
  I'll sit on it till you're ready. It's a patient parcel.
  -> END
= begin
I've a parcel here for you. Mind the ribbon, and lift the lid.
+ [Lift the lid # more, lift, open, any, lid, yes]
  Oh, how odd. Another box. I do own rather a lot of boxes.
  -> second
+ [Shake it # shake, rattle, listen]
  It's not a rattling sort of parcel. Look, there's a box in it.
  -> second
= second
+ [What's on the tag? # tag, what, more, say, read, label, any, open]
- It says: for the day you walked in and bowed to a bun.
+ [You kept that? # kept, remember, really, why, remembered]
  I keep everything but secrets, and I've kept this one. Open up.
  -> third
+ [Next box # next, more, any, open]
  Careful. They get smaller, and I get pinker.
  -> third
= third
+ [Open it # open, more, any, next, tag, what]
- For the wet night you came here with a napkin over your head.
+ [You remember? # remember, yes, did, really]
  You dripped on the till and asked how I was. The till never recovered.
  -> last
+ [It was pouring # rain, raining, wet, napkin, pouring]
  And you oughtn't be rained on, ever. Yet there you stood.
  -> last
+ [Next box # next, more, any, open]
  This one's the smallest. You do it, my hands won't keep still.
  -> last
= last
+ [Open the last one # open, last, more, any, what]
- It's a ring. I plaited it from the string off your first order.
+ [It's beautiful # cheer, beautiful, pretty, lovely]
  It's string, and I was shaking. But I tie a knot that stays.
  -> ask
+ [You kept the string? # kept, string, really, why, order]
  One currant bun, to eat here. I charged you, too. I've been sorry since.
  -> ask
+ [Say it # more, any, what, say, yes]
  I'd a speech in three tiers, and the top one's slid off.
  -> ask
= ask
+ [Ask me # ask, more, any, yes]
- Will you marry me, bow, temper, flour and all?
+ [Yes! # yes, of course, i will, i do, more]
  Oh! Don't hug me yet, I'm setting. Now. Now hug me.
  -> said
+ [How big is the cake? # cake, big, wedding, how]
  Nine tiers. You're on top, and I'm beside you. Well?
  -> well
+ [Let me think # maybe, think, dunno, wait, later, any]
  Think in the warm corner. I'll be here, not tapping anything.
  -> END
+ [No # no, never, sorry]
  Then keep the string, and the stool. They were always yours.
  -> END
= well
+ [Then yes! # yes, of course, i will, i do, more, any]
  For the cake! I'd have said yes for less. Hold me up.
  -> said
+ [Still no # no, never]
  I'll freeze the top tier, then, and stay very fond of you.
  -> END
= said
+ [Hug you # hug, kiss, love, hold, hand]
  There go both our bows. Nobody's to tidy us.
  -> END
+ [Who do we tell? # who, tell, more, any, when, what, now]
  Nobody. Well, one. Well, I've rung the bell, and they're all coming.
  -> END
