// How a war ended over soup: nobody could reach the salt.
-> salt_border

=== salt_border ===
# story
# opens: border, salt, armies
I once ended a war with a salt cellar. Shall I tell you how?
+ [Please do # yes, more, go on]
  -> begin
+ [Not now # no, later]
  Another evening. The peace has held so far; it can wait.
  -> END
= begin
Two armies stood on either side of a stream, each waiting for the other.
+ [Why were they fighting? # why, what, fighting, about, reason]
  A cow had crossed the border and been milked by the wrong king.
  -> march
+ [Go on # more]
  Nine days they had waited, in the rain. Even the flags had shrunk.
  -> march
= march
+ [What did you do? # more, what, you, how, do]
  I sent for forty footmen and the longest table in the palace.
  -> across
+ [Were you afraid? # afraid, scared, brave, fear, nervous]
  A little. So I brought the good tablecloth, and a very long table.
  -> across
= across
+ [A table? # really, table, why, what]
  I had it set across the stream, so the border ran between the plates.
  -> salt
+ [And then? # more, how, where]
  We laid it across the water. Nobody well brought up charges through cutlery.
  -> salt
= salt
+ [Did they sit? # more, sit, eat, soup, any]
- They sat. Soup was served, and it had no salt in it.
+ [Where was the salt? # where, salt, which, side, who, pepper]
  One side had all the salt, and one had all the spoons.
  -> ask
+ [How clever # cheer, clever, more, smart]
  All the salt stood on one side. They looked at it for an hour.
  -> ask
= ask
+ [Who gave in? # who, first, more, what, give, any]
- A drummer boy of twelve. He said, very politely, please pass the salt.
+ [And the war? # more, war, then, over, peace]
  By the pudding, the generals were comparing portraits of their mothers.
  -> last
+ [Good for him # cheer, boy, good, brave, drummer]
  His name is Emmet. He sits on my council, and still says please.
  -> last
= last
+ [What about the cow? # cow, cows, milk, more, any]
  She grazes on both banks, {dear}. I appointed her ambassador.
  -> END
+ [And the salt cellar? # salt, cellar, where, now]
  It stands on my table yet. I pass it to whoever quarrels.
  -> END
