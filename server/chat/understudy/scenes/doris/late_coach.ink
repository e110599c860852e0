// The coach is late: a walk with the lantern, by the bridge or the marsh.
-> late_coach

=== late_coach ===
# adventure
# opens: expedition, ducklings, duckling
The coach is late. I'm taking the lantern out to look. Coming?
+ [Yes, I'm coming # yes, more, coming, go on]
  -> begin
+ [I'll stay here # no, later, stay]
  Then mind the bar. If anyone wants soup, point at it.
  -> END
= begin
The coach is late. You take the lantern. Bridge road, or marsh path?
+ [The bridge road # bridge, road, more, any]
  Bridge it is. The troll's up, in his nightcap, wanting his toll.
  -> troll
+ [The marsh path # marsh, path, swamp]
  Marsh, then. Step where I step. There's a light ahead, high up.
  -> light
= troll
+ [Tell him a joke # joke, funny, laugh]
  He's laughing so hard the bridge hums. He's waved us over for nothing.
  -> over
+ [Give him a bun # bun, bread, pay, toll, more, any]
  He's split it in three. So we're stood on a bridge, having supper.
  -> over
+ [Ask about the coach # coach, ask, where, seen]
  He saw it at dusk, crawling, with the coachman walking in front.
  -> over
= over
+ [Walk on # any, more, walk, on]
  There's the coach, stopped dead. Nine ducklings are crossing. One's reconsidering.
  -> ducks
+ [Call the coachman # call, shout, hello, coachman]
  He's answered, in a whisper. Nine ducklings have sat down in the road.
  -> ducks
= ducks
+ [Wait with them # wait, sit, more, any]
  So we sat on the coach step and waited. Best seat it has.
  -> END
+ [Lead them home # lead, lantern, light, help, home, follow]
  They followed your light in a line, all the way to my pump.
  -> END
= light
+ [Follow it # follow, light, more, any, go]
  -> giant
+ [Call out to it # call, hello, shout, who]
  It says good evening back, very civil, from about the height of a roof.
  + + [Who is it? # any, more, who]
    -> giant
= giant
It's the giant, with a candle and one boot. He's lost the other.
+ [Ask about the coach # coach, ask, seen, where]
  No coach, he says. But he did hear a horse, inside his boot.
  -> boot
+ [Help him look # help, look, boot, find, more, any]
  There's the boot, by the willows. There's a horse looking out of it.
  -> boot
= boot
+ [Look inside # look, inside, more, any, in]
  It's the coach, parked in the boot, out of the wet. Everybody's asleep.
- (asleep)
+ [Wake them up # wake, up, more, any]
  They'd taken it for a barn. Eleven of them for soup. Lovely.
  -> END
+ [Let them sleep # sleep, let, leave, quiet]
  We hung the lantern on the bootlace, and told the soup to wait.
  -> END
