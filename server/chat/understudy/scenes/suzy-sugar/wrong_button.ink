// A quarrel: the middle button is Mr Brioche's work. And its peace.
-> wrong_button

=== wrong_button ===
# quarrel
# opens: quarrel, buttercream, bicker
That's not my piping on your middle button. Shall we have this out?
+ [What about it? # yes, more, what, ok, go on]
  -> begin
+ [Please, no # no, later, sorry]
  Then I'll say nothing. I'll only look at it.
  -> END
= begin
Your middle button's buttercream! I'd know Mr Brioche's wrist anywhere!
+ [It came loose # loose, fell, off, broke, lost]
  So you took it across the square? In daylight? Past my window?
  -> across
+ [You noticed? # notice, noticed, really, how, more, any]
  I'd notice that button on a ship at sea. In fog.
  -> across
+ [I think it's nice # nice, like, good, pretty]
  Nice! It's nice! Doily, hold my whisk.
  -> across
= across
+ [You were busy # busy, work, shop, time]
  Busy! I'd close on a feast day for one of your buttons.
  -> soft
+ [It's only a button # only, just, button, more, any, matter]
  Only? It's the one nearest your heart. I fought for that spot.
  -> soft
+ [I'm sorry # sorry]
  Not so fast, I've two more things to shout.
  -> soft
= soft
+ [Why are you upset? # why, upset, more, what, wrong, any, angry, matter, shout]
- You'd come undone, and I wasn't the one who knew.
+ [I didn't want a fuss # fuss, want, bother, worry, trouble]
  Fuss is my whole trade! I've a sackful put by for you.
  -> peace
+ [You first, next time # first, come, you, promise, next, always, will]
  Me first. By the back door, before it even wobbles.
  -> peace
+ [I really am sorry # sorry, forgive]
  Oh, bother. I'd two good sulks left, and they've melted.
  -> peace
+ [Can I keep it? # keep, more, any, no, stay, it]
  You may not. But I'll take it off as if you were asleep.
  -> peace
= peace
+ [Mend it for me? # fix, mend, more, any, ice, button, yes, please, how]
- Hold still. Scrape, dab, swirl. There: mine, with a tiny S in it.
+ [Are we friends? # friends, peace, more, any, love, thanks, better]
  Sweethearts, thank you. And he may have his buttercream back by post.
  -> END
+ [Kiss and make up # kiss, hug, hand]
  On the cheek. Mm. That quarrel tasted rather of vanilla.
  -> END
