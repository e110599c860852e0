// The game of finishing her sentences: three of them, the last tender.
-> finish_sentence

=== finish_sentence ===
# game
# opens: sentence, sentences
For once, would you like to finish my sentences?
+ [I'd love to # yes, more, ok, go on]
  -> begin
+ [Not now # no, later]
  Then I shall close them myself, as usual. It is no trouble.
  -> END
= begin
Splendid. A single word will do. Here is the first: never wake a sleeping…
+ [Dragon # dragon, dragons]
  Dragon. Very sound, though ours is charming once she has had her coals.
  -> two
+ [Cat # cat, cats, kitten, tuppence]
  Cat. My very word. Tuppence is not at home to anyone before four.
  -> two
+ [A duke # any, duke]
  That improves on mine. I had only a cat in mind.
  -> two
+ [I give up # dunno, do not know, give up, hint, more]
  Cat. One loses an armchair by it, and gains an enemy.
  -> two
= two
+ [The next one # more, next, yes, again, any]
- The second: the quickest way to a duke's heart is through his…
+ [Stomach # stomach, food, tummy, soup, cake, belly, dinner, mouth, pie]
  Stomach. Duke Osbert once changed sides over a trifle.
  -> three
+ [Hat # any, hat, ears, wig, purse]
  Not quite. Lower down. It growls at noon.
  -> two_again
+ [I give up # dunno, do not know, give up, hint, more]
  Stomach. I have never seen a treaty signed on an empty one.
  -> three
= two_again
+ [Stomach # stomach, food, tummy, soup, belly, dinner]
  Stomach it is. You took the scenic road, and I enjoyed the view.
  -> three
+ [Tell me # any, dunno, do not know, more]
  His stomach. Keep trifle about you, and you need no army.
  -> three
= three
+ [The last one # more, next, last, yes, any]
- Now the hardest. I did not marry for a crown. I married for…
+ [Love # love, romance, heart]
  Love. You never even blushed. Allow me to blush for both of us.
  -> END
+ [Me # me, you, him, us]
  You. That sentence never had another ending.
  -> END
+ [Money # money, gold, riches, castle, castles, power, cake]
  Hardly. You brought one trunk, and it leaked. Guess warmer.
  -> three_again
+ [Conversation # any, dunno, do not know, more, give up]
  Pretty, and almost right. I had a shorter word: you.
  -> END
= three_again
+ [Love # love, heart, any, more, dunno]
  Love, of course. There: one sentence, finished by two.
  -> END
+ [Me # me, you, him, us]
  You. Without terms, amendments or small print.
  -> END
