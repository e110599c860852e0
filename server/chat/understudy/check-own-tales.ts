// What may be wrong with the lines to visitors' own tales, and with the signs by which the tales are known.
import { type Complain, checkLine } from './check-line.ts';
import type { Fault } from './check-script.ts';
import type { Slots } from './grammar.ts';
import { readSections } from './sections.ts';

const fewestLines = 6;
/** Said where no more is known than a mood. */
const fewestOfAMood = 10;

/** `kinds`: the text of own-tales/kinds.md. */
export function checkOwnTales(markdown: string, kinds: string, slots: Slots): Fault[] {
  const faults: Fault[] = [];
  const complain: Complain = (line, what) => faults.push({ line, what });
  const wanted = [...readSections(kinds).map(({ title }) => title), 'tale-plain'];
  const sections = readSections(markdown);
  const said = new Map<string, number>();
  for (const { title, line, items, notes } of sections) {
    if (!wanted.includes(title)) complain(line, `kinds.md has no "${title}".`);
    for (const note of notes) complain(note.line, 'This is neither a heading nor a line that begins with "- ".');
    const fewest = title.startsWith('tale-') ? fewestOfAMood : fewestLines;
    if (items.length < fewest) complain(line, `"${title}" has ${items.length} lines, and needs ${fewest}.`);
    for (const item of items)
      for (const saying of checkLine('an own tale', item, slots, complain)) {
        if (said.has(saying)) complain(item.line, `Line ${said.get(saying)} says it too.`);
        said.set(saying, item.line);
      }
  }
  for (const title of wanted)
    if (!sections.some((it) => it.title === title)) complain(1, `There are no lines to "${title}".`);
  return faults;
}
