// Finds faults in a script and names their lines. Every sentence that the script can produce is checked.
import type { SpeakingCharacter } from '../../../cast/characters.ts';
import { profileOf } from '../../../cast/profiles.ts';
import { type Complain, checkLine, checkSpelling } from './check-line.ts';
import { conversationPools } from './conversation-pools.ts';
import { countWords, quarterOf, slotsIn } from './grammar.ts';
import { people, titleAbout } from './intents.ts';
import { filledSlots, poolsOf, slotsOf } from './script.ts';
import { type Item, readSections, type Section } from './sections.ts';

export type Fault = { readonly line: number; readonly what: string };

const fewestLines = 8;
const fewestLinesAboutSomeone = 3;
const fewestAsides = 6;
/** Pools that a conversation needs once at most, so few sayings are enough. */
const saidOnce: ReadonlySet<string> = new Set(['friend-believed', 'deflect-sexual', 'deflect-hate']);
/** Replies come from one quarter of a pool for ten turns, and a visitor may say the same ten times, so a quarter needs as many. */
const fewestSayingsInAQuarter = 10;

/** What is wrong with `markdown`, the script of `speaker`; `wanted` are the titles that it needs (`wantedTitles`). */
export function checkScript(markdown: string, wanted: readonly string[], speaker: SpeakingCharacter): Fault[] {
  const sections = readSections(markdown);
  const pools = poolsOf(sections);
  const slots = new Map([
    ...slotsOf(sections),
    ...Object.entries(filledSlots).map(([name, { examples }]) => [name, examples] as const),
  ]);
  const faults: Fault[] = [];
  const complain = (line: number, what: string) => faults.push({ line, what });

  const titles = sections.map(({ title }) => title);
  for (const title of wanted) {
    if (titles.includes(title)) continue;
    complain(1, `The section "## ${title}" is missing: ${needed(title, speaker)}. intents.md tells what it is for.`);
  }
  for (const { title, line, notes, items } of sections) {
    if (titles.indexOf(title) !== titles.lastIndexOf(title)) complain(line, `"${title}" is there more than once.`);
    for (const note of notes) complain(note.line, 'This is neither a heading nor a line that begins with "- ".');
    if (items.length === 0) complain(line, `"${title}" has no lines.`);
  }
  if ((slots.get('dear')?.length ?? 0) < 4) complain(1, 'The slot "## {dear}" needs at least four words.');

  const seen = new Map<string, number>();
  for (const pool of pools) {
    const isAboutOneOfUs = people.map(titleAbout).includes(pool.title);
    if (!wanted.includes(pool.title) && !isAboutOneOfUs) complain(pool.line, `intents.md has no "${pool.title}".`);
    if (pool.title.startsWith('aside ')) checkAsides(pool, complain);
    else checkPool(pool, slots, othersThan(speaker), seen, complain);
  }
  const used = new Set(pools.flatMap(({ items }) => items.flatMap(({ text }) => slotsIn(text))));
  for (const { title, line } of sections) {
    const name = /^\{(.*)\}$/.exec(title)?.[1];
    const isFilled = name !== undefined && name in filledSlots;
    if (isFilled) complain(line, `{${name}} is filled by the play: rename the script's own slot.`);
    else if (name !== undefined && !used.has(name)) complain(line, `No line uses {${name}}.`);
  }
  return faults.sort((a, b) => a.line - b.line);
}

/** The sections that the script of `speaker` needs: all of `titles`, those in intents.md, and lines about the two who talk. */
export function wantedTitles(titles: readonly string[], speaker: SpeakingCharacter): readonly string[] {
  const { loveInterest } = profileOf(speaker);
  const two = [speaker, ...(loveInterest === 'No one' ? [] : [loveInterest])].map(titleAbout);
  return [...new Set([...titles.filter((title) => !title.startsWith('{')), ...conversationPools.keys(), ...two])];
}

/** In words, how much belongs into the section `title` of `speaker`. */
export function needed(title: string, speaker: SpeakingCharacter): string {
  if (title.startsWith('aside ')) return `at least ${fewestAsides} lines of one to three words`;
  const fewest =
    conversationPools.get(title) ?? (othersThan(speaker).has(title) ? fewestLinesAboutSomeone : fewestLines);
  return `at least ${fewest} lines`;
}

/** Sections about third parties, whose lines are joined by those about anyone. */
function othersThan(speaker: SpeakingCharacter): ReadonlySet<string> {
  const two: readonly string[] = [speaker, profileOf(speaker).loveInterest];
  return new Set(people.filter((name) => !two.includes(name)).map(titleAbout));
}

function checkAsides({ title, line, items }: Section, complain: Complain): void {
  if (items.length < fewestAsides) complain(line, `"${title}" needs at least ${fewestAsides} lines.`);
  for (const { text, line: at } of items) {
    if (countWords(text) > 3 || !/[.!?]$/.test(text)) complain(at, 'An aside is one to three words and a full stop.');
    checkSpelling(text, at, complain);
  }
}

function checkPool(
  { title, line, items }: Section,
  slots: ReadonlyMap<string, readonly string[]>,
  others: ReadonlySet<string>,
  seen: Map<string, number>,
  complain: Complain,
): void {
  const isAboutSomeone = others.has(title);
  const fewest = conversationPools.get(title) ?? (isAboutSomeone ? fewestLinesAboutSomeone : fewestLines);
  if (items.length < fewest) complain(line, `"${title}" has ${items.length} lines, and needs ${fewest}.`);
  checkBeginnings(items, complain);
  const quarters = [0, 0, 0, 0];
  for (const item of items) {
    for (const saying of checkLine(title, item, slots, complain)) {
      const before = seen.get(saying.toLowerCase());
      if (before !== undefined) complain(item.line, `"${saying}" can be said by line ${before} too.`);
      seen.set(saying.toLowerCase(), item.line);
      quarters[quarterOf(saying)] = (quarters[quarterOf(saying)] ?? 0) + 1;
    }
  }
  const least = Math.min(...quarters);
  if (!isAboutSomeone && !saidOnce.has(title) && !conversationPools.has(title) && least < fewestSayingsInAQuarter) {
    const sum = quarters.reduce((total, count) => total + count);
    complain(
      line,
      `"${title}" can say ${sum} things, and in one of their four quarters only ${least}: needs ${fewestSayingsInAQuarter}. Add lines or slots (about 80 things are enough).`,
    );
  }
}

/** Lines of one pool must not begin alike, or replies sound repetitive. */
function checkBeginnings(items: readonly Item[], complain: Complain): void {
  const beginnings = new Map<string, number>();
  for (const { text, line } of items) {
    const beginning = text
      .toLowerCase()
      .replace(/^\{(?:pick|played)\}\W+/, '') // differs from line to line
      .split(/\s+/)
      .slice(0, 2)
      .join(' ');
    const before = beginnings.get(beginning);
    if (before !== undefined) complain(line, `It begins with the same two words as line ${before}.`);
    beginnings.set(beginning, line);
  }
}
