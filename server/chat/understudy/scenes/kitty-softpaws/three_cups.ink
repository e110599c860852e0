// Three cups and a walnut: two rounds by watching, and one by knowing her.
-> three_cups

=== three_cups ===
# game
# opens: cups, walnut, walnuts, shells
Three cups, one walnut, two quick paws. Will you play?
+ [I'm watching # yes, more, ok, watch, play]
  -> begin
+ [Not now # no, later]
  Then I'll eat the walnut. Hear that? You lost.
  -> END
= begin
Walnut under the left. Left swaps with middle. Middle swaps with right. Where?
+ [The left # left]
  Air. Walk with it: left to middle, and then middle to right.
  -> one_again
+ [The middle # middle, centre, center]
  It was there for half a breath. Then middle swapped with right.
  -> one_again
+ [The right # right]
  There it sits. You've got the eyes of a pawnbroker.
  -> two
+ [I don't know # dunno, blinked, missed, any, more, hint, give up]
  Look at me: it's grinning under the right. I'll go slower.
  -> two
= one_again
+ [The right # right, more, any, dunno]
  There! Found. Eyes on the walnut, never on the whiskers.
  -> two
+ [The left # left, middle]
  No, the right. You watched my tail, didn't you? Everyone does.
  -> two
= two
+ [Again! # more, again, yes, next, any, ready]
- Walnut in the middle. Left swaps with right, very fast. Where?
+ [The middle # middle, centre, center, still, same]
  Still in the middle. I danced all round it, and you never blinked.
  -> three
+ [The left # left]
  You followed the noise. The middle never moved.
  -> three
+ [The right # right]
  That's where I wanted you. The middle sat still all along.
  -> three
+ [I don't know # dunno, blinked, missed, any, more, hint, give up]
  It stayed in the middle. Sometimes nothing happens, with great style.
  -> three
= three
+ [One more # more, again, yes, last, next, any]
- Last. Walnut under the right. No swaps. I only cough. Where is it?
+ [Under the right # right, same, under]
  Lift it. Empty! It left when I coughed. So where is it?
  -> gone
+ [Up your sleeve # sleeve, glove, paw, hand, you, pocket]
  Well! You've stopped watching cups and started watching me.
  -> found
+ [Under another # left, middle, more, any, dunno]
  Not there, and not under any cup. So what's left?
  -> gone
= gone
+ [Up your sleeve # sleeve, glove, paw, hand, you, coat]
  There it is. Coughs are when sleeves get busy.
  -> found
+ [In my pocket? # pocket, my, mine, me, ear, hat]
  Look. Ha! It isn't. But you did check, so I win a laugh.
  -> found
+ [I give up # any, more, dunno, give up, where]
  Up my sleeve, keeping warm. A cough's worth three swaps.
  -> found
= found
+ [Who won? # who, won, win, winner, score, more, any]
  You did, in patience. I've put the walnut in your hand. Crack it.
  -> END
+ [You cheat! # cheat, cheated, cheater, unfair, fair, no]
  Openly, and only with nuts. Here, you have the big half.
  -> END
+ [Teach me that # teach, how, show, learn, trick]
  Make them look at your face. A wink will hide a whole walnut.
  -> END
