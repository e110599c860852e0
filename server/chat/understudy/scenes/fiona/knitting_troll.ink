// Bernard, the bridge troll, and what was in his club.
-> knitting_troll

=== knitting_troll ===
# story
# opens: bernard, troll, trolls, toll, knitted
I know a troll with a secret. He lets me tell it. Shall I?
+ [Oh, yes # yes, more]
  -> begin
+ [Maybe later # no, later]
  All right. It'll keep warm, as secrets go.
  -> END
= begin
One night Bernard stopped me on his bridge. Toll, he roared, or I squash.
+ [How much was it? # how many, what, toll, pay]
  One copper. I had half a turnip. We both looked at it.
  -> club
+ [Were you scared? # scared, afraid, fear, and you]
  My knees were. The rest of me drew Manners and told them to hush.
  -> club
+ [Go on # more]
  I said I'd jump it. He said nobody jumps it. So we squared up.
  -> club
= club
+ [Did you fight? # fight, fought, more]
+ [What happened? # what, how]
- He swung his club, the end fell off, and out rolled wool. Pink wool.
+ [Wool? # really, wool, pink, what]
  And two needles. He went red as a brick and begged me to whisper.
  -> secret
+ [Ha! Pink? # laugh, ha, funny, more]
  I didn't laugh. He looked too worried, and it was nice wool.
  -> secret
= secret
+ [He was knitting? # knit, knitting, more]
  Every night, by one candle, under the third arch.
  -> wind
+ [Why hide it? # why, hide, secret, who]
  Trolls are meant to smash. He'd sooner turn a heel, he said.
  -> wind
= wind
+ [What was he making? # what, making, more]
  Something huge. But wool that size takes four hands, and he had two.
  -> arms
+ [Poor Bernard # poor, aw, sad, sorry]
  He'd wound himself to a pillar twice. That wool wants four hands.
  -> arms
= arms
+ [So you helped # help, helped, you, more, yes]
  I stuck out my arms and he wound till sunrise. We talked about mothers.
  -> winter
+ [And the toll? # pay, toll, paid, copper]
  Paid in arms. I held his wool till sunrise, like a very brave chair.
  -> winter
= winter
+ [Did he finish it? # finish, done, when, more]
+ [Did your arms ache? # arm, hurt, ache, tired]
  Horribly. <>
- He cast off the night of the first frost. Forty feet, with tassels.
+ [A giant's scarf? # scarf, giant, what, any, more]
  A scarf, but for the bridge. He says stone feels the cold.
  -> now
+ [A blanket? # blanket, bed]
  Close. It's a scarf, for the bridge. He says stone feels the cold.
  -> now
= now
+ [That's lovely # aw, lovely, sweet, nice, more, cheer]
  Toll's a ball of wool these days. Nobody's been squashed, and nobody's cold.
  -> END
+ [Did the trolls find out? # troll, trolls, know, who, secret]
  They did. Now there's a waiting list for mittens.
  -> END
