// The swan who reigned for six days, rather well.
-> throne_swan

=== throne_swan ===
# story
# opens: throne, agatha, swan, swans
A swan once ruled us for a week. Would you like to hear it?
+ [Of course # yes, more, go on]
  -> begin
+ [Not now # no, later]
  As you please. She never minded being kept waiting; she simply bit.
  -> END
= begin
I came down one Monday, and Lady Agatha was sitting on the throne.
+ [A swan? # really, swan, who, what]
  A swan, wings folded, gazing at the treasurer. He curtsied.
  -> court
+ [Did you move her? # more, move, you, then]
  One does not move a swan. One is moved by her, into hedges.
  -> court
= court
+ [So what did you do? # more, what, you, do, any]
- I laid the petitions at her feet and stood a little to one side.
+ [Could she rule? # how, rule, rules, good, well, could]
  Beautifully. She hissed at the new tax and sat upon the old one.
  -> week
+ [What happened? # more, what, then]
  Two farmers came about a ditch. She looked at them. Both confessed.
  -> week
= week
+ [Did nobody object? # object, objected, nobody, did anyone mind, protest, duke, osbert]
  Duke Osbert did. She took his hat, and presently his chair.
  -> sunday
+ [How long did it last? # long, how, when, more]
  Six days. Bread grew cheaper, and nobody made a speech.
  -> sunday
= sunday
+ [How did it end? # more, end, ended, over, any]
- On the Saturday she laid one egg on the cushion, and walked out.
+ [An egg? # egg, really, what]
  An heir, strictly speaking. He is called Egbert, and he bites.
  -> last
+ [And you? # you, more, and, queen]
  I sat down again. Very, very carefully.
  -> last
= last
+ [Do you miss her reign? # miss, more, reign, and, any]
  Whenever somebody unrolls a speech. I have kept up the hissing.
  -> END
+ [Who rules better? # who rules, who is better, better, which, best]
  She does. But I pour tea, {dear}, and so they kept me.
  -> END
