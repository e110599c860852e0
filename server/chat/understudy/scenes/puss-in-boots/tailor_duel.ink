// The rude tailor, who was right about the cape.
-> tailor_duel

=== tailor_duel ===
# story
# opens: tailor, tailors, tijeras, chalk, scissors, duel, duels
I fought a rude tailor over two words. Shall I tell it with gestures?
+ [With gestures, please # yes, more, go on, tell me]
  -> begin
+ [Not now # no, later]
  Then I sheathe the gestures. They keep well in a dry place.
  -> END
= begin
His name is Maestro Tijeras. He measured my cape and wrote: child's size.
+ [He did not! # really, no, rude, wow]
  He did, in ink, and he blew upon it so that it would dry.
  -> drawn
+ [And what did you do? # more, what, why, laugh, cheer, ok, done, any]
  I asked him to cross it out. He underlined it.
  -> drawn
= drawn
+ [Did you draw your sword? # more, sword, draw, fight, duel, what, cheer, ok, done, any]
  I drew steel. He drew chalk. Up the ladder we went.
  -> ladder
+ [Poor little cape # aw, poor, laugh]
  It hung its collar. So I drew steel, and he drew chalk.
  -> ladder
= ladder
+ [Chalk against a sword? # chalk, really, how, why]
  He marked me nine times. I looked like a school slate.
  -> swing
+ [Go on # more, what, laugh, cheer, ok, done, any]
  He leapt from shelf to shelf, and chalked me at each landing.
  -> swing
= swing
+ [How did it end? # more, how, who, won, what, laugh, cheer, ok, done, any]
- One great swing! I cut a full hand's width off my own cape.
+ [Oh no, your cape # sorry, oh no, poor, aw, really]
+ [What did he say? # what, more, tailor, laugh, cheer, ok, done, any]
- He said nothing. He knelt, pinned it, hemmed it, and stepped back.
+ [Was it ruined? # ruined, really, how, spoiled]
+ [And the cape? # more, what, cape, laugh, cheer, ok, done, any]
- It swirled, {dear}. For the first time in its life, it swirled.
+ [So he was right # laugh, true]
  He was. I still owe him for the hem, out of pride.
  -> END
+ [A happy end # more, happy, thanks, cheer, aw, ok, done, any]
  We bow to each other now. His goes lower; he is tall.
  -> END
