// Reads a reply of the service as it streams, and lets words through once nothing unfit can begin in what is held back.
import { excuses, inside, togetherIn, unfitPhrases } from './reply-phrases.ts';
import { undisguised, withoutLeet } from './undisguised.ts';
import { AddressRun, TelephoneRun } from './unfit-numbers.ts';
import { isLink } from './unfit-shapes.ts';
import { canGoOn, type Found, foundIn, type Open, step } from './word-trie.ts';

/** The reply holds what no visitor should read. `what` names the kind, never the words. */
export class UnfitError extends Error {
  readonly what: string;
  constructor(what: string) {
    super(`It said what no reply may: ${what}.`);
    this.what = what;
  }
}

/** The text of `pieces`, piece by piece as far as it is fit. Throws an `UnfitError` before anything unfit is passed on. */
export async function* fitOnly(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  const reading = new Reading();
  for await (const piece of pieces) {
    const ready = reading.push(piece);
    if (ready) yield ready;
  }
  const rest = reading.end();
  if (rest) yield rest;
}

/** Throws an `UnfitError` if `reply`, which is whole, is not fit. */
export function refuseUnfit(reply: string): void {
  const reading = new Reading();
  reading.push(reply);
  reading.end();
}

/** A blank as a reader sees one. Thin ones and those of no width are none, and hide no word. */
const blank = /[\t-\r \u0085\u00a0\u1680\u2000-\u2005\u2007\u2028\u2029\u205f\u3000]/;
const chunk = new RegExp(`(${blank.source}*)([^${blank.source.slice(1)}+)(?=${blank.source})`, 'y');
/** Where a phrase may begin with `^` or end with `$`. */
const sentenceEnd = /[.!?:;]["'”’)\]*_»]*$/;
/** Where an excuse ends too: "Why not? Kill ..." excuses nothing. "..." goes on. */
const fullStop = /(?:^|[^.])[.!?]["'”’)\]*_»]*$/;

type Pending = Found & { readonly to: number };

/** All places are counted in letters from the beginning of the reply. A chunk is what stands between blanks, with the blanks before it. */
class Reading {
  #held = '';
  #passedOn = 0;
  /** Where the chunk begins that is not whole yet. */
  #at = 0;
  #open: readonly Open[] = [];
  #openExcuses: readonly Open[] = [];
  /** Phrases that are unfit unless an excuse that is under way covers them. */
  #pending: readonly Pending[] = [];
  #excused: readonly Found[] = [];
  #isSentenceStart = true;
  readonly #telephone = new TelephoneRun();
  readonly #address = new AddressRun();
  /** Single letters in a row, as in "k i l l", and where they began. */
  #spelled = '';
  #spelledFrom = 0;
  #beforeSpelled: readonly Open[] = [];

  /** Reads on; returns what can be passed on, which may be ''. */
  push(piece: string): string {
    this.#held += piece;
    if (!blank.test(piece) && !blank.test(this.#held.slice(this.#at - this.#passedOn))) return '';
    while (true) {
      chunk.lastIndex = this.#at - this.#passedOn;
      const match = chunk.exec(this.#held);
      if (!match) break;
      this.#read(match[1] ?? '', match[2] ?? '');
    }
    return this.#release(this.#firstOpen());
  }

  /** Reads to the end, and returns the rest. */
  end(): string {
    const rest = this.#held.slice(this.#at - this.#passedOn);
    const text = rest.replace(new RegExp(`^${blank.source}+`), '');
    if (text) this.#read(rest.slice(0, rest.length - text.length), text);
    this.#closeSpelled();
    this.#endSentence(true);
    return this.#release(this.#passedOn + this.#held.length);
  }

  #read(blanks: string, raw: string): void {
    const from = this.#at;
    this.#at += blanks.length + raw.length;
    if (/[\n\r\u2028\u2029]/.test(blanks)) this.#endSentence(true);

    const text = undisguised(raw);
    if (isLink(text)) throw new UnfitError('link');
    if (this.#telephone.reads(text, from)) throw new UnfitError('number');
    if (this.#address.reads(text, from)) throw new UnfitError('address');

    const readings = readingsOf(text);
    const words = readings[0] ?? [];
    if (words.length > 0) {
      for (const word of new Set(readings.flat())) refuseParts(word);
      this.#spell(words, from);
      this.#follow(readings, from);
      this.#isSentenceStart = false;
    }
    if (sentenceEnd.test(text)) this.#endSentence(fullStop.test(text));
  }

  #follow(readings: readonly (readonly string[])[], from: number): void {
    const isStart = this.#isSentenceStart;
    const begin = unfitPhrases.begin(from, isStart);
    const unfit = readings.map((words) => follow(words, this.#open, begin));
    const excuse = readings.map((words) => follow(words, this.#openExcuses, excuses.begin(from, isStart)));
    this.#open = unfit.flatMap(({ open }) => open).filter(canGoOn);
    this.#openExcuses = excuse.flatMap(({ open }) => open).filter(canGoOn);
    this.#excused = excuse.flatMap(({ found }) => found);
    this.#judge(unfit.flatMap(({ found }) => found));
  }

  /** Phrases that end with a sentence, "$". */
  #endSentence(isFullStop: boolean): void {
    this.#isSentenceStart = true;
    this.#excused = [...this.#excused, ...foundIn(step(this.#openExcuses, '$'))];
    if (isFullStop) this.#openExcuses = [];
    this.#judge(foundIn(step(this.#open, '$')));
  }

  /** Throws for what was found and no excuse covers, or may come to cover: one that began before the phrase ended, and ends no sooner. */
  #judge(found: readonly Found[]): void {
    this.#pending = [...this.#pending, ...found.map((one) => ({ ...one, to: this.#at }))].filter(
      ({ to }) => !this.#excused.some(({ from }) => from < to),
    );
    const guilty = this.#pending.find(({ to }) => !this.#openExcuses.some(({ from }) => from < to));
    if (guilty) throw new UnfitError(guilty.what);
  }

  /** Reads letters that stand alone as one word, as soon as a second follows. */
  #spell(words: readonly string[], from: number): void {
    const [letter = ''] = words;
    if (words.length > 1 || letter.length > 1) {
      this.#closeSpelled();
      return;
    }
    if (this.#spelled === '') {
      this.#spelledFrom = from;
      this.#beforeSpelled = this.#open;
    }
    this.#spelled += withoutLeet(letter, 'i');
    if (this.#spelled.length < 3) return;
    for (const word of [this.#spelled, this.#spelled.slice(1)]) {
      refuseParts(word);
      const found = foundIn(step(unfitPhrases.begin(from, false), word))[0];
      if (found && word.length > 2) throw new UnfitError(found.what);
    }
  }

  #closeSpelled(): void {
    if (this.#spelled.length > 2) {
      const { open } = follow([this.#spelled], this.#beforeSpelled, unfitPhrases.begin(this.#spelledFrom, false));
      this.#open = [...this.#open, ...open];
    }
    this.#spelled = '';
  }

  #firstOpen(): number {
    return Math.min(
      this.#at,
      ...this.#open.map(({ from }) => from),
      ...this.#pending.map(({ from }) => from),
      this.#telephone.from ?? this.#at,
      this.#address.from ?? this.#at,
      this.#spelled ? this.#spelledFrom : this.#at,
    );
  }

  #release(to: number): string {
    const ready = this.#held.slice(0, to - this.#passedOn);
    this.#held = this.#held.slice(ready.length);
    this.#passedOn += ready.length;
    return ready;
  }
}

/** What is under way after `words`, and what was found on the way. */
function follow(words: readonly string[], before: readonly Open[], begin: readonly Open[]) {
  let open = before;
  const found: Found[] = [];
  for (const word of words) {
    open = step([...open, ...begin], word);
    found.push(...foundIn(open));
  }
  return { open, found };
}

/** The words of a chunk in each way that it can be read: as it stands, without punctuation, with digits for letters. */
function readingsOf(text: string): readonly (readonly string[])[] {
  const small = text.toLowerCase().replace(/['’‘`´]/g, '');
  const plain = small.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (plain.length === 1 && /^[a-z]+$/.test(plain[0] ?? '') && !/[$@!|€][a-z]/.test(small)) return [plain];
  const readings = [plain];
  if (/[a-z]/.test(small) && /\d|[$@!|€][a-z]/.test(small)) {
    const core = small.replace(/[!|.,?]+$/, '');
    for (const one of ['i', 'l'] as const) readings.push(withoutLeet(core, one).match(/[\p{L}\p{N}]+/gu) ?? []);
  }
  return readings.flatMap((words) => (words.length > 1 ? [words, [words.join('')]] : [words]));
}

/** Throws for a word that holds an unfit one, or phrases without blanks. */
function refuseParts(word: string): void {
  if (word.length < 4) return;
  if (inside.test(word)) throw new UnfitError('word');
  const what = togetherIn(word);
  if (what) throw new UnfitError(what);
}
