// Starts the real server on the built site.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { compileCache } from '../scripts/compile-cache.mjs';

/** Runs the server on the built site, with nothing but `environment` configured. */
export async function openSite(environment: Record<string, string> = {}) {
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      NODE_COMPILE_CACHE: compileCache,
      LOG_LEVEL: 'warn',
      CHAT_RATE_LIMIT: '100000',
      CHAT_DAILY_LIMIT: '100000',
      UNDERSTUDY_PACE: '0',
      OFFLINE: 'off', // pages that tests share would come from what the worker keeps; offline.test.ts has a server of its own
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let printed = '';
  server.stdout.setEncoding('utf8');
  while (!printed.includes('On stage')) {
    const [text] = await once(server.stdout, 'data');
    printed += text;
  }
  const exit = once(server, 'exit');
  return {
    address: /http:\S+/.exec(printed)?.[0] ?? '',
    async close() {
      server.kill('SIGKILL');
      await exit;
    },
  };
}
