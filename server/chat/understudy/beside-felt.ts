// The pool of a few words for what a clause tells of the visitor's own life beside what is answered: "did he bite you? i'm so tired, late
// shift" - "Boots off, then. He took the breeches." What the clause means is told by talk/kind-of.ts.
import { graveWords } from '../../care/grave-words.ts';
import { isHeavy } from './heavy.ts';
import { onceAReply } from './once-a-reply.ts';
import { plainly } from './plain.ts';
import { kindsIn } from './talk/kind-of.ts';
import type { Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

/** Titles of talk/messages.md. */
const kindsOfPools: Readonly<Record<string, string>> = {
  'beside tired':
    'feel-tired feel-worn-out-after-hard-day news-long-shift-overtime news-night-shift news-cant-sleep feel-overwhelmed feel-stressed',
  'beside luck':
    'news-exam-soon news-job-interview-soon news-first-day-at-work news-presentation news-waiting-for-results feel-nervous',
  'beside joy':
    'news-exam-passed news-graduated news-new-job-got news-promotion-or-raise news-we-won-match news-won-something news-can-do-it-now news-lucky-day feel-proud',
  'aside bad':
    'news-exam-failed news-we-lost-match news-job-rejected news-missed-bus news-train-late news-unlucky-day news-tore-clothes news-locked-out news-boss-mean news-teacher-mean news-bad-meal news-burnt-it news-something-broke-at-home news-leak-or-flood news-car-or-bike-broke news-school-bad-day',
  'beside ouch': 'news-hurt-body news-fell-down news-headache news-tummy-ache news-tooth-dentist',
  'beside beast': 'news-new-pet news-i-have-a-pet news-pet-naughty news-pet-funny',
  'beside child':
    'news-child-did-something-funny news-child-milestone news-babysitting news-sibling-sweet-or-funny news-sibling-annoying',
  'beside craft':
    'news-play-instrument news-singing news-dancing-lessons news-drawing-crafts news-writing-story news-learning-something news-baking-went-well',
};
const poolOf: ReadonlyMap<string, string> = new Map(
  Object.entries(kindsOfPools).flatMap(([pool, kinds]) => kinds.split(' ').map((kind) => [kind, pool] as const)),
);
const surenessNeeded = 0.66;
const parting = /(?<=[.!?…])\s+|,\s+|\n+|\s+(?:but|and|anyway|btw|lol|haha)\s+/iu;
const ofMine =
  /\b(?:i|i['’]?m|i['’]?ve|my|our|me|we|we['’]?re|ours?|mine)\b|^(?:got|had|just|came|lost|won|passed|failed|burnt|worked|missed|broke|fell|slept|baked|learned|learnt|started|been)\b/i;
const supposed = /\b(?:if|would|could|wish|imagine|pretend)\b/i;
const negated = /\b(?:not|never|no|cant|dont|didnt)\b|n['’]t\b/i;
/** These say that something is not. */
const lacking: ReadonlySet<string> = new Set(['news-cant-sleep', 'news-job-rejected', 'news-exam-failed']);
/** A match, and nobody. */
const weLost =
  /\b(?:we|my team|our team|the lads|the girls) (?:just |only )?lost\b(?=\W*$| (?:again|badly|the (?:match|game|final|cup)|(?:our|a) (?:match|game|final)|\d|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|today))/i;
/** No luck is wished for what is behind them: "had an exam today". */
const isOver = /\b(?:had|did|took|was|were|went|got through|over)\b/i;
/** Of what stings; "it hurts" alone may be said of anything. */
const stings =
  /\b(?:got|been|was) (?:bit|bitten|stung|scratched|pecked)\b|\bin my eyes?\b(?<!(?:look|looking|stars?|gaze|tears?|gleam|glint|twinkle) in my eyes?)|\b(?:my|both) (?:feet|arms?|legs?|hands?|shoulders?|fingers?) (?:hurts?|aches?|(?:is|are) (?:so )?(?:sore|killing me))\b/i;

/** Null where nothing of the kind is told, or it may weigh. `answered`: the clause that the reply is about. */
export function feltBeside({ message }: Turn, answered: string): string | null {
  const clauses = message
    .split(parting)
    .map((it) => it.trim())
    .filter((it) => it !== answered && isTold(it));
  const pool = clauses.map(poolFor).findLast((it) => it !== undefined);
  const mayWeigh = () => plainly(message).some((word) => graveWords.has(word)) || clauses.some((it) => isHeavy(it));
  return pool === undefined || mayWeigh() ? null : pool;
}

const poolFor = onceAReply((clause) => {
  if (stings.test(clause)) return 'beside ouch';
  if (weLost.test(clause)) return 'aside bad';
  const [meant] = ofMine.test(clause) ? kindsIn(clause) : [];
  const title = meant && meant.sureness >= surenessNeeded ? meant.kind.title : '';
  const pool = negated.test(clause) && !lacking.has(title) ? undefined : poolOf.get(title);
  return pool === 'beside luck' && isOver.test(clause) ? undefined : pool;
});

function isTold(clause: string): boolean {
  return !clause.includes('?') && !isQuestion(clause, plainly(clause)) && !supposed.test(clause);
}
