// How Doris came by the inn: old Tibbs went out for a lemon.
-> hold_the_mop

=== hold_the_mop ===
# story
# opens: tibbs, innkeeper, landladies
Nobody sold me this inn, you know. Shall I say how I got it?
+ [Yes, how? # yes, more, how, go on]
  -> begin
+ [Another time # no, later]
  No rush. It's kept nineteen years, it'll keep till supper.
  -> END
= begin
I came in here nineteen years ago, to get out of the rain.
+ [And then? # more, any, what, then]
  -> m2
+ [Where were you going? # where, who, why, going]
  To my gran's, with a cake and one dry shoe. I'd not planned further.
  + + [Go on # any, more]
    -> m2
= m2
Old Tibbs stood there with a mop. He said, hold this a minute.
+ [Did you hold it? # more, any, hold, did, mop]
  -> m3
+ [Who's Tibbs? # who, tibbs, name]
  The landlord. Long man, sad moustache. I never once saw him sit down.
  + + [Did you hold the mop? # any, more, mop, hold]
    -> m3
= m3
I held it. He put his hat on and went to buy a lemon.
+ [When did he come back? # when, more, any, back, then]
  -> m4
+ [Why a lemon? # why, lemon, what]
  For the fish, he said. We've never served fish.
  + + [And he came back? # any, more, back, when]
    -> m4
= m4
He didn't. I mopped till dark. Then somebody ordered soup.
+ [So you made soup? # more, any, soup, made, you]
  -> m5
+ [He never came back? # never, really, back, where]
  Never. No lemon either. I've learned to do without both.
  + + [What about the soup? # any, more, soup]
    -> m5
= m5
I made it. Then somebody wanted a bed. It's gone on like that.
+ [Were you cross? # cross, angry, mad, sad, mind]
  For a week. Then I noticed I'd hung my coat up.
  + + [Did Tibbs ever write? # any, more, tibbs, write]
    -> m6
+ [Did he ever write? # more, any, write, wrote, tibbs, letter]
  -> m6
= m6
A card came, ten years on. It said, keep the mop.
+ [And the lemon? # lemon, more, any, what]
  There was a pip in the envelope. It's a tree now, thinking about fruit.
  -> END
+ [Did you want to leave? # leave, want, go, miss, sorry, why]
  Once. I got as far as the pump, and it was dripping. So.
  -> END
