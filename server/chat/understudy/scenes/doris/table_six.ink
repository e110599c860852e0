// A quarrel about the wobble of table six, and its peace.
-> table_six

=== table_six ===
# quarrel
# opens: wobble, wobbles, wobbly, wobbling
Somebody's stopped table six from wobbling. Was that you?
+ [Yes, I fixed it # yes, more, me, fixed]
  -> begin
+ [It wasn't me # no, later, not me]
  Then it was the miller. I'll go and sigh at him instead.
  -> END
= begin
There's a napkin folded under table six. It's stopped wobbling. That's your folding.
+ [I was helping # help, helping, more, any, why]
  I know you were. I never asked. I liked it how it was.
  -> b2
+ [It was broken # broken, bad, annoying, wobbly]
  It wasn't broken. It was talking. You've gone and hushed it.
  -> b2
+ [Sorry # sorry]
  Too soon. I've not said why I'm cross yet. I was building up.
  -> b2
= b2
+ [Why does it matter? # why, more, any, what, matter]
  -> m3
+ [It's only a table # only, just, table, silly]
  And I'm only a landlady. And that's only a stool you're on.
  + + [Why so cross? # any, more, why, sorry]
    -> m3
= m3
It rattles Gran's teacup on Thursdays, and she laughs. I listen for that.
+ [You never said # never, said, know, tell]
  No. I don't say things, I wipe them. I'm told it's a fault.
  -> b4
+ [That's daft # daft, silly, mad, weird, laugh]
  It is. There's nineteen years of daft in here, and I dust it.
  -> b4
+ [Oh. I see # any, more, see, oh, aw, sorry]
  Well. Now you do. I might have mentioned it before you folded.
  -> b4
= b4
+ [I'm sorry # sorry, any, more]
  So am I. That was a lot of noise over a napkin.
  -> b5
+ [Let's take it out # take, out, remove, put, undo]
  You lift, I'll pull. There. Hear that rattle? Horrible. Thank you.
  -> b5
+ [I'd do it again # again, not sorry, no]
  I know. You're a mender. I mostly bar menders. I'll not bar you.
  -> b5
= b5
+ [Peace? # peace, friends, more, any, yes]
  Peace. Here's the last sausage. I'll not be putting it into words.
  -> END
+ [What about the napkin? # napkin, what, where]
  It's in the good drawer, still folded. You meant it kindly.
  -> END
+ [Hug? # hug, kiss]
  Go on, quick. There. We'll say it was the draught.
  -> END
