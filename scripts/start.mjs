// `npm start`: installs what is missing, builds what is stale, serves.
import { ensureInstalled, runNode } from './install.mjs';
import { keepRunning } from './keep-running.mjs';
import { isBuildStale } from './stale.mjs';

ensureInstalled();
if (await isBuildStale()) {
  console.error('Building the site ...');
  if (runNode(['scripts/build.ts']) !== 0) process.exit(1);
}

keepRunning(['server/main.ts']);
