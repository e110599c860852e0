// Serves the built site from memory, with headers prepared at start: nothing is compressed per request. An address is only looked up
// among those that were read at start, so that no path can lead out of the site. Video players request films in byte ranges.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { offlineListPaths, workerPath } from '../contract/offline.ts';
import { sendWorkersAway } from './no-worker.ts';
import { previewing, readPreviews } from './previews.ts';
import { Problem } from './problem.ts';
import { readRange } from './ranges.ts';
import { type Allowance, contentSecurityPolicy, workerAllowance } from './security-headers.ts';
import { type Encoding, type File, readSite } from './site-files.ts';

/** The file of a page, and the sources that its Content-Security-Policy allows in addition: what stands in it, by hash. */
type BuiltPage = { readonly file: string; readonly allows: Allowance };
type BuiltPages = {
  /** The page of each address. */
  readonly pages: Readonly<Record<string, BuiltPage>>;
  readonly lost: BuiltPage;
  /** That of other languages, by what their addresses begin with. */
  readonly lostBelow?: Readonly<Record<string, BuiltPage>>;
};

/**
 * Serves what the build wrote into `dist`: the files of `dist/site`, and the pages at the addresses that
 * `dist/pages.json` names. Any other address gets the lost page with 404. `worksOffline`: browsers get the service worker, and
 * those that have one keep it.
 */
export async function serveSite(app: FastifyInstance, dist: string, worksOffline: boolean): Promise<void> {
  const files = await readSite(join(dist, 'site'));
  if (!worksOffline) {
    files.delete(workerPath);
    for (const path of offlineListPaths) files.delete(path);
    sendWorkersAway(app);
  }
  const { pages, lost, lostBelow = {} }: BuiltPages = JSON.parse(await readFile(join(dist, 'pages.json'), 'utf8'));
  const page = ({ file: name, allows }: BuiltPage): File => {
    const file = files.get(`/${name}`);
    if (!file) throw new Error(`The build in ${dist} is not whole: ${name} is missing. Run npm run build.`);
    const policy = contentSecurityPolicy(worksOffline ? { ...allows, ...workerAllowance } : allows);
    return { ...file, headers: { ...file.headers, 'content-security-policy': policy } };
  };

  // One route for all files: a route for each took a seventh of the time until the server listens.
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = `/${request.params['*']}`;
    const file = path.endsWith('.html') ? undefined : files.get(path); // pages have addresses of their own
    return file ? sendFile(request, reply, file) : reply.callNotFound();
  });
  const previews = await readPreviews(dist);
  for (const [address, built] of Object.entries(pages)) {
    const file = page(built);
    const preview = previews[address];
    const choose = preview ? previewing(file, preview) : () => null;
    app.get(address, (request, reply) => {
      const chosen = choose(request.query);
      if (chosen === null) return sendFile(request, reply, file);
      return chosen.then((one) => sendFile(request, reply, one));
    });
  }

  const lostPage = page(lost);
  const lostPages = Object.entries(lostBelow).map(([base, built]) => [base, page(built)] as const);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    // "/choose/" redirects to "/choose". Only known addresses redirect, so that no request can choose the target.
    if (path.endsWith('/') && pages[path.slice(0, -1)]) return reply.redirect(path.slice(0, -1), 308);
    if (path.startsWith('/api/')) throw new Problem(404, 'Nothing here', 'There is no such address.');
    const [, ofLanguage = lostPage] = lostPages.find(([base]) => path === base || path.startsWith(`${base}/`)) ?? [];
    return sendFile(request, reply.code(404), ofLanguage);
  });
}

function sendFile(request: FastifyRequest, reply: FastifyReply, { body, headers, etag }: File): FastifyReply {
  reply.headers(headers);
  if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  if ('accept-ranges' in headers && request.method === 'GET') return sendPart(request, reply, body.identity, etag);
  const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '', body);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body[encoding]);
}

/** Sends the requested range, or the whole film if it has changed since the player began (If-Range). Ranges are views, not copies. */
function sendPart({ headers }: FastifyRequest, reply: FastifyReply, film: Buffer, etag: string): FastifyReply {
  const ifRange = headers['if-range'];
  const part = ifRange === undefined || ifRange === etag ? readRange(headers.range, film.length) : 'whole';
  if (part === 'whole') return reply.send(film);
  if (part === 'unsatisfiable') {
    reply.code(416).header('cache-control', 'no-store').header('content-range', `bytes */${film.length}`);
    return reply.removeHeader('etag').send();
  }
  const { first, last } = part;
  reply.code(206).header('content-range', `bytes ${first}-${last}/${film.length}`);
  return reply.send(film.subarray(first, last + 1));
}

const compressed = ['br', 'gzip'] as const;
const isAccepted = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/,
};

function chooseEncoding(accepted: string, body: File['body']): Encoding {
  return compressed.find((encoding) => body[encoding] && isAccepted[encoding].test(accepted)) ?? 'identity';
}
