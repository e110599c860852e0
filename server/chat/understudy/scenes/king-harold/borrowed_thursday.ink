// A quarrel: he gave their Thursday away because he could not say no. And its peace.
-> borrowed_thursday

=== borrowed_thursday ===
# quarrel
# opens: quarrel, folder, feeble
I have done a feeble thing, and you will be cross. May I confess?
+ [Confess # yes, more, ok, go on, what]
  -> begin
+ [Not now # no, later]
  Then I shall go on looking guilty until you have a moment.
  -> END
= begin
The Duke of Sedge wanted Thursday. Our Thursday. I told him yes.
+ [Oh, Harold! # harold, more, no, really, any]
  Quite. I heard myself do it. It was like watching a vase fall.
  -> row
+ [Why did you? # why, how, what]
  He stood very near, and he had a folder.
  -> row
= row
+ [I'm cross # cross, angry, mad, upset, more, furious, disappointed, annoyed, any]
  You ought to be. I have tried it myself, but you do it better.
  -> hurt
+ [It doesn't matter # matter, fine, ok, mind, forgive, only]
  You say that, and you fold your napkin very small. I saw.
  -> hurt
+ [You never say no # never, no, always]
  I do, to the mirror, quite firmly. It is people I cannot manage.
  -> hurt
= hurt
+ [I looked forward to it # forward, looked, wanted, sad, hurt, more, our, furious, angry, cross, disappointed, annoyed, any]
  So did I. I had mended the lantern. I had learned a joke.
  -> mend
+ [What will you do? # what, do, now, how, fix]
  I could hide. I could move abroad. Or I could, gulp, tell him.
  -> mend
= mend
+ [Write to him # write, letter, note, more, any]
  Pen. Ink. Dear Duke. That used up the first page. And now?
  -> letter
+ [Go and tell him # tell, go, say, face, talk]
  In person? With my own mouth? Then walk me to the door.
  -> tell
+ [I'll tell him # i will, i can, me, let me]
  No, {dear}. It was my yes, so it must be my no.
  -> tell
= letter
+ [Just write no # no, just, short, more, any]
  No. How tidy it looks. Signed, Harold, with a single blot.
  -> sent
+ [Say sorry as well # sorry, polite, please, kind]
  Sorry, no. My craft and your courage, in one line.
  -> sent
= tell
+ [You can do it # can, brave, cheer, go, more, any]
  No, I said, before he could sit. He dropped the folder.
  -> sent
+ [Hold my hand # hand, hold, hug, kiss, together]
  With that I managed the whole word. It echoed. He dropped the folder.
  -> sent
= sent
+ [What did he say? # what, say, said, more, he, duke, take it, react, reaction, any]
- Thank goodness, he said. He had been dreading it, and feared to refuse.
+ [So Thursday is ours? # thursday, ours, more, yes, really, any]
  Ours, in ink, and I have drawn a moat round it.
  -> END
+ [I forgive you # forgive, love, kiss, hug, peace, friends, sorry]
  Oh, thank you. I have been holding my breath since the soup.
  -> END
+ [What was the joke? # joke, which, lantern]
  What does a king do in the rain? He reigns. I was saving it.
  -> END
