/** The `sizes` of the puppet on the chat's stage (screens/chat/stage.module.css); Choose loads it beforehand. */
export const stageSizes = [
  '(width >= 64rem) and (height >= 30rem) 30rem',
  '(width >= 40rem) and (17rem <= height < 30rem) 15rem',
  'clamp(6rem, 100vh - 26.85rem, min(32rem, 84vw))',
].join(', ');

/** The same of a puppet on Choose's shelf, of Shrek in hangman, and of the fortune tellers to choose from. */
export const shelfSizes = '(width < 60rem) 160px, 224px';
export const temperSizes = '(width < 40rem) or (height < 30rem) 216px, 384px';
export const tellerSizes = '(width < 48rem) 80px, 152px';
