// For tests of the process itself: runs the real one, as it is started outside of tests.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach } from 'vitest';

export const key = 'sk-nobody-may-read-this';
const servers: ChildProcessWithoutNullStreams[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.kill('SIGKILL');
});

/** Runs the real process with nothing but `environment` configured, and collects what it prints. */
export function run(environment: Record<string, string>, ...nodeOptions: string[]) {
  const server = spawn(process.execPath, [...nodeOptions, 'server/main.ts'], {
    // With the compiled code of the run before, as `npm start` has it: a quarter of a second less for each.
    env: { PATH: process.env.PATH ?? '', PORT: '0', NODE_COMPILE_CACHE: 'node_modules/.cache/node', ...environment },
  });
  servers.push(server);
  const printed = { text: '' };
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed.text += text;
    });
  }
  const exit = once(server, 'exit').then(([code]) => code as number | null);
  const address = async () => {
    while (!printed.text.includes('On stage')) await sleep(10);
    return /http:\S+/.exec(printed.text)?.[0] ?? '';
  };
  return { process: server, printed, exit, address };
}

export function ask(address: string, headers: Record<string, string> = {}) {
  return fetch(`${address}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ character: 'Donkey', loveInterest: 'Dragon', message: 'what shall we eat' }),
  });
}
