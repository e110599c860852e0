import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

process.env.NODE_ENV = 'test'; // whatever the shell says: React has no act() in production

const rules = '{app,cast,contract,server,scripts}/**/*.test.ts';
const machines = 'e2e/machines.test.ts';

// Projects of a group run together, one group after another: the quick ones have both cores to themselves first.
export default defineConfig({
  test: {
    slowTestThreshold: 10_000, // ms; slower ones are named in what is printed
    projects: [
      { test: { name: 'rules', include: [rules], testTimeout: 20_000, sequence: { groupOrder: 0 } } },
      {
        plugins: [react()],
        test: {
          name: 'views',
          include: ['app/**/*.test.tsx'],
          environment: 'happy-dom',
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          exclude: [machines],
          // A browser waits half of its time, so two files at once take little more than half as long on two cores.
          maxWorkers: 2,
          // Slow machines need time. Nothing is timed in here.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          sequence: { groupOrder: 1 },
        },
      },
      {
        // `npm run test:long`: what takes minutes, and guards files that change seldom.
        test: {
          name: 'long',
          include: ['server/fuzz.test.ts', machines],
          env: { FUZZ_REQUESTS: '50000' },
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
