// Several things of their own life asked for at once, each answered in few words and all in one reply: "my job? and what must i not eat?" -
// "You're a nurse, and allergic to walnuts."
import { isRepeatable } from '../../care/never-repeated.ts';
import { asksOf } from './asks-of-life.ts';
import { countWords, mostWordsOfALine } from './grammar.ts';
import { peopleKnown } from './people-known.ts';
import { fragmentFor } from './pieces-said.ts';
import { recall } from './recall.ts';
import { isCalled } from './recalls-names.ts';
import { plainlyTold } from './recalls-plainly.ts';
import { whose } from './told-asked.ts';
import { hasAspect } from './told-aspects.ts';
import { type Act, fromPool, type Turn } from './turn.ts';

const likenessNeeded = 0.5;

/** Null where fewer than two things are asked for, or none of them is known. */
export function recalledEach(turn: Turn): Act | null {
  const asked = asksOf(turn.message);
  if (asked.length < 2) return null;
  const known = [...new Set(asked.map((it) => inFewWords(turn, it.kind, it.text)).filter((it) => it !== null))];
  for (let most = known.length; most > 0; most--) {
    const act = fromPool(turn, 'recalls news', { news: joined(known.slice(0, most)) });
    if (act && countWords(act.line) <= mostWordsOfALine) return act;
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
function inFewWords(turn: Turn, kind: string, text: string): string | null {
  const told = (of: string) => turn.told.findLast((it) => it.kind === of)?.words;
  if (kind === 'name') return turn.memory.name ? `you're ${turn.memory.name}` : null;
  if (kind === 'shunned' || kind === 'allergy') {
    const { allergy } = told('allergy') ?? {};
    const { dislike } = told('dislike') ?? {};
    if (allergy) return `you're allergic to ${allergy}`;
    return dislike ? `you can't stand ${dislike}` : inTheirWords(turn, text);
  }
  if (kind === 'dislike') {
    const dislike = told('dislike')?.dislike;
    return dislike ? `you can't stand ${dislike}` : inFewWords(turn, 'allergy', text);
  }
  if (kind === 'called') {
    const person = whose(text, peopleKnown(turn));
    return typeof person === 'object' && person?.name && isRepeatable(person.name)
      ? isCalled(person)
      : plainlyTold(turn, text);
  }
  const job = kind === 'job' ? told('job')?.job : undefined;
  if (job) return job.startsWith('someone at ') ? `you work ${job.slice('someone '.length)}` : `you're ${job}`;
  return plainlyTold(turn, text) ?? inTheirWords(turn, text);
}

function inTheirWords(turn: Turn, text: string): string | null {
  const { statements, memory, character } = turn;
  const known = { statements, people: peopleKnown(turn), name: memory.name, listener: character };
  const [best] = recall(text, known)?.inWords ?? [];
  const said = best ?? fragmentFor(turn, text, likenessNeeded)?.short ?? null;
  return said !== null && asksForANumber.test(text) && !hasAspect(said, 'number', []) ? null : said;
}
const asksForANumber = /\bhow (?:many|old)\b/i;
