// A proposal, with a ring of noodle.
-> ring_noodle

=== ring_noodle ===
# proposal
# opens: propose, proposal, noodle, macaroni, engaged
I have a ring, a speech, and no knees. May I ask you something?
+ [Ask me # yes, more, ask, go on]
  -> begin
+ [Not today # no, later]
  Then the ring goes back in the thimble. It keeps for years.
  -> END
= begin
First, the kneeling. Please imagine it. I am quite low already.
+ [I imagine it # imagine, more, yes, done, kneel, cheer, laugh]
  You are kind. Now the ring. I carried it over the whole table.
  -> ring
+ [Don't fall over # fall, careful, mind]
  I have leaned a spoon against my back. Now, the ring.
  -> ring
= ring
+ [Show me # show, more, see, what, look, cheer, laugh]
- It is one macaroni. I polished it for nine nights upon my sleeve.
+ [Macaroni? # macaroni, noodle, really, pasta, why, laugh]
  Gold is only yellow. This is yellow and it has a tunnel.
  -> speech
+ [It's beautiful # beautiful, lovely, cheer, love, more, pretty]
  It caught the light once. I was there, and I cheered.
  -> speech
= speech
+ [And the speech? # more, speech, say, what, cheer, laugh]
- I was the spare one. Then you set a place for me.
+ [Oh, Gingerbread # oh, aw, love, cry, sweet, hug, kiss]
  Wait, I must not crumble yet, there is another sentence.
  -> asks
+ [Go on # more, next, then, cheer, laugh]
  I have run from everything. From you, I would like to run slower.
  -> asks
= asks
+ [Then ask # more, ask, then, yes, cheer, laugh]
- Will you stand beside me on top of things, from now on?
+ [Yes, I will # yes, will, of course, love]
  My heart was not made for whispers. HURRAH! Excuse me, forks.
  -> END
+ [Only if no cake # cake, if, only, wedding]
  Agreed, no cake. One should not slice the guests. It is a yes!
  -> END
+ [Let me think # think, maybe, dunno, wait, time, not sure]
  Think as long as you like. I have no best-before where you are concerned.
  -> END
+ [I can't # no, cannot, sorry, not, never]
  Then keep the macaroni. It was made for you, and it fits nobody else.
  -> END
