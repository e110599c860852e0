// Deals a line so that none comes twice within thirty turns, although nothing is kept between two questions.
import type { Cue } from './cue.ts';
import { countWords, quarterOf, type Slots, sayings } from './grammar.ts';
import type { Script } from './script.ts';

const mostWords = 14;
/** So many replies of a visitor's history are seen, and so many come from one quarter of the deck (docs/decisions/0012). */
const turnsOfAQuarter = 10;
const asideOdds = 0.6;

/** A line of `script` for `cue`. `random` gives a number from 0 up to, not including, 1. */
export function deal(script: Script, { pools, filled, aside, memory }: Cue, random: () => number): string {
  const slots = slotsFor(script, filled, memory.name);
  const heard = new Set(memory.heard.flatMap((reply) => [reply, ...endingsOf(reply)]));
  const quarter = quarterAfter(memory.heard, random);
  const lines = pools
    .flatMap((pool) => script.pools.get(pool) ?? [])
    .map((line) => sayings(line, slots))
    .map((said) => ({
      isFresh: !said.some((saying) => heard.has(saying)),
      said: said.filter((saying) => !heard.has(saying)),
    }));
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

/** The visitor's name is one more way to address them; a slot that the conversation fills has one word. */
function slotsFor({ slots }: Script, filled: ReadonlyMap<string, string>, name: string | null): Slots {
  const dear = slots.get('dear') ?? [];
  return new Map([
    ...slots,
    ['dear', name ? [...dear, name] : dear],
    ...[...filled].map(([slot, word]) => [slot, [word]] as const),
  ]);
}

/** Ten replies from one quarter, then ten from the next: whatever comes again is from the round before, at least thirty turns ago. */
function quarterAfter(heard: readonly string[], random: () => number): number {
  const last = heard.at(-1);
  if (last === undefined) return Math.floor(random() * 4);
  const quarter = quarterOf(last);
  const isThrough =
    heard.length >= turnsOfAQuarter && heard.slice(-turnsOfAQuarter).every((reply) => quarterOf(reply) === quarter);
  return isThrough ? (quarter + 1) % 4 : quarter;
}

/** A reply without its first sentence, which may be an aside. */
function endingsOf(reply: string): string[] {
  const end = /^[^.!?…]+[.!?…]+ (.+)$/.exec(reply)?.[1];
  return end ? [end] : [];
}

function withAside(saying: string, { pools }: Script, feeling: Cue['aside'], random: () => number): string {
  if (!feeling || random() >= asideOdds) return saying;
  const asides = (pools.get(`aside ${feeling}`) ?? []).map((aside) => `${aside} ${saying}`);
  return (
    pick(
      asides.filter((said) => countWords(said) <= mostWords && quarterOf(said) === quarterOf(saying)),
      random,
    ) ?? saying
  );
}

function pick<T>(choices: readonly T[], random: () => number): T | undefined {
  return choices[Math.floor(random() * choices.length)];
}
