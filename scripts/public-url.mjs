import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/**
 * The site's public address from the environment or `.env`, without a slash at its end.
 * @returns {string | null} `null` if it is not set. Throws if it is no web address.
 */
export function readPublicUrl() {
  const written = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  const given = process.env.PUBLIC_URL?.trim() || written.PUBLIC_URL?.trim();
  if (!given) return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!url || !/^https?:$/.test(url.protocol) || `${url.origin}/` !== url.href) {
    throw new Error('PUBLIC_URL must be the address of the site without a path, like https://swampheart.example.');
  }
  return url.origin;
}
