// The lullaby that she sings at the window; six lines.
-> palace_lullaby

=== palace_lullaby ===
# song
# opens: lullaby
I know one lullaby, and I sing it only quietly. May I?
+ [Please sing # yes, more, sing, go on]
  -> begin
+ [Not now # no, later]
  Then I shall save it for a night with wind in it.
  -> END
= begin
Pinch out the big candle for me. Thank you. It has six lines.
+ [I'm listening # more, yes, sing]
- The candles are out on the winding stair.
+ [Go on # more, next]
- The swan has her head in her feathers down there.
+ [Next line # more, next]
  The dukes have gone home with their hats on all wrong.
  -> clock
+ [Which swan? # swan, which]
  Lady Agatha. Then: The dukes have gone home with their hats all wrong.
  -> clock
= clock
+ [Another line # more, next]
- The clock in the hall has run out of its song.
+ [Keep singing # more, next]
- So sleep, little kingdom, as deep as you will.
+ [And the last? # more, last, next]
- The queen at the window is sitting there still.
+ [Lovely # cheer, more, thanks]
  Thank you. It once put a crying princess to sleep, and a whole siege.
  -> END
+ [I'm nearly asleep # sleep, asleep, sleepy, tired, yawn, goodnight]
  Then it works. Goodnight, {dear}. I shall see to the fire.
  -> END
+ [Do you really sit there? # really, window, sit]
  Until your lamp goes out. After that I sleep very well.
  -> END
