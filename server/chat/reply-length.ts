/** In UTF-16 units. The prompt asks for fewer than 15 words; a much longer reply means that a visitor misuses the service. */
const mostLetters = 1200;
/** From this length on only whole words are passed on, so that a cut falls between words. */
const wholeWordsFrom = mostLetters - 100;

/** Cuts a reply that arrives in pieces after the last whole word within 1,200 letters. */
export class ReplyLength {
  #passedOn = 0;
  #held = '';
  #isFull = false;

  /** Whether the reply was cut; what comes later need not be read. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /** Reads on; returns what can be passed on, which may be ''. */
  push(piece: string): string {
    this.#held += piece;
    if (this.#passedOn + this.#held.length > mostLetters) {
      const end = cutAtWord(this.#held, mostLetters - this.#passedOn);
      this.#held = '';
      this.#isFull = true;
      return end;
    }
    // Trailing blanks are held back, so if `held` begins with a blank, the words passed on are complete.
    const isShort = this.#passedOn + this.#held.length < wholeWordsFrom;
    const ready = isShort ? this.#held.trimEnd() : (/^.*\S(?=\s)/s.exec(this.#held)?.[0] ?? '');
    this.#passedOn += ready.length;
    this.#held = this.#held.slice(ready.length);
    return ready;
  }

  /** The rest, at the end of the reply. */
  end(): string {
    return this.#held;
  }
}

/** The same of a reply that came as one. */
export function cutReply(reply: string): string {
  return reply.length > mostLetters ? cutAtWord(reply, mostLetters) : reply;
}

/** The words of `text` that fit into `most` letters. If not even the first fits, and its beginning was passed on before, as much as fits. */
function cutAtWord(text: string, most: number): string {
  const words = text
    .slice(0, most + 1)
    .replace(/\S*$/, '')
    .trimEnd();
  return words || /^\s/.test(text) ? words : text.slice(0, endOfLetter(text, most));
}

/** The last index up to `most` that splits no emoji and no letter with marks, which are several units long. */
function endOfLetter(text: string, most: number): number {
  const letters = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.slice(0, most + 1));
  return letters.containing(most)?.index ?? 0;
}
