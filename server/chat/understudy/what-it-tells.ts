// How much of what is asked an answer to the last line speaks of.
import { particularsIn } from './cards-in-focus.ts';
import { isAboutRest, tellsMore } from './rest.ts';
import { lemmaOf, lemmasOf } from './told-lemmas.ts';
import type { Trigger } from './triggers.ts';

/** What of the question besides the words that called for it an answer speaks of: "are they growing back" of "They grew back in a month". */
export function tells(words: readonly string[], { phrases, asks }: Trigger, text: string): number {
  const wanted = particularsIn(words, true);
  if (wanted.length > 0 && !asks.some((ask) => wanted.includes(ask))) return 0;
  const named = new Set(phrases.flat().map(lemmaOf));
  const rest = new Set(words.filter(tellsMore).map(lemmaOf));
  return countsTold * lemmasOf(text).filter((it) => rest.delete(it) && !named.has(it)).length;
}
const countsTold = 3;

/** Whether an answer, or what calls for it, has one of `news`: the stems of a question that nothing told has. */
export function speaksOf({ phrases }: Trigger, text: string, news: readonly string[]): boolean {
  return isAboutRest(text, news) || phrases.some((phrase) => phrase.some((stem) => news.includes(stem)));
}
