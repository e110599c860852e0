// One browser for all files that a process of Vitest runs. What only an environment is told is when the process ends.
import type { Browser } from 'playwright-core';
import type { Environment } from 'vitest/runtime';
import { openBrowser } from './open-browser.ts';

declare global {
  /** Starts it when it is first asked for, and again if it crashed. */
  var sharedBrowser: () => Promise<Browser>;
}

export default {
  name: 'shared-browser',
  viteEnvironment: 'ssr',
  setup(global) {
    let browser: Promise<Browser> | undefined;
    global.sharedBrowser = async () => {
      if (!(await browser)?.isConnected()) browser = openBrowser();
      return browser as Promise<Browser>;
    };
    return {
      async teardown() {
        await (await browser)?.close();
      },
    };
  },
} satisfies Environment;
