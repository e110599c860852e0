// What may be wrong with a character's leads to its scenes.
import { type Complain, checkLine } from './check-line.ts';
import type { Fault } from './check-script.ts';
import { countWords, type Slots } from './grammar.ts';
import { type LeadSort, leadSorts } from './leads.ts';
import { readSections } from './sections.ts';

const fewest: Readonly<Record<LeadSort, number>> = { asked: 3, told: 3, brief: 2 };
/** So much room do many replies leave. */
const mostWordsOfABrief = 7;
const sorted = /^([a-z]+): (.+)$/;

/** `scenes`: the names of those that the character may offer. */
export function checkLeads(markdown: string, scenes: readonly string[], slots: Slots): Fault[] {
  const faults: Fault[] = [];
  const complain: Complain = (line, what) => faults.push({ line, what });
  const sections = readSections(markdown);
  const said = new Map<string, number>();
  for (const { title, line, notes, items } of sections) {
    if (!scenes.includes(title)) complain(line, `There is no scene "${title}" to offer.`);
    for (const note of notes) complain(note.line, 'This is neither a heading nor a line that begins with "- ".');
    for (const sort of leadSorts) {
      const count = items.filter(({ text }) => text.startsWith(`${sort}: `)).length;
      if (count < fewest[sort]) complain(line, `"${title}" has ${count} lines "${sort}:", and needs ${fewest[sort]}.`);
    }
    for (const item of items) {
      const [, sort = '', text = ''] = sorted.exec(item.text) ?? [];
      if (!(leadSorts as readonly string[]).includes(sort)) complain(item.line, `"${sort}" is none of ${leadSorts}.`);
      if (sort === 'brief' && (countWords(text) > mostWordsOfABrief || !text.endsWith('?')))
        complain(item.line, `"${text}" is no question of at most ${mostWordsOfABrief} words.`);
      for (const saying of checkLine('a lead', { text, line: item.line }, slots, complain)) {
        if (said.has(saying)) complain(item.line, `Line ${said.get(saying)} says it too.`);
        said.set(saying, item.line);
      }
    }
  }
  const titles = sections.map(({ title }) => title);
  for (const scene of scenes) if (!titles.includes(scene)) complain(1, `Nothing leads to the scene "${scene}".`);
  return faults;
}
