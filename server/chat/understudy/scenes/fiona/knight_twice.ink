// The knight she rescued twice in one day, who called it a tie.
-> knight_twice

=== knight_twice ===
# story
# opens: oswin, ivy, knight
I rescued the same knight twice in one day. Shall I tell you?
+ [Yes, tell me # yes, more]
  -> begin
+ [Another time # no, later]
  Right you are. He's had quite enough attention.
  -> END
= begin
Sir Oswin came to my tower, all shine, with a list of my virtues.
+ [What was on it? # what, list, virtue, virtues]
  Sings like a lark, faints easily, loves harps. He'd brought somebody else's list.
  -> climb
+ [Go on # more]
  He read it up at my window. Forty virtues, none of them mine.
  -> climb
= climb
+ [Did he climb up? # climb, how, more, up]
  Up the ivy, in full armour. The ivy began to have doubts.
  -> ivy
+ [Were you pleased? # pleased, happy, you, glad, why]
  I liked having a visitor. The ivy liked it less, and let go.
  -> ivy
= ivy
+ [He fell? # fall, fell, more, what, really]
+ [Oh no! # no, oh, help]
- He hung by one boot, still reading. I hauled him in by the plume.
+ [That's rescue one! # one, cheer, laugh, first]
  One. I gave him soup and let him down on a rope, gently.
  -> helmet
+ [Was he grateful? # thanks, grateful, more]
  He said we'd rescued each other. I let him down on a rope, briskly.
  -> helmet
= helmet
+ [And rescue two? # two, second, more, again, twice]
  Halfway home he missed his helmet. It was on my windowsill.
  -> moat
+ [Where was Dragon? # where, dragon]
  Asleep on what used to be stairs. Meanwhile, he'd forgotten his helmet.
  -> moat
= moat
+ [Up the ivy again? # ivy, climb, how, more]
  No ivy left. He tried the moat, in armour, at a run.
  -> hook
+ [Oh, Oswin # oh, laugh, oswin, silly]
  I shouted that I'd throw it. He shouted that knights fetch. Splash.
  -> hook
= hook
+ [Did he sink? # sink, more, what]
+ [You saved him? # save, saved, rescue, cheer, really]
- I threw the hook and landed him like a trout, eel and all.
+ [Was he all right? # ok, okay, right, hurt]
  Damp, proud and perfectly well. He said he'd been inspecting the moat.
  -> letter
+ [What did he say? # what, say, said, more]
  He told me I was safe now, and emptied a boot.
  -> letter
= letter
+ [Did he ever thank you? # thanks, more, letter]
  By letter. To the brave knight upstairs, it said. I framed it.
  -> END
+ [Where is he now? # where, now, again, who]
  Keeping bees. He says they hardly ever need rescuing.
  -> END
