// What the visitor told, as a short text that goes along with each question. It comes back from outside and is checked anew.

import { nameTold } from './memory.ts';
import { hasAspect } from './told-aspects.ts';
import { type Told, toldKinds } from './told-forms.ts';
import { sayable } from './told-sayable.ts';
import { saidToThem } from './told-second.ts';
import { isWorth } from './told-worth.ts';

const mostTold = 12;
const mostLetters = 400;
/** Each kind has a slot of its name; "called" also says who it is. */
const slots: ReadonlySet<string> = new Set(toldKinds);

/** `kind~slot~words~slot~words`, between commas, each part as `encodeURIComponent` writes it; the oldest are left out if it gets long. */
export function writeTold(told: readonly Told[]): string {
  const texts = told
    .slice(-mostTold)
    .map(({ kind, words }) => [kind, ...Object.entries(words).flat()].map(encode).join('~'));
  while (texts.join(',').length > mostLetters) texts.shift();
  return texts.join(',');
}

export function readTold(text: string): readonly Told[] {
  return text.split(',').flatMap((each) => {
    const [kind, ...parts] = each.split('~').map(decode);
    const known = toldKinds.find((it) => it === kind);
    const words = Object.fromEntries(
      Array.from({ length: parts.length / 2 }, (_, i) => [parts[2 * i] ?? '', parts[2 * i + 1] ?? '']),
    );
    const isFit = Object.entries(words).every(([slot, value]) => slots.has(slot) && isWorth(value));
    return known && parts.length > 0 && parts.length % 2 === 0 && isFit ? [{ kind: known, words }] : [];
  });
}

const mostLettersOfStatements = 750;
const deed =
  /^(?:i|we) (?:just |also )?(?:[a-z]+ed|caught|stole|bought|found|lost|broke|made|got|won|ate|saw|met|wrote|built|fell|took|brought)\b/i;

/**
 * The statements (told-statements.ts) that may be asked for later, between commas, in at most `most` letters: the visitor's name, then what
 * says who, where, when and the like, the newest first, then the rest.
 */
export function writeStatements(statements: readonly string[], most: number): string {
  const newest = statements.toReversed();
  const name = newest.map(nameTold).find((it) => it !== null);
  const telling = newest.filter(mayBeAskedFor);
  const others = newest.filter((it) => !mayBeAskedFor(it) && isOfLife(it));
  const taken: string[] = [];
  let letters = 0;
  for (const statement of [...(name ? [`I'm ${name}`] : []), ...telling, ...others]) {
    const it = asKept(statement);
    // A whole sentence stands for its clauses.
    if (it === null || taken.some((other) => other.includes(it))) continue;
    const within = taken.filter((other) => it.includes(other));
    letters += encoded(it).length + 1 - within.reduce((sum, other) => sum + encoded(other).length + 1, 0);
    if (letters > Math.min(most, mostLettersOfStatements)) break;
    for (const other of within) taken.splice(taken.indexOf(other), 1);
    taken.push(it);
  }
  return taken
    .sort((a, b) => placeOf(statements, a) - placeOf(statements, b))
    .map(encoded)
    .join(',');
}

function placeOf(statements: readonly string[], kept: string): number {
  return statements.findIndex((it) => it.startsWith(kept));
}

/** What of it may be said back; the name stands apart. */
function asKept(statement: string): string | null {
  if (nameTold(statement) !== null && saidToThem(statement, '', []) === null) return null;
  return sayable(statement, '');
}

function encoded(statement: string): string {
  return encode(statement.replaceAll('_', ' ')).replaceAll('%20', '_');
}

function mayBeAskedFor(statement: string): boolean {
  return deed.test(statement) || kept.some((aspect) => hasAspect(statement, aspect, []));
}
const kept = ['time', 'place', 'work', 'person', 'number'] as const;

/** Of one's life and not of the talk: "i can't stand coriander", and not "i'm blushing". */
function isOfLife(statement: string): boolean {
  return statement.split(' ').length >= fewestWordsOfALife && !ofTheMoment.test(statement);
}
const fewestWordsOfALife = 3;
const ofTheMoment = /^(?:i'm|im|i am) (?:\p{L}+ )?\p{L}+ing$|\b(?:you|your)\b|^talk to\b/iu;

export function readStatements(text: string): readonly string[] {
  return text
    .split(',')
    .map((each) => decode(each.replaceAll('_', '%20')))
    .filter((it) => it !== '' && saidToThem(it, '', []) !== null);
}

/** `told` and after it what of `more` was not in it. */
export function joined(told: readonly Told[], more: readonly Told[]): readonly Told[] {
  const key = ({ kind, words }: Told) => `${kind} ${Object.values(words).join()}`.toLowerCase();
  const known = new Set(told.map(key));
  return [...told, ...more.filter((it) => !known.has(key(it)))];
}

function encode(text: string): string {
  // What encodeURIComponent leaves alone and the form of the text needs.
  return encodeURIComponent(text).replace(/[~!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
