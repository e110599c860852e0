// A server that a test may stop, and start again with another release at the same address. In this process: starting one takes a second.
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../server/app.ts';
import { understudy } from '../server/chat/understudy/understudy.ts';
import { readConfig } from '../server/config.ts';

/** What the build wrote. */
export const thisRelease = 'dist';

export function ownServer() {
  let app: FastifyInstance | undefined;
  let port = 0;
  /** Requests since the last start, as "GET /choose". */
  const asked: string[] = [];
  const stop = async () => {
    app?.server.closeAllConnections();
    await app?.close();
    app = undefined;
  };
  return {
    asked,
    get address() {
      return `http://127.0.0.1:${port}`;
    },
    stop,
    async start({ dist = thisRelease, ...environment }: { dist?: string; OFFLINE?: string } = {}) {
      await stop();
      asked.length = 0;
      const reading = readConfig({ ...environment, LOG_LEVEL: 'silent', CHAT_RATE_LIMIT: '100000' });
      if ('errors' in reading) throw new Error(reading.errors.join('\n'));
      app = await buildApp({ config: reading.config, replier: understudy(Math.random, 0), dist });
      app.addHook('onRequest', async ({ method, url, headers }) => {
        asked.push(`${method} ${url}${headers.range ? ` ${headers.range}` : ''}`);
      });
      await app.listen({ port });
      const address = app.server.address();
      if (typeof address === 'object' && address) port = address.port;
    },
  };
}

/** A copy of the build in which every script has another name, as after a change to the code, and every page another mark. */
export async function nextRelease(): Promise<{ dist: string; forget(): Promise<void> }> {
  const dist = await mkdtemp(join(tmpdir(), 'release-'));
  await cp(thisRelease, dist, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const assets = join(dist, 'site/assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const names = new Map(scripts.map((name) => [name, name.replace(/.\.js$/, '~.js')]));
  const inText = (text: string) => [...names].reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
  const texts = (await readdir(join(dist, 'site'))).filter((name) => /\.(html|json)$/.test(name));
  for (const file of [...texts.map((name) => join(dist, 'site', name)), ...scripts.map((name) => join(assets, name))]) {
    const text = inText(await readFile(file, 'utf8')).replace(
      '<html lang="en">',
      '<html lang="en" data-release="next">',
    );
    await writeFile(file, file.endsWith('offline.json') ? text.replace(/"build":"./, '"build":"~') : text);
  }
  for (const [from, to] of names) await rename(join(assets, from), join(assets, to));
  return { dist, forget: () => rm(dist, { recursive: true }) };
}
