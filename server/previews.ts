// What links elsewhere show of a page whose address says more than its path, as a fortune's or a challenge's. The build has written the tags of
// each (scripts/previews.ts): the address only chooses one, and nothing of it goes into a page.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { File } from './site-files.ts';

type Preview = {
  /** The name in the address whose value chooses. */
  readonly name: string;
  /** The page's own tags, as they stand in it. */
  readonly tags: string;
  /** The tags that take their place, by that value. */
  readonly instead: Readonly<Record<string, string>>;
};
/** By the page's path. */
export type Previews = Readonly<Record<string, Preview>>;

/** None where the build wrote none. */
export async function readPreviews(dist: string): Promise<Previews> {
  const text = await readFile(join(dist, 'previews.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text);
}

/**
 * The page with the tags that the value chooses, `null` where it chooses none. Each is made when it is first asked for and kept: there are only
 * as many as the build wrote.
 */
export function previewing(page: File, preview: Preview): (query: unknown) => Promise<File> | null {
  const { name, tags, instead } = preview;
  const made = new Map<string, Promise<File>>();
  return (query) => {
    const value = (query as Record<string, unknown>)[name];
    if (typeof value !== 'string' || !Object.hasOwn(instead, value)) return null;
    let file = made.get(value);
    if (!file) {
      file = withTags(page, tags, instead[value] ?? tags);
      made.set(value, file);
    }
    return file;
  };
}

const compressed = { br: promisify(brotliCompress), gzip: promisify(gzip) };

async function withTags(page: File, tags: string, own: string): Promise<File> {
  const identity = Buffer.from(page.body.identity.toString().replace(tags, () => own));
  const [br, gz] = await Promise.all([
    compressed.br(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    compressed.gzip(identity),
  ]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 20)}"`;
  return { body: { identity, br, gzip: gz }, etag, headers: { ...page.headers, etag } };
}
