/// <reference lib="WebWorker" />
// What the worker does when a page tells it to keep a release: it fetches what is missing, and only then lets go of older releases.
import type { KeepMessage, OfflineList } from '../../contract/offline.ts';

export const pagesCache = 'swampheart-pages';
export const scriptsCache = 'swampheart-scripts';

/** Ten releases or so: even where two tabs are open all the time, the store grows no further. */
const mostScripts = 400;
/** Under this name the store remembers which release it holds whole, in each language that was read. */
const markOf = ({ language }: OfflineList) => (language === 'en' ? '/kept-build' : `/kept-build-${language}`);

/** One lost answer must not cost the visit, and a site that is gone must not be asked for long. */
const mostTries = 3;

/**
 * `ask` fetches an address and keeps it, unless it is kept already. What fails is tried again, twice, and then by the next page that
 * loads.
 */
export async function keep(
  { seen, list, isCurrent }: KeepMessage,
  { caches, clients }: Pick<ServiceWorkerGlobalScope, 'caches' | 'clients'>,
  ask: (address: string) => Promise<void>,
): Promise<void> {
  for (const address of seen) await ask(address).catch(() => {}); // the network may go, and the disk may be full
  if (!list) return;
  try {
    const pages = await caches.open(pagesCache);
    const mark = markOf(list);
    if ((await (await pages.match(mark))?.text()) !== list.build) {
      for (const address of list.files) await persistently(() => ask(address));
      // all pages or none, so that a page never stands beside those of another release
      const requests = list.pages.map((path) => new Request(path, { cache: 'no-cache', mode: 'same-origin' }));
      await persistently(() => pages.addAll(requests));
      await pages.put(mark, new Response(list.build));
    }
    // A tab of an older release may still ask for its files, and the server has them no longer. So they go when the only open
    // window is one of this release.
    const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const scripts = await caches.open(scriptsCache);
    const isAlone = isCurrent && windows.length === 1;
    if (isAlone || (await scripts.keys()).length > mostScripts) await forgetOthers(scripts, list);
  } catch {
    // as above
  }
}

/** What `attempt` resolves to; its last error if all tries fail. `pauseMs` passes between two. */
export async function persistently<T>(attempt: () => Promise<T>, pauseMs = 500, tries = mostTries): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (tries <= 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return persistently(attempt, pauseMs, tries - 1);
  }
}

async function forgetOthers(scripts: Cache, { files, others }: OfflineList): Promise<void> {
  for (const request of await scripts.keys()) {
    const { pathname } = new URL(request.url);
    if (!files.includes(pathname) && !others.includes(pathname)) await scripts.delete(request);
  }
}
