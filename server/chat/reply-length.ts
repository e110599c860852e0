/** In UTF-16 units. The prompt asks for fewer than 15 words; a much longer reply means that a visitor misuses the service. */
const mostLetters = 1200;
/** From this length on only whole words are passed on, so that a cut falls between words. */
const wholeWordsFrom = mostLetters - 100;

/** The reply in `pieces`, cut after the last whole word within 1,200 letters. What comes later is not read. */
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
    // Trailing blanks are held back, so if `held` begins with a blank, the words passed on are complete.
    const isShort = passedOn + held.length < wholeWordsFrom;
    const ready = isShort ? held.trimEnd() : (/^.*\S(?=\s)/s.exec(held)?.[0] ?? '');
    if (!ready) continue;
    yield ready;
    passedOn += ready.length;
    held = held.slice(ready.length);
  }
  if (held) yield held;
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
