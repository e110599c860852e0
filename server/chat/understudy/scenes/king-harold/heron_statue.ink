// The statue that came out a heron: it kept the pond safe.
-> heron_statue

=== heron_statue ===
# story
# opens: statue, statues, sculptor, unveiled
There is a statue of me that is not of me. Shall I explain?
+ [Please explain # yes, more, go on]
  -> begin
+ [Not now # no, later]
  Quite all right. It is stone; it can stand the wait.
  -> END
= begin
The town wished to carve me. I asked for something small, with an umbrella.
+ [Who carved it? # who, name, carved]
  Old Tobit, our finest, who had mislaid his spectacles that spring.
  -> unveil
+ [Go on # more, any]
  Old Tobit worked all winter behind a sheet. One heard humming.
  -> unveil
= unveil
+ [Was it good? # good, like, more, what, how, any]
- They pulled the cord. There I stood, nine feet tall, on one leg.
+ [One leg? # one, leg, more, why, really, what, any]
  And with a beak. He had carved a heron, in my crown.
  -> heron
+ [Poor you # aw, poor, sad, sorry, laugh]
  There was worse. It had a beak. It was a heron, in my crown.
  -> heron
= heron
+ [You fear herons # hate, fear, afraid, scared, herons]
  I made my speech from behind the drummer. The town cheered regardless.
  -> stay
+ [How did that happen? # how, why, more, what, any]
  He had sketched me at the pond. I was the other one.
  -> stay
= stay
+ [Did you send it back? # more, back, send, remove, what, any]
- I could not. He was so proud, and he had given it my eyes.
+ [That was kind # kind, aw, sweet, nice, good, cheer]
  I am merely weak, in a kind direction. Then spring came.
  -> spring
+ [And then? # more, what, next, any]
  Then spring came, and something was missing at the pond.
  -> spring
= spring
+ [What was different? # what, more, which, missing, any]
- No herons. Not one. A heron, it seems, will not fish beside another.
+ [It kept them away? # more, kept, really, away, why, any]
  All of them. The carp came up to sun themselves, pink with relief.
  -> ending
+ [So Margaret was safe? # margaret, carp, fish, safe]
  Safe and unpecked. I went out and told her twice.
  -> ending
= ending
+ [And you? # more, now, you, what, then, any]
- I say good morning to it daily, from the front. That took practice.
-> END
