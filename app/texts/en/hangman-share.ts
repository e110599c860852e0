// What is sent on about a game.

/** So many name tags left, and whether a hint was paid for. */
export const tagsLeft = (left: number, all: number, withHint: boolean) =>
  `${left} of ${all} tags left${withHint ? ' and a hint' : ''}`;
export const found = (tags: string) => `Found with ${tags}`;
export const lostAll = 'Lost to the swamp, all nine tags';
export const dayShared = (day: string) => `Swampheart, word of the day, ${day}`;
export const dareFound = (tags: string) => `I found this word with ${tags}. Can you?`;
export const dareLost = 'This word cost me all nine tags. Can you find it?';
