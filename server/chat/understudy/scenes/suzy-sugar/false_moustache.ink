// The spy in a false moustache, and how he became the apprentice.
-> false_moustache

=== false_moustache ===
# story
# opens: spy, spies, moustache, mustache
I once caught a spy in a false moustache. Would you like to hear?
+ [Yes, tell me # yes, more, go on]
  -> begin
+ [Not now # no, later]
  As you like. He's in no hurry, he's asleep in the pantry.
  -> END
= begin
A boy came every morning for a bun, with his moustache on crooked.
+ [Who was he? # who, name, more, any]
  A spy for Mr Brioche, across the square. He wrote down all I stirred.
  -> wrote
+ [Why crooked? # crooked, why crooked]
  It was a boot brush, it left polish on the bun. He took notes!
  -> wrote
= wrote
+ [Did you stop him? # stop him, more, any, what, catch]
  Certainly not. I stirred slower, and spelled things out.
  -> asleep
+ [Were you angry? # angry, cross, mad]
  For half a minute. Then I saw how he looked at the pies.
  -> asleep
= asleep
+ [And then? # more, what, any]
- Thursday he fell asleep in the currants. The moustache came off in the jam.
+ [Poor boy # poor, aw, sad, sorry]
  Mr Brioche fed him on yesterday's crusts. I fetched him today's.
  -> notes
+ [Did you wake him? # wake, unmask, more, any, what]
  I stuck it back on for him, and put a pie by his nose.
  -> notes
= notes
+ [And his notebook? # more, notebook, notes, book, read, any, what]
- I peeked. Page one: how she does it. Page two: she gave me one.
+ [And page three? # more, three, page, any]
  Another bun, it says. I think that's how she does it.
  -> apron
+ [Did you steal it? # steal, take, took, keep, kept]
  I corrected his spelling, and tucked it under his cheek.
  -> apron
= apron
+ [What did you do? # more, what, do, any, boy, happened]
- I gave him an apron. He's my apprentice now, Wilf, asleep by ten.
+ [And Mr Brioche? # brioche, mr, angry, rival]
  He wanted his brush back. I posted it, with a bun.
  -> END
+ [Does he still spy? # spy, still, more, any]
  Only to see if Mr Brioche eats. He leaves him a pie on Thursdays.
  -> END
