// A light on the bog pool: by boat or by the reeds, to the choir or to the moon.
-> moon_boat

=== moon_boat ===
# adventure
# opens: boat, rowing, moonlight, fireflies
There's a light on the bog pool I've never caught. Coming with me?
+ [I'm coming # yes, more, ok, go on]
  -> begin
+ [Not tonight # no, later]
  Then we'll watch it from the porch. It winks at nine.
  -> END
= begin
There, past the willow. We can row, or creep round by the reeds.
+ [Take the boat # boat, row, water, more, yes, any]
  In you get. I row, you bail. Don't stand on the cork.
  -> boat
+ [By the reeds # reeds, walk, creep, land, foot, round, no]
  Step in my footprints. They're roomy. Hear that humming?
  -> reeds
= boat
+ [Bail faster # more, bail, faster, fast, bucket, any]
  Look. Two lights: one left, one right.
  -> fork
+ [What cork? # what, cork, which, why]
  The one you've just kicked. Bail! And look, there's two lights now.
  -> fork
= fork
+ [Go left # left, more, any]
  Left. Hm. I smell feathers.
  -> choir
+ [Go right # right]
  Right. Even the midges whisper here.
  -> moon
= reeds
+ [Follow the humming # more, follow, humming, closer, yes, what, who, any]
  Four parts, and one of them flat. I'd know that flat anywhere.
  -> choir
+ [Go the other way # other, away, no, left, right, back]
  Aye, trust the quiet. Duck under this branch. Nearly there.
  -> moon
= choir
+ [Peek # peek, look, see, more, what, who, any]
  It's a raft. Donkey, a lantern, four hens. Rehearsing, at this hour.
  -> raft
+ [Roar at it # roar, shout, scare, growl, loud]
  Raaargh! Donkey, hens, raft, lantern. They clapped. They want it again.
  -> raft
= raft
+ [Join in # join, sing, yes, more, clap, any]
  We hummed till the oil ran out. Quiet Susan gave us a nod.
  -> END
+ [Slip away # away, slip, leave, no, sneak, run, hide, go]
  Backwards, softly. I've never been so happy to lose a light.
  -> END
= moon
+ [Lean over # lean, look, see, more, what, any]
  Easy. I've your belt. Well, look: the moon, sat in my lost bucket.
  -> bucket
+ [Keep still # still, wait, quiet, stay, hush, hand]
  It's drifting to us. Och. It's the moon, riding in my lost bucket.
  -> bucket
= bucket
+ [Lift it out # lift, take, get, more, catch, yes, bucket, any]
  I lifted. The moon slid off and stayed behind. I prefer it there.
  -> END
+ [Leave it be # leave, no, stay, let, kiss, hug]
  Aye, it's settled in. Give us your hand. We'll go home slow.
  -> END
