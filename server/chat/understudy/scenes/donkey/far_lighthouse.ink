// Off to the lighthouse: by air, road or gull; the lamp is out.
-> far_lighthouse

=== far_lighthouse ===
# adventure
# opens: lighthouse, adventure, voyage
The far lighthouse, you and me, right this minute - shall we go, shall we?
+ [Yes, let's go # yes, more, go on]
  -> begin
+ [Another day # no, later]
  Another day, then, it's not going anywhere, that's the lovely thing about it!
  -> END
= begin
I had a map, I ate it, it smelled of gravy, so which way?
+ [Fly over the sea # fly, sea, sky, air, over, more, really, laugh, cheer, no way, oh no, wow]
  Up, up, don't look, I looked, tiny cows, hello, tiny cows!
  -> air
+ [Take the coast road # road, coast, walk, along, any]
  My favourite kind of road, there's a sea on one side, talking!
  -> road
+ [Ask a gull # ask, gull, bird, who, where]
  Gull says left at the rock, and it charged me a carrot!
  -> road
= air
+ [Through that cloud # cloud, through, up, more, in, really, laugh, cheer, no way, oh no, wow]
  It's wet in here, and there's a goose, sorry, madam, coming through!
  -> night
+ [Low, over the waves # low, wave, waves, water, down, any]
  Spray in my ears, and a fish waved, I'm nearly sure it waved!
  -> night
= road
+ [Through the caves # cave, caves, short, shortcut, more, really, laugh, cheer, no way, oh no, wow]
  Hello, caves! They all say hello back, it's so friendly in here!
  -> night
+ [Along the beach # beach, sand, shore, any]
  Sand! In all four hooves!
  -> night
= night
+ [Can you see it yet? # more, see, where, any, really, laugh, cheer, no way, oh no, wow]
- There it is, but it's dark, the lamp's out, and a ship's coming home!
+ [Light it with my breath # light, breath, fire, flame, more, lamp, really, laugh, cheer, no way, oh no, wow]
  Whoosh! It's lit! The ship's turning in, look!
  -> ship
+ [Knock on the door # knock, door, who, help, any]
  An old lady opens, Mrs Gale, and all her matches have got wet!
  -> keeper
= ship
+ [Wave to them # wave, more, hello, any, really, laugh, cheer, no way, oh no, wow]
  They're waving back, forty sailors, I counted arms and halved it!
  -> gold
+ [Guide them with smoke # smoke, guide, ring, rings, signal]
  Smoke rings, one, two, they're steering through them like a game!
  -> gold
= gold
+ [Are they safe? # more, safe, ok, any, really, laugh, cheer, no way, oh no, wow]
  All safe, all cheering, and that's us, that's what you and I lit!
  -> END
+ [Watch the sunrise here # sunrise, stay, watch, sit, kiss, hug]
  Lean in, {dear}, the sun's copying you, it's not as good yet!
  -> END
= keeper
+ [Lend her my flame # light, flame, fire, lend, more, any, breath, really, laugh, cheer, no way, oh no, wow]
  One small puff, up it goes, she's clapping, the ship's tooting!
  -> supper
+ [Dry her matches # dry, match, matches]
  You're holding them so gently, one by one, and there, the lamp's lit!
  -> supper
= supper
+ [Is there supper? # more, supper, food, eat, what, any, really, laugh, cheer, no way, oh no, wow]
  Apple pudding, and she says come Tuesdays, so we're assistant lighthouses now!
  -> END
+ [Sail home on the ship # ship, sail, home, boat]
  They let me shout the directions, land, land, more land, we're home!
  -> END
