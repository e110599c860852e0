// `npm run build`: builds the site, also if the last build is up to date.
import { ensureInstalled, runNode } from './install.mjs';

ensureInstalled();
process.exit(runNode(['scripts/build.ts']));
