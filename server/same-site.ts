import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/**
 * Refuses a call that a browser makes for another site's page, which would chat at this site's expense. Browsers send
 * Sec-Fetch-Site and pages cannot forge it; Origin serves those too old for it. Programs like curl send neither, and pass.
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
