// `npm run dev`: hot reload for the screens, and a restart whenever the server's own files change.
import { ensureInstalled, runNode } from './install.mjs';

ensureInstalled();
process.exit(runNode(['--watch', '--watch-preserve-output', 'scripts/dev-server.ts']));
