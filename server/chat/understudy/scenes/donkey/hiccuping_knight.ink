// A knight who hiccups comes to challenge the dragon: he stays for the band.
-> hiccuping_knight

=== hiccuping_knight ===
# story
# opens: hiccuping, hiccup, hiccups, bertram, knight
A knight came for you once, with hiccups, I never told you - shall I?
+ [Yes, tell me # yes, more, go on]
  -> begin
+ [Not now # no, later]
  That's fine, he's waited this long, he's very patient between hiccups!
  -> END
= begin
You were napping, and up the stairs it came, hic, clang, hic, clang, hic!
+ [Who was it? # more, who, name, what, really, laugh, cheer, no way, oh no, wow, why, how]
  Sir Bertram, full armour, come to challenge you, if he could say challenge!
  -> door
+ [Were you scared? # scared, afraid, brave]
  I hid in the bucket, it only fits my face, I hoped that counted!
  -> door
= door
+ [What did he say? # more, what, say, really, laugh, cheer, no way, oh no, wow, how]
  He said, I challenge - hic - I chall - hic - could I sit down?
  -> cure
+ [Did you wake me? # wake, me, why]
  Wake you? You'd had a big day, so I let him sit, and whispered!
  -> cure
= cure
+ [Did you help him? # more, help, how, cure, water, really, laugh, cheer, no way, oh no, wow, why, what]
  I had him drink upside down, it filled his armour, so off it came!
  -> laundry
+ [Did you shout boo? # boo, fright, scare, surprise]
  I jumped out, boo, he jumped back, boo, and then we both had them!
  -> both
= laundry
+ [All of it? # more, what, really, any, laugh, cheer, no way, oh no, wow, why, how]
- So there's his laundry on your tower, in the dark, flapping, arms and all.
+ [Did you see it? # more, see, then, what, really, laugh, cheer, no way, oh no, wow, how]
+ [You thought it a ghost? # ghost, why]
- I fought it! His long socks won! And the fright gave me hiccups too!
-> both
= both
+ [Two of you hiccuping? # more, two, both, any, really, laugh, cheer, no way, oh no, wow, why, what, how]
- Hic, me, hic, him, hic, clang, and I noticed it had a beat!
+ [A beat? # more, beat, what, really, laugh, cheer, no way, oh no, wow, why, how]
  So I sang, he clanged, and the hens came in on the chorus!
  -> song
+ [Did I wake up then? # wake, me, did i]
  You opened one eye, and your tail started tapping, so we kept going!
  -> song
= song
+ [And the challenge? # more, what, fight, challenge, really, laugh, cheer, no way, oh no, wow, why]
  He put the sword down to clap, and he forgot to pick it up!
  -> end
+ [Did they stop? # stop hiccuping, cured, how]
  They stopped at verse nine, and he looked so sorry, he'd liked the beat!
  -> end
= end
+ [Where is he now? # more, where, now, really, laugh, cheer, no way, oh no, wow, why, what, how]
  He plays armour with us on Sundays, and he still owes you that challenge!
  -> END
+ [I like him # like, aw, sweet]
  Me too, and it's the only battle you ever won by snoring!
  -> END
