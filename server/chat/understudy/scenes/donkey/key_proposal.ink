// He asks, with a key for her collection.
-> key_proposal

=== key_proposal ===
# proposal
# opens: propose, proposal, engaged
Sit down, no, stand, no, sit - can I ask you something, something enormous?
+ [Yes, ask me # yes, more, go on]
  -> begin
+ [Not yet # no, later]
  Not yet, good, fine, phew, I'll go and practise on the gate!
  -> END
= begin
Wait, I'm kneeling, I've got four knees, it takes a moment - there!
+ [I'm listening # more, yes, any, really, laugh, cheer, no way, oh no, wow]
  I wrote nine pages, then I got nervous and ate them, so, by heart!
  -> speech
+ [Are you stuck? # stuck, help, ok, what, why]
  A bit, one knee's asleep, lucky knee, all the rest of me's shaking!
  -> speech
= speech
+ [Go on, I'm here # more, any, ok, really, laugh, cheer, no way, oh no, wow]
- All my life folks said hush, and you said, well, you never said hush.
+ [I like your voice # voice, like, love, talk, more, really, cheer, no way, oh no, wow]
  You do, I know, your tail taps along, that's when I knew!
  -> key
+ [You never stop talking # stop talking, word, haha, laugh, any]
  I know, I know, and you can fly, and you still stayed!
  -> key
= key
+ [What's in your hoof? # more, what, hoof, ring, any, really, laugh, cheer, no way, oh no, wow]
- It isn't a ring, it's better, it's a door key, for your collection.
+ [Which door? # which, door, where, what, more, really, laugh, cheer, no way, oh no, wow]
  None, I tried everywhere, and then the only place I wanted was your nest.
  -> ask
+ [Why a key? # why, any]
  You collect them, and I've carried this one all my life, looking for home.
  -> ask
= ask
+ [Oh, Donkey # more, aw, any, love, wow, hug, kiss, thanks, yes, really, laugh, cheer, no way, oh no]
- So will you marry me, every breakfast, every sneeze, every boring bit?
+ [Yes, I will # yes, i do, of course, more, kiss, hug, love, really, laugh, cheer, no way, oh no, wow]
  Yes? Yes! Tell the hens! I can't get up!
  -> up
+ [I need to think # think, maybe, dunno, later, wait]
  Think as long as you like, I'll be here, I'm quite comfortable, I'm stuck!
  -> wait
+ [No, sweet Donkey # no, cant, can't, sorry]
  Okay. That's okay. Keep the key, please.
  -> kept
= up
+ [Help him up # help, up, more, any, really, laugh, cheer, no way, oh no, wow]
  Up we go, whoa, hello, it's all higher, I'm engaged, I can see everything!
  -> END
+ [Kiss him # kiss, hug, love]
  Mwah, oh, oh boy, my ears have tied themselves in a bow!
  -> END
= wait
+ [Then yes # yes, more, any, ok, really, laugh, cheer, no way, oh no, wow]
  That was quick! That was four hundred years! Yes! Come here, hold everything!
  -> END
+ [Ask me on Tuesday # tuesday, later, tomorrow, wait, no]
  Tuesday, right, I'll bring the hens, and waffles, and this knee'll be awake!
  -> END
= kept
+ [Are we still us? # more, us, friend, friends, any, really, laugh, cheer, no way, oh no, wow]
  Still us, same nest, same bricks, same breakfast, I'd pick that every time.
  -> END
+ [A hug, then # hug, kiss, sorry]
  Always a hug, there, and I meant every page I ate.
  -> END
