// Reads a reply of the service as it streams, and lets words through once nothing unfit can begin in what is held back.
import { undisguised } from './undisguised.ts';
import { UnfitError } from './unfit-error.ts';
import { AddressRun, TelephoneRun } from './unfit-numbers.ts';
import { PhraseRun } from './unfit-phrases.ts';
import { isLink } from './unfit-shapes.ts';

/** Throws an `UnfitError` if `reply`, which is whole, is not fit. */
export function refuseUnfit(reply: string): void {
  const reading = new FitReading();
  reading.push(reply);
  reading.end();
}

/** A blank as a reader sees one. Thin ones and those of no width are none, and hide no word. */
const blank = /[\t-\r \u0085\u00a0\u1680\u2000-\u2005\u2007\u2028\u2029\u205f\u3000]/;
const chunk = new RegExp(`(${blank.source}*)([^${blank.source.slice(1)}+)(?=${blank.source})`, 'y');
const sentenceEnd = /([.!?:;])["'”’)\]*_»]*$/;

/**
 * Reads a reply piece by piece, and lets it through as far as it is fit. `push` and `end` throw an `UnfitError` before anything unfit is
 * passed on. All places are counted in letters from the beginning of the reply. A chunk is what stands between blanks, with the blanks
 * before it.
 */
export class FitReading {
  #held = '';
  #passedOn = 0;
  /** Where the chunk begins that is not whole yet. */
  #at = 0;
  readonly #runs = { phrases: new PhraseRun(), telephone: new TelephoneRun(), address: new AddressRun() };

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
    this.#runs.phrases.end();
    return this.#release(this.#passedOn + this.#held.length);
  }

  #read(blanks: string, raw: string): void {
    const from = this.#at;
    this.#at += blanks.length + raw.length;
    if (/[\n\r\u2028\u2029]/.test(blanks)) this.#runs.phrases.endSentence('.');

    const text = undisguised(raw);
    if (isLink(text)) throw new UnfitError('link');
    if (this.#runs.telephone.reads(text, from)) throw new UnfitError('number');
    if (this.#runs.address.reads(text, from)) throw new UnfitError('address');

    this.#runs.phrases.reads(text, from, this.#at);
    const [, mark] = sentenceEnd.exec(text) ?? [];
    if (mark === '?') this.#runs.phrases.endSentence('?');
    else if (mark) this.#runs.phrases.endSentence(/[:;]|\.\./.test(text) ? '...' : '.');
  }

  /** Where the first thing begins that is under way. */
  #firstOpen(): number {
    const { phrases, telephone, address } = this.#runs;
    return Math.min(phrases.from ?? this.#at, telephone.from ?? this.#at, address.from ?? this.#at, this.#at);
  }

  #release(to: number): string {
    const ready = this.#held.slice(0, to - this.#passedOn);
    this.#held = this.#held.slice(ready.length);
    this.#passedOn += ready.length;
    return ready;
  }
}
