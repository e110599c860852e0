// Deals lines so that none repeats within thirty turns, without state on the server: the history in the question is enough.
import type { Cue } from './cue.ts';
import { countWords, mostWordsOfALine, quarterOf, type Slots, sayings } from './grammar.ts';
import type { Script } from './script.ts';

/** The replies that a history holds, and the replies dealt from one quarter of the pool before the next (docs/decisions/0012). */
const turnsOfAQuarter = 10;
const asideOdds = 0.6;

/**
 * A line of `script` for `cue`, one that meets the first of `preferences` that any meets. `random` gives a number from 0 up to, not including, 1.
 */
export function deal(
  script: Script,
  { pools, filled, aside, memory }: Cue,
  random: () => number,
  preferences: readonly ((saying: string) => boolean)[] = [],
): string {
  const slots = slotsFor(script, filled, memory.name);
  const heard = new Set(memory.heard.flatMap((reply) => [reply, ...endingsOf(reply)]));
  const quarter = quarterAfter(memory.heard, random);
  const every = pools.flatMap((pool) => script.pools.get(pool) ?? []).map((line) => sayings(line, slots));
  // Another answer is another line, and not the same with another word in its slot.
  const unwanted = new Set(memory.unwanted.flatMap((reply) => [reply, ...endingsOf(reply)]));
  const others = unwanted.size > 0 ? every.filter((said) => !said.some((saying) => unwanted.has(saying))) : [];
  const all = (others.length > 0 ? others : every).map((said) => ({
    isFresh: !said.some((saying) => heard.has(saying)),
    said: said.filter((saying) => !heard.has(saying)),
  }));
  const preferred = preferences.map((isMet) => all.map((line) => ({ ...line, said: line.said.filter(isMet) })));
  const lines = preferred.find((some) => some.some(({ said }) => said.length > 0)) ?? all;
  const ofQuarter = lines.map(({ isFresh, said }) => ({
    isFresh,
    said: said.filter((saying) => quarterOf(saying) === quarter),
  }));

  for (const choice of [ofQuarter.filter(({ isFresh }) => isFresh), ofQuarter, lines]) {
    const line = pick(
      choice.filter(({ said }) => said.length > 0),
      random,
    );
    if (line) return withAside(pick(line.said, random) ?? '', script, aside, random);
  }
  return (
    pick(
      lines.flatMap(({ said }) => said),
      random,
    ) ?? ''
  );
}

/** The script's slots plus those that the conversation fills, with one word each. The visitor's name is one more {dear}, one more {friend}. */
function slotsFor({ slots }: Script, filled: ReadonlyMap<string, string>, name: string | null): Slots {
  const called = (slot: string) => [slot, [...(slots.get(slot) ?? []), ...(name ? [name] : [])]] as const;
  return new Map([
    ...slots,
    called('dear'),
    called('friend'),
    ...[...filled].map(([slot, word]) => [slot, [word]] as const),
  ]);
}

/** Deals ten replies from one quarter, then ten from the next. A quarter returns after thirty turns, so no line repeats sooner. */
export function quarterAfter(heard: readonly string[], random: () => number): number {
  const last = heard.at(-1);
  if (last === undefined) return Math.floor(random() * 4);
  const quarter = quarterOf(last);
  const isThrough =
    heard.length >= turnsOfAQuarter && heard.slice(-turnsOfAQuarter).every((reply) => quarterOf(reply) === quarter);
  return isThrough ? (quarter + 1) % 4 : quarter;
}

/** A reply without its first sentence, which may be an aside. */
export function endingsOf(reply: string): string[] {
  const end = /^[^.!?…]+[.!?…]+ (.+)$/.exec(reply)?.[1];
  return end ? [end] : [];
}

function withAside(saying: string, { pools }: Script, feeling: Cue['aside'], random: () => number): string {
  if (!feeling || random() >= asideOdds) return saying;
  const asides = (pools.get(`aside ${feeling}`) ?? []).map((aside) => `${aside} ${saying}`);
  return (
    pick(
      asides.filter((said) => countWords(said) <= mostWordsOfALine && quarterOf(said) === quarterOf(saying)),
      random,
    ) ?? saying
  );
}

function pick<T>(choices: readonly T[], random: () => number): T | undefined {
  return choices[Math.floor(random() * choices.length)];
}
