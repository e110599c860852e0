// The duel with the rooster, won three hours too early.
-> rooster_dawn

=== rooster_dawn ===
# story
# opens: rooster, roosters, cockerel, crow, crowing, quico, colonel, duel, duels
A rooster once challenged me to a duel at dawn. Shall I tell it?
+ [Yes, tell me # yes, more, go on]
  -> begin
+ [Not now # no, later]
  Gladly later. At dawn I am not at my best anyway.
  -> END
= begin
Six mornings he crowed beneath my window. On the seventh, I objected.
+ [What did you say? # what, more, how, laugh, cheer, ok, done, any]
  I said: five more minutes. He took it as an insult.
  -> dawn
+ [Who was he? # who, name, rooster]
  Colonel Quico. Red comb, loud boots, no pity. He sent me a challenge.
  -> dawn
= dawn
+ [Did you duel? # duel, fight, yes]
  Cleverer! <>
+ [Why at dawn? # why, dawn, when, early, more, laugh, cheer, ok, done, any]
- Dawn is his best hour. So at three I climbed the bell tower.
+ [At three at night? # really, three, night, wow]
  Dark as the inside of a hat. I filled my chest, and crowed.
  -> crowed
+ [To do what? # what, more, why, laugh, cheer, ok, done, any]
  To do his work before him. I filled my chest, and crowed.
  -> crowed
= crowed
+ [You crowed? # really, laugh, crow, wow]
  Magnificently. <>
+ [Did anybody wake? # more, who, wake, woke, what, cheer, ok, done, any]
- The whole town rose, lit its lamps, and baked its bread. At three!
+ [And the rooster? # rooster, more, colonel, what, laugh, cheer, ok, done, any]
  He came out at dawn. Everybody had eaten and gone back to bed.
  -> beak
+ [Were they angry? # angry, mad, cross, sorry]
  Only until breakfast. Then, at dawn, the Colonel stepped out to an empty square.
  -> beak
= beak
+ [Poor rooster # aw, poor, sorry]
+ [Did he crow? # more, what, crow, laugh, cheer, ok, done, any]
- He opened his beak. There was nobody left to wake. He sat down.
+ [What did you do? # more, what, hug, laugh, cheer, ok, done, any]
- I sat beside him. In all his life he had never slept late.
+ [So you made friends # friends, more, peace, friend, laugh, ok, done, any]
  On Sundays I crow for him now. He snores until noon, beautifully.
  -> END
+ [That is sweet # aw, cheer, sweet, thanks, kiss]
  He gave me his Sunday, {dear}. No medal of mine weighs more.
  -> END
