// `node bench/care.ts [messages] [seed]`: what noticing costs a message: of all kinds, of words from phrases.md at random, and of the
// worst that a search for slow ones finds. Each is also timed the first time that it is read: nothing is remembered, so that differs by
// the collector and by what else the machine does.
import { readFileSync } from 'node:fs';
import { notice } from '../server/care/notice.ts';
import { prepareToNotice } from '../server/care/phrase-notice.ts';
import { labelledMessages } from '../server/test/care-messages.ts';
import { visitorMessages } from '../server/test/visitor-messages.ts';
import { print, printHead, printMachine, printRow } from './report.ts';
import { median, quantile } from './statistics.ts';

const [count = 3000, seed = 20_261_122] = process.argv.slice(2).map(Number);
const letters = 1000;
const vocabulary = [
  ...new Set(
    readFileSync('server/care/phrases.md', 'utf8')
      .split('## spellings')[0]
      ?.match(/\b[a-z\d]+\b/g) ?? [],
  ),
];

let state = seed;
/** A number below `limit`, the same in every run (https://en.wikipedia.org/wiki/Linear_congruential_generator). */
function below(limit: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}

function filled(words: readonly string[]): string {
  let text = '';
  while (text.length < letters) text += `${words[below(words.length)]} `;
  return text.slice(0, letters);
}

function timed(message: string): number {
  const begin = performance.now();
  notice(message);
  return (performance.now() - begin) * 1000;
}

/** What takes time in a young process is the compiler: that is over after some thousand messages. */
function warmUp(): void {
  for (let i = 0; i < 1500; i += 1) {
    notice(filled(vocabulary));
    notice(visitorMessages[below(visitorMessages.length)]?.[0] ?? '');
  }
}

function measure(name: string, messages: readonly string[]): void {
  const first = messages.map(timed);
  // The fastest of five is what the message takes where nobody else has the core.
  const undisturbed = messages.map((message) => Math.min(...Array.from({ length: 5 }, () => timed(message))));
  const figures = [
    median(first),
    quantile(first, 0.99),
    Math.max(...first),
    median(undisturbed),
    quantile(undisturbed, 0.99),
    Math.max(...undisturbed),
  ];
  printRow(name, messages.length, ...figures.map((us) => us.toFixed(0)));
}

/** Words whose repetition takes longest, mixed: what an adversary would try. */
function slowest(): string[] {
  const common = [
    'i',
    'he',
    'my',
    'a',
    'to',
    'me',
    'not',
    'is',
    'have',
    'in',
    'the',
    'no',
    'and',
    'it',
    'do',
    'am',
    'so',
    'all',
    'like',
  ];
  const timedWords = [...new Set([...common, ...vocabulary.filter(() => below(8) === 0)])]
    .map((word) => ({ word, us: timed(filled([word])) }))
    .sort((a, b) => b.us - a.us)
    .slice(0, 24)
    .map(({ word }) => word);
  return [...timedWords, ...common];
}

printMachine(`Noticing, ${count} messages, seed ${seed}`);
const begin = performance.now();
prepareToNotice();
print(`Prepared in ${(performance.now() - begin).toFixed(0)} ms.\n`);
warmUp();
printHead(
  'messages',
  'number',
  'first: median µs',
  'first: p99 µs',
  'first: worst µs',
  'undisturbed: median µs',
  'undisturbed: p99 µs',
  'undisturbed: worst µs',
);
measure(
  'visitors',
  visitorMessages.map(([message]) => message),
);
measure(
  '1,000 letters of visitors',
  Array.from({ length: count / 10 }, () => filled(visitorMessages.map(([message]) => message))),
);
const dangers = labelledMessages().filter(({ kind }) => kind === 'danger');
/** What is behind a turn is read by itself, too. */
measure(
  'a danger, "but", visitors to 1,000 letters',
  Array.from({ length: count / 10 }, () => {
    const rest = filled(visitorMessages.map(([message]) => message));
    return `${dangers[below(dangers.length)]?.message} but ${rest}`.slice(0, letters);
  }),
);
measure(
  '1,000 letters of phrases.md',
  Array.from({ length: count }, () => filled(vocabulary)),
);
const slow = slowest();
measure(
  'chosen: few words of the slowest',
  Array.from({ length: count }, () =>
    filled(Array.from({ length: 1 + below(6) }, () => slow[below(slow.length)] ?? '')),
  ),
);
measure(
  'one letter',
  ['a', 'i', 'o', '1', "'", '.', 'é', '😂'].map((sign) => sign.repeat(letters)),
);
/** Words of so many of `signs`, at random, to 1,000 letters. */
function mixed(signs: string, length: number): string {
  const word = () => Array.from({ length }, () => signs[below(signs.length)]).join('');
  return filled(Array.from({ length: 400 }, word));
}
const lengths = Array.from({ length: 12 }, (_, i) => i + 1);
measure(
  'letters and digits at random',
  lengths.flatMap((length) => Array.from({ length: 30 }, () => mixed('abcdefghijklmnopqrstuvwxyz0123456789', length))),
);
measure(
  'signs in place of letters',
  lengths.flatMap((length) => Array.from({ length: 30 }, () => mixed("abcdeio1345$@!|'*", length))),
);
measure(
  'no blanks',
  Array.from({ length: 100 }, () => filled(vocabulary).replaceAll(' ', '')),
);
measure(
  'misspelt',
  Array.from({ length: 300 }, () => filled(vocabulary).replaceAll('e', '')),
);
print('');
