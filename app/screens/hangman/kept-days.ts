// The words of the day that were begun on this device, so that a reload goes on and none is played twice.
import { language } from '#texts/language.ts';
import { keep } from '../../kept/store.ts';
import { alphabet, type Game, guess, moves, newGame } from './game.ts';
import { nameTags } from './name-tags.ts';

export type KeptDay = { readonly day: number; readonly game: Game };

/** Clocks that are set back go back hours or days, seldom months. */
const mostDays = 60;

export const keptDays = (storage?: () => Storage) =>
  keep({
    name: language === 'en' ? 'hangman days' : `hangman days ${language}`,
    version: 1,
    readAs: readDays,
    ...(storage && { storage }),
  });

export function gameOfDay(days: readonly KeptDay[] | null, day: number): Game | null {
  return days?.find((one) => one.day === day)?.game ?? null;
}

/** With `game`; null where it has not begun, or is kept already: as it is, or as another tab has brought it further. */
export function withDay(days: readonly KeptDay[] | null, day: number, game: Game): readonly KeptDay[] | null {
  const known = gameOfDay(days, day);
  if (moves(game) <= (known?.word === game.word ? moves(known) : 0)) return null;
  const others = (days ?? []).filter((one) => one.day !== day);
  return [...others, { day, game }].slice(-mostDays);
}

/** Anything may stand in a storage. `null` where it is no list of days; a day that is none is left out. */
export function readDays(value: unknown): readonly KeptDay[] | null {
  if (!Array.isArray(value)) return null;
  return value.flatMap((one) => readDay(one) ?? []).slice(-mostDays);
}

function readDay(value: unknown): KeptDay | null {
  const { day, game } = fieldsOf(value);
  const { word, guesses, paid } = fieldsOf(game);
  if (!Number.isSafeInteger(day) || typeof word !== 'string' || !isWord(word)) return null;
  if (!Array.isArray(guesses) || new Set(guesses).size !== guesses.length) return null;
  if (!guesses.every((letter) => alphabet.includes(letter))) return null;
  if (paid !== undefined && !nameTags.some((_, place) => place === paid)) return null;
  const begun = { ...newGame(word), ...(paid !== undefined && { paid: paid as number }) };
  return { day: day as number, game: guesses.reduce(guess, begun) }; // no guess after the end counts
}

const isWord = (text: string) =>
  text.length <= 30 && text !== '' && [...text].every((letter) => alphabet.includes(letter));

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
