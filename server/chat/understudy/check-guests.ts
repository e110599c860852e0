// What may be wrong with what an innkeeper's guests get.
import { type Complain, checkLine } from './check-line.ts';
import type { Fault } from './check-script.ts';
import type { Slots } from './grammar.ts';
import { readSections } from './sections.ts';

const fewestLines = 3;
const beasts = ['Pepper', 'the mule'];

export function checkGuests(markdown: string, slots: Slots): Fault[] {
  const faults: Fault[] = [];
  const complain: Complain = (line, what) => faults.push({ line, what });
  const filled = new Map([...slots, ['beast', beasts]]);
  for (const { title, line, items } of readSections(markdown)) {
    const lines = items.filter(({ text }) => !text.startsWith('asked: '));
    for (const item of lines) checkLine('guests', item, filled, complain);
    if (lines.length === items.length) complain(line, `"${title}" has no phrases, "asked: ...".`);
    if (lines.length < fewestLines) complain(line, `"${title}" needs at least ${fewestLines} lines.`);
  }
  return faults;
}
