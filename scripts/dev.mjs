// `npm run dev`: hot reload for the screens, and a restart whenever the server's own files change.
import { ensureInstalled } from './install.mjs';
import { keepRunning } from './keep-running.mjs';

ensureInstalled();
keepRunning(['--watch', '--watch-preserve-output', 'scripts/dev-server.ts']);
