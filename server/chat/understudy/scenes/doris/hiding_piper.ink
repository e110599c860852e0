// Hiding from the piper: the cellar or table six, and six ends.
-> hiding_piper

=== hiding_piper ===
# adventure
# opens: bagpipes, hide, hiding
The piper's on the road, with nineteen verses. Shall we hide?
+ [Yes, quick! # yes, more, hide, go on]
  -> begin
+ [No, let him come # no, later]
  Braver than me. I'll fetch you a cushion for the slow part.
  -> END
= begin
That's the piper tuning at the gate. Cellar, or under table six?
+ [The cellar # cellar, down, barrels, more, any]
  Down we go. The third step lies. Here we are, behind the turnips.
  -> cellar
+ [Under table six # table, six, under]
  In you get. Cloth down. Geraldine's here already, she's heard him before.
  -> table
= cellar
+ [Is he in yet? # any, more, is, what]
  He's in. He's calling hello. Now he's trying the pantry. He's thorough.
- (pantry)
+ [Stay very quiet # quiet, hush, still, more, any, wait]
  Somebody's breathing. It's the miller. And the giant's knees. Everyone's here.
  -> crowd
+ [Squeak like a rat # rat, rats, squeak, noise]
  He's the ratcatcher by day. He's on the steps. That's us found.
  -> found
= crowd
+ [Whisper hello # hello, hi, whisper, more, any]
  Everyone whispers it back. The wizard's brought biscuits. I've had worse evenings upstairs.
- (biscuits)
+ [Wait it out # wait, more, any, stay]
  He played all nineteen to the stove. It drew beautifully. We had biscuits.
  -> END
+ [Out by the hatch # hatch, out, escape, go, run]
  Up the hatch, and there's the moon, and nobody playing at it. Lovely.
  -> END
= found
+ [Own up # truth, own, sorry, tell, more, any]
  I said we were hiding. He said he'd join us. He hates verse nine.
  -> nine
+ [Mend a barrel # mend, barrel, pretend, busy, fix]
  He says he'll play while we mend it. Verse one. It's about rats.
  -> verse
= nine
+ [What's in verse nine? # any, more, what, why]
  Hats. Forty hats, in order. We sat on the steps and skipped it together.
  -> END
= verse
+ [Listen # listen, more, any]
  It's good, verse one. I'd never stayed for it before.
  -> END
+ [Ask for a short one # short, ask, stop him]
  He stopped at two. Nobody'd ever asked him. He looked relieved.
  -> END
= table
+ [What's he doing? # any, more, what, he]
  His boots have stopped at our cloth. One's tapping. He's counting in.
- (boots)
+ [Hold Geraldine still # hold, goat, geraldine, still, more, any]
  Too late. She's eaten his bootlace. He's walked out of the boot.
  -> lace
+ [Wobble the table # wobble, table, shake, push]
  All the mugs are rattling. He thinks it's applause. He's bowing.
  -> bow
= lace
+ [Crawl for the door # crawl, door, run, more, any]
  We got out on our knees. He hopped after us, to say goodnight.
  -> END
+ [Give the boot back # boot, back, give, sorry]
  He was so touched he forgot to play. We talked boots till ten.
  -> END
= bow
+ [Wobble again # again, wobble, more, any]
  Three bows, and home he went, happy. Finest concert he ever gave. No notes.
  -> END
+ [Come out and clap # clap, cheer, out, come]
  He blushed. Then he played one verse, small, and it was about us.
  -> END
