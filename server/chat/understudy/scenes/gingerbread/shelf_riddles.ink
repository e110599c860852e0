// Three riddles of the shelf: spoon, kettle, clock.
-> shelf_riddles

=== shelf_riddles ===
# riddle
# opens: riddle, riddles, puzzle
I keep three riddles in a matchbox. Dare you open it?
+ [I dare # yes, more, go on, dare]
  -> begin
+ [Not now # no, later]
  The lid goes back on. They rustle a little.
  -> END
= begin
It has a round face, one long leg, and it stirs up trouble.
+ [A spoon # spoon, spoons, teaspoon, ladle]
  A spoon! You wound me, it took me a week to write.
  -> two
+ [A flower # any, flower, clock, stork]
  Closer to the soup, I think. It lies in the drawer beside the forks.
  -> one_again
+ [A hint? # hint, clue, help]
  At breakfast you hold its leg, and it shows you upside down.
  -> one_again
+ [I give up # dunno, give up, more, answer]
  It is a spoon. There are forty behind me, feeling proud.
  -> two
= one_again
+ [A spoon # spoon, spoons, teaspoon]
  Yes! The whole drawer rattles for you.
  -> two
+ [Just tell me # any, dunno, more, hint]
  A spoon. Look into one and say hello; it flips you over.
  -> two
= two
+ [The second # more, yes, next, second, again, any]
- Cold, it holds its tongue. Warm it, and it tells the whole house.
+ [A kettle # kettle, kettles, teapot]
  The kettle, alas. I can still hear this morning's.
  -> three
+ [A gossip # any, gossip, pot]
  That fits, and I know her. But mine has a spout.
  -> two_again
+ [A hint? # hint, clue, help]
  It whistles, it steams, and it has ruined many of my naps.
  -> two_again
+ [I give up # dunno, give up, more]
  A kettle! She heard you surrender, and she is unbearable now.
  -> three
= two_again
+ [A kettle # kettle, kettles]
  Just so. You have freed the word from the steam.
  -> three
+ [Just tell me # any, dunno, more, hint]
  It is a kettle. Mine is called Lady Shriek.
  -> three
= three
+ [The last # more, yes, next, last, third, again, any]
- Two hands, and it cannot wave. It tells me when you will come.
+ [A clock # clock, watch, clocks, timepiece]
  -> right
+ [A doll # any, doll, man, scarecrow, puppet]
  Dolls may wave if someone helps. This one only says tick.
  -> three_again
+ [A hint? # hint, clue, help]
  It hangs on the wall, and I scold it for being slow.
  -> three_again
+ [I give up # dunno, give up, more]
  A clock. I have stared at it all day, and you took ages.
  -> END
= three_again
+ [A clock # clock, watch, clocks]
  -> right
+ [Just tell me # any, dunno, more, hint]
  The clock. It was slow today, and then you were here.
  -> END
= right
A clock! You have emptied my matchbox. I shall have to sleep in it.
-> END
