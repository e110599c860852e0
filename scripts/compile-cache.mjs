import { join } from 'node:path';

/** Where Node keeps compiled code for the next start (https://nodejs.org/api/module.html#module-compile-cache); thrown away with the packages. */
export const compileCache = join(import.meta.dirname, '..', 'node_modules', '.cache', 'node');
