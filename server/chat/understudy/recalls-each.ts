// Several things of their own life asked for at once, each answered in few words and all in one reply: "my job? and what must i not eat?" -
// "You're a nurse, and allergic to walnuts."
import { isRepeatable } from '../../care/never-repeated.ts';
import { asksOf, type OfLife } from './asks-of-life.ts';
import { peopleKnown } from './people-known.ts';
import { fragmentFor } from './pieces-said.ts';
import { recall } from './recall.ts';
import { isCalled } from './recalls-names.ts';
import { plainlyTold } from './recalls-plainly.ts';
import { whose } from './told-asked.ts';
import { hasAspect } from './told-aspects.ts';
import { lemmasOf } from './told-lemmas.ts';
import { emptyLemmas } from './told-question-words.ts';
import { type Act, fromPool, type Turn } from './turn.ts';

const likenessNeeded = 0.5;

/** Null where fewer than two things are asked for, or it cannot give back two of them. `isLast`: one is better than none. */
export function recalledEach(turn: Turn, isLast: boolean): Act | null {
  const asked = asksOf(turn.message);
  if (asked.length < 2) return null;
  let known = [...new Set(asked.map((it) => inFewWords(turn, it, isLast)).filter((it) => it !== null))];
  while (known.length >= (isLast ? 1 : 2)) {
    const act = fromPool(turn, 'recalls news', { news: joined(known) });
    if (act) return act;
    const longest = known.toSorted((a, b) => b.length - a.length)[0];
    known = known.filter((it) => it !== longest); // what is short has room
  }
  return null;
}

/** "You're Lou, a librarian, and allergic to bees". */
export function joined(parts: readonly string[]): string {
  const [first = '', ...others] = parts;
  const isOfYou = /^you're /;
  const said = others.map((it) => (isOfYou.test(first) ? it.replace(isOfYou, '') : it));
  const last = said.at(-1);
  return last === undefined ? first : `${[first, ...said.slice(0, -1)].join(', ')}, and ${last}`;
}

/** What is known of it, said to them; null if nothing is. */
function inFewWords(turn: Turn, { kind, text }: OfLife, mayBePiece: boolean): string | null {
  const told = (of: string) => turn.told.findLast((it) => it.kind === of)?.words;
  if (kind === 'name') return turn.memory.name ? `you're ${turn.memory.name}` : null;
  if (kind === 'shunned' || kind === 'allergy') {
    const { allergy } = told('allergy') ?? {};
    const { dislike } = told('dislike') ?? {};
    if (allergy) return `you're allergic to ${allergy}`;
    return dislike ? `you can't stand ${dislike}` : inTheirWords(turn, text, mayBePiece);
  }
  if (kind === 'dislike') {
    const dislike = told('dislike')?.dislike;
    return dislike ? `you can't stand ${dislike}` : inFewWords(turn, { kind: 'allergy', text }, mayBePiece);
  }
  if (kind === 'called') {
    const person = whose(text, peopleKnown(turn));
    return typeof person === 'object' && person?.name && isRepeatable(person.name)
      ? isCalled(person)
      : plainlyTold(turn, text);
  }
  const job = kind === 'job' ? told('job')?.job : undefined;
  if (job) return job.startsWith('someone at ') ? `you work ${job.slice('someone '.length)}` : `you're ${job}`;
  return plainlyTold(turn, text) ?? inTheirWords(turn, text, mayBePiece);
}

function inTheirWords(turn: Turn, text: string, mayBePiece: boolean): string | null {
  const { statements, memory, character } = turn;
  const known = { statements, people: peopleKnown(turn), name: memory.name, listener: character };
  const [best] = recall(text, known)?.inWords ?? [];
  const fragment = best === undefined && mayBePiece ? fragmentFor(turn, text, likenessNeeded) : null;
  const said = best ?? (fragment && tellsOfIt(fragment.short, text) ? fragment.short : (fragment?.whole ?? null));
  return said !== null && asksForANumber.test(text) && !hasAspect(said, 'number', []) ? null : said;
}
const asksForANumber = /\bhow (?:many|old)\b/i;

/** "In March" alone is no answer to what was broken. */
function tellsOfIt(said: string, question: string): boolean {
  const asked = lemmasOf(question).filter((it) => !emptyLemmas.has(it));
  return lemmasOf(said).some((it) => asked.includes(it));
}
