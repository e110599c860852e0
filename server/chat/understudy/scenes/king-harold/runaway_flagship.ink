// The toy flagship slips its string: to the mill and the sea, or to the reeds and a nest.
-> runaway_flagship

=== runaway_flagship ===
# adventure
# opens: flagship, fleet, sail, sailing
My toy flagship has slipped her string! Will you help me chase her?
+ [After her! # yes, more, ok, chase, help]
  -> begin
+ [I'd rather not # no, later]
  Then wave with me. There she goes. She looks quite resolved.
  -> END
= begin
There, under the drawbridge! Do we row, or run along the bank?
+ [We row # row, boat, rowing, water, more, yes, any]
  In you step. I row like a windmill. She is making for the mill.
  -> boat
+ [We run # run, bank, foot, walk, along, land]
  I have lost a slipper, but not heart. There she is, in the reeds!
  -> bank
= boat
+ [Row harder # harder, row, faster, fast, more, any]
  We have gone round twice, briskly. There is the mill, and an arch.
  -> mill
+ [Let us drift # drift, float, stream, carry, wait, slow, slower, stop rowing]
  How wise. The stream knows the way. Here is the mill, and an arch.
  -> mill
= mill
+ [Under the arch # arch, under, through, more, any]
  Heads down! It is dim in here, and I hear gulls.
  -> arch
+ [Call the miller # call, miller, shout, help, land]
  He has stopped the wheel for us, and he is holding out a net.
  -> net
= arch
+ [Hold my hand # hand, hold, hug, kiss, scared]
  Gladly. There, daylight. That is not the moat, that is the sea.
  -> sea
+ [Gulls? # gulls, gull, what, why, more, hear, any]
  Where there are gulls there is, oh my. The sea, all of it.
  -> sea
= sea
+ [Grab her # grab, catch, get, take, tow, more, any]
  I have her by the flag! She is wearing seaweed, and she is proud.
  -> END
+ [Let her go # let her, go, free, leave, wave, bye]
  Farewell, flagship! There. I saluted, and with the correct hand.
  -> END
= net
+ [Take the net # take, net, use, scoop, more, yes, any]
  Swish: one flagship, one eel, one crown. I had not missed it.
  -> END
+ [Let him do it # him, himself, miller, let him, he]
  One sweep, and she is ours. I have made him Admiral. He accepts.
  -> END
= bank
+ [Wade in # wade, in, swim, jump, more, any]
  At last, an excuse. I have a hand on her. Something pulls back.
  -> nest
+ [Use the umbrella # umbrella, hook, stick, reach, handle]
  By the handle, clever! A little further. Oh. Something is holding on.
  -> nest
= nest
+ [What is it? # what, who, more, look, see, any]
- A moorhen. She has laid an egg on my quarterdeck.
+ [Move her gently # move, gently, take, back, pick, shoo, chase, push, lift]
  I cannot, {dear}. One does not turn a lady out of her cabin.
  -> harbour
+ [Let her keep it # let her, her boat, hers, keep, leave, stay, aw, more, any]
  Of course. We shall put it about that the fleet is lent.
  -> harbour
= harbour
+ [And the egg? # egg, hatch, then, what, more, any]
  I shall come each day with crumbs. Somebody ought to salute it.
  -> END
+ [Tie her up safely # tie, safe, safely, rope, string, fasten, moor, anchor, knot, drift]
  A reef knot, in my best sash. She is in harbour, with a crew.
  -> END
