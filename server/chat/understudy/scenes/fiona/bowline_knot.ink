// A lesson: the bowline, as an eel, a moat and a tower.
-> bowline_knot

=== bowline_knot ===
# lesson
# opens: knot, knots, bowline
Fetch a shoelace. Shall I teach you the best knot there is?
+ [Yes, teach me # yes, more, teach]
  -> begin
+ [I'm all thumbs # no, later, thumbs]
  So's Puss, and he ties bows. We'll do it another day.
  -> END
= begin
It's called a bowline. It holds a boat, and it never jams. Lace ready?
+ [Got it # yes, more, ready, lace, shoelace, rope, any]
  Lay it over your left hand. Short end towards you, that's the eel.
  -> loop
+ [Will a ribbon do? # ribbon, string, what, scarf]
  A ribbon is perfect. Lay it over your left hand. Short end's the eel.
  -> loop
= loop
+ [Why an eel? # why, eel, name]
  It lives in a moat, and it's about to. Nobody forgets an eel.
  -> moat
+ [Next # more, next, done, ready, any]
  Leave the eel a long tail.
  -> moat
= moat
+ [Where's the moat? # where, moat, more, next, any]
- Make one small loop, with the long part underneath. That's the moat.
+ [Like this? # this, done, yes, more, any]
  Exactly that. And the long end going away from it is the tower.
  -> rise
+ [I made a pretzel # no, help, sorry, pretzel, wrong]
  Shake it out. One loop, eel's side on top. There, that's a moat.
  -> rise
= rise
+ [What does the eel do? # what, eel, more, next, any]
- The eel pops up through the moat, from underneath.
+ [Hello, eel # hello, hi, eel, done, yes, laugh]
+ [And then? # more, what, next, any]
- He swims once round behind the tower, to see who's in.
+ [Who is in? # who, name, laugh]
  Me, waving. Now he's shy, so back down the moat he dives.
  -> pull
+ [Round he goes # more, done, yes, next, any]
  And home he goes, back down the same moat. Hold his tail.
  -> pull
= pull
+ [Now I pull? # pull, more, yes, next, any]
- Pull the tower up and the eel's tail down. Snug! That's a bowline.
+ [I did it! # done, cheer, yes, did, wow, more, any]
  You did, first voyage! Use it on posts, gates and boats. Never on anybody.
  -> END
+ [It fell apart # no, fell, help, wrong, sorry]
  So did mine, forty times. Turn the moat over and send him again.
  -> again
= again
+ [Once more # yes, more, again, any, done]
  There. That one would hold a ferry. I'm proud of you and the eel.
  -> END
+ [Enough knots # stop, no, later, enough]
  Keep the rope in your pocket. Knots come at night, when you're not looking.
  -> END
