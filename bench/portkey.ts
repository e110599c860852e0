// Portkey's gateway, a relay of the same kind, installed beside our dependencies when a measurement first wants it, and never one of them.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endWithUs, freePort, listening, type Measured, stopped } from './processes.ts';

const version = '1.15.2';
const folder = join(import.meta.dirname, '..', 'node_modules', '.bench', `portkey-${version}`);
const script = join(folder, 'node_modules', '@portkey-ai', 'gateway', 'build', 'start-server.js');
/** On Node 24 it answers everything with 500, because it sets headers on what `fetch` brings, which are immutable; on a copy it may. */
const copies =
  'const bare = fetch; globalThis.fetch = async (...call) => { const it = await bare(...call); return new Response(it.body, it); };';

/** Starts it; `null` where npm does not bring it. */
export async function startPortkey(): Promise<Omit<Measured, 'collected'> | null> {
  const quietly = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--omit=dev', '--loglevel=error'];
  if (!existsSync(script)) {
    spawnSync('npm', ['install', ...quietly, '--prefix', folder, `@portkey-ai/gateway@${version}`], {
      stdio: 'ignore',
    });
  }
  if (!existsSync(script)) return null;
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(copies)}`, script, `--port=${port}`, '--headless'],
    { env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production' }, stdio: 'ignore' },
  );
  endWithUs(child);
  await listening(child, port, `Portkey's gateway did not start: remove ${folder}`);
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => stopped(child) };
}

/** The headers that send a call for a chat completion on to `base`. */
export function portkeyHeaders(base: string): Record<string, string> {
  return { 'x-portkey-provider': 'openai', 'x-portkey-custom-host': base, authorization: 'Bearer none' };
}
