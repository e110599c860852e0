// What may be wrong with a single line of a script, in whatever it can say.
import { countWords, mostWordsOfALine, sayings, slotsIn } from './grammar.ts';
import { filledSlots } from './script.ts';
import type { Item } from './sections.ts';

/** Notes a fault in a line of the file. */
export type Complain = (line: number, what: string) => void;

const mostLetters = 140;
const mostSayingsOfALine = 160;
/** Words of sweethearts, which a friend and a deflection do without. */
const romance =
  /\b(kiss(?:es|ed|ing)?|sweetheart|darling|beloved|my love|true love|romance|romantic|marry|wedding|husband|wife|amor|querid[ao])\b/i;

/** Every saying of a line that is in order; none of one that is not. */
export function checkLine(
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
    const isLong = countWords(saying) > mostWordsOfALine || saying.length > mostLetters;
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
    `"${saying}" has ${countWords(saying)} words and ${saying.length} letters: ${mostWordsOfALine} and ${mostLetters} may be.`,
  );
  return [];
}

export function checkSpelling(saying: string, line: number, complain: Complain): boolean {
  const letter = /[^\p{Script=Latin}\d\s.,:;!?¡¿…'()-]/u.exec(saying)?.[0];
  const word = /\b(ai|bots?|robots?|models?|scripts?|programs?|chatbots?|understudy|algorithms?|computers?)\b/i.exec(
    saying,
  )?.[0];
  if (letter) complain(line, `"${letter}" may not be in a line.`);
  if (word) complain(line, `"${word}" gives the play away.`);
  if (/\s{2}| [,.!?]/.test(saying)) complain(line, `"${saying}" has a blank too many.`);
  return !letter && !word;
}
