// How the queen moved a Tuesday to escape her aunt, and was sorry.
-> moved_tuesday

=== moved_tuesday ===
# story
# opens: calendar, cunegonde
I once moved a Tuesday to escape my aunt. Shall I confess?
+ [Confess # yes, more, go on, confess]
  -> begin
+ [Not now # no, later]
  Then my conscience must wait its turn. It has a good chair.
  -> END
= begin
Aunt Cunegonde wrote: I arrive on Tuesday, and shall inspect the linen.
+ [Is she so bad? # bad, really, who, aunt, she]
  She runs one finger along the furniture. Also along the dog.
  -> moved
+ [What did you do? # more, what, you, then]
  I looked at the calendar for some time. Then I rang for scissors.
  -> moved
= moved
+ [And? # how, really, can, what, more, any]
- That week went Monday, Wednesday, Tuesday. I signed it and sealed it.
+ [Did people notice? # people, notice, anyone, who, more]
  The baker made his Wednesday buns twice. Not one complaint reached me.
  -> arrive
+ [And your aunt? # aunt, she, her, cunegonde]
  She came on her own Tuesday, and found us all having a Wednesday.
  -> arrive
= arrive
+ [What did she say? # say, said, more, what, she, any]
- She thought herself both late and early, and begged my pardon for each.
+ [Poor aunt # poor, aw, sad, sorry, mean, naughty, bad]
  Quite. I felt it at once, just under the pearl collar.
  -> sorry
+ [Did she leave? # more, leave, go, left, then]
  She turned to go, very small in that great hall, winding her watch.
  -> sorry
= sorry
+ [What did you do? # more, what, you, then, do, any]
- I ran after her down the steps. I have run twice in my life.
+ [Did you confess? # confess, tell, truth, sorry, more]
  All of it. She laughed until her hatpins fell, and stayed till Friday.
  -> last
+ [When was the other? # when, other, once, twice, why]
  Towards a fountain. But I told her all, and she laughed herself hoarse.
  -> last
= last
+ [And Tuesday? # tuesday, day, week, more, any]
  Put back that same night. It has been a little loose ever since.
  -> END
+ [Did she inspect the linen? # linen, inspect, sheets, check]
  She did, and asked Mrs Pym for lessons. We are quite close now.
  -> END
