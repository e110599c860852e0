// Whether a clause tells a small thing of the visitor's own life: "a swan chased me once" does, "hold my arm" is done in the play.
import { graveWords } from '../../care/grave-words.ts';
import { played } from './of-life.ts';
import { plainly, written } from './plain.ts';
import { pasts } from './told-clauses.ts';
import { relatives } from './told-words.ts';
import { infinitiveOf } from './verb-forms.ts';

const ofOneself = /\b(?:i|my|me|mine|we|our|ours|us|myself) /;
/** "Fell off one", "got a brother in law like that": nobody else is meant. */
const withoutI = new RegExp(
  `^(?:(?:haha|okay|yes|no|oh|and|but|so|well|same|just|once|also|ah) )*(?:${pasts}|got|have|waited|worked|tried|dropped|knocked|spilled|been|bought|stood|overtaken|\\w{3,}ed) (?!you |your |him |her |it $)`,
);
/** Wishes, plans and what is meant for the character are no tales. */
const noTale =
  /\b(?:i (?:would|will|want|wish|hope|think|guess|love you|like you|mean|meant|said|need|bet|agree|promise|can (?!not (?:do|sleep|stand|dance|sing|swim))|could(?! not)|should|must|count|do not know|wonder|am (?:not sure|in|ready|listening|sure|sorry|glad|here|curious|so happy))|let us|please|shall we|(?:do|did|am|can|should) i|(?:what|who|whose|which|where) (?:is|are|was|were)) /;
const ofYou = /\b(?:you|your|yours|yourself) /;
/** What is done in the play, now: "im trying it on", "i lean left", "hold my arm". */
const doing =
  /\b(?:i|we) (?:am|are) (?:just |already |still |now )?\w+ing |^(?:\w+ ){0,4}(?:hold|take|give|pass|help|grab|push|pull|wait|look) (?:my|me) /;
const does =
  /^(?:\w+ ){0,2}(?:i|we) (?!(?:get|hate|love|own|know|keep|work|live|eat|drink|sleep|lose|do|have|am|are|was|were|had|can|only|never|always|used|once|also|still)\b)(\w+) /;
const thenOrOften =
  /\b(?:once|ever|never|always|every|usually|used to|last|ago|when|since|today|yesterday|years?|midnight|night|morning|week|time|times|back then|again|twice|at work|at home|mondays|fridays|sundays|lockdown) /;
const fewestWords = 5;
/** "My grandad delivered milk" is of no job of the visitor's. */
export const ofKin = new RegExp(`^(?:\\w+ ){0,2}(?:my|our) (?:\\w+ )??(?:${relatives})\\b`, 'i');
export const ofOneselfAlone: ReadonlySet<string> = new Set([
  'old-job',
  'tired',
  'childhood',
  'hoards',
  'me-too',
  'won',
]);

/** No matter for a joke, though nobody may be in danger. */
export const weighs = new RegExp(
  `\\b(?:cr(?:y|ied|ying)|tears|knife\\w*|gun|belt|punch\\w*|slap\\w*|attack\\w*|assault\\w*|police|bleed\\w*|bruise\\w*|drunk|evicted|homeless|food bank|bullied|pushed me|burnt? my(?:self| (?:\\w+ )?(?:arm|hand|leg|face|fingers?))|can(?:no|['’])?t (?:buy|afford|pay|eat|get up))\\b|\\b(?:he|she|they|my (?:${relatives}|ex|boss|boyfriend|girlfriend|partner)) (?:always |never |just |once )?(?:lock\\w*|shuts?|threw|throws|kick\\w*|took|takes|stole|steals|reads?|follow\\w*|hits?|push\\w*|grab\\w*|shout\\w*|yell\\w*|scream\\w*) (?:at )?(?:me|my (?:card|money|phone|keys|passport|messages|letters)|us|our)\\b`,
  'i',
);
export function isATale(clause: string): boolean {
  const words = plainly(clause);
  const text = written(words);
  if (words.length < fewestWords || noTale.test(text) || ofYou.test(text)) return false;
  const isOften = thenOrOften.test(text);
  if ((played.test(clause) || isDoneNow(text)) && !isOften) return false;
  return ofOneself.test(text) || withoutI.test(text) || (isOften && ofOthers.test(text) && hasHappened(clause));
}
/** "A pupil glued his sleeve to a birdhouse last week" */
const ofOthers =
  /^(?:(?:haha|yes|no|oh|and|but|so|right|well|once|today|yesterday|also|okay) )*(?:an?|one|some|the|this|two|three|another) (?:\w+ )?(?:pupils?|kids?|students?|customers?|patients?|passengers?|man|woman|guy|bloke|lady|girl|boy|colleague|neighbour|child|toddler|client|guest|driver|mate|friend|stranger|tourist) /;

export function isGrave(text: string): boolean {
  return plainly(text).some((word) => graveWords.has(word));
}

export function hasHappened(told: string): boolean {
  const words = plainly(told);
  return thenOrOften.test(written(words)) || words.some((word) => infinitiveOf(word) !== null || isPast.test(word));
}
const isPast = new RegExp(`^(?:${pasts}|been|got)$`);

function isDoneNow(text: string): boolean {
  const [, deed] = does.exec(text) ?? [];
  return doing.test(text) || (deed !== undefined && infinitiveOf(deed) === null);
}
