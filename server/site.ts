// The built site, held in memory with its headers made at start: nothing is read, compressed or looked up on disk per request,
// and an address is a key of a map, so that no path can lead out of the site.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

type Encoding = 'br' | 'gzip' | 'identity';
type File = {
  readonly body: Readonly<Partial<Record<Encoding, Buffer>>> & { readonly identity: Buffer };
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
};

type BuiltPages = {
  /** Which file of the site each address shows. */
  readonly pages: Readonly<Record<string, string>>;
  readonly lostPage: string;
};

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Serves what the build wrote into `dist`: the files of `dist/site`, and the pages at the addresses that
 * `dist/pages.json` names. Any other address gets the lost page with 404.
 */
export async function serveSite(app: FastifyInstance, dist: string): Promise<void> {
  const files = await readSite(join(dist, 'site'));
  const { pages, lostPage }: BuiltPages = JSON.parse(await readFile(join(dist, 'pages.json'), 'utf8'));
  const fileAt = (path: string): File => {
    const file = files.get(path);
    if (!file) throw new Error(`The build in ${dist} is not whole: ${path} is missing. Run npm run build.`);
    return file;
  };

  for (const [path, file] of files) if (!path.endsWith('.html')) app.get(path, sending(file));
  for (const [address, page] of Object.entries(pages)) app.get(address, sending(fileAt(`/${page}`)));

  const lost = fileAt(`/${lostPage}`);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    // One address a page: "/choose/" moves to "/choose". Only known addresses move, so that none leads elsewhere.
    if (path.endsWith('/') && pages[path.slice(0, -1)]) return reply.redirect(path.slice(0, -1), 308);
    if (path.startsWith('/api/')) throw new Problem(404, 'Nothing here', 'There is no such address.');
    return sendFile(request, reply.code(404), lost);
  });
}

function sending(file: File) {
  return (request: FastifyRequest, reply: FastifyReply) => sendFile(request, reply, file);
}

function sendFile(request: FastifyRequest, reply: FastifyReply, { body, headers, etag }: File): FastifyReply {
  reply.headers(headers);
  if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '', body);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body[encoding]);
}

function chooseEncoding(accepted: string, body: File['body']): Encoding {
  const isAccepted = (encoding: Encoding) =>
    new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?(,|$))`).test(accepted);
  return (['br', 'gzip'] as const).find((encoding) => body[encoding] && isAccepted(encoding)) ?? 'identity';
}

async function readSite(folder: string): Promise<Map<string, File>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const originals = paths.filter((path) => mediaTypes[extname(path)]);
  return new Map(
    await Promise.all(
      originals.map(async (path) => {
        const address = `/${relative(folder, path).split(sep).join('/')}`;
        return [address, await readSiteFile(path, address)] as const;
      }),
    ),
  );
}

async function readSiteFile(path: string, address: string): Promise<File> {
  const identity = await readFile(path);
  const [br, gzip] = await Promise.all([`${path}.br`, `${path}.gz`].map((copy) => readFile(copy).catch(() => null)));
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 20)}"`;
  return {
    body: { identity, ...(br && { br }), ...(gzip && { gzip }) },
    etag,
    headers: {
      'content-type': mediaTypes[extname(path)] ?? 'application/octet-stream',
      // Files in assets/ carry a hash of their contents in their names.
      'cache-control': address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag,
      vary: 'accept-encoding',
    },
  };
}
