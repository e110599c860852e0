// Her poem to his small cough; five lines.
-> ode_cough

=== ode_cough ===
# poem
# opens: ode, poem, poems, poetry, verse, sonnet
I wrote five lines to your cough, {dear}. May I read them?
+ [Read it # yes, more, read, go on]
  -> begin
+ [Not now # no, later]
  I shall keep it in my sleeve. It is a warm sleeve.
  -> END
= begin
It is called Ode to a Small Cough. Kindly do not accompany me.
+ [I'm all ears # more, yes, read]
- Some men have trumpets go before them. You have this.
+ [Go on # more, next]
- It knocks upon the air before it enters.
+ [Next line # more, next]
  I have heard nightingales. They were quite good.
  -> book
+ [I don't cough # do not, not, really, cough]
  You just did. Line three: I have heard nightingales. They were quite good.
  -> book
= book
+ [Another line # more, next]
- But none of them made me put down my book.
+ [And the end? # more, last, next, end]
- Do it once more from the stairs, and I am home.
+ [Ahem # ahem, hem, cough, coughs]
  There. That is the sixth line, and I could not have written it.
  -> END
+ [Beautiful # cheer, more, thanks]
  Our court poet wept, and asked whether I accept pupils.
  -> END
+ [Come here # kiss, hug, love, hand]
  That is a very fine review. I shall write to your sneeze next.
  -> END
