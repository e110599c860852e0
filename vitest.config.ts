import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

process.env.NODE_ENV = 'test'; // whatever the shell says: React has no act() in production

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: ['{app,cast,contract,server,scripts}/**/*.test.ts'] } },
      { plugins: [react()], test: { name: 'views', include: ['app/**/*.test.tsx'], environment: 'happy-dom' } },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          // Two cores: one browser at a time, and time for slow machines. Nothing is timed in here.
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
