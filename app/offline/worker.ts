/// <reference lib="WebWorker" />
// The service worker: what is shown when there is no network. It answers for pages, scripts, fonts and pictures of this site, and
// for nothing else: never for the API, nor for the film, which players ask for in ranges. docs/decisions/0026-offline.md.
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import type { KeepMessage } from '../../contract/offline.ts';
import { keep, pagesCache, scriptsCache } from './keep.ts';

declare const self: ServiceWorkerGlobalScope;
/** The addresses of all pages; the build fills it in. */
declare const builtPages: readonly string[];

/** Longer than that nobody waits for a page that is at hand. */
const longestWaitForPageS = 3;
/** Some 5 MB; those seen longest ago go first. */
const mostPictures = 300;

/** Keeps whole, good answers of this site alone: not the page of a hotel's network, nor a proxy's page of errors in place of a script. */
const goodAnswers = (isPage: boolean): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => {
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    return response.status === 200 && response.type === 'basic' && !response.redirected && isHtml === isPage
      ? response
      : null;
  },
});
/** One entry a page, whatever stands behind the question mark. */
const byPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).origin + new URL(request.url).pathname,
};
// Its type says "undefined" where that of plugins says "absent".
const fewPictures = new ExpirationPlugin({ maxEntries: mostPictures, purgeOnQuotaError: true }) as WorkboxPlugin;

// A new release is seen at the next navigation. Where the network is slow, the page of before stands in, once: the answer is kept when it comes.
const pages = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: longestWaitForPageS,
  matchOptions: { ignoreVary: true },
  plugins: [goodAnswers(true), byPath],
});
// A name with a hash never means other content.
const scripts = new CacheFirst({
  cacheName: scriptsCache,
  matchOptions: { ignoreVary: true },
  plugins: [goodAnswers(false)],
});
const pictures = { cacheName: 'swampheart-pictures', matchOptions: { ignoreVary: true } };
const hashedPictures = new CacheFirst({ ...pictures, plugins: [goodAnswers(false), fewPictures] });
const namedPictures = new StaleWhileRevalidate({ ...pictures, plugins: [goodAnswers(false), fewPictures] });
const data = new NetworkFirst({
  cacheName: pagesCache,
  matchOptions: { ignoreVary: true },
  plugins: [goodAnswers(false)],
});

/** Who answers for an address; `undefined`: the network alone. */
function strategyFor({ origin, pathname }: URL): Strategy | undefined {
  if (origin !== self.location.origin) return undefined;
  if (builtPages.includes(pathname)) return pages;
  if (/^\/assets\/.*\.(js|woff2|json)$/.test(pathname)) return scripts;
  if (/^\/assets\/.*\.(avif|webp|png)$/.test(pathname)) return hashedPictures;
  if (/^\/(portraits|icons)\/.*\.(avif|webp|png)$/.test(pathname)) return namedPictures;
  return /^(\/es)?\/(growls\.json|site\.webmanifest)$/.test(pathname) ? data : undefined;
}

for (const strategy of [pages, scripts, hashedPictures, namedPictures, data]) {
  registerRoute(({ url, request }) => !request.headers.has('range') && strategyFor(url) === strategy, strategy);
}

self.addEventListener('install', () => void self.skipWaiting());
clientsClaim();
self.addEventListener('message', (event) => {
  const message = event.data as KeepMessage;
  if (message.type === 'keep') event.waitUntil(keep(message, self, (url) => ask(url, event)));
});

/** Fetches what is not there yet, and keeps it. Throws if that fails. */
async function ask(address: string, event: ExtendableEvent): Promise<void> {
  const url = new URL(address, self.location.origin);
  const [answer, kept] = strategyFor(url)?.handleAll({ event, request: new Request(url), url }) ?? [];
  if (answer && !(await answer).ok) throw new Error(`${url.pathname} did not arrive.`);
  await kept;
}
