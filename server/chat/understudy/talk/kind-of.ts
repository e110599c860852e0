// Which kind of messages.md a message is.
import { onceAReply } from '../once-a-reply.ts';
import { plainly } from '../plain.ts';
import { type Kind, kinds } from './kinds.ts';
import { likeness, meaningFile, meaningOf, readMeanings } from './meaning.ts';
import { wordsMeant } from './terms.ts';

/** `clause`: what of the message it is. `sureness`: from about 0, a guess, to 1 and more; `npm run meaning -- measure` says how much is right at how much. */
export type Meant = { readonly kind: Kind; readonly clause: string; readonly sureness: number };

/** Clauses of fewer words say too little, beside others. */
const fewestWordsOfAClause = 2;
const mostClauses = 8;
/** What stands last is what the message comes to, and what asks wants an answer. */
const bonus = { last: 0.05, question: 0.1 };

export const meanings = readMeanings(meaningFile);
/** What `text` means, as meaning.ts has it. */
export const meaningIn: (text: string) => Float32Array = onceAReply((text) => meaningOf(wordsMeant(text), meanings));
/** "Romantic king lol." is a laugh about the last line, and what stands behind it is what is said. */
const laughs = /\b(?:lo+l|lmao|haha+|hehe)\b/i;
const minusOfALaugh = 0.4;
/** In more words it is how one writes on a phone: "i failed my first exam last week and ran out of the hall lol". */
const mostWordsOfALaugh = 7;
const isALaugh = (clause: string) => laughs.test(clause) && plainly(clause).length <= mostWordsOfALaugh;
/** The row of each kind. */
const rows = kinds.map(({ title }) => meanings.kinds.rows.get(title) ?? -1);

/** The kinds of the clauses of `message`, and of all of it, the surest first; what asks and what stands last counts a little more. */
export const kindsIn: (message: string) => readonly Meant[] = onceAReply(ranked);

/** "What is she called, your Majesty?" bows to nobody. */
const calling =
  /^(?:your (?:majesty|highness|grace)|(?:my|dear|sweet) (?:king|queen|lord|lady|love|dear|darling|prince|princess|knight|hero|friend))\W*$/i;

/** The last clauses of `message`, each of `fewestWords` at least. */
export function clausesIn(message: string, fewestWords: number): readonly string[] {
  return message
    .split(
      /(?<=[.!?…:;\p{Extended_Pictographic}])\s+(?!\p{Extended_Pictographic})|,\s+|\s+(?:but|and|so|anyway|btw|also|or|lol|haha)\s+/iu,
    )
    .map((clause) => clause.trim())
    .filter((clause) => plainly(clause).length >= fewestWords && !calling.test(clause))
    .slice(-mostClauses);
}

function ranked(message: string): readonly Meant[] {
  const clauses = clausesIn(message, fewestWordsOfAClause);
  const whole = kindOf(message);
  const parts = clauses.length > 1 ? clauses.map(kindOf) : [];
  const asSure = (it: Meant) =>
    it.sureness +
    (it === parts.at(-1) ? bonus.last : 0) +
    (it.clause.includes('?') && it !== whole ? bonus.question : 0) -
    (it !== whole && it !== parts.at(-1) && isALaugh(it.clause) ? minusOfALaugh : 0);
  return [whole, ...parts]
    .filter((it) => it !== null)
    .filter(({ kind }) => parts.length === 0 || !kind.isOnlyAlone)
    .sort((a, b) => asSure(b) - asSure(a));
}

/** The kind that `clause` is most like: how like it is, and how much more so than any that is answered otherwise. */
export const kindOf: (clause: string) => Meant | null = onceAReply(likest);

function likest(clause: string): Meant | null {
  const meaning = meaningIn(clause);
  let best: { kind: Kind; like: number } | null = null;
  let other = 0;
  for (const [at, kind] of kinds.entries()) {
    const like = likeness(meaning, meanings.kinds, rows[at] ?? -1);
    if (!best || like > best.like) {
      if (best && best.kind.answer !== kind.answer) other = best.like;
      best = { kind, like };
    } else if (like > other && kind.answer !== best.kind.answer) other = like;
  }
  return best && best.like > 0 ? { kind: best.kind, clause, sureness: 2 * best.like - other } : null;
}
