/** In UTF-16 units. A reply has fewer than 15 words; whoever gets more out of the service wants something else of it. */
const mostLetters = 1200;
/** From here on only whole words are passed on, so that there is a word to end with. */
const wholeWordsFrom = mostLetters - 100;

/** The reply in `pieces`, up to 1,200 letters; a longer one ends at a word before, and the rest is not read. */
export async function* limitReply(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let passedOn = 0;
  let held = '';
  for await (const piece of pieces) {
    held += piece;
    if (passedOn + held.length > mostLetters) {
      const end = cutAtWord(held, mostLetters - passedOn);
      if (end) yield end;
      return;
    }
    // Blanks are held until something follows: where a word was finished, `held` begins with a blank.
    const isShort = passedOn + held.length < wholeWordsFrom;
    const ready = isShort ? held.trimEnd() : (/^.*\S(?=\s)/s.exec(held)?.[0] ?? '');
    if (!ready) continue;
    yield ready;
    passedOn += ready.length;
    held = held.slice(ready.length);
  }
  if (held) yield held;
}

/** The words of `text` that fit into `most` letters; of one that is too long and was begun before, as much as fits. */
function cutAtWord(text: string, most: number): string {
  const words = text
    .slice(0, most + 1)
    .replace(/\S*$/, '')
    .trimEnd();
  return words || /^\s/.test(text) ? words : text.slice(0, endOfLetter(text, most));
}

/** Emoji and letters with marks are several units long, and stay whole. */
function endOfLetter(text: string, most: number): number {
  const letters = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.slice(0, most + 1));
  return letters.containing(most)?.index ?? 0;
}
