// A word in passing for what else a message says, before what answers it: "Forgive me. The clock in the hall ..."
import { isSoreness } from './answers-talk.ts';
import { correctionIn } from './correction.ts';
import { countWords, mostWordsOfALine, sayings } from './grammar.ts';
import type { ToldKind } from './told-forms.ts';
import { type Act, isWelcome, type Turn } from './turn.ts';
import { intents } from './understand.ts';

/** What is good to hear, and needs no answer. */
const pleasant: ReadonlySet<ToldKind> = new Set(['job', 'home', 'plan']);

/** `act` with an apology to whoever corrects, or a nod at what was told, if both fit into one reply. */
export function inPassing(turn: Turn, act: Act | null): Act | null {
  if (!act || turn.memory.feeling === 'sad' || intents.get(turn.intent)?.feeling) return act;
  const { part, random } = turn;
  const pool = correctionIn(turn.message) || turn.intent === 'protest' ? 'aside sorry' : poolOfTelling(turn);
  if (!pool) return act;
  const called = turn.telling.find(({ kind }) => kind === 'called')?.words.called ?? '';
  const slots = new Map([...part.script.slots, ['called', [called]]]);
  const isNice = isWelcome(turn);
  const lines = (part.script.pools.get(pool) ?? [])
    .flatMap((word) => sayings(word, slots))
    .map((word) => `${word} ${act.line}`)
    .filter((line) => countWords(line) <= mostWordsOfALine && !line.includes('\n') && isNice(line));
  const line = lines[Math.floor(random() * lines.length)];
  return line ? { ...act, line } : act;
}

function poolOfTelling({ telling, message }: Turn): string | null {
  if (telling.length === 0 || isSoreness(message)) return null;
  if (telling.some(({ kind }) => kind === 'called')) return 'beside called';
  return telling.every(({ kind }) => pleasant.has(kind)) ? 'beside told' : null;
}
