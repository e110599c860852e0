// Every sign in town, swapped in one night: it turns out well for the ducks.
-> swapped_signs

=== swapped_signs ===
# story
# opens: sign, signs, swapped, swap
One night I swapped every sign in town. Want to hear what it did?
+ [Yes, what? # yes, more, go on, tell me]
  -> begin
+ [Not now # no, later]
  Then mind where you buy your bread. I may do it again.
  -> END
= begin
Forty-one signs, one ladder, no moon. The whole town slept through it.
+ [Why do it? # why]
  The town had grown dull. Everybody knew where everything was.
  -> morning
+ [What happened? # more, what, happened, any]
  By sunrise the butcher was a bank, and the bank sold hats.
  -> morning
= morning
+ [Who noticed first? # who, first, noticed, more, any]
  The tax collector. He sat down in the cake shop, under his own sign.
  -> queue
+ [Was anyone cross? # cross, angry, mad, furious]
  The mayor, until somebody shaved him in the library. And the tax collector?
  -> cross
= cross
+ [What about him? # more, what, him, where, any]
  He'd sat down in Suzy's cake shop, and was asking for change.
  -> queue
= queue
+ [And then? # more, what, any]
  People queued up grumbling to pay him. Suzy sold every one a bun.
  -> bun
+ [Poor man # poor, aw, sad]
  Save your pity. Suzy gave him an apron and a warm bun.
  -> bun
= bun
+ [Did he eat it? # eat, more, did, he, any, bun]
- One bite, and he forgave the whole street its window tax.
+ [What else was swapped? # what, else, school, more, any]
  The school said Theatre. At four o'clock nobody would go home.
  -> jail
+ [And the sheriff? # sheriff, hobb, jail, police]
  His jail said Inn. He made up nine beds and put the soup on.
  -> jail
= jail
+ [Did they swap back? # back, more, did, any, what]
- All but two. They took a vote, and kept those.
+ [Which two? # which, what, two, more, any]
  The jail's still an inn, and the duck pond's still Town Hall.
  -> ducks
+ [Did they catch you? # catch, caught, you, find]
  I was up the ladder, counting the votes. Now the duck pond's Town Hall.
  -> ducks
= ducks
+ [The ducks govern? # really, ducks, more, how, laugh, any]
- They've been very fair. Nobody's paid a fine since, only bread.
-> END
