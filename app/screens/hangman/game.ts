// The rules of hangman, specified in docs/product.md, 6.2. The word is in lower case.
import { alphabet as letters } from '#texts/alphabet.ts';

export type Game = {
  readonly word: string;
  readonly guesses: readonly string[];
  /** The place on the rope of the tag that was paid for a hint. */
  readonly paid?: number;
};

export const alphabet: readonly string[] = [...letters];
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

/** A tag that was paid for a hint counts like a wrong guess. */
export function wrongCount(game: Game): number {
  return game.guesses.filter((letter) => !isRight(game, letter)).length + (game.paid === undefined ? 0 : 1);
}

/** Whether a tag may be paid for a hint: once a game, and not the last one. */
export function mayPay(game: Game): boolean {
  return !isOver(game) && game.paid === undefined && guessesLeft(game) > 1;
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

/** One of `tags` for each wrong guess, in their order, and before them the one that was paid for a hint. */
export function lostTags<Tag>(game: Game, tags: readonly Tag[]): readonly Tag[] {
  const isPaid = (_: Tag, place: number) => place === game.paid;
  const others = tags.filter((tag, place) => !isPaid(tag, place));
  const paid = tags.filter(isPaid);
  return [...paid, ...others.slice(0, wrongCount(game) - paid.length)];
}

/** Guesses, and the hint that was paid for. */
export const moves = ({ guesses, paid }: Game): number => guesses.length + (paid === undefined ? 0 : 1);
