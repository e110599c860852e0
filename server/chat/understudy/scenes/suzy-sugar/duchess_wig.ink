// The duchess's wig, sold as a meringue.
-> duchess_wig

=== duchess_wig ===
# story
# opens: wig, wigs, hatbox
The duchess once lost her wig in this shop. Shall I tell you how?
+ [Yes, tell me # yes, more, go on, how]
  -> begin
+ [Not now # no, later]
  Very well. It's a tale that keeps its curl.
  -> END
= begin
The duchess left her wig in a hatbox by the meringues. White, tall, swirled.
+ [Oh no # more, oh, uh oh, any]
  Oh yes. Wilf dusted it with sugar and wrote out a price.
  -> priced
+ [Why take it off? # why, off, took]
  It was August, and it weighed a goose or more. Then Wilf priced it.
  -> priced
+ [Who's Wilf? # who, wilf]
  My apprentice. Willing hands, sleepy eyes. He wrote it out a price.
  -> priced
= priced
+ [Didn't he notice? # notice, know, really, how could]
  He thought I'd got better at peaks. I was flattered, later.
  -> window
+ [How much was it? # how much, price, cost, pay]
  Fourpence. He'd have asked five, but there was a hairpin in it.
  -> window
+ [What then? # more, any]
  Into the window it went, between two honest meringues.
  -> window
= window
+ [Did somebody buy it? # more, buy, bought, who, eat, ate, sold, any]
- The duchess did. She came back, pointed, and said it looked familiar.
+ [She bought her own wig! # laugh, wig, own, really]
  Boxed, with a bow. She was taking it to tea with the queen.
  -> tea
+ [Didn't you tell her? # tell her, told her, you tell, tell]
  I was upstairs with my head in a sack, sorting currants. Off she went.
  -> tea
+ [And then? # more, what, any]
  She carried it to tea with the queen. On a doily, at arm's length.
  -> tea
= tea
+ [Did they cut it? # more, cut, slice, knife, eat, ate, what, any]
- The queen took one look, put down the knife, and crowned her with it.
+ [Was she angry? # angry, cross, mad, upset, furious]
  She asked for a mirror. Then she asked for more sugar on the left.
  -> fashion
+ [What did she say? # more, say, said, what, any]
  Not one word, until she saw the mirror. It sparkled, you see.
  -> fashion
= fashion
+ [So she liked it? # like, liked, more, really, love, any]
- By Sunday half the court was iced, and the bees had heard.
+ [Poor bees # bees, bee, poor, laugh]
  Don't pity them. They'd never been received at court before.
  -> END
+ [And Wilf? # wilf, apprentice, and, more, any, who, what]
  I raised his wages by a bun. Not looking closely can be a gift.
  -> END
