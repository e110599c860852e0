// What a message tells of the visitor's own life, and how it is said back to them.
import { graveWords } from '../../care/grave-words.ts';
import { isRepeatable } from '../../care/never-repeated.ts';
import { echoes } from './about-line.ts';
import { countWords } from './grammar.ts';
import { plainly } from './plain.ts';
import { withoutAnEnd } from './recall.ts';
import { hasAspect, timeIn } from './told-aspects.ts';
import { finite } from './told-clauses.ts';
import { namedIn } from './told-named.ts';
import { peopleIn } from './told-people.ts';
import { saidToThem } from './told-second.ts';
import { statementsIn } from './told-statements.ts';
import { beasts, many, relatives } from './told-words.ts';
import { lastReplyOf, type Turn } from './turn.ts';

/**
 * `sayings`: the statement said to them, whole and shorter, the longest first: "your sister Agnes comes on Friday". `brief`: who and when
 * alone, "Agnes, on Friday"; null if it tells neither.
 */
export type Tiding = { readonly statement: string; readonly sayings: readonly string[]; readonly brief: string | null };

const fromMe = /^(?:i|i'm|im|i've|ive|we|we're|we've)\b/i;
const aboutYou = /\b(?:you|you're|you've|you'll|your|yours|u|ur|youre)\b/i;
/** Nobody knows what is meant, if it stands alone. */
const pointing =
  /\b(?:it|that|this|those|these|them|him|her|there|one)\W*$|^(?:i|we) (?:\w+ )?(?:it|that|this|them|him)\b/i;
/** What somebody has beside the play: people, beasts, a place of work, a home, a body. */
const theirs = new RegExp(
  `\\b(?:my|our) (?:[a-z'-]+ ){0,2}?(?:${relatives}|${beasts}|${many}|babies|parents|family|ward|class|students?|shop|work|workshop|job|school|office|shift|garden|allotment|kitchen|car|bike|van|boat|house|home|flat|room|street|village|town|roof|exam|test|interview|wedding|birthday|lesson|team|choir|band|knees?|hip|back|ankle|shoulder|wrist|tooth)\\b`,
  'i',
);
const deeds =
  "moving|moved|retired|retiring|expecting|learning|learn|learned|learnt|studying|study|teach|taught|work|worked|working|grow|sing|sang|play|drive|drove|driving|bake|baked|live|lived|adopted|quit|passed|failed|started|starting|finished|joined|bought|burnt|burned|painted|planted|fixed|mended|repaired|repair|mend|collect|knit|knitting|sew|volunteer|keep|guard|run|ran|saving|training|write|wrote|lost|broke|sold|sell|built|build|cook|cooked|haven't spoken|row|come in|come from|came from|come back|came back|came home|had a row|left";
const lifeDeed = new RegExp(
  `^(?:i|we)(?:'m|'re|'ve|m|ve| am| are| have| had| was| were)?(?: been| just| finally| also| never| always| still| recently| only| once| both)* (?:${deeds})\\b`,
  'i',
);
const lifeState =
  /^(?:i'm|im|i am|we're|we are) (?:from|expecting|engaged|married|divorced|widowed|retired|pregnant|\d+|an? [a-z]+ (?:at|in|for|from)|allergic|worn out|exhausted|off (?:on|tomorrow|today)|on (?:night|early|late) shifts?)\b/i;
const gotten = /^(?:i|we)(?:'ve| have)? (?:got|have|had) (?:an?|two|three|four|five|the|no) /i;
/** Deeds of the play: they are done in the story and not at home. */
const played =
  /^(?:i|we) (?:just )?(?:kiss|hug|laugh|smile|wave|nod|hold|take|give|come|sit|stand|lean|put|hand|bring|climb|jump|follow|open|look|listen|try|pick|choose|say|guess|knock|throw|point|bow|curtsy|dance|wink|blush|hide|draw|roar|pull|push|go|walk|creep|sneak|whisper|shout)\b/i;

/** What `message` tells of the visitor's life that they had not told before, the most particular first. */
export function lifeIn(turn: Turn, message = turn.message): readonly Tiding[] {
  const known = found.get(turn.statements)?.get(message);
  if (known) return known;
  const said = statementsIn(message, turn.statements).filter((it) => !turn.statements.includes(it) && isOfLife(it));
  const told = tidings(turn, said);
  found.set(turn.statements, new Map([...(found.get(turn.statements) ?? []), [message, told]]));
  return told;
}
/** Several layers ask for the same in one turn. */
const found = new WeakMap<readonly string[], ReadonlyMap<string, readonly Tiding[]>>();

/** What it says of themself that names nobody and nothing: "I never learned to swim", "I could sleep for a week". */
export function selfIn(turn: Turn): readonly Tiding[] {
  const said = statementsIn(turn.message, turn.statements).filter(
    (it) => !turn.statements.includes(it) && isOfSelf(it),
  );
  return tidings(turn, said);
}

function tidings(turn: Turn, said: readonly string[]): readonly Tiding[] {
  const last = lastReplyOf(turn);
  return said
    .filter((it) => !echoes(plainly(it), last))
    .map((statement) => ({ statement, ...saidBack(turn, statement) }))
    .filter(({ sayings }) => sayings.length > 0)
    .sort((a, b) => particularity(b.statement) - particularity(a.statement));
}

export function isOfLife(statement: string): boolean {
  if (aboutYou.test(statement) || pointing.test(statement) || hasGrave(statement)) return false;
  const isTimed = hasAspect(statement, 'time', []) && fromMe.test(statement);
  const isOfOthers = theirs.test(statement) && hasVerb.test(statement);
  if (played.test(statement) && !isTimed && !isOfOthers) return false;
  return (
    isOfOthers || isTimed || [lifeDeed, lifeState, gotten].some((form) => form.test(statement)) || isWork(statement)
  );
}
const hasVerb =
  /\b(?:there's|is|are|was|were|has|have|had|\p{L}{2,}(?:s|ed|t|n't)|came|went|got|took|made|said|told|lent|gave|ran|fell|broke|lost|won|left|sang|taught)\b/iu;

const ofSelf =
  /^(?:i'm|im|i am|i've|i have|i never|i can't|i cannot|i cant|i could|i used to|i don't|i always|i feel|i felt|i slept|i woke|i am not|we never|i haven't|my \w+ (?:is|are|was|feels?))\b/i;
const saysNothing =
  /^(?:i'm|im|i am|i've|i have|i don't|i can't|i could|i never|i always|i feel) (?:\w+ )?(?:in|on|up|coming|stuck|done|back|speechless|laughing|dying|impressed|proud|jealous|yours|ready|listening|sure|glad|sorry|here|curious|waiting|kidding|joking|happy|fine|good|ok|okay|well|know|think|believe|see|hear|say|tell|wait|help|stop|remember|understand|get|guess|imagine|mind|care|like|love|want|need|trust|lost|so|not sure|afraid)\b/i;

function isOfSelf(statement: string): boolean {
  return (
    ofSelf.test(statement) &&
    !saysNothing.test(statement) &&
    !aboutYou.test(statement) &&
    !pointing.test(statement) &&
    !hasGrave(statement)
  );
}

function isWork(statement: string): boolean {
  return fromMe.test(statement) && /^(?:i'm|im|i am|we're) an? /i.test(statement) && hasAspect(statement, 'work', []);
}

function hasGrave(statement: string): boolean {
  return plainly(statement).some((word) => graveWords.has(word));
}

const weight = { name: 3, theirs: 2, time: 2, place: 1, number: 1, thing: 1 };

/** Who, what and when count; of two alike the first. */
function particularity(statement: string): number {
  return (
    (/(?<!^)\b(?!I\b)\p{Lu}\p{Ll}+/u.test(statement) ? weight.name : 0) +
    (theirs.test(statement) ? weight.theirs : 0) +
    (hasAspect(statement, 'time', []) ? weight.time : 0) +
    (hasAspect(statement, 'place', []) ? weight.place : 0) +
    (hasAspect(statement, 'number', []) ? weight.number : 0) +
    (lifeDeed.test(statement) ? weight.thing : 0)
  );
}

const mostWords = 9;

function saidBack({ statements, remarks, message, character }: Turn, statement: string): Omit<Tiding, 'statement'> {
  const all = [...remarks.flatMap((it) => (it.category === 'user' ? [it.message] : [])), message];
  const names = [...namedIn(all), ...peopleIn([...statements, statement])].flatMap(({ name }) => name ?? []);
  const isOf = isOfLife(statement) ? isOfLife : isOfSelf;
  // "Rahul, my flatmate, is baking" is "my flatmate Rahul is baking".
  const straight = statement.replace(/^(\p{Lu}\p{L}+), ((?:my|our) [a-z ]{2,20}), /u, '$2 $1 ');
  const parts = [straight, ...shorter(straight).filter(isOf)];
  const said = parts
    .map((part) => saidToThem(part.replace(/[\s,]+$/, ''), character, names))
    .filter((it) => it !== null);
  const sayings = [...new Set(said)]
    .filter((it) => countWords(it) <= mostWords && countWords(it) > 1)
    .sort((a, b) => b.length - a.length);
  return { sayings, brief: briefOf(statement, names) };
}

/** A statement without one of its ends, or what stands before "and". */
function shorter(statement: string): readonly string[] {
  const [head = '', ...tail] = statement.split(
    /,? (?=(?:and|but|because|so|who|which|while|when)\b)|,(?= (?!\p{Lu}\p{L}+(?:,|$)))/u,
  );
  const alone =
    finite.test(head) || /^(?:my|our|\p{Lu}\p{L}+)\b.* \p{L}{2,}s\b/u.test(head) || fromMe.test(head) ? head : null;
  if (alone === null) return [];
  return [...(tail.length > 0 ? [alone] : []), ...withoutAnEnd(alone)];
}

/** "Agnes, on Friday", "your grandma". */
function briefOf(statement: string, names: readonly string[]): string | null {
  const name = names.find((it) => new RegExp(`\\b${it}\\b`, 'u').test(statement) && isRepeatable(it)) ?? null;
  const kin = kinIn.exec(statement)?.[1];
  const time = timeIn(statement);
  const when = time === null ? null : saidToThem(`i come ${time}`, '', [])?.replace(/^you come /, '');
  const who = name ?? (kin ? `your ${kin}` : null);
  // "Tomorrow" alone says little.
  const isWorthIt = who !== null || (when?.includes(' ') ?? false);
  return [who, isWorthIt ? when : null].filter((it) => it).join(', ') || null;
}
const kinIn = new RegExp(`\\b(?:my|our) ((?:${relatives}|${beasts}))\\b`, 'i');
