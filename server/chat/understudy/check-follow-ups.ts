// What may be wrong with a character's follow-ups.
import { type Complain, checkLine } from './check-line.ts';
import type { Fault } from './check-script.ts';
import { answerForm } from './follow-ups.ts';
import type { Slots } from './grammar.ts';
import { readSections } from './sections.ts';

const fewestAnswers = 3;
/** Pools whose questions are answered by what the visitor says anew: a question once more, a name, news, something told. */
const heardAnew =
  /^(?:friend-|deflect-|aside |told |takes up|asked of news|recalls |brings up |name-|protest|why-that-name|guess-what|picking-up|scene closed|scene waits|asks to go on|played out)/;
const sceneTitle = /^scene ([a-z\d_]+)$/;

/** `lines`: what else the character says, as it stands in script and facts, with its pool; `scenes`: the names of its scenes. */
export function checkFollowUps(
  markdown: string,
  lines: ReadonlyMap<string, string>,
  scenes: readonly string[],
  slots: Slots,
): Fault[] {
  const faults: Fault[] = [];
  const complain: Complain = (line, what) => faults.push({ line, what });
  const sections = readSections(markdown);
  const answers = new Set(sections.flatMap(({ items }) => items.map(({ text }) => answerForm.exec(text)?.[2] ?? '')));
  const titles = new Map<string, number>();
  const said = new Map<string, number>();
  for (const { title, line, notes, items } of sections) {
    const scene = sceneTitle.exec(title)?.[1];
    if (scene && !scenes.includes(scene)) complain(line, `There is no scene "${scene}".`);
    if (!scene && !lines.has(title) && !answers.has(title))
      complain(line, `Nobody says "${title}": is it copied exactly?`);
    if (titles.has(title)) complain(line, `It has a card in line ${titles.get(title)} already.`);
    titles.set(title, line);
    for (const note of notes) complain(note.line, 'This is neither a heading nor a line that begins with "- ".');
    if (items.length < fewestAnswers)
      complain(line, `"${title}" has ${items.length} answers, and needs ${fewestAnswers}.`);
    for (const { text, line: at } of items) {
      const [, triggers = '', answer = ''] = answerForm.exec(text) ?? [];
      if (!triggers) {
        complain(at, `"${text}" is not "words, who, ask: Answer."`);
        continue;
      }
      for (const trigger of triggers.split(','))
        if (/^\s*$|\+\s*$|^\s*\+/.test(trigger)) complain(at, `A trigger is empty in "${triggers}".`);
      for (const saying of checkLine('a follow-up', { text: answer, line: at }, slots, complain)) {
        if (said.has(saying)) complain(at, `Line ${said.get(saying)} says it too.`);
        said.set(saying, at);
      }
    }
  }
  for (const [line, pool] of lines)
    if (line.endsWith('?') && !heardAnew.test(pool) && !titles.has(line))
      complain(1, `Nothing answers what is said to "${line}" (${pool}).`);
  for (const scene of scenes) if (!titles.has(`scene ${scene}`)) complain(1, `The scene "${scene}" has no card.`);
  return faults;
}
