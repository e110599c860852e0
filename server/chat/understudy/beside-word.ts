// Which word in passing a message calls for, and what is named in it (beside.ts).
import { isRepeatable } from '../../care/never-repeated.ts';
import { feltBeside } from './beside-felt.ts';
import { clausesOf } from './clauses.ts';
import { correctionIn } from './correction.ts';
import { flirts } from './flirts.ts';
import { nameTold } from './memory.ts';
import { badNews, doesWithout, isBad, nodAt } from './said-beside.ts';
import { thingBeside } from './thing-beside.ts';
import { thingsOfLife } from './things-of-life.ts';
import type { ToldKind } from './told-forms.ts';
import { beasts, many, relatives } from './told-words.ts';
import type { Act, Turn } from './turn.ts';
import { isBack } from './welcome.ts';

/** What is good to hear, and needs no answer. */
const pleasant: ReadonlySet<ToldKind> = new Set(['job', 'home', 'plan', 'like']);

const ofTheNose = String.raw`(?=\W*$|\s*[.,!?;]|\s+(?:so|but|and|today|now|again|too|tho|though|lol|sorry|sry|since|from|for|at the moment)\b)`;
const hasACold = new RegExp(
  String.raw`\b(?:i['’]?ve(?: got)?|i have|i got|got|with|caught) (?:an? |this |such a |my )(?:bad |awful |stupid |terrible |nasty |little |bit of a )*cold${ofTheNose}|\bmy cold${ofTheNose}|\ba?t-?choo+\b|\b(?:i['’]?m|i am) (?:sneezing|all sniffles|so snotty)\b`,
  'i',
);

/** "Three of my pupils were sick" */
const isIll = new RegExp(
  String.raw`\b(?:my|our) (?:\p{L}+ )?(?:${relatives}|${beasts}|${many}|pupils|students|class|patients|team) (?:is|are|was|were|has been|have been) (?:so |very |all |a bit |still )?(?:sick|ill|poorly|unwell|in bed with)\b`,
  'iu',
);

/** The visitor's own, where they had not told it. */
function ownName({ memory, message }: Turn): string {
  const name = memory.name === null ? nameTold(message) : null;
  return name !== null && isRepeatable(name) ? name : '';
}

/** `isMild`: the name of a thing says more. */
export type Word = {
  readonly pool: string | null;
  readonly called: string;
  readonly job?: string;
  readonly thing?: string;
  readonly allergy?: string;
  readonly isMild?: boolean;
};
const mild: ReadonlySet<string> = new Set(['beside craft', 'beside beast', 'beside child', 'aside bad']);

/** What of `turn` calls for a word in passing before `act`. */
export function wordBeside(turn: Turn, act: Act, mayApologise: boolean): Word {
  return withThing(turn, wordFor(turn, mayApologise, goesOn(turn, act)));
}

/** Rather than "Is that so." the thing that was told of. */
function withThing(turn: Turn, word: Word): Word {
  const isVague = word.pool === null || vague.has(word.pool) || word.isMild;
  const found = isVague || word.pool === 'beside called' ? thingBeside(turn) : null;
  // "Elias, today" says less of a first tooth.
  const thing = isVague || thingsOfLife[0]?.some((it) => found?.includes(it)) ? found : null;
  return thing ? { pool: 'beside thing', called: '', thing } : word;
}
const vague: ReadonlySet<string> = new Set(['aside heard', 'beside told']);

const parts = /\S, \S|\S (?:but|and|tho|though|lol|haha|btw) \S/i;

/** Whether `act` is the next of a scene, upon one clause of several: what the others say has been heard by nobody. */
export function goesOn({ message, progress }: Turn, { progress: next }: Act): boolean {
  const before = progress.place;
  const isNext = before !== null && next.place !== before && (next.place?.choices.length ?? 1) > 0;
  return isNext && (clausesOf(message).length > 1 || parts.test(message));
}

/** The pool of the word in passing, and the name or the job for it. */
function wordFor(turn: Turn, mayApologise: boolean, isGoingOn: boolean): Word {
  const { telling, message, clause } = turn;
  const others = isGoingOn ? message : message.replace(clause, '');
  const isCorrected = correctionIn(message) !== null || turn.intent === 'protest';
  if (isCorrected) return { pool: mayApologise ? 'aside sorry' : null, called: '' };
  if (isBack(message)) return { pool: 'aside back', called: '' };
  // What is answered itself needs no word in passing.
  if ((isGoingOn || clause !== message) && flirts(others)) return { pool: 'beside flirt', called: '' };
  if (hasACold.test(message)) return { pool: 'beside cold', called: '' };
  const shunned = telling.find(({ kind }) => kind === 'allergy' || kind === 'dislike')?.words;
  const allergy = shunned?.allergy ?? shunned?.dislike;
  if (allergy) return { pool: 'beside allergy', called: '', allergy };
  if (isIll.test(message)) return { pool: 'aside bad', called: '' };
  const called = telling.find(({ kind }) => kind === 'called')?.words.called ?? ownName(turn);
  const nod = nodAt(turn);
  if (nod?.pool === 'aside bad') return nod;
  if (nod && badNews.test(message)) return { pool: 'aside bad', called: '' };
  if (called && doesWithout.test(message)) return { pool: 'aside heard', called: '' };
  if (called) return isBad(message) ? { pool: 'aside bad', called: '' } : { pool: 'beside called', called };
  const felt = feltBeside(turn, isGoingOn ? '' : clause);
  const job = telling.find(({ kind }) => kind === 'job')?.words.job?.replace(/^someone at /, '');
  if (felt && !(job && felt === 'beside tired')) return { pool: felt, called: '', isMild: mild.has(felt) };
  if (nod && !job) return nod;
  if (job) return { pool: 'beside job', called: '', job };
  const isPleasant = telling.length > 0 && telling.every(({ kind }) => pleasant.has(kind));
  return { pool: isPleasant ? 'beside told' : null, called: '' };
}
