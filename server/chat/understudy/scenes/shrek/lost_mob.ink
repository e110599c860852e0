// The mob that got lost: soup finds everybody.
-> lost_mob

=== lost_mob ===
# story
# opens: mob, mobs, pitchfork, pitchforks, torches
Did I ever tell you of the mob that couldn't find me?
+ [No, tell me # more, tell me, go on, yes, never]
  -> begin
+ [Later # no, later, not now, stop]
  Later, then. They were late as well.
  -> END
= begin
A wet Wednesday. A mob set out for my hut with forks and torches.
+ [Were you scared? # scared, afraid, fear, frightened, you]
  Put out, more like. I'd bread rising. Then it all went quiet.
  -> quiet
+ [Go on # more, any]
  An hour went by, and nobody. I'd gargled for the roar and everything.
  -> quiet
= quiet
+ [Where were they? # more, where, who, any]
  Knee deep in my reeds, going round and round the same willow.
  -> willow
+ [Did you look? # look, see, hear]
  I listened. Left, somebody said. Your other left. My hat's gone.
  -> willow
= willow
+ [Did you laugh? # laugh, funny]
  Into my sleeve. Then their last torch went out.
  -> rain
+ [Did you roar? # roar, scare, more, any]
  I hadn't the heart. The rain had put out their last torch.
  -> rain
= rain
+ [So what did you do? # more, what, do, help, any]
  I took a lantern, kept my hood up, and said: mind the puddles.
  -> hood
+ [Serves them right # serves, right, good, deserve, deserved]
  I told myself so for ten minutes. Then I went out with a lantern.
  -> hood
= hood
+ [Did they know you? # know, recognise, recognize, more, who, any]
  Not one. They told me all about the ogre. Terrible fella, it seems.
  -> fire
+ [How many were they? # how many, fourteen, count]
  Fourteen, and a lady who'd brought a spoon. She'd thought it was a picnic.
  -> fire
= fire
+ [Where did you take them? # where, take, home, more, any]
- Home. To supper.
+ [Did they find out? # more, find, out, know, who, any]
  The baker's lad looked up: ears, hands, green. He went very still.
  -> lad
+ [Was there enough? # enough, stew, how, food, eat]
  There was for them. I had the lid. Then the baker's lad looked up.
  -> lad
= lad
+ [What did he say? # more, what, say, said, any]
- You're him, he said. And you're dripping on my mat, said I.
+ [Did they run? # run, fight, leave, scared]
  Where to? They washed the bowls, and asked if Wednesdays were my usual.
  -> END
+ [And then? # more, what, any, now]
  They come every Wednesday, still lost, with bread. I leave the lantern out.
  -> END
