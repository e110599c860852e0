// One server, with nothing configured, for all files of browser tests that need no other: it takes more time to start than most tests.
import type { TestProject } from 'vitest/node';
import { openSite } from './open-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Its address, without a slash at the end. */
    sharedSite: string;
  }
}

/** Vitest calls it before the first file, and what it returns after the last. */
export default async function shareSite(project: TestProject) {
  const site = await openSite();
  project.provide('sharedSite', site.address);
  return () => site.close();
}
