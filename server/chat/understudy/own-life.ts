// What a message tells of the visitor's own life, and how it is said back to them.
import { isRepeatable } from '../../care/never-repeated.ts';
import { echoes } from './about-line.ts';
import { countWords } from './grammar.ts';
import { nameTold } from './memory.ts';
import { fromMe, isOfLife, isOfSelf, lifeDeed, theirs } from './of-life.ts';
import { plainly } from './plain.ts';
import { withoutAnEnd } from './recalls-in-short.ts';
import { hasAspect, timeIn } from './told-aspects.ts';
import { finite } from './told-clauses.ts';
import { namedIn } from './told-named.ts';
import { peopleIn } from './told-people.ts';
import { saidToThem } from './told-second.ts';
import { statementsIn } from './told-statements.ts';
import { beasts, relatives } from './told-words.ts';
import { lastReplyOf, type Turn } from './turn.ts';

/**
 * `sayings`: the statement said to them, whole and shorter, the longest first: "your sister Agnes comes on Friday". `brief`: who and when
 * alone, "Agnes, on Friday"; null if it tells neither.
 */
export type Tiding = { readonly statement: string; readonly sayings: readonly string[]; readonly brief: string | null };

/** What `message` tells of the visitor's life that they had not told before, the most particular first. */
export function lifeIn(turn: Turn, message = turn.message): readonly Tiding[] {
  const known = found.get(turn.statements)?.get(message);
  if (known) return known;
  const said = statementsIn(message, turn.statements).filter(
    (it) => !turn.statements.includes(it) && isOfLife(it) && !announces.test(it) && !isPutApart(it, message),
  );
  const told = tidings(turn, said);
  found.set(turn.statements, new Map([...(found.get(turn.statements) ?? []), [message, told]]));
  return told;
}
/** "My flatmate is called Idris", of "i live with idris": nobody said it so. */
function isPutApart(statement: string, message: string): boolean {
  return / is called \p{Lu}/u.test(statement) && !/\b(?:called|named?)\b/i.test(message);
}
/** "I had bad news today" says not which. */
const announces = /\b(?:good|great|bad|sad|big|some) news\b/i;
/** Several layers ask for the same in one turn. */
const found = new WeakMap<readonly string[], ReadonlyMap<string, readonly Tiding[]>>();

/** What it says of themself that names nobody and nothing: "I never learned to swim", "I could sleep for a week". */
export function selfIn(turn: Turn): readonly Tiding[] {
  const said = statementsIn(turn.message, turn.statements).filter(
    (it) => !turn.statements.includes(it) && isOfSelf(it) && nameTold(it) === null,
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
  const names = [
    ...[...namedIn(all), ...peopleIn([...statements, statement])].flatMap(({ name }) => name ?? []),
    ...all.flatMap((it) => nameTold(it) ?? []),
  ];
  const isOf = isOfLife(statement) ? isOfLife : isOfSelf;
  // "Rahul, my flatmate, is baking" is "my flatmate Rahul is baking".
  const straight = statement.replace(/^(\p{Lu}\p{L}+), ((?:my|our) [a-z ]{2,20}), /u, '$2 $1 ');
  const parts = [straight, ...shorter(straight).filter(isOf)].filter((it) => !isSpliced(it));
  const said = parts
    .map((part) => saidToThem(part.replace(/[\s,]+$/, ''), character, names))
    .filter((it) => it !== null);
  const sayings = [...new Set(said)]
    .filter((it) => countWords(it) <= mostWords && countWords(it) > 1)
    .sort((a, b) => b.length - a.length);
  return { sayings, brief: briefOf(statement, names) };
}

/** "I run a launderette, id have charged him double", "i drive a lorry, got no iron in here": only what says when, where, with whom or why may stand behind a comma. */
function isSpliced(statement: string): boolean {
  return statement.split(/,\s*/).some((part, i) => i > 0 && !goesOn.test(part));
}
const goesOn =
  /^(?:in|on|at|near|by|from|to|with|for|as|since|until|under|behind|beside|after|before|this|next|last|every|tomorrow|today|tonight|yesterday|who|which|because|and|but|so|not)\b(?! (?:not|no|never)\b)/i;

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
/** A name alone before a line about something else would be read as part of it: "Leo. Red of crest, loud of foot". */
export function isWhoAndWhen(brief: string | null): boolean {
  return brief?.includes(', ') ?? false;
}
const kinIn = new RegExp(`\\b(?:my|our) ((?:${relatives}|${beasts}))\\b`, 'i');
