// Finds faults in phrases.md and names their lines.
import { readSections } from '../chat/understudy/sections.ts';
import { type Part, readPart, readPhrase, slotsOf } from './phrase-grammar.ts';
import { meaningOf } from './phrases.ts';

export type Fault = { readonly line: number; readonly what: string };

const lists = ['fillers', 'spellings', 'meant'];

/** What is wrong with `markdown`, the phrases of care. */
export function checkPhrases(markdown: string): Fault[] {
  const sections = readSections(markdown);
  const names = new Set(sections.map(({ title }) => title));
  const masks = new Map<string, Set<string>>();
  for (const { title, items } of sections) {
    const meaning = meaningOf(title);
    if (!meaning?.isMask) continue;
    const of = masks.get(meaning.kind) ?? new Set();
    for (const { text } of items) of.add(text);
    masks.set(meaning.kind, of);
  }
  return sections.flatMap(({ title, line, items }) => {
    if (lists.includes(title)) return [];
    const meaning = meaningOf(title);
    const isSlot = title.startsWith('{');
    if (!meaning && !isSlot) return [{ line, what: `"${title}" is neither a kind of care, a slot, nor a known list.` }];
    return items.flatMap(({ text, line: at }) => {
      const complain = (what: string) => [{ line: at, what }];
      let parts: readonly Part[];
      try {
        parts = isSlot ? [readPart(text)] : readPhrase(text).segments.map(({ part }) => part);
      } catch (error) {
        return complain(error instanceof Error ? error.message : String(error));
      }
      const unknown = parts.flatMap(slotsOf).find((name) => !names.has(`{${name}}`));
      if (unknown !== undefined) return complain(`There is no section "## {${unknown}}".`);
      if (parts.some(mayBeNothing))
        return complain('All of it, or all beside a gap, is optional: it matches everywhere.');
      if (meaning && !meaning.isMask && masks.get(meaning.kind)?.has(text))
        return complain('It can never count: a phrase of what is not meant masks it.');
      return [];
    });
  });
}

/** Whether `part` may stand for no words at all. */
function mayBeNothing(part: Part): boolean {
  if (part.kind === 'sequence') return part.parts.every(mayBeNothing);
  return part.kind === 'choice' && part.options.some(mayBeNothing);
}
