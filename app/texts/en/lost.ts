export const title = 'Lost in the swamp';
export const first =
  'Okay, don’t panic, I’m not panicking, are you panicking? There’s no page here. I looked under the log, I looked on the log, I asked the log.';
export const second =
  'I know a shortcut, it goes left, then left, then there’s a heron, don’t make eye contact, then left again, and then, well, look at that, we’re back here, hi! Or...';
export const third =
  'Take one of these paths, they’ve got signs and everything. I’ll walk with you. I’ll talk with you. Mostly that.';
export const paths = 'Paths out of here';
export const home = 'Home to the swamp';
export const choose = 'Somebody to talk to';
export const hangman = 'A game of hangman';
export const fortune = 'A fortune';
