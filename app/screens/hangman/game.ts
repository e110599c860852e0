// The rules of hangman, specified in docs/product.md, 6.2. The word is in lower case.

export type Game = { readonly word: string; readonly guesses: readonly string[] };

export const alphabet: readonly string[] = [...'abcdefghijklmnopqrstuvwxyz'];
export const wrongGuessesToLose = 9;

export function newGame(word: string): Game {
  return { word, guesses: [] };
}

/** The game after `letter`; the same object if `letter` is no letter or was guessed before, or if the game is over. */
export function guess(game: Game, letter: string): Game {
  if (isOver(game) || game.guesses.includes(letter) || !alphabet.includes(letter)) return game;
  return { ...game, guesses: [...game.guesses, letter] };
}

export function isRight({ word }: Game, letter: string): boolean {
  return word.includes(letter);
}

export function wrongCount(game: Game): number {
  return game.guesses.filter((letter) => !isRight(game, letter)).length;
}

export function guessesLeft(game: Game): number {
  return wrongGuessesToLose - wrongCount(game);
}

export function isWon({ word, guesses }: Game): boolean {
  return [...word].every((letter) => guesses.includes(letter));
}

export function isLost(game: Game): boolean {
  return wrongCount(game) >= wrongGuessesToLose;
}

export function isOver(game: Game): boolean {
  return isWon(game) || isLost(game);
}

/** A slot per letter of the word: the letter once it was guessed, else `null`. */
export function slots({ word, guesses }: Game): readonly (string | null)[] {
  return [...word].map((letter) => (guesses.includes(letter) ? letter : null));
}

/** The first of `tags`, one for each wrong guess. */
export function lostTags<Tag>(game: Game, tags: readonly Tag[]): readonly Tag[] {
  return tags.slice(0, wrongCount(game));
}
