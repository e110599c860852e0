import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Environment } from './config.ts';

/** The project's file `.env`, overridden by the process's environment. An empty variable counts as unset and overrides nothing. */
export function readEnvironment(): Environment {
  const file = join(import.meta.dirname, '..', '.env');
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const given = Object.entries(process.env).filter(([, value]) => value?.trim());
  return { ...written, ...Object.fromEntries(given) };
}
