// A lesson in saying no, politely.
-> saying_no

=== saying_no ===
# lesson
# opens: refuse, refusing, pushover
I give lessons in saying no. Politely, door open. Would you like one?
+ [Yes, please # yes, more, go on]
  -> begin
+ [No # no, later]
  That was it. Full marks. You may go.
  -> END
= begin
Lesson one. No is a whole sentence. Say it to me, just that.
+ [No # no, nope]
  Good. And nothing's fallen off the wall. It never does.
  -> b2
+ [No, sorry # sorry, please]
  You said sorry to a landlady for a practice no. Once more, without.
  -> retry
+ [Um, maybe? # any, more, maybe, dunno]
  That's a yes in a big hat. Once more, and shorter.
  -> retry
= retry
+ [No # any, more, no, nope]
  There. That one stood up by itself.
  -> b2
= b2
+ [Lesson two? # any, more, next]
  Lesson two. I'm the piper. May I play you all nineteen verses?
- (piper)
+ [No, thank you # no, thanks, nope]
  Kind, and shut. Like a good gate. He'll respect that.
  -> b3
+ [Just one verse # one, maybe, yes, any, more]
  That's how it begins. You're on verse six now. Be firmer.
  -> firmer
+ [I'm busy # busy, go, excuse, washing, tired]
  That's an excuse. He'd carry your bag and play beside you. Plain no.
  -> firmer
= firmer
+ [No, thank you # any, more, no, nope, thanks]
  Better. He's put the pipes down. He's off to find the giant.
  -> b3
= b3
+ [Lesson three? # any, more, next]
  Three's the hard one. Somebody you like asks too much. What then?
- (hard)
+ [No, but I like you # like, love, but, no, any, more]
  That's the whole craft. Shut the door, and leave the lamp lit.
  -> b4
+ [Yes, I suppose # yes, ok, suppose, fine]
  Then you'd be worn out, and they'd never know why. Tell them no, warmly.
  -> b4
+ [What would you say? # what, you, dunno, how]
  I say, not tonight, and here's a bun. They've always come back.
  -> b4
= b4
+ [Have I passed? # any, more, passed, pass, did]
  You have. I'd write you a certificate, but no.
  -> END
+ [May I still say yes? # yes, may, can]
  When you mean it. That's what all the noes are saved up for.
  -> END
