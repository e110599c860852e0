// Follows the phrases of replies-never-say.md through a reply, and those that excuse them.
import { excuses, inside, togetherIn, unfitPhrases } from './reply-phrases.ts';
import { withoutLeet } from './undisguised.ts';
import { UnfitError } from './unfit-error.ts';
import { waysToRead } from './ways-to-read.ts';
import { canGoOn, type Found, foundIn, type Open, step } from './word-trie.ts';

type Pending = Found & { readonly to: number };

/** The phrases that are under way. Places are those of chunks: where the one begins and ends that is being read. */
export class PhraseRun {
  #to = 0;
  #open: readonly Open[] = [];
  #openExcuses: readonly Open[] = [];
  /** Phrases that are unfit unless an excuse that is under way covers them. */
  #pending: readonly Pending[] = [];
  #excused: readonly Found[] = [];
  #isSentenceStart = true;
  /** Single letters in a row, as in "k i l l", and where they began. */
  #spelled = '';
  #spelledFrom = 0;
  #beforeSpelled: readonly Open[] = [];

  /** Where the first of them began; `null` if none is. */
  get from(): number | null {
    const begun = [...this.#open, ...this.#pending].map(({ from }) => from);
    if (this.#spelled) begun.push(this.#spelledFrom, ...this.#beforeSpelled.map(({ from }) => from));
    return begun.length > 0 ? Math.min(...begun) : null;
  }

  /** Reads the next chunk, undisguised. Throws an `UnfitError` for a phrase that ends in it. */
  reads(text: string, from: number, to: number): void {
    const readings = waysToRead(text);
    const words = readings[0] ?? [];
    if (words.length === 0) return;
    this.#to = to;
    for (const word of new Set(readings.flat())) refuseParts(word);
    this.#spell(words, from);
    this.#follow(readings, from);
    this.#isSentenceStart = false;
  }

  /** The reply is over. */
  end(): void {
    this.#closeSpelled();
    this.endSentence('.');
  }

  /**
   * A sentence ends with `mark`: decides on phrases with "$" or "?". No excuse goes on behind a full stop, since "Why not? Kill ..." has
   * none; behind a colon or dots it does.
   */
  endSentence(mark: '.' | '?' | '...'): void {
    this.#isSentenceStart = true;
    const ended = mark === '?' ? ['$', '?'] : ['$'];
    this.#excused = [...this.#excused, ...ended.flatMap((end) => foundIn(step(this.#openExcuses, end)))];
    if (mark !== '...') this.#openExcuses = [];
    this.#judge(foundIn(step(this.#open, '$')));
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

  /** Throws for what was found and no excuse covers, or may come to cover: one that began before the phrase ended, and ends no sooner. */
  #judge(found: readonly Found[]): void {
    this.#pending = [...this.#pending, ...found.map((one) => ({ ...one, to: this.#to }))].filter(
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
      const begin = unfitPhrases.begin(this.#spelledFrom, false);
      const { open, found } = follow([this.#spelled], this.#beforeSpelled, begin);
      this.#open = [...this.#open, ...open.filter(canGoOn)];
      this.#judge(found);
    }
    this.#spelled = '';
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

/** Throws for a word that holds an unfit one, or phrases without blanks. */
function refuseParts(word: string): void {
  if (word.length < 4) return;
  if (inside.test(word)) throw new UnfitError('word');
  const what = togetherIn(word);
  if (what) throw new UnfitError(what);
}
