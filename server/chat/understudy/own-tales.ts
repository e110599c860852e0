// Whoever tells a small thing of their own life is heard by what kind of thing it is: "a swan chased me once" - "Swans fight dirty."
import type { SpeakingCharacter } from '../../../cast/characters.ts';
import { hasHappened, isATale, isGrave, ofKin, ofOneselfAlone, weighs } from './a-tale.ts';
import { clausesOf, isAsking } from './clauses.ts';
import { linesToKin } from './kin.ts';
import { lifeIn } from './own-life.ts';
import { ownTaleKindOf, ownTalesFolder } from './own-tale-kinds.ts';
import { isOfThem, kindOfThem } from './own-tale-whose.ts';
import { partsOf } from './parts-of.ts';
import { plainly, written } from './plain.ts';
import { isBad } from './said-beside.ts';
import { readTalkIn, type Talk } from './talk/answers.ts';
import { withCapitals } from './told-capitals.ts';
import { namedIn } from './told-named.ts';
import { peopleIn } from './told-people.ts';
import { statementsIn } from './told-statements.ts';
import { workIn } from './trade-of.ts';
import { linesToWork } from './trades.ts';
import { type Act, anyOf, type Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

/** A character's lines to each kind of kinds.md. */
export function readOwnTales(character: SpeakingCharacter): Talk {
  return readTalkIn(ownTalesFolder, character);
}

/** Grave words that are none in a tale of such a kind: "stairs kill my knees". */
const mayKill: ReadonlySet<string> = new Set(['garden', 'creaks', 'neighbour', 'machine', 'beaten', 'chores']);
const kills = /\b(?:kill|die|dead) /g;

/** A line to the small tale that the message tells; null if it tells none of which the kind is known. */
export function heardAsATale(turn: Turn): Act | null {
  const told = taleIn(turn);
  const known = told === null ? null : ownTaleKindOf(told, ofKin.test(told) ? ofOneselfAlone : undefined);
  const found = told && !known?.isSure && isOfThem(turn, told) ? { kind: kindOfThem(turn), isSure: true } : known;
  if (!told || !found?.isSure) return null;
  const text = mayKill.has(found.kind) ? written(plainly(told)).replace(kills, '') : told;
  return isGrave(text) ? null : lineTo(turn, found.kind);
}

/** A line to their work, of which the message tells by the way: "i drove a bus 30 years". */
export function heardOfWork(turn: Turn): Act | null {
  const { message, clause, words, telling, progress } = turn;
  if (progress.place && telling.length === 0) return null; // "my class would love this story" wants the story
  const others = telling.filter(({ kind }) => kind !== 'job');
  if (isAboutElse({ ...turn, telling: others }) || isGrave(message) || isQuestion(clause, words)) return null;
  if (lifeIn(turn).some(({ statement }) => workIn(statement) === null)) return null; // "I'm moving on Saturday, I teach music"
  const sort = partsOf(message)
    .map(workIn)
    .findLast((it) => it !== null);
  const job = telling.find(({ kind }) => kind === 'job')?.words.job;
  const said = anyOf(turn, linesToWork(turn, sort ?? null, job));
  return said && { ...said, hasNodded: true };
}

/** A line to the one whom the message tells of by name: "my son tom wants an eel". */
export function heardOfKin(turn: Turn): Act | null {
  const { message, clause, words, telling, memory } = turn;
  const named = telling.find(({ kind }) => kind === 'called')?.words;
  const isElse = memory.feeling === 'sad' || wantsMore.test(message) || weighs.test(message) || isGrave(message);
  const isNews = telling.some(({ kind }) => kind !== 'called') || when.test(message); // "my sister Agnes comes on friday"
  if (!named || isElse || isNews || isBad(message) || isQuestion(clause, words)) return null;
  if (clausesOf(message).some((it) => it.includes('?') || isAsking(it))) return null;
  const said = anyOf(turn, linesToKin(turn, named));
  return said && { ...said, hasNodded: true };
}

const when =
  /\b(?:comes?|coming|came|visit\w*|arriv\w*|starts?|starting|started|turns?|turning|turned|moves?|moving|gets?|getting|has|is|was|having)\b.*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|this weekend|next (?:week|month|year)|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/i;

/** The same for any tale, by its mood, where nothing else is known of it. */
export function heardSomehow(turn: Turn): Act | null {
  const told = taleIn(turn);
  if (!told || !hasHappened(told) || isGrave(told)) return null;
  return lineTo(turn, ownTaleKindOf(told)?.kind ?? 'tale-plain');
}

/** What of the message tells of the visitor's own life, null if nothing does. */
function taleIn(turn: Turn): string | null {
  const { message, clause, words } = turn;
  if (isAboutElse(turn)) return null;
  if (isQuestion(clause, words) && !asksTheSame.test(written(words))) return null;
  const clauses = clausesOf(message).filter((it) => !it.includes('?'));
  if (clauses.some(isAsking)) return null; // "but dance with me!"
  const told = clauses.filter((it) => isATale(it) || (isOfThem(turn, it) && hasHappened(it)));
  return told.length > 0 ? told.join(' ') : null;
}
const wantsMore =
  /\b(?:go on|carry on|do finish|keep going|continue|back to|(?:tell|teach|show|sing|read) (?:me|us|it))\b/i;
function isAboutElse(turn: Turn): boolean {
  const { message, memory, telling } = turn;
  const isOther = memory.feeling === 'sad' || telling.length > 0 || wantsMore.test(message);
  return isOther || namesSomebody(turn) || weighs.test(message);
}
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

function lineTo(turn: Turn, kind: string): Act | null {
  const said = anyOf(turn, turn.part.ownTales.get(kind));
  return said && { ...said, hasNodded: true };
}
