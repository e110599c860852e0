import { spawn } from 'node:child_process';
import { compileCache } from './compile-cache.mjs';
import { findNode } from './install.mjs';

const stillWantedEveryMs = 1000;

/**
 * Runs a script of the project under Node 24 until it ends, a signal arrives, or npm is gone: npm does not always forward
 * signals, and a server left running would keep the port.
 * @param {string[]} args
 */
export function keepRunning(args) {
  const env = { NODE_COMPILE_CACHE: compileCache, ...process.env };
  const child = spawn(findNode(), args, { stdio: 'inherit', env });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, stillWantedEveryMs).unref();
  child.on('exit', (code) => process.exit(code ?? 1));
}
