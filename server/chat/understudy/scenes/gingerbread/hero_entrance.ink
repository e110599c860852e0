// A lesson: how to enter a room like a hero.
-> hero_entrance

=== hero_entrance ===
# lesson
# opens: entrance, lesson, lessons, heroic
I know how to enter a room like a hero. Would you learn it?
+ [Teach me # yes, more, go on, learn]
  -> begin
+ [Not now # no, later]
  Then enter as you are. It worked on me.
  -> END
= begin
First, a cape. A towel will do. I began with one petal.
+ [I have a towel # towel, cape, got, yes, ready, done, more, next, cheer, laugh]
  Tie it loosely. Now it flutters, if somebody opens a window.
  -> door
+ [No cape here # no, none, not, cannot]
  Then carry your head as if there were one. People will look for it.
  -> door
= door
+ [What next? # more, next, what, then, cheer, laugh]
- Stop in the doorway. Count to three. Let them wonder at the draught.
+ [One, two, three # three, one, 123, 1, count, more, done, next, cheer, laugh]
  Excellent. I usually lose my nerve at two.
  -> title
+ [Why wait? # why, wait, long]
  Whoever hurries in came for a spoon. Whoever waits came for glory.
  -> title
= title
+ [And then? # more, then, next, what, cheer, laugh]
- Now say your hero's name. I am the Hero of Shelves. Who are you?
+ [The Brave One # brave, hero, lion, bold]
  Brave. Short, clear, and easy to shout from under a table.
  -> step
+ [The Sleepy One # sleepy, tired, lazy, slow, nap]
  Nobody will see it coming. Least of all you. I like it.
  -> step
+ [I have none # none, dunno, no, nothing, more, what, cheer, laugh]
  Then you are the Nameless One, and they will talk for weeks.
  -> step
+ [Something else # any]
  Magnificent. I felt my crumbs stand to attention.
  -> step
= step
+ [Do I walk in? # more, walk, next, then, step, cheer, laugh]
- Three long steps. On the second, you trip. Everybody trips. Spread your arms.
+ [On purpose? # purpose, why, really, trip]
  No. But if your arms are out, nobody can prove it.
  -> bow
+ [I tripped # tripped, fell, ow, oops, done, more, next, cheer, laugh]
  With style? Then it was a bow, begun early.
  -> bow
= bow
+ [How does it end? # more, end, then, last, how, next, cheer, laugh]
- Find the one face that is glad. Bow to that one. Forget the rest.
+ [I bow to you # bow, bows, kiss, more, cheer, laugh]
  And I to you. There. That is two heroes in one kitchen.
  -> END
+ [And if none is glad? # none, nobody, no, what, if]
  Then look lower, {dear}. I am in most kitchens, and always glad.
  -> END
