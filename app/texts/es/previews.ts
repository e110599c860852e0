export const fortuneFrom = (teller: string) => `${teller}: una fortuna para ti · Swampheart`;
export const quoted = (fortune: string) => `«${fortune}»`;
export const friendsWord = 'Alguien te manda una palabra · Swampheart';
export const guessIt =
  'Alguien a quien conoces te manda una palabra. Adivínala antes de que Shrek pierda la paciencia.';
