// The wedding with the shrimp tower, and the aunt whom nobody had met.
-> cherry_hat

=== cherry_hat ===
# story
# opens: shrimp, philippa, gatecrash, gatecrashing
I crash weddings for the shrimp. Shall I tell how one caught me?
+ [Tell me # yes, more, go on]
  -> begin
+ [Not now # no, later]
  Another time. Bring something shrimp-shaped.
  -> END
= begin
Ninety guests, one band, and a tower of shrimp as tall as a door.
+ [How did you get in? # how, in]
  As somebody's aunt. Every wedding has one that nobody can place.
  -> aunt
+ [And then? # more, what, wear, wore, dress, dressed, any]
  I wore a hat with cherries, and sniffled at all the right bits.
  -> aunt
= aunt
+ [Did they notice? # notice, more, see, suspect, any, caught, who]
  The bride did. She took both my paws. Aunt Philippa, she said, at last!
  -> table
+ [Did you get any? # shrimp, get, eat]
  I was one step off. Then the bride cried: Aunt Philippa, at last!
  -> table
= table
+ [Who's Philippa? # who, philippa, more, aunt, any]
- The aunt from abroad. So they sat me up front, and rang a glass.
+ [For a speech? # speech, more, why, what, any]
- Speech! they said. Every shrimp in the room was looking at me.
+ [What did you say? # what, say, said, more, any]
  Marry the one who leaves the window open. Ninety people blew their noses.
  -> door
+ [Did you run? # run, escape, hide, flee]
  I stood up to, and made a lovely speech about windows by mistake.
  -> door
= door
+ [And then? # more, what, any]
- Then in came a lady in a cherry hat. My hat exactly.
+ [The real aunt! # real, aunt, who, more, no, oh, any]
- She leaned to my ear. I'm not her either, she said. Is that shrimp?
+ [She wasn't? # really, not, more, what, wow, laugh, another, fake, any]
  So we split the tower, one floor each. Philippa's never turned up.
  -> END
+ [Did they find out? # find, out, know, did, learn, the bride]
  The bride winked. There isn't a Philippa. She just likes a full table.
  -> END
