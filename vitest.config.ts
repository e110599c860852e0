import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { preactForReact } from './preact-for-react.ts';

process.env.NODE_ENV = 'test'; // overrides the shell's value

const rules = '{app,cast,contract,server,scripts}/**/*.test.ts';
const machines = 'e2e/machines.test.ts';
const learnt = 'server/care/learnt.test.ts';

/** Set by `npm run test:long`: all cases, of the test files that show only some in the gate (server/test/cases.ts). */
const areAllWanted = process.env.CASES === 'all';

function withMoreCases(files: string): string[] {
  return globSync(files).filter((file) => /from '[./a-z]*\/(?:size-)?cases\.ts'/.test(readFileSync(file, 'utf8')));
}

const inThisRun = (files: string) => (areAllWanted ? withMoreCases(files) : [files]);

/** Browser tests that take longest, in this order: what begins last would run alone at the end. */
const slowest = [
  'living',
  'looks',
  'care',
  'chat',
  'hangman',
  'loading',
  'choose',
  'offline',
  'hangman-days',
  'suggestions',
];
const rank = (file: string) => {
  const at = slowest.findIndex((name) => file.endsWith(`/e2e/${name}.test.ts`));
  return at === -1 ? slowest.length : at;
};

class SlowestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a.moduleId) - rank(b.moduleId));
  }
}

// Projects of one groupOrder run together, and groups one after another, so that the quick tests are done first.
export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    slowTestThreshold: 10_000, // ms; slower ones are named in what is printed
    projects: [
      {
        test: {
          name: 'rules',
          include: inThisRun(rules),
          exclude: [learnt],
          // Tests of the server mostly wait: for processes to start, for time limits, for Redis. Left alone, Vitest runs one file at a
          // time on two cores.
          maxWorkers: 4,
          // Files of one worker share loaded modules: without that each loads the server and care's phrases anew, which took most of the time.
          isolate: false,
          testTimeout: areAllWanted ? 60_000 : 20_000,
          expect: { poll: { timeout: 10_000 } }, // a second is too little beside other work
          sequence: { groupOrder: 0 },
        },
      },
      {
        resolve: { alias: preactForReact },
        test: {
          name: 'views',
          include: ['app/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['app/as-react.ts'],
          maxWorkers: 4, // as the other project of its group, which Vitest asks for
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'browser',
          include: inThisRun('e2e/**/*.test.ts'),
          exclude: [machines],
          // Browser tests wait for most of their time, so four files at once keep two cores busy.
          maxWorkers: 4,
          // One server for all files, and one browser for those of a process: their start took longer than most tests.
          globalSetup: 'e2e/shared-site.ts',
          environment: './e2e/shared-browser.ts',
          isolate: false,
          // Generous, for slow machines: no browser test asserts a speed. The long run shows each state of a page in five windows, four files at once.
          testTimeout: areAllWanted ? 180_000 : 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          // A machine that stands still for seconds fails a test now and then; the reporter names those that needed a second try.
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Also `npm run test:long`: tests that take minutes, for files that seldom change.
        test: {
          name: 'long',
          include: [learnt, machines],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
