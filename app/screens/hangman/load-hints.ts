import type { Hint } from '../../texts/hint.ts';

type Hints = Readonly<Record<string, readonly Hint[]>>;

/** The hints for a word, none where it has left the list. A quarter of them comes at a time, when one is asked for. */
export async function loadHints(word: string): Promise<readonly Hint[]> {
  const { hints } = await quarterOf(word.charAt(0));
  return Object.hasOwn(hints, word) ? (hints[word] ?? []) : [];
}

function quarterOf(letter: string): Promise<{ readonly hints: Hints }> {
  if (letter < 'e') return import('#texts/hangman/hints/a-d.ts');
  if (letter < 'm') return import('#texts/hangman/hints/e-l.ts');
  return letter < 's' ? import('#texts/hangman/hints/m-r.ts') : import('#texts/hangman/hints/s-z.ts');
}
