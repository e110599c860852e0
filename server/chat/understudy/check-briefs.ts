// What may be wrong with the brief forms of a character's lines.
import { type Complain, checkLine } from './check-line.ts';
import type { Fault } from './check-script.ts';
import { countWords } from './grammar.ts';
import { readSections } from './sections.ts';

/** So that a word of some kind fits before it. */
const mostWords = 8;
/** It would be read as what stands before it. */
const pointsBack = /^(?:he|she|it|they|his|her|its|their|him|them|and|but|then)\b/i;

/** `scenes`: the text of all scenes of the character. */
export function checkBriefs(markdown: string, scenes: string): Fault[] {
  const faults: Fault[] = [];
  const complain: Complain = (line, what) => faults.push({ line, what });
  const said = new Map<string, number>();
  for (const { title, line, items, notes } of readSections(markdown)) {
    for (const note of notes) complain(note.line, 'This is neither a heading nor a line that begins with "- ".');
    if (!scenes.includes(title)) complain(line, `No scene has the line "${title}".`);
    const [item] = items;
    if (items.length !== 1 || !item) {
      complain(line, `"${title}" has ${items.length} brief forms, and needs one.`);
      continue;
    }
    checkLine('a brief form', item, new Map(), complain);
    const words = countWords(item.text);
    if (words > mostWords || words >= countWords(title))
      complain(item.line, `A brief form has fewer words than its line, and ${mostWords} at most.`);
    if (pointsBack.test(item.text)) complain(item.line, `"${item.text}" points at what is said before it.`);
    if (title.endsWith('?') && !item.text.endsWith('?')) complain(item.line, 'The question is lost.');
    if (said.has(item.text)) complain(item.line, `Line ${said.get(item.text)} says it too.`);
    said.set(item.text, item.line);
  }
  return faults;
}
