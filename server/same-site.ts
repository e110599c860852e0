import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/**
 * Refuses calls from pages of other sites, which would use the chat at this site's expense. Browsers send Sec-Fetch-Site, and pages
 * cannot forge it; older browsers send Origin. Programs such as curl send neither and are accepted.
 * https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export async function refuseOtherSites({ headers }: FastifyRequest): Promise<void> {
  const site = headers['sec-fetch-site'];
  const isOurs = site ? site === 'same-origin' || site === 'none' : isSameHost(headers.origin, headers.host);
  if (!isOurs) throw new Problem(403, 'Another site', 'Only pages of this site may call this address.');
}

function isSameHost(origin: string | undefined, host: string | undefined): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
