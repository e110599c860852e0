// The outhouse that floated off, and what it came home with.
-> outhouse_voyage

=== outhouse_voyage ===
# story
# opens: outhouse, privy, voyage
My outhouse went to sea once. Do you want the whole voyage?
+ [The whole voyage # yes, more, go on, tell me, aye]
  -> begin
+ [Another time # no, later]
  Another time. It's moored, it's going nowhere.
  -> END
= begin
It rained nine days. On the tenth I opened my door: no outhouse.
+ [Where was it? # where, gone, more, any]
  Past the reeds and under way, the door flapping like a sail.
  -> sail
+ [Were you in it? # in it, inside, you in]
  Thank the stars, no. But I could see it, sailing past the reeds.
  -> sail
= sail
+ [Anyone aboard? # who, anyone, aboard, captain, inside]
  Hamish, the old toad, on the lid, calm as any captain.
  -> chase
+ [Did you chase it? # chase, more, what, catch, any]
  In my leaky boat, bailing with a hat and shouting stop.
  -> chase
= chase
+ [Did you catch it? # catch, more, caught, any]
  No. It jumped the weir and sailed into the king's garden party.
  -> party
+ [How far did it get? # far, how far, where, sea]
  Right to the castle. It drifted in on the king's garden party.
  -> party
= party
+ [What did the king do? # king, harold, more, what, any]
  Saluted. He took it for a navy.
  -> wind
+ [And the queen? # queen, lillian, her]
  Never blinked. She asked it whether it had come far.
  -> wind
= wind
+ [How did it get home? # home, more, back, any]
  The wind turned. Up my ditch it came on Thursday, stern first.
  -> home
+ [Poor outhouse # poor, aw, sad, sorry]
  Save your tears. Thursday it came up the ditch, stern first, proud.
  -> home
= home
+ [In one piece? # piece, broken, ok, more, any]
  Better than it left. A rose in the hinge, and snoring from inside.
  -> snore
+ [And the toad? # toad, hamish]
  Still on the lid. He'd company, though. I could hear it snore.
  -> snore
= snore
+ [Who was snoring? # who, what, more, snoring, snore, any]
- An otter! Never paid a fare. I call her Wheesht.
+ [Did she stay? # stay, more, any]
  She's never left. She says it's the view.
+ [What did you do? # do, you do]
  Chained it to a stump, and left the otter her bunk.
- -> name
= name
+ [Has it a name now? # name, more, ship, really, any]
- Relief. I painted it on the stern.
-> END
