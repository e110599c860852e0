// The lost property game: whose is it? Three things, a hint each.
VAR lost_property_right = 0
-> lost_property

=== lost_property ===
# game
# opens: guessing, sleuth, sleuthing
Lost property wants sorting. I hold it up, you say whose. Playing?
+ [Yes, let's play # yes, more, go on]
  -> begin
+ [Not now # no, later]
  Back in the box with it, then. It's used to waiting.
  -> END
= begin
~ lost_property_right = 0
First, a tiny coat with huge buttons. The giant's, the piper's or a goblin's?
+ [The giant's # giant, giants, big]
  ~ lost_property_right += 1
  The giant's. It shrank in the wash. You've a good eye for buttons.
  -> two
+ [A goblin's # goblin, piper, any, more]
  No. Look at those buttons. Each one's the size of a plate.
  + + [Then the giant's # giant, giants, big, more]
    There you are. It was a very hot wash. He's not got over it.
    -> two
  + + [I give up # any, dunno, tell, give]
    It's the giant's. Hot wash. He visits it, some evenings.
    -> two
+ [No idea # dunno, tell, give up, hint]
  The giant's. It fitted him on the Monday. Then I washed it. Sorry.
  -> two
= two
+ [Next one # any, more, next, yes]
  Half a map, torn straight through the X. The miller's, or the troll's?
- (map)
+ [The miller's # miller, cobbler, brother]
  ~ lost_property_right += 1
  The miller's. His brother's got the other half. They don't speak, or dig.
  -> three
+ [The troll's # troll, any, more]
  No. Think who in here has a brother he won't speak to.
  + + [The miller's # miller, cobbler, brother, more]
    That's him. The cobbler has the rest, and the treasure has a quiet life.
    -> three
  + + [I don't know # any, dunno, tell, give]
    The miller's. Him and the cobbler tore it at breakfast. Over jam.
    -> three
+ [Tell me # dunno, tell, give up, hint]
  The miller's. He tore it himself, then sulked about his half.
  -> three
= three
+ [And the last? # any, more, next, last, yes]
  An iron gauntlet, left hand, pansy in the cuff. A knight's, or mine?
- (glove)
+ [Yours # you, yours, doris, your]
  ~ lost_property_right += 1
  Mine. I take the pies out with it. The pansy's private.
  -> done
+ [A knight's # knight, any, more]
  No. A knight would want two. Who here handles hot pies?
  + + [You do # you, yours, doris, more]
    I do. It's a good glove. It's not lost, it's just resting there.
    -> done
  + + [The cook? # cook, any, dunno, tell]
    She won't touch it. It's mine. I've put a pansy in to cheer it.
    -> done
+ [Tell me # dunno, tell, give up, hint]
  Mine. I lose it myself, so there's one thing I can give back.
  -> done
= done
+ [How did I do? # any, more, how, score]
  {lost_property_right > 2: Three of three. You notice things. Mind out, that's my job.|{lost_property_right == 2: Two at first look. The third was mine to lose.|{lost_property_right == 1: One at first look. I've hired people on less.|None at first look, and you kept going. That's what I'd hire.}}}
  -> END
