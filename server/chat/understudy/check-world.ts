// What may be wrong with a character's world.
import { type Complain, checkLine } from './check-line.ts';
import type { Fault } from './check-script.ts';
import type { Slots } from './grammar.ts';
import { plainly } from './plain.ts';
import { readSections } from './sections.ts';
import { factKeys } from './world.ts';

const fewestCards = 30;
const keyed = /^([a-z ]+): (.+)$/;

export function checkWorld(markdown: string, slots: Slots): Fault[] {
  const faults: Fault[] = [];
  const complain: Complain = (line, what) => faults.push({ line, what });
  const sections = readSections(markdown);
  if (sections.length < fewestCards) complain(1, `There are ${sections.length} cards, and ${fewestCards} are needed.`);
  const named = new Map<string, number>();
  const said = new Map<string, number>();
  for (const { title, line, notes, items } of sections) {
    for (const note of notes) complain(note.line, 'This is neither a heading nor a line that begins with "- ".');
    const keys = items.map(({ text }) => keyed.exec(text)?.[1] ?? '');
    for (const key of [...factKeys, 'names', 'mention'])
      if (!keys.includes(key)) complain(line, `"${title}" has no "${key}".`);
    for (const item of items) {
      const [, key = '', text = ''] = keyed.exec(item.text) ?? [];
      if (key === 'names') {
        for (const name of text.split(',').map((it) => plainly(it).join(' '))) {
          if (named.has(name)) complain(item.line, `"${name}" is a name of the card in line ${named.get(name)} too.`);
          named.set(name, item.line);
        }
        continue;
      }
      if (key !== 'mention' && !(factKeys as readonly string[]).includes(key))
        complain(item.line, `"${key}" is no key.`);
      for (const saying of checkLine('a fact', { text, line: item.line }, slots, complain)) {
        if (said.has(saying)) complain(item.line, `Line ${said.get(saying)} says it too.`);
        said.set(saying, item.line);
      }
    }
  }
  return faults;
}
