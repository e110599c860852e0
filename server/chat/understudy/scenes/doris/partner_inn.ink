// Doris asks the visitor to be her partner in the inn.
-> partner_inn

=== partner_inn ===
# proposal
# opens: partnership, propose, proposal, proposing
I've something to ask you. It isn't romance. Will you sit down for it?
+ [Yes, I'm sitting # yes, more, go on]
  -> begin
+ [Not just now # no, later]
  Later, then. It's kept since spring.
  -> END
= begin
Nineteen years I've kept this inn alone. I'd like a partner. You.
+ [Me? Why me? # why, me, really]
  You push your stool in. You've no idea how few do.
  -> b2
+ [Like a marriage? # marry, marriage, love, married, wedding, husband, wife]
  No. I love no one, and I'm good at it. This is mugs.
  -> b2
+ [What would I do? # what, more, any, do, how]
  Whatever I'm not doing. That way we'd never both be cross.
  -> b2
+ [I couldn't # no, couldn't, can't, cant]
  You could, you know. But I'll not press. The stool's yours regardless.
  -> END
= b2
+ [What would I get? # what, get, pay, money, more, any]
  -> m3
+ [Did anyone ask you? # who, ask, marry, asked, anyone]
  The coachman, one wet spring. I said no. We both had pie.
  + + [And what would I get? # any, more, what, get]
    -> m3
= m3
Soup for life, the room with the good window, and half the say.
+ [What's the catch? # catch, bad, but, problem, rules]
  Mornings. And Geraldine would be half yours. She'd know which half.
  -> b4
+ [And the sign? # sign, name, called, more, any]
  It says oris up there. There's a gap. You could go in it.
  -> b4
= b4
+ [What if it fails? # fail, fails, if, wrong, scared, worry]
  Then we'd have failed with the fire lit. I've had worse Mondays.
  + + [Ask me properly # any, more, ask]
    -> ask
+ [Ask me properly # ask, properly, more, any, knee]
  -> ask
= ask
I'd kneel, but I've just mopped. Will you keep this inn with me?
+ [Yes, I will # yes, more, sure]
  Right. Here's the key. I had it cut in spring. Don't look at me.
  -> yes
+ [No, but thank you # no, thanks, can't, cant]
  That's a good, straight no. The stool's still yours. So's the soup.
  -> END
+ [May I think? # any, think, maybe, later, dunno]
  Think. I've hung your mug by mine. It isn't pressure, it's storage.
  -> END
= yes
+ [What do we do first? # any, more, what, first, now]
  We don't open before noon. So sit. I've never had somebody to sit with.
  -> END
+ [Hug? # hug, kiss, shake]
  Partners shake on it. There. All right, and one of those.
  -> END
