// `npm start`: installs what is missing, builds what is stale, serves.
import { spawn } from 'node:child_process';
import { ensureInstalled, findNode, runNode } from './install.mjs';
import { isBuildStale } from './stale.mjs';

ensureInstalled();
if (await isBuildStale()) {
  console.error('Building the site ...');
  if (runNode(['scripts/build.ts']) !== 0) process.exit(1);
}

const server = spawn(findNode(), ['server/main.ts'], { stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
