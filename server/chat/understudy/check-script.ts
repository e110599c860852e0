// Finds faults in a script and names their lines. Every sentence that the script can produce is checked.
import type { SpeakingCharacter } from '../../../cast/characters.ts';
import { profileOf } from '../../../cast/profiles.ts';
import { countWords, quarterOf, sayings, slotsIn } from './grammar.ts';
import { people, titleAbout } from './intents.ts';
import { filledSlots, poolsOf, slotsOf } from './script.ts';
import { type Item, readSections, type Section } from './sections.ts';

export type Fault = { readonly line: number; readonly what: string };

const fewestLines = 8;
const fewestLinesAboutSomeone = 3;
const fewestAsides = 6;
const mostWords = 14;
const mostLetters = 140;
/** Pools that a conversation needs once at most, so few sayings are enough. */
const saidOnce: ReadonlySet<string> = new Set(['friend-believed', 'deflect-sexual', 'deflect-hate']);
/** Words of sweethearts, which a friend and a deflection do without. */
const romance =
  /\b(kiss(?:es|ed|ing)?|sweetheart|darling|beloved|my love|true love|romance|romantic|marry|wedding|husband|wife|amor|querid[ao])\b/i;
const mostSayingsOfALine = 160;
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
  for (const { title, line } of sections) {
    const name = /^\{(.*)\}$/.exec(title)?.[1];
    const isUsed = pools.some(({ items }) => items.some(({ text }) => slotsIn(text).includes(name ?? '')));
    if (name !== undefined && name in filledSlots) complain(line, `{${name}} is filled by the play.`);
    else if (name !== undefined && !isUsed) complain(line, `No line uses {${name}}.`);
  }
  return faults.sort((a, b) => a.line - b.line);
}

/** The sections that the script of `speaker` needs: all of `titles`, those in intents.md, and lines about the two who talk. */
export function wantedTitles(titles: readonly string[], speaker: SpeakingCharacter): readonly string[] {
  const { loveInterest } = profileOf(speaker);
  const two = [speaker, ...(loveInterest === 'No one' ? [] : [loveInterest])].map(titleAbout);
  return [...new Set([...titles.filter((title) => !title.startsWith('{')), ...two])];
}

/** In words, how much belongs into the section `title` of `speaker`. */
export function needed(title: string, speaker: SpeakingCharacter): string {
  if (title.startsWith('aside ')) return `at least ${fewestAsides} lines of one to three words`;
  const fewest = othersThan(speaker).has(title) ? fewestLinesAboutSomeone : fewestLines;
  return `at least ${fewest} lines`;
}

/** Sections about third parties, whose lines are joined by those about anyone. */
function othersThan(speaker: SpeakingCharacter): ReadonlySet<string> {
  const two: readonly string[] = [speaker, profileOf(speaker).loveInterest];
  return new Set(people.filter((name) => !two.includes(name)).map(titleAbout));
}

type Complain = (line: number, what: string) => void;

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
  const fewest = isAboutSomeone ? fewestLinesAboutSomeone : fewestLines;
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
  if (!isAboutSomeone && !saidOnce.has(title) && least < fewestSayingsInAQuarter) {
    const sum = quarters.reduce((total, count) => total + count);
    complain(
      line,
      `"${title}" can say ${sum} things, and in one of their four quarters only ${least}: needs ${fewestSayingsInAQuarter}. Add lines or slots (about 80 things are enough).`,
    );
  }
}

/** Every saying of a line that is in order; none of one that is not. */
function checkLine(
  title: string,
  { text, line }: Item,
  slots: ReadonlyMap<string, readonly string[]>,
  complain: Complain,
): string[] {
  for (const name of slotsIn(text)) {
    if (!slots.has(name)) complain(line, `There is no section "## {${name}}".`);
    const { pools = null } = filledSlots[name as keyof typeof filledSlots] ?? {};
    if (pools && !(pools as readonly string[]).includes(title)) complain(line, `{${name}} is known in ${pools} only.`);
  }
  if (title === 'picking-up' && !slotsIn(text).includes('word')) complain(line, 'A line here needs {word}.');
  if (title === 'opening' && !text.endsWith('?')) complain(line, 'An opening asks something.');
  if (!/[.!?…]$/.test(text)) complain(line, 'A line ends with a full stop, "!" or "?".');
  if (/^(friend|deflect)-/.test(title) && slotsIn(text).some((name) => ['dear', 'pet'].includes(name)))
    complain(line, 'A friend is called {friend}, never {dear} or {pet}.');
  const said = sayings(text, slots);
  if (said.length > mostSayingsOfALine) complain(line, `${said.length} sayings of one line are too many.`);
  for (const saying of said) {
    const isLong = countWords(saying) > mostWords || saying.length > mostLetters;
    if (isLong) return tooLong(saying, line, complain);
    if (!checkSpelling(saying, line, complain)) return [];
    const tender = /^(friend|deflect)-/.test(title) && romance.exec(saying)?.[0];
    if (tender) complain(line, `"${tender}" is a word for sweethearts.`);
  }
  return said;
}

function tooLong(saying: string, line: number, complain: Complain): string[] {
  complain(
    line,
    `"${saying}" has ${countWords(saying)} words and ${saying.length} letters: ${mostWords} and ${mostLetters} may be.`,
  );
  return [];
}

function checkSpelling(saying: string, line: number, complain: Complain): boolean {
  const letter = /[^\p{Script=Latin}\d\s.,:;!?¡¿…'()-]/u.exec(saying)?.[0];
  const word = /\b(ai|bots?|robots?|models?|scripts?|programs?|chatbots?|understudy|algorithms?|computers?)\b/i.exec(
    saying,
  )?.[0];
  if (letter) complain(line, `"${letter}" may not be in a line.`);
  if (word) complain(line, `"${word}" gives the play away.`);
  if (/\s{2}| [,.!?]/.test(saying)) complain(line, `"${saying}" has a blank too many.`);
  return !letter && !word;
}

/** Lines of one pool must not begin alike, or replies sound repetitive. */
function checkBeginnings(items: readonly Item[], complain: Complain): void {
  const beginnings = new Map<string, number>();
  for (const { text, line } of items) {
    const beginning = text.toLowerCase().split(/\s+/).slice(0, 2).join(' ');
    const before = beginnings.get(beginning);
    if (before !== undefined) complain(line, `It begins with the same two words as line ${before}.`);
    beginnings.set(beginning, line);
  }
}

/** What is wrong with `markdown`, the phrases in intents.md: each is made of small letters, groups without groups in them, and gaps. */
export function checkIntents(markdown: string): Fault[] {
  return readSections(markdown).flatMap(({ items }) =>
    items.flatMap(({ text, line }) => {
      const phrase = text.replace(/^(?:up to \d+ words: |~)/, '');
      const letter = /[^a-z\d {}()[\]|*^$]/.exec(phrase)?.[0];
      const bare = phrase
        .replace(/\{\w+\}/g, '')
        .replace(/\[[^()[\]]*\]/g, '')
        .replace(/\([^()[\]]*\)/g, '');
      return [
        ...(letter ? [{ line, what: `"${letter}" may not be in a phrase.` }] : []),
        ...(/[()[\]]/.test(bare.replace(/\[[^()[\]]*\]/g, ''))
          ? [{ line, what: 'Groups must be closed and must not contain other groups.' }]
          : []),
      ];
    }),
  );
}
