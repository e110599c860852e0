// What links elsewhere show of a fortune and of a challenge that somebody sends.
export const fortuneFrom = (teller: string) => `A fortune from ${teller} · Swampheart`;
export const quoted = (fortune: string) => `“${fortune}”`;
export const friendsWord = 'A word from a friend · Swampheart';
export const guessIt = 'Somebody you know sends you a word. Guess it before Shrek loses his temper.';
