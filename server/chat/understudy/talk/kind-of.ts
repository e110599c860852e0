// Which kind of messages.md a message is.
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

const meanings = readMeanings(meaningFile);
/** The row of each kind. */
const rows = kinds.map(({ title }) => meanings.kinds.rows.get(title) ?? -1);
let latest: { readonly message: string; readonly found: Meant | null } | null = null;

/** The kind of the clause of `message` that is most surely one, or of the whole message. */
export function kindIn(message: string): Meant | null {
  if (latest?.message !== message) latest = { message, found: surest(message) }; // it is asked more than once a turn
  return latest.found;
}

function surest(message: string): Meant | null {
  const clauses = message
    .split(/(?<=[.!?…])\s+|,\s+|\s+(?:but|and|so|anyway|btw|also|or|lol|haha)\s+/i)
    .map((clause) => clause.trim())
    .filter((clause) => plainly(clause).length >= fewestWordsOfAClause)
    .slice(-mostClauses);
  const whole = kindOf(message);
  const parts = clauses.length > 1 ? clauses.map(kindOf) : [];
  const found = [whole, ...parts].filter((it) => it !== null);
  const asSure = (it: Meant) =>
    it.sureness +
    (it === parts.at(-1) ? bonus.last : 0) +
    (it.clause.includes('?') && it !== whole ? bonus.question : 0);
  return (
    found.filter(({ kind }) => parts.length === 0 || !kind.isOnlyAlone).sort((a, b) => asSure(b) - asSure(a))[0] ?? null
  );
}

/** The kind that `clause` is most like: how like it is, and how much more so than any that is answered otherwise. */
export function kindOf(clause: string): Meant | null {
  const meaning = meaningOf(wordsMeant(clause), meanings);
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
