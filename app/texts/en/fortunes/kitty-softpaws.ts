export const kittySoftpaws: readonly string[] = [
  'I already peeked at your love fortune. It’s a good one. I’d hand it back, but it matches my earrings.',
  'Bet you a ruby someone kisses your cheek by the fountain before the bells stop. I never bet rubies I own.',
  'Three locks guard your heart. I picked two. The last one opens from your side, whenever you’re ready.',
  'Don’t wait to be asked to dance. Take the hand, take the floor, take a candlestick on your way out.',
  'Quick, act natural. The one who likes you just looked. Now they’re acting natural. You’re both dreadful at it.',
  'Someone at your table has a tell: when you talk, they fold the napkin into a swan. Raise the stakes. Ask for a dragon.',
  'By the next full moon you’ll be caught red-handed, and you won’t want your hand back.',
  'Race the one you adore to the rooftop. Win, obviously. Then wait up there and look as if you just arrived.',
];
