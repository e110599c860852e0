// How a goose held the gate against an army.
-> drawbridge_goose

=== drawbridge_goose ===
# story
# opens: hildegard, ludo, goose
Our gate was once held by one goose. Shall I tell you how?
+ [Yes, how? # yes, more, how]
  -> begin
+ [Not tonight # no, later]
  As you like. She's modest about it anyway.
  -> END
= begin
The drawbridge jammed flat open the very day Prince Ludo's army came.
+ [How big an army? # how many, army, big, men, who]
  Three hundred and a drummer. We had nine guards and a pastry cook.
  -> nest
+ [What did you do? # what, you, more]
  I ran down with Manners in my fist. Somebody was there before me.
  -> nest
= nest
+ [The goose! # goose, who, more]
+ [Who was it? # name, what]
- A white goose, dead centre, on five eggs. She hadn't asked about our war.
+ [What did Ludo do? # ludo, prince, army, what, more]
  He rode up and said make way. She stood up. He rode back.
  -> knights
+ [Poor goose # poor, aw, oh, no]
  Save it for Ludo. He said shoo, and she chased him round his horse.
  -> knights
= knights
+ [Ha! Then what? # laugh, more, what]
  He sent six knights. She bit one, and five remembered appointments.
  -> siege
+ [Did you help her? # help, you, why]
  I brought her bread and stood well back. It was clearly her battle.
  -> siege
= siege
+ [How long did it last? # how many, when, long, days, more]
  Nineteen days. The whole army learned to whisper.
  -> hatch
+ [Did they give up? # give, win, won, really]
  They camped nineteen days, on tiptoe, and took off their spurs.
  -> hatch
= hatch
+ [And the eggs? # egg, eggs, hatch, more]
+ [What ended it? # what, how, end]
- On day twenty the eggs hatched. Three hundred soldiers cheered, very softly.
+ [Aww # aw, cute, sweet, lovely, hug]
  Ludo asked to hold one. You can't storm a place after that.
  -> rank
+ [And the war? # war, fight, over, more]
  What war? They went home waving.
  -> rank
= rank
+ [What's her name? # name, called, who]
  Hildegard. Colonel Hildegard, since the medal. She sleeps on it.
  -> END
+ [And now? # more, now, where]
  She still has the bridge. The gate captain salutes and waits his turn.
  -> END
