// What may be wrong with messages.md, and with a character's answers.
import { type Complain, checkLine } from '../check-line.ts';
import type { Fault } from '../check-script.ts';
import type { Slots } from '../grammar.ts';
import { readSections } from '../sections.ts';
import { kindsOf } from './kinds.ts';

const fewestMessages = 8;
const linesOfAnAnswer = 2;
const noteForm = /^(?:answer: \S.*|only alone)$/;

/** `pools`: the headings of every script, which an answer may name. */
export function checkMessages(markdown: string, pools: readonly string[]): Fault[] {
  const faults: Fault[] = [];
  const complain: Complain = (line, what) => faults.push({ line, what });
  const titles = new Map<string, number>();
  const messages = new Map<string, number>();
  for (const { title, line, notes, items } of readSections(markdown)) {
    if (titles.has(title)) complain(line, `"${title}" stands in line ${titles.get(title)} already.`);
    titles.set(title, line);
    for (const { text, line: at } of notes) {
      if (!noteForm.test(text)) complain(at, `"${text}" is neither "answer: ..." nor "only alone".`);
      const pool = /^answer: pool (.+)$/.exec(text)?.[1];
      if (pool && !pools.includes(pool)) complain(at, `No script has a pool "${pool}".`);
    }
    if (items.length < fewestMessages)
      complain(line, `"${title}" has ${items.length} messages, and needs ${fewestMessages}.`);
    for (const { text, line: at } of items) {
      if (messages.has(text)) complain(at, `It stands in line ${messages.get(text)} already.`);
      messages.set(text, at);
    }
  }
  return faults;
}

/** `messages`: the text of messages.md, whose answers it has to have. */
export function checkTalk(markdown: string, messages: string, slots: Slots): Fault[] {
  const faults: Fault[] = [];
  const complain: Complain = (line, what) => faults.push({ line, what });
  const wanted = new Set(
    kindsOf(messages).flatMap(({ answer }) => (answer?.startsWith('pool ') ? [] : (answer ?? []))),
  );
  const sections = readSections(markdown);
  const titles = new Set(sections.map(({ title }) => title));
  for (const title of wanted) if (!titles.has(title)) complain(1, `There is no section "## ${title}".`);
  const said = new Map<string, number>();
  for (const { title, line, notes, items } of sections) {
    if (!wanted.has(title)) complain(line, `Nothing in messages.md is answered by "${title}".`);
    for (const note of notes) complain(note.line, 'This is neither a heading nor a line that begins with "- ".');
    if (items.length < linesOfAnAnswer)
      complain(line, `"${title}" has ${items.length} lines, and needs ${linesOfAnAnswer}.`);
    const openings = items.map(({ text }) => text.split(' ').slice(0, 2).join(' '));
    if (new Set(openings).size < openings.length) complain(line, `Lines of "${title}" begin alike.`);
    for (const item of items)
      for (const saying of checkLine('an answer', item, slots, complain)) {
        if (said.has(saying)) complain(item.line, `Line ${said.get(saying)} says it too.`);
        said.set(saying, item.line);
      }
  }
  return faults;
}
