// The clock tower has stopped before midnight, and something sits in the wheel.
-> stopped_clock

=== stopped_clock ===
# adventure
# opens: clock, clocks, clockwork, owl, owls, pendulum
The clock tower's stopped, one minute short of midnight. Shall we climb in?
+ [Let's climb # yes, more, ok, climb, go]
  -> begin
+ [Not now # no, later]
  Then it stays today for a while. I liked today.
  -> END
= begin
Here's the little door. There's a winding stair, and there's a chain. Which?
+ [The stair # stair, stairs, steps, walk, more, any, dunno]
  Ninety-one steps. The last one hoots.
  -> top
+ [The chain # chain, climb, swing, rope]
  Up we swing. Above us something blinks, one eye at a time.
  -> top
= top
+ [Who's there? # who, hello, more, what, any, there]
  An owl, on a nest, in the biggest wheel. No wonder nothing turns.
  -> owl
+ [Light a candle # light, candle, lamp, match, lantern]
  One flame, two gold eyes. There's an owl's nest in the great wheel.
  -> owl
= owl
+ [Has she got eggs? # eggs, egg, babies, chicks, nest, more, what, any]
  Three, warm as rolls. And below, the town can't get to tomorrow.
  -> choose
+ [Is she angry? # angry, cross, scared, bite, peck]
  She's sizing up your hat. And below, the town can't get to tomorrow.
  -> choose
= choose
+ [Move the nest # move, nest, lift, carry, away]
  Gently, both hands under. She rides it like a queen on a cushion.
  -> moving
+ [Leave her be # leave, stay, let, no, wait, be]
  Then somebody must do midnight by hand. There's a rope, there's a lamp.
  -> by_hand
+ [What would you do? # more, you, dunno, any, what]
  I never rob a nest. Let's do midnight by hand: rope or lamp?
  -> by_hand
= moving
+ [Up on the beam # beam, shelf, up, high, more, any, where]
  Dry, dark, and a view of every mouse in town. She settles.
  -> tick
+ [Into my hat # hat, scarf, coat, bag, mine, my]
  She shuffles round twice and sits. You're a landlord now.
  -> tick
= tick
+ [Does it tick? # tick, more, clock, work, now, any, does]
- The wheel shivers. Tick! Quick, the bell rope, it's all but midnight.
+ [Pull! # pull, ring, more, yes, rope, any, together]
  Twelve, and a hoot to finish. You just let tomorrow in.
  -> END
+ [You pull # you, no, kitty, paws]
  I pull, and up I go with it. You count; I'll wave each time.
  -> END
= by_hand
+ [Pull the rope # rope, pull, ring, bell, more, any]
  You ring, I count. Twelve, dead on. She sleeps through the lot.
  -> weeks
+ [Wave the lamp # lamp, light, wave, lantern]
  Twelve slow waves. All over town, candles wave back.
  -> weeks
= weeks
+ [And tomorrow night? # tomorrow, more, how long, when, again, any, how]
  We'll come every night until they fly. Bring buns. I'll bring the ladder.
  -> END
+ [Three owlets! # owlets, three, babies, aw, names, name]
  Minute, Hour and Late. Late's the small one, and my favourite.
  -> END
