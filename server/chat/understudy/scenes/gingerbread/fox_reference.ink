// The fox at the river, who had to bring a reference.
-> fox_reference

=== fox_reference ===
# story
# opens: fox, foxes, river, reference
I once asked a fox for a letter of reference. May I tell it?
+ [Yes, tell me # yes, more, go on]
  -> begin
+ [Not now # no, later]
  Another time, then. The letter is long, and his mother wrote it.
  -> END
= begin
I came to a river. I cannot swim. A fox offered me his nose.
+ [And then? # more, and, cheer, laugh]
  I looked at the nose. I looked at what grew under it.
  -> teeth
+ [Don't do it! # no, not, never, dont]
  I thought so too. My feet had already begun to leave.
  -> teeth
= teeth
+ [Did you run? # run, ran, flee, scared, away]
  There was water on three sides, and fox on the fourth.
  -> asked
+ [What did you say? # more, what, say, said, cheer, laugh]
  I drew myself up to five inches. Good sir, said I, have you references?
  -> references
= asked
+ [So what did you do? # more, what, how, then, cheer, laugh]
- I drew myself up to five inches, and asked him for references.
-> references
= references
+ [References? # what, really, why, references, reference]
  A letter from an earlier passenger. He thought for a long time.
  -> thinking
+ [What did he say? # more, who, say, cheer, laugh]
  He said he had carried many. I asked where they lived now.
  -> thinking
= thinking
+ [And? # more, and, what, where, cheer, laugh]
- He went very red, for a red animal, and trotted off into the wood.
+ [He left? # left, leave, really, gone]
  For three days. Then back he came, with a letter in his teeth.
  -> letter
+ [Did he come back? # more, back, return, cheer, laugh]
  On the third evening, damp and proud, and holding a letter.
  -> letter
= letter
+ [Who wrote it? # who, wrote]
  His mother. He wipes his paws, she wrote, and he cries at weddings.
  -> mother
+ [What did it say? # more, what, say, read, cheer, laugh]
  My Rufus is a good boy who wants practice. Signed, his mother.
  -> mother
= mother
+ [Did you get on? # more, get on, ride, cross, then, and, cheer, laugh]
- I rode upon his head, well above the nose. He swam like a duke.
+ [He didn't eat you? # eat, bite, really, hungry]
  Not a nibble. He asked me to sign the back for the next passenger.
  -> END
+ [Where is he now? # where, more, what, rufus, any, cheer, laugh]
  He has a ferry, a cap and nineteen letters. The first is mine.
  -> END
