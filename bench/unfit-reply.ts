// `node bench/unfit-reply.ts [replies]`: what reading a service's reply for unfit words adds to a streamed token, how many words it holds
// back, and how many replies it would cut without cause. The replies are the understudy's own lines, all of them fit to be said.
import { characterNames, isSpeaking } from '../cast/characters.ts';
import { FitReading } from '../server/care/unfit-reply.ts';
import { sayings } from '../server/chat/understudy/grammar.ts';
import { filledSlots, readScript } from '../server/chat/understudy/script.ts';
import { load, print, printHead, printMachine, printRow } from './report.ts';
import { mean, median, quantile } from './statistics.ts';

const [replies = 5000] = process.argv.slice(2).map(Number);
const said = characterNames.filter(isSpeaking).flatMap((character) => {
  const { slots, pools } = readScript(character);
  const all = new Map([
    ...slots,
    ...Object.entries(filledSlots).map(([name, { examples }]) => [name, examples] as const),
  ]);
  return [...pools.values()].flat().flatMap((line) => sayings(line, all));
});
/** Evenly over all characters and pools. */
const chosen = Array.from({ length: replies }, (_, i) => said[Math.floor((i / replies) * said.length)] ?? '');
/** As services stream: a blank belongs to the word behind it, and long words are two tokens. */
const tokensOf = (reply: string) => reply.match(/\s*\S{1,6}/g) ?? [];

/** µs a token to read `tokens` to their end. */
function timeOf(tokens: readonly string[]): number {
  const begin = performance.now();
  const reading = new FitReading();
  for (const token of tokens) reading.push(token);
  reading.end();
  return ((performance.now() - begin) * 1000) / tokens.length;
}

/** Words that were sent and not yet passed on, each time that a token was sent. */
function heldOf(tokens: readonly string[]): number[] {
  const reading = new FitReading();
  let held = '';
  const words = tokens.slice(0, -1).map((token) => {
    held += token;
    held = held.slice(reading.push(token).length);
    return held.match(/\S+/g)?.length ?? 0;
  });
  reading.push(tokens.at(-1) ?? '');
  reading.end();
  return words;
}

printMachine(`Reading replies for what none may say: ${replies} of ${said.length} lines`);
for (const reply of chosen.slice(0, 500)) {
  try {
    timeOf(tokensOf(reply));
  } catch {} // cut; it is counted below
}
const added: number[] = [];
const held: number[] = [];
const cut: string[] = [];
for (const reply of chosen) {
  const tokens = tokensOf(reply);
  try {
    held.push(...heldOf(tokens));
    added.push(timeOf(tokens));
  } catch {
    cut.push(reply);
  }
}
printHead('', 'median', 'mean', 'p99');
printRow('added to a token, µs', median(added).toFixed(1), mean(added).toFixed(1), quantile(added, 0.99).toFixed(1));
printRow('words held back', median(held), mean(held).toFixed(2), quantile(held, 0.99));
print(`\nCut without cause: ${cut.length} of ${replies}${cut.map((reply) => `\n  ${reply}`).join('')}`);
print(`\nLoad after: ${load()}`);
