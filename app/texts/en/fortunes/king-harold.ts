export const kingHarold: readonly string[] = [
  'Ahem. It is foretold that love shall land upon your nose. Your doorstep! Your doorstep. In either case, do not swallow it.',
  'One trembles, naturally. I suggest trembling toward them. By the second fountain it may pass for a waltz.',
  'By royal decree you shall be adored no later than, hm, one moment, wrong scroll. Ah. Since last Wednesday.',
  'I rehearsed my declaration for eleven months. She said yes before the first comma. Do, ahem, hurry to the comma.',
  'The large fern in the ballroom is excellent for gathering courage. If someone shy is already in it, share.',
  'Apologise first, and handsomely. Then, over tea, the two of you may enquire what it was about.',
  'One cup of courage, one bow, a pinch of parsley, no croaking. Present to the one you adore while still wobbling.',
  'Pardon me, the stars advise you to leap without looking. It went rather well for me. There was a lily pad.',
];
