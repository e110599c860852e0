// `npm run bench` runs what the table of issue 16 needs, one after the other, and writes bench/RESULTS.md; `npm run bench -- relay page` runs
// single ones by name and renews their parts of it. Where a goal is missed, a profile shows where the time goes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { goalsIn, print } from './report.ts';

type Bench = {
  readonly name: string;
  readonly title: string;
  readonly script: string;
  readonly args: readonly string[];
  /** The longest that it may take; then it is left out. */
  readonly minutes: number;
  /** What to profile where the goal whose name contains `goal` is missed. */
  readonly profiles?: readonly { readonly goal: string; readonly of: string }[];
};

const benches: readonly Bench[] = [
  {
    name: 'relay',
    title: 'Relaying a reply',
    script: 'relays.ts',
    args: ['4', '2'],
    minutes: 5,
    profiles: [{ goal: '', of: 'relay' }],
  },
  { name: 'streams', title: 'Open streams', script: 'streams.ts', args: ['3000', '10'], minutes: 3 },
  { name: 'arrivals', title: 'Many at once', script: 'arrivals.ts', args: ['5000', '3'], minutes: 2 },
  {
    name: 'page',
    title: 'Pages and the film',
    script: 'page.ts',
    args: ['4', '1'],
    minutes: 2,
    profiles: [
      { goal: 'page', of: 'page' },
      { goal: 'film', of: 'film' },
    ],
  },
  {
    name: 'start',
    title: 'Starting',
    script: 'start.ts',
    args: ['5'],
    minutes: 1,
    profiles: [{ goal: '', of: 'start' }],
  },
  { name: 'paint', title: 'Painting', script: 'paint.ts', args: ['3'], minutes: 9 },
  { name: 'frames', title: 'Frames', script: 'frames.ts', args: [], minutes: 3 },
  { name: 'talking', title: 'A talking puppet', script: 'living.ts', args: ['5'], minutes: 2 },
];

/** What the issue measured before, by the name of the goal. */
const before: Readonly<Record<string, string>> = {
  'CPU a reply, x the bare relay': '2.4',
  'CPU a token of a stream, x the bare relay': '1.8',
  "waiting of a single visitor, x nginx's proxy_pass": '5.0',
  'memory of an open stream, x the bare relay': '1.15 (1.4 to 1.5 by another client)',
  '5000 visitors within a second, refused or cut, %': '5 to 36',
  "the page from one process, x nginx's CPU": '2.1',
  "the film's first 64 KiB, x nginx's CPU": '4.2',
  ...paintBefore('/', 0, '1.14', '64.7'),
  ...paintBefore('/choose', 3, '2.47', '66.1'),
  ...paintBefore('/chat', 6, '2.98', '68.4'),
  ...paintBefore('/minigame', 1, '1.58', '65.8'),
  ...paintBefore('/fortune-teller', 1, '2.03', '68.7'),
};

function paintBefore(path: string, points: number, paintS: string, kB: string): Record<string, string> {
  return {
    [`${path}: Lighthouse, points short of 100`]: String(points),
    [`${path}: largest paint, s`]: paintS,
    [`${path}: alive after the first paint, s`]: '4',
    [`${path}: script, kB`]: kB,
  };
}

/** Of a whole run. What does not fit into it any more is left out, and said. */
const mostMinutes = 20;
const began = performance.now();
const minutesLeft = () => mostMinutes - (performance.now() - began) / 60_000;

const file = join(import.meta.dirname, 'RESULTS.md');
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !benches.some((bench) => bench.name === name));
if (unknown.length > 0) {
  print(`Unknown: ${unknown.join(', ')}. There are ${benches.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const parts = existsSync(file) ? partsOf(readFileSync(file, 'utf8')) : new Map<string, string>();
for (const bench of benches) {
  if (chosen.length > 0 && !chosen.includes(bench.name)) continue;
  parts.set(bench.title, await measure(bench));
  writeFileSync(file, whole(parts)); // after each, so that an interrupted run leaves what it has
}
print(`\n${tableOf(parts)}\nWritten to bench/RESULTS.md.`);

async function measure({ title, script, args, minutes, profiles = [] }: Bench): Promise<string> {
  print(`\n## ${title}: node bench/${script} ${args.join(' ')}\n`);
  if (!existsSync(join(import.meta.dirname, script))) return `bench/${script} is not there: left out.`;
  if (minutesLeft() < 1) return `Left out: the run took ${mostMinutes} minutes without it.`;
  const printed = await outputOf(script, args, Math.min(minutes, minutesLeft()));
  const missed = goalsIn(printed).filter(({ isMissed }) => isMissed);
  const wanted = profiles.filter(({ goal }) => missed.some(({ what }) => what.includes(goal)));
  let shown = printed;
  for (const { of } of wanted) {
    if (minutesLeft() > 1) shown += `\n\n${await outputOf('profile.ts', [of], 1)}`;
  }
  return shown;
}

/** What the script prints, which is printed here too; a failure is said in it. */
async function outputOf(script: string, args: readonly string[], minutes: number): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    process.stdout.write(text);
  });
  const tooLong = setTimeout(() => child.kill('SIGTERM'), minutes * 60_000);
  const [code] = await once(child, 'close');
  clearTimeout(tooLong);
  const failure =
    code === null ? `\nEnded after ${minutes.toFixed(1)} minutes.` : code === 0 ? '' : `\nIt ended with ${code}.`;
  return (printed + failure).replace(/^# /gm, '').trim();
}

function whole(all: ReadonlyMap<string, string>): string {
  const sections = benches.flatMap(({ title, script, args }) => {
    const text = all.get(title);
    return text === undefined ? [] : `## ${title}\n\n\`node bench/${script} ${args.join(' ')}\`: ${text}\n`;
  });
  return [
    '# Results\n',
    'Written by `npm run bench`. Ratios are of the same run, in turns; below 1 is cheaper than the other. Each part says its machine, date and load.\n',
    tableOf(all),
    ...sections,
  ].join('\n');
}

function tableOf(all: ReadonlyMap<string, string>): string {
  const rows = [...all.values()]
    .flatMap(goalsIn)
    .map(
      ({ what, value, most, isMissed }) =>
        `| ${what} | ${before[what] ?? ''} | ${value} | ${most} | ${isMissed ? 'missed' : 'reached'} |`,
    );
  return ['| | before | measured | at most | |', '| --- | --: | --: | --: | --- |', ...rows, ''].join('\n');
}

/** The parts of a written file, by their titles. */
function partsOf(text: string): Map<string, string> {
  const sections = text.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const [title = '', , ...lines] = section.split('\n');
      return [
        title,
        lines
          .join('\n')
          .replace(/^`node [^`]*`: /, '')
          .trim(),
      ] as const;
    }),
  );
}
