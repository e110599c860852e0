// A quarrel over the word cute, and the peace.
-> cute_quarrel

=== cute_quarrel ===
# quarrel
# opens: quarrel, argue, argument, grudge
We must speak, {dear}. You said a word before the forks. May I begin?
+ [What did I say? # yes, more, what, begin, word]
  -> begin
+ [Not now # no, later]
  Then I shall be dignified until you have time. It is hard work.
  -> END
= begin
You called me cute. I was holding a lance at the time.
+ [But you are cute # cute, true, really, yes]
  There, twice now. A fork is laughing. I can hear the prongs.
  -> stung
+ [I'm sorry # sorry, apologise]
  That is handsome of you. I had four more pages, but go on.
  -> sorry
+ [I never said it # no, never, not, did not, liar]
  The teacups heard. The salt heard, and it hardly hears anything.
  -> stung
+ [Why does it hurt? # why, hurt, matter, bad, more]
  -> why
= stung
+ [Is it so bad? # bad, what, why, more]
  -> why
+ [Sorry, brave knight # sorry, brave, knight, hero]
  Brave knight. You see, you had the words all along.
  -> sorry
+ [You're overreacting # over, calm, silly, dramatic, stop]
  Over is the only way I can react. Under is all I have.
  -> sulk
= why
Nobody calls a mountain cute. I have been practising to be one.
+ [What shall I say? # what, say, call, more, instead]
  -> choose
+ [I like you small # small, like, love, little, size, tiny]
  Small I grant you. Small is a fact. I mind the head pat.
  -> sulk
+ [I'm sorry # sorry, hug, kiss]
  That fell exactly where it hurt. It was kind of you to aim.
  -> sorry
= sulk
+ [Come back down # come, down, back, stop, please, more]
  -> choose
+ [I'm sorry # sorry, hug, kiss, love]
  Thank you. I meant to sulk until supper, but it is cold up here.
  -> sorry
= choose
Then choose me a word, and say it where the forks can hear.
+ [Mighty! # mighty, strong, powerful, giant, big, great]
  Mighty! A fork has fallen over. I forgive the entire drawer.
  -> peace
+ [Brave # brave, bravest, hero, knight, fearless, bold]
  Brave. Oh. That one has butter on it. I forgive you, twice.
  -> peace
+ [Still cute # cute, adorable, sweet]
  Cute and mighty, then. I am a reasonable cookie. I sign.
  -> peace
+ [Another word # any, more, dunno]
  I have never been called that. I shall have it engraved on a lentil.
  -> peace
= sorry
+ [What are you, then? # what, then, more]
  -> choose
+ [Can we make up? # make up, up, peace, friends, kiss, hug, forgive, yes]
  We can. I have put the lance down. My arm was going.
  -> peace
= peace
+ [Peace? # peace, more, kiss, hug, yes, friends, thanks]
- Peace, mitten upon it. In private, after dark, you may say cute once.
-> END
