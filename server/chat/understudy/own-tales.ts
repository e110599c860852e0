// Whoever tells a small thing of their own life is heard by what kind of thing it is: "a swan chased me once" - "Swans fight dirty."
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SpeakingCharacter } from '../../../cast/characters.ts';
import { graveWords } from '../../care/grave-words.ts';
import { clausesOf, isAsking } from './clauses.ts';
import { played } from './of-life.ts';
import { ownTaleKindOf, ownTalesFolder } from './own-tale-kinds.ts';
import { isOfThem, kindOfThem } from './own-tale-whose.ts';
import { plainly, written } from './plain.ts';
import { fileOf } from './script.ts';
import { type Talk, talkOf } from './talk/answers.ts';
import { withCapitals } from './told-capitals.ts';
import { pasts } from './told-clauses.ts';
import { namedIn } from './told-named.ts';
import { peopleIn } from './told-people.ts';
import { statementsIn } from './told-statements.ts';
import { relatives } from './told-words.ts';
import { type Act, anyOf, type Turn } from './turn.ts';
import { isQuestion } from './understand.ts';
import { infinitiveOf } from './verb-forms.ts';

/** A character's lines to each kind of kinds.md. */
export function readOwnTales(character: SpeakingCharacter): Talk {
  const file = join(ownTalesFolder, fileOf(character));
  return talkOf(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

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
/** Grave words that are none in a tale of such a kind: "stairs kill my knees". */
const mayKill: ReadonlySet<string> = new Set(['garden', 'creaks', 'neighbour', 'machine', 'beaten', 'chores']);
const kills = /\b(?:kill|die|dead) /g;

/** "My grandad delivered milk" is of no job of the visitor's. */
const ofKin = new RegExp(`^(?:\\w+ ){0,2}(?:my|our) (?:\\w+ )??(?:${relatives})\\b`, 'i');
const ofOneselfAlone: ReadonlySet<string> = new Set(['old-job', 'tired', 'childhood', 'hoards', 'me-too', 'won']);

/** A line to the small tale that the message tells; null if it tells none of which the kind is known. */
export function heardAsATale(turn: Turn): Act | null {
  const told = taleIn(turn);
  const known = told === null ? null : ownTaleKindOf(told, ofKin.test(told) ? ofOneselfAlone : undefined);
  const found = told && !known?.isSure && isOfThem(turn, told) ? { kind: kindOfThem(turn), isSure: true } : known;
  if (!told || !found?.isSure) return null;
  const text = mayKill.has(found.kind) ? written(plainly(told)).replace(kills, '') : told;
  return plainly(text).some((word) => graveWords.has(word)) ? null : lineTo(turn, found.kind);
}

/** The same for any tale, by its mood, where nothing else is known of it. */
export function heardSomehow(turn: Turn): Act | null {
  const told = taleIn(turn);
  if (!told || !hasHappened(told) || plainly(told).some((word) => graveWords.has(word))) return null;
  return lineTo(turn, ownTaleKindOf(told)?.kind ?? 'tale-plain');
}

/** What of the message tells of the visitor's own life, null if nothing does. */
function taleIn(turn: Turn): string | null {
  const { message, memory, clause, words } = turn;
  const isOther = memory.feeling === 'sad' || turn.telling.length > 0 || wantsMore.test(message);
  if (isOther || namesSomebody(turn) || weighs.test(message)) return null;
  if (isQuestion(clause, words) && !asksTheSame.test(written(words))) return null;
  const clauses = clausesOf(message).filter((it) => !it.includes('?'));
  if (clauses.some(isAsking)) return null; // "but dance with me!"
  const told = clauses.filter((it) => isATale(it) || (isOfThem(turn, it) && hasHappened(it)));
  return told.length > 0 ? told.join(' ') : null;
}
/** No matter for a joke, though nobody may be in danger. */
const weighs = new RegExp(
  `\\b(?:cr(?:y|ied|ying)|tears|knife\\w*|gun|belt|punch\\w*|slap\\w*|attack\\w*|assault\\w*|police|bleed\\w*|bruise\\w*|drunk|evicted|homeless|food bank|bullied|pushed me|burnt? my(?:self| (?:\\w+ )?(?:arm|hand|leg|face|fingers?))|can(?:no|['’])?t (?:buy|afford|pay|eat|get up))\\b|\\b(?:he|she|they|my (?:${relatives}|ex|boss|boyfriend|girlfriend|partner)) (?:always |never |just |once )?(?:lock\\w*|shuts?|threw|throws|kick\\w*|took|takes|stole|steals|reads?|follow\\w*|hits?|push\\w*|grab\\w*|shout\\w*|yell\\w*|scream\\w*) (?:at )?(?:me|my (?:card|money|phone|keys|passport|messages|letters)|us|our)\\b`,
  'i',
);
const wantsMore =
  /\b(?:go on|carry on|do finish|keep going|continue|back to|(?:tell|teach|show|sing|read) (?:me|us|it))\b/i;
/** "Do you?" behind a tale. */
const asksTheSame =
  /^(?:.* )?(?:do|did|have|are|can|does|is|would) (?:you|that happen)(?: too| ever| also| as well| to you)* $/;

/** Who is told of by name is greeted by it. */
function namesSomebody({ message, statements }: Turn): boolean {
  const named = withCapitals(message);
  return [...namedIn([named]), ...peopleIn(statementsIn(named, statements))].some(
    ({ name }) => name?.split(/, | and /).some((it) => named.includes(it)) ?? false,
  );
}

function isATale(clause: string): boolean {
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

function hasHappened(told: string): boolean {
  const words = plainly(told);
  return thenOrOften.test(written(words)) || words.some((word) => infinitiveOf(word) !== null || isPast.test(word));
}
const isPast = new RegExp(`^(?:${pasts}|been|got)$`);

function isDoneNow(text: string): boolean {
  const [, deed] = does.exec(text) ?? [];
  return doing.test(text) || (deed !== undefined && infinitiveOf(deed) === null);
}

function lineTo(turn: Turn, kind: string): Act | null {
  const said = anyOf(turn, turn.part.ownTales.get(kind));
  return said && { ...said, hasNodded: true };
}
