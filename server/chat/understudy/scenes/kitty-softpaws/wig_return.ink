// The duchess's wig must go back before morning: ivy or laundry, truth or hat stand.
-> wig_return

=== wig_return ===
# adventure
# opens: wig, wigs, ottoline, duchess
I took the duchess's wig, and I'm sorry. Will you help me return it?
+ [I'll help # yes, more, ok, help, go on]
  -> begin
+ [Not tonight # no, later]
  Then I'll wear it till tomorrow. It's draughty up here anyway.
  -> END
= begin
Here's her house, here's the wig. Up the ivy, or in by the laundry?
+ [Up the ivy # ivy, up, climb, wall]
  Up we go. On the balcony a swan opens one eye at us.
  -> swan
+ [The laundry # laundry, window, in, more, any, dunno]
  In among the warm sheets. Something in the basket growls.
  -> poodle
= swan
+ [Bow to it # bow, polite, hello, greet, curtsy, more, good evening, highness, curtsey, sir, any]
  He bows back. That's Reginald; nobody had ever bowed first. In we go.
  -> hall
+ [Wear the wig # wig, wear, disguise, mask, hide]
  He gasps, and tucks himself under your arm. He thinks you're his mother.
  -> hall
+ [Offer it bread # bread, feed, food, crumb, crumbs, snack, sandwich, biscuit, cake, toast, cracker]
  He eats it, your cuff, and my grudge. He waves us through.
  -> hall
= poodle
+ [Scratch its ears # scratch, ears, pat, stroke, pet, more, good boy, good dog, cuddle, any]
  It's Trumpet, her poodle. He wags so hard that the basket walks.
  -> hall
+ [Sing to it # sing, song, lullaby, hum, hush, shh]
  Two notes, and he's snoring among the stockings. You've a dangerous voice.
  -> hall
= hall
+ [To her door # more, door, go, on, next, any]
- A long hall, a gold door, a light beneath it. She's awake.
+ [Peek in # peek, look, in, more, keyhole, any, open]
  She's reading in bed, in a nightcap, eating toast. Now what do we do?
  -> choose
+ [Wait till she sleeps # wait, sleeps, sleep, listen, later, come back]
  We wait an hour. She turns a page. It's a very thick book.
  -> choose
= choose
+ [Say sorry # sorry, truth, confess, honest, tell, knock]
  So we walk in, hold out the wig, and say it. She laughs!
  -> truth
+ [Play hat stand # hat, stand, pretend, statue, still, freeze, furniture]
  You're a hat stand, I'm a rug. She gets up, yawning.
  -> stand
+ [Throw it in # throw, toss, drop, run, leave, slide, under the door, push]
  It sails in and lands on the toast. Now she's laughing!
  -> truth
+ [Your plan, Kitty # more, any, dunno, you, kitty, plan, what would you do, your idea]
  My plan's this: you're a hat stand, I'm a rug. Quick, she's coming.
  -> stand
= truth
+ [Why's she laughing? # why, laugh, laughing, more, what, any]
- That wig itches, she says. She's hoped for a burglar for years.
+ [Who gets the wig? # who, wig, more, what, keep, any]
  The swan does. He's nested in it. We were sent home with toast.
  -> END
+ [So all is forgiven? # forgiven, really, sorry, good, ok, thanks]
  All of it. But I'm to come by the door, and bring you.
  -> END
= stand
+ [Don't breathe # more, breathe, not breathing, no breath, holding, still, shh, quiet, freeze, any]
- She hangs the wig on your head, and pats it straight.
+ [I hold still # more, still, yes, any, ok, stay]
  Goodnight, rug, she says. Goodnight, handsome new hat stand. She'd known all along.
  -> END
+ [I giggle # giggle, laugh, sneeze, oops, ha]
  She jumps, I roll, you bow. She's asked us both to breakfast.
  -> END
