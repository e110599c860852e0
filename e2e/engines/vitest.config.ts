import { defineConfig } from 'vitest/config';

// Not part of `npm test`, because it needs browsers that few machines have.
export default defineConfig({
  test: { include: ['e2e/engines/tour.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
