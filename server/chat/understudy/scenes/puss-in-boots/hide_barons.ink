// Two barons want to describe their spoons. One hides.
-> hide_barons

=== hide_barons ===
# adventure
# opens: baron, barons, spoon, spoons, bore, hiding
Two barons are coming to describe their spoons. Will you hide with me?
+ [Quick, hide! # yes, more, hide, ok, sure]
  -> begin
+ [Not now # no, later]
  Then I face them alone. Remember me as I was: awake.
  -> END
= begin
Nine hundred spoons! Here are a curtain, a table and a garden.
+ [Behind the curtain # curtain, curtains, velvet, more, any, laugh, cheer, ok, done]
  Good velvet. But your shoes stick out, and so does my feather.
  -> steps
+ [Under the table # table, under]
  There is a cloth, a bowl of oranges, and the town crier, also hiding.
  -> steps
+ [Into the garden # garden, outside, hedge, run]
  Into the hedge! It is full of guests. They make room for us.
  -> steps
= steps
+ [Are they near? # near, where, more, hear, are they, when, laugh, cheer, ok, done, any]
+ [Who are they? # who, name, names, barons, what]
- Baron Ramón, and Baron Ramón. Hear them? Spoon four hundred, with the dent.
+ [Roll an orange # orange, roll, throw, distract, fruit]
  It rolls! They follow it downstairs, counting as they go.
  -> away
+ [Keep very still # still, quiet, silent, shh, wait, more, any, hush, laugh, cheer, ok, done]
  Not a whisker stirs. They stop. They sit down. Here, beside us.
  -> near
+ [Sneeze # sneeze, achoo, cough]
  Bless you, say two voices. Two noses come around the corner.
  -> near
= near
+ [Make a dash for it # run, dash, escape, flee]
  Down the banister! You landed like a cat; I landed like a bell.
  -> away
+ [Step out and listen # listen, bow, talk, stay, more, any, laugh, cheer, ok, done]
  We bow. We hear of spoon five hundred. You yawn through your nose, nobly.
  -> heard
= heard
+ [Ask about the dent # dent, ask, why, spoon, more, what, any, laugh, cheer, ok, done]
  Their mother made it, drumming on the pot for supper. Both go quiet.
  -> soft
+ [Faint # faint, run]
  You faint superbly. They fan you with a ladle, and we are carried out.
  -> END
= soft
+ [Aw # aw, hug, poor, sorry, sweet]
+ [Ask for one more # more, what, ask, again, any, laugh, cheer, ok, done]
- So we stay until spoon nine hundred, {dear}. It is the best one.
+ [What is it like? # what, more, any, really, why, how, laugh, cheer, ok, done]
  Wooden, and chewed at the end by two small barons. I wept gallantly.
  -> END
+ [Wave to the barons # wave, thanks, leave, enough]
  They waved two ladles after us. I believe we have friends.
  -> END
= away
+ [Over the wall # wall, over, more, run, yes, escape, any, laugh, cheer, ok, done]
  Free! The moon, a wall, four dangling boots, and nobody says spoon.
  -> END
+ [Back for the oranges # orange, oranges, back, eat, stay]
  Six each, in the dark, with sticky whiskers. It was my best ball.
  -> END
