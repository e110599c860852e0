// `node bench/understudy.ts [messages] [seed]`: the cost of a reply of the understudy to all kinds of messages, compared with
// JSON.parse of the same body. Fails if a question gets no reply.
import fc from 'fast-check';
import type { Question } from '../contract/chat.ts';
import { readQuestion } from '../server/chat/question.ts';
import { understudy } from '../server/chat/understudy/understudy.ts';
import { kinds } from './messages.ts';
import { load, print, printHead, printMachine, printRow } from './report.ts';
import { mean, median, quantile } from './statistics.ts';

const [messages = 10_000, seed = 20_261_121] = process.argv.slice(2).map(Number);
const { reply } = understudy(Math.random, 0);
const nobodyLeaves = new AbortController().signal;

/** An empty reply shows in the chat as a failure. */
const unanswered = new Set<string>();

type Timed = { readonly kind: string; readonly body: string; readonly replyUs: number; readonly parseUs: number };

async function timeReply(body: string): Promise<{ replyUs: number; parseUs: number }> {
  const begin = performance.now();
  const parsed = JSON.parse(body);
  const isParsed = performance.now();
  const question: Question = readQuestion(parsed);
  const asked = performance.now();
  let said = '';
  await reply(question, nobodyLeaves, (piece) => {
    said += piece;
  });
  const replied = performance.now();
  if (said === '') unanswered.add(body);
  return { replyUs: (replied - asked) * 1000, parseUs: (isParsed - begin) * 1000 };
}

/** Bodies of each kind in turn, so that other load on the machine affects all kinds alike. */
function bodies(count: number, from: number): { kind: string; body: string }[] {
  const each = Math.ceil(count / kinds.length);
  const pools = kinds.map(({ name, arbitrary }) => ({
    name,
    questions: fc.sample(arbitrary, { numRuns: each, seed: from }),
  }));
  return Array.from({ length: each }, (_, i) =>
    pools.map(({ name, questions }) => ({ kind: name, body: JSON.stringify(questions[i]) })),
  ).flat();
}

printMachine(`The understudy's reply, ${messages} messages, seed ${seed}`);
for (const { body } of bodies(2000, seed + 1)) await timeReply(body);
const timed: Timed[] = [];
for (const { kind, body } of bodies(messages, seed)) timed.push({ kind, body, ...(await timeReply(body)) });

printHead(
  'messages',
  'number',
  'body, bytes',
  'mean µs',
  'p99 µs',
  'worst µs',
  'JSON.parse, mean µs',
  'ratio of means',
);
for (const name of [...kinds.map(({ name }) => name), 'all']) {
  printKind(name, name === 'all' ? timed : timed.filter(({ kind }) => kind === name));
}
await printWorst();
const silent = Map.groupBy(unanswered, (body) => (JSON.parse(body) as Question).character);
print(
  `Without a reply: ${[...silent].map(([who, all]) => `${who} ${all.length}, as to ${all[0]?.slice(0, 120)}`).join('; ') || 'none'}`,
);
if (unanswered.size > 0) process.exitCode = 1;
print(`\nLoad after: ${load()}`);

function printKind(name: string, rows: readonly Timed[]): void {
  const us = rows.map(({ replyUs }) => replyUs);
  const parse = mean(rows.map(({ parseUs }) => parseUs));
  const bytes = mean(rows.map(({ body }) => Buffer.byteLength(body)));
  const times = [mean(us), quantile(us, 0.99), Math.max(...us)].map((value) => value.toFixed(0));
  printRow(name, rows.length, bytes.toFixed(0), ...times, parse.toFixed(2), (mean(us) / parse).toFixed(0));
}

/** Asks the slowest again, because a pause of the machine may have been the reason and not the message. */
async function printWorst(): Promise<void> {
  const slowest = timed.toSorted((a, b) => b.replyUs - a.replyUs).slice(0, 100);
  const again: { us: number; kind: string; body: string }[] = [];
  for (const { kind, body } of slowest) {
    const times: number[] = [];
    for (let i = 0; i < 9; i += 1) times.push((await timeReply(body)).replyUs);
    again.push({ us: median(times), kind, body });
  }
  print(`\nThe ${slowest.length} slowest asked nine times again, the worst medians:`);
  for (const { us, kind, body } of again.toSorted((a, b) => b.us - a.us).slice(0, 3)) {
    print(`${us.toFixed(0)} µs, ${kind}, ${body.length} letters: ${body.slice(0, 110)}…`);
  }
}
