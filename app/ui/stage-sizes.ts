/** The `sizes` of the puppet on the chat's stage (screens/chat/stage.module.css); Choose loads it beforehand. */
export const stageSizes = [
  '(width >= 64rem) and (height >= 30rem) 30rem',
  '(width >= 40rem) and (24rem <= height < 30rem) 15rem',
  'clamp(6rem, 33.3vh - 4.6rem, 16.25rem)',
].join(', ');
