// Where a conversation is in its scenes, as a short text that the page keeps and sends back with its next question.
import { mostSceneLetters } from '../../../contract/scene.ts';
import { hashOf } from './grammar.ts';
import type { Entry } from './scenes.ts';
import type { Told } from './told-forms.ts';
import { readStatements, readTold, writeStatements, writeTold } from './told-text.ts';

/** `waited`: how many messages since the last beat had nothing to do with the scene. */
export type Place = {
  readonly scene: string;
  readonly entry: Entry;
  readonly choices: readonly number[];
  readonly waited: number;
};
/**
 * `left`: where a scene stood when the talk led away from it, or was over; it may be taken up again.
 * `met`: the scenes that were offered or played, the latest last. `said`: marks of the last lines of the character (`markOf`). `told`:
 * what the visitor said of themself, which outlasts the remarks of the history; `statements`: what else they said of it, in their words.
 */
export type Progress = {
  readonly place: Place | null;
  readonly left: Place | null;
  readonly met: readonly string[];
  readonly said: readonly string[];
  readonly told: readonly Told[];
  readonly statements: readonly string[];
};

export const noProgress: Progress = { place: null, left: null, met: [], said: [], told: [], statements: [] };
const mostMet = 20;
/** No line is said twice within thirty turns, some of which have two marks; the history holds ten of them. */
const mostSaid = 40;
const markLetters = 3;
const mostChoices = 40;

const placeForm = /^([a-z\d_]+):([ob]):(\d*):(\d)$/;
const form = /^([a-z\d_:]*)(?:\*([a-z\d_:]+))?!([a-z\d_,]*)(?:!([a-z\d]*))?(?:!([\w.~%,-]*))?(?:!([\w.~%,-]*))?$/;

/** Reads what `writeProgress` wrote. Whatever else it may be, no scene is under way. */
export function readProgress(text: string | undefined): Progress {
  const [, place, left, met = '', said = '', told = '', statements = ''] = form.exec(text ?? '') ?? [];
  return {
    place: readPlace(place),
    left: readPlace(left),
    met: met.split(',').filter((name) => name !== ''),
    said: said.match(/.{3}/g) ?? [],
    told: readTold(told),
    statements: readStatements(statements),
  };
}

function readPlace(text: string | undefined): Place | null {
  const [, scene, entry, choices = '', waited] = placeForm.exec(text ?? '') ?? [];
  if (!scene || choices.length > mostChoices) return null;
  return { scene, entry: entry === 'b' ? 'begin' : 'offer', choices: [...choices].map(Number), waited: Number(waited) };
}

function writePlace({ scene, entry, choices, waited }: Place): string {
  return `${scene}:${entry === 'begin' ? 'b' : 'o'}:${choices.join('')}:${waited}`;
}

export function writeProgress({ place, left, met, said, told, statements }: Progress): string {
  const here = `${place ? writePlace(place) : ''}${left ? `*${writePlace(left)}` : ''}`;
  const text = `${here}!${met.slice(-mostMet).join(',')}!${said.slice(-mostSaid).join('')}!${writeTold(told)}`;
  const kept = writeStatements(statements, mostSceneLetters - text.length - 1);
  return kept ? `${text}!${kept}` : text;
}

/** Three letters that stand for a line. Two lines in 46,656 share theirs; one of them is then said later than it might be. */
export function markOf(line: string): string {
  return ((hashOf(line) >>> 0) % 36 ** markLetters).toString(36).padStart(markLetters, '0');
}

/** `behind`: what of `line` stands behind a word in passing, which is a line as well. */
export function withSaid(progress: Progress, line: string, behind: string | null = null): Progress {
  const marks = [line, ...(behind ? [behind] : [])].map(markOf);
  return { ...progress, said: [...progress.said, ...marks].slice(-mostSaid) };
}

/** `after` with the place where `before` stood, if the talk has led away from it. */
export function withLeft(after: Progress, { place, left }: Progress): Progress {
  const isBegun = place !== null && (place.entry === 'begin' || place.choices.length > 0);
  const isAway = after.place?.scene !== place?.scene && after.left === left;
  return isBegun && isAway ? { ...after, left: { ...place, waited: 0 } } : after;
}

/** A scene that was left counts the turns until nobody means it any more. */
export function aged(progress: Progress, before: Progress): Progress {
  const { left } = progress;
  if (!left || left !== before.left) return progress;
  return { ...progress, left: left.waited < mostTurnsLeft ? { ...left, waited: left.waited + 1 } : null };
}
/** One digit of the text. */
const mostTurnsLeft = 9;
