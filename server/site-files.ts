import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { workerPath } from '../contract/offline.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
/** A file of the site as it is sent: its body in each encoding that the build wrote, and its headers. */
export type File = {
  readonly body: Readonly<Partial<Record<Encoding, Buffer>>> & { readonly identity: Buffer };
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
};

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.mp4': 'video/mp4',
};

/** Every file below `folder` that the site may send, by its address. */
export async function readSite(folder: string): Promise<Map<string, File>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const addresses = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  );
  // One after the other: of so many small files that is several times as fast as all at once.
  const read = (address: string) => (addresses.has(address) ? readFileSync(join(folder, address)) : null);
  return new Map(
    [...addresses]
      .filter((address) => extname(address) in mediaTypes)
      .map((address) => [address, siteFile(address, read)] as const),
  );
}

function siteFile(address: string, read: (address: string) => Buffer | null): File {
  const identity = read(address) ?? Buffer.alloc(0);
  const [br, gzip] = [read(`${address}.br`), read(`${address}.gz`)];
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 20);
  const isFilm = extname(address) === '.mp4';
  // Weak, because all encodings of a file share it; for films strong, because If-Range needs that and they have one encoding.
  const etag = isFilm ? `"${hash}"` : `W/"${hash}"`;
  return {
    body: { identity, ...(br && { br }), ...(gzip && { gzip }) },
    etag,
    headers: {
      'content-type': mediaTypes[extname(address)] ?? 'application/octet-stream',
      'cache-control': cacheControl(address),
      etag,
      ...(isFilm ? { 'accept-ranges': 'bytes' } : { vary: 'accept-encoding' }),
      // Only pages need the long policy, and HTTP/1.1 sends headers uncompressed every time.
      ...(extname(address) !== '.html' && { 'content-security-policy': filePolicy(address) }),
    },
  };
}

/** What a script may do as a worker is said by its own headers: the service worker fetches files of this site. */
function filePolicy(address: string): string {
  return address === workerPath ? "default-src 'none';connect-src 'self'" : "default-src 'none'";
}

/** Names in assets/ contain a hash of the contents, so they can be cached for ever; portraits, icons and share pictures seldom change. */
function cacheControl(address: string): string {
  if (address.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return /\.(avif|webp|png|jpg)$/.test(address) ? 'public, max-age=86400' : 'no-cache';
}
