// `npm run build`: the site, whether stale or not.
import { ensureInstalled, runNode } from './install.mjs';

ensureInstalled();
process.exit(runNode(['scripts/build.ts']));
