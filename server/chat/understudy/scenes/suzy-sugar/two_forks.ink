// Why the widow Crumpet ordered two forks.
-> two_forks

=== two_forks ===
# story
# opens: forks, fork, crumpet, widow
The widow Crumpet always ordered two forks. Shall I tell you why?
+ [Yes, tell me # yes, more, go on, why]
  -> begin
+ [Not now # no, later]
  Another time, then. It's better with cake in front of you.
  -> END
= begin
The widow Crumpet, every Tuesday: one honey cake, two forks, nobody beside her.
+ [Who was it for? # who, more, second, any]
  The street had theories. The milkmaid said a sea captain, in hiding.
  -> theory
+ [Maybe a spare one # maybe, spare, broke, broken]
  So I thought. But she polished both, and straightened the napkins.
  -> theory
= theory
+ [Did you ask her? # more, ask, any, what]
  Me, ask? I hid in the umbrella stand for three Tuesdays.
  -> stand
+ [What did you think? # you, think, guess]
  A count in disguise. I got into the umbrella stand to watch for him.
  -> stand
= stand
+ [What did you see? # more, what, see, any, who]
- She cut the cake in two, looked at the door, and waited.
+ [Who came? # who, more, came, come, any]
  Nobody. She ate her half, and left the other on a clean plate.
  -> plate
+ [Did she look sad? # sad, poor, aw, sorry, lonely]
  Only hopeful. She'd dusted the chair, and kept half the cake on it.
  -> plate
= plate
+ [Every week? # really, every, week, more, any, why]
- Every week. It was for anyone who cared to sit. Nobody had.
+ [So you sat down? # you, sat, sit, more, any, did, what]
  I climbed out, umbrellas and all, and picked up the fork.
  -> sat
+ [That's lovely # cheer, kind]
  It was, and I was ashamed of my count. I came out and sat.
  -> sat
= sat
+ [What did she say? # more, what, say, said, any]
- She said I'd taken my time, and passed me the bigger half.
+ [Do you still go? # still, more, go, any, tuesday]
  Every Tuesday. She has the cherry, I have the news.
  -> END
+ [No count, then? # count, captain, scandal, laugh]
  No count, no captain. I've never been so glad to be wrong.
  -> END
