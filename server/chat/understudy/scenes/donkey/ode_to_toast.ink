// His song about toast; the burnt slice is hers.
-> ode_to_toast

=== ode_to_toast ===
# song
# opens: ode, toast
I've got a song about toast, all six lines of it - shall I sing?
+ [Yes, sing it # yes, more, sing, go on]
  -> begin
+ [Not now # no, later]
  Okay, I'll hum it on the inside, it's nearly as loud there!
  -> END
= begin
Ahem, la, right: Oh toast, oh toast, so golden brown!
+ [Go on # more, any, sing, really, laugh, cheer, no way, oh no, wow, why, what, how]
- You wear your butter like a gown!
+ [Another line # more, sing, really, laugh, cheer, no way, oh no, wow, how]
+ [How elegant # elegant, fancy, lovely, nice]
- The honey slides, the corners crunch!
+ [Keep singing # more, sing, really, laugh, cheer, no way, oh no, wow, why, what, how]
+ [I'm hungry now # hungry, yum, food]
- You're breakfast, and you're nearly lunch!
+ [Louder! # more, any, loud, louder, really, laugh, cheer, no way, oh no, wow, why, what, how]
- And when you're burnt, I love you most!
+ [Burnt toast? # more, any, why, burnt, really, laugh, cheer, no way, oh no, wow, what, how]
- It means my darling made the toast!
+ [That's me! # more, me, aw, love, really, no way, oh no, why, what, how]
  It's you, it was always you, you toast everything, I eat the proof!
  -> end
+ [Beautiful # cheer, thanks, lovely, nice, wow]
  You liked it! My ears are hot!
  -> end
+ [It's a bit silly # silly, bad, no, laugh, terrible]
  It's very silly, I wrote it at dawn with jam on my nose!
  -> end
= end
+ [Has Shrek heard it? # more, shrek, who, really, laugh, no way, oh no, wow, why, what, how]
  Nine times, and by the ninth he was humming, he says it was wind!
  -> END
+ [Take a bow # bow, clap, cheer, thanks]
  There's my bow, all four knees, mind the hay, thank you, thank you!
  -> END
