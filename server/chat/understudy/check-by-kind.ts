// What may be wrong with a character's lines by kind: words to tales, lines to work, lines to somebody who is named.
import { type Complain, checkLine } from './check-line.ts';
import type { Fault } from './check-script.ts';
import { countWords } from './grammar.ts';
import { readSections } from './sections.ts';

/** `kinds`: the headings that are needed, and no others. `called`: every line names somebody. */
type Rules = {
  readonly kinds: readonly string[];
  readonly fewest: number;
  readonly mostWords: number;
  readonly isCalled?: boolean;
};

const aName = 'Annabel';

export function checkByKind(markdown: string, { kinds, fewest, mostWords, isCalled = false }: Rules): Fault[] {
  const faults: Fault[] = [];
  const complain: Complain = (line, what) => faults.push({ line, what });
  const said = new Map<string, number>();
  const sections = readSections(markdown);
  for (const { title, line, items, notes } of sections) {
    if (!kinds.includes(title)) complain(line, `There is no kind "${title}".`);
    if (items.length < fewest) complain(line, `"${title}" has ${items.length} lines, and needs ${fewest}.`);
    for (const note of notes) complain(note.line, 'This is neither a heading nor a line that begins with "- ".');
    for (const item of items) {
      if (isCalled && !item.text.includes('{called}')) complain(item.line, 'A line here needs {called}.');
      const text = item.text.replaceAll('{called}', aName);
      checkLine('by kind', { ...item, text }, new Map(), complain);
      if (countWords(text) > mostWords) complain(item.line, `"${text}" has more than ${mostWords} words.`);
      if (said.has(text)) complain(item.line, `Line ${said.get(text)} says it too.`);
      said.set(text, item.line);
    }
  }
  for (const kind of kinds)
    if (!sections.some(({ title }) => title === kind)) complain(1, `There are no lines to "${kind}".`);
  return faults;
}
