/** The `sizes` of the puppet on the chat's stage (screens/chat/stage.module.css); Choose loads it beforehand. */
export const stageSizes = [
  '(width >= 64rem) and (height >= 30rem) 30rem',
  '(width >= 40rem) and (24rem <= height < 30rem) 15rem',
  'clamp(6rem, 100vh - 26.85rem, min(32rem, 84vw))',
].join(', ');
