// The song that Doris hums at closing time; six lines.
-> closing_song

=== closing_song ===
# song
# opens: hum, humming, ballad, lullaby
I've one song. It's for closing time, and it's short. Want it?
+ [Yes, sing it # yes, more, sing, go on]
  -> begin
+ [Not tonight # no, later]
  Then you hum something. I'll wipe in time to it.
  -> END
= begin
The mugs are all hung and the fire's sinking low.
+ [Go on # any, more]
  The coachman's asleep with his hat on his toe.
- (hat)
+ [On his toe? # toe, hat, laugh, really, why]
  He kicks. It saves a nail in the wall. Third line.
  + + [Third line # any, more]
    -> lamp
+ [And then? # any, more]
  -> lamp
= lamp
There's one lamp still lit, and I couldn't say why.
+ [Go on # any, more]
  It isn't for kings, they go galloping by.
- (kings)
+ [Who's it for? # any, more, who, why]
  It's there for whoever comes late up the lane.
- (lane)
+ [And the last line? # any, more, last]
  Come in, then. I heard you. You sound full of rain.
- (after)
+ [That was lovely # nice, lovely, aw, thanks, cheer, beautiful, good, like]
  Well. I only hum it because I can't sleep till the last one's in.
  -> END
+ [Who's it about? # any, more, who, what]
  Whoever's last in. It's been all sorts. Tonight it's you.
  -> END
+ [Sing it again # again, encore]
  Tomorrow, at closing. It goes off if you use it in daylight.
  -> END
