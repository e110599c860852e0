// A real paper boat, with a hat on the way.
-> paper_boat

=== paper_boat ===
# lesson
# opens: fold, folding, origami
I fold boats out of the moat tax. Shall I teach you?
+ [Teach me # yes, more, ok, go on]
  -> begin
+ [Not now # no, later]
  Whenever you like. There is always more tax.
  -> END
= begin
Take a sheet of paper, longer than wide. Not a treaty. I learned that.
+ [I have one # more, ready, yes, ok, done, got, any]
  Fold it in half, the short edges together. It makes a tent.
  -> tent
+ [What size? # what, size, big, how, which]
  Any, so long as it is no square. Fold it across, like a tent.
  -> tent
= tent
+ [Folded # more, done, folded, ok, next, yes, any]
  Fold on top, like a roof. Bring both top corners down to the middle.
  -> roof
+ [Which way up? # which, way, side, up, where, top]
  The fold is the roof. Bring both roof corners down to the middle.
  -> roof
= roof
+ [Done that # more, done, ok, next, yes, any]
- Two strips are left below. Fold one up in front, one up behind.
+ [It's a hat! # hat, more, done, crown, ok, any]
  So it is. I wore one to a christening, and was complimented.
  -> hat
+ [Have I got it right? # right, wrong, how, what, sure, looks]
  If it would fit a duke, all is well. It is a hat.
  -> hat
= hat
+ [And now the boat? # boat, more, now, next, what, ok, any]
- Open the hat wide, until its two ends meet, and press it flat.
+ [A square! # square, diamond, more, done, ok, next, any]
  Bottom point up to the top. Turn it over, and again.
  -> triangle
+ [I'm stuck # stuck, how, lost, hard, help, cannot, dunno, what]
  Thumbs inside, pull front from back, flatten. Then both bottom points up.
  -> triangle
= triangle
+ [A triangle # triangle, hat, more, done, ok, next, any]
- Open and flatten once more. Now pull the two top points apart, gently.
+ [It's a boat! # boat, more, done, ok, wow, cheer, any]
  There she is! I am quite moved. What shall we call her?
  -> launch
+ [Which points? # which, stuck, how, help, what, where, lost, nothing happens]
  The two peaks on top, one in each hand. There! And her name?
  -> launch
= launch
+ [The Harold # harold, you, king, your]
  After me? Then she will float beautifully, and worry.
  -> END
+ [The Margaret # margaret, lily]
  Two Margarets! I shall introduce them on Thursday, with cake.
  -> END
+ [The Brave Duck # any, duck, brave]
  A splendid name. Launch her in the bath, and I shall salute.
  -> END
+ [Mine came out crumpled # crumpled, bad, no, broken, torn, wrong, failed]
  Mine too, nine times. Crumpled ships have seen the world. Welcome her home.
  -> END
