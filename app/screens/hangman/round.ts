// A game of hangman together with the lines shown and read out about it.

import * as texts from '#texts/hangman.ts';
import { nameOf } from '#texts/names.ts';
import type { Hint } from '../../texts/hint.ts';
import { type Game, guess, guessesLeft, isLost, isOver, isRight, isWon, lostTags, newGame, slots } from './game.ts';
import { hintFor } from './hint-for.ts';
import { nameTags } from './name-tags.ts';

export type Round = {
  readonly game: Game;
  /** The encouragement, the line about the tag that was just lost, or a hint. */
  readonly line: string;
  readonly winMessage: string;
  /** Whether the line is a hint. */
  readonly isHint?: boolean;
  readonly isRematch: boolean;
};

/** The source of words and lines: each function deals the next one. */
export type Dealers = {
  readonly word: () => string;
  readonly encouragement: () => string;
  readonly wrongGuessLine: () => (tag: string) => string;
  readonly winMessage: () => string;
};

/** A new quote and a new win message; a new word and no guesses, where no `game` is given. */
export function newRound(deal: Dealers, isRematch = false, game = newGame(deal.word())): Round {
  return { game, line: deal.encouragement(), winMessage: deal.winMessage(), isRematch };
}

/** The round after `letter`; the same object if the guess does not count. */
export function guessLetter(round: Round, letter: string, deal: Dealers): Round {
  const game = guess(round.game, letter);
  if (game === round.game) return round;
  const lost = lostTags(game, nameTags).at(-1);
  const line = isRight(game, letter) || !lost ? deal.encouragement() : deal.wrongGuessLine()(nameOf(lost.name));
  return { ...round, game, line, isHint: false };
}

/** The round with a hint in the banner; the same object where there is none to give. */
export function takeHint(round: Round, hints: readonly Hint[]): Round {
  const hint = hintFor(round.game, hints);
  return hint ? { ...round, ...hint, isHint: true } : round;
}

export function banner({ game, line, winMessage }: Round): string {
  if (isLost(game)) return texts.lost(game.word);
  return isWon(game) ? winMessage : line;
}

/** How many wrong guesses may still come, in words. */
export function guessesLeftInWords(game: Game): string {
  return texts.guessesLeft(guessesLeft(game));
}

/** What a screen reader hears when a game begins and after each guess: the outcome first, the banner last. */
export function announcement(round: Round): string {
  const { game } = round;
  const left = guessesLeftInWords(game);
  const letter = game.guesses.at(-1);
  const paid = game.paid === undefined ? undefined : nameTags[game.paid];
  if (round.isHint && paid && !isOver(game)) return texts.hintHeard(nameOf(paid.name), left, banner(round));
  if (letter === undefined) return texts.wordHeard(round.isRematch, game.word.length, left, banner(round));
  const verdict = texts.guessHeard(letter.toUpperCase(), isRight(game, letter));
  const soFar = slots(game)
    .map((slot) => slot?.toUpperCase() ?? texts.blank)
    .join(', ');
  return `${verdict}: ${soFar}; ${left}. ${isWon(game) ? texts.wonHeard : ''}${banner(round)}`;
}
