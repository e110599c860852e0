// Starts the service worker and tells it what to keep. Fetched when the page has nothing else to do.
import { base } from '#texts/language.ts';
import {
  type KeepMessage,
  type OfflineList,
  offlineListPath,
  trustedTypesPolicy,
  workerPath,
} from '../../contract/offline.ts';

type Device = { readonly connection?: { readonly saveData?: boolean } };
type Factory = {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(_: string): string };
};

/** Does nothing where the server has no worker, or the browser wants none, as in Firefox's private windows. */
export async function startWorker(): Promise<void> {
  try {
    const savesData = (navigator as Device).connection?.saveData === true;
    const answer = await fetch(base + offlineListPath, { method: savesData ? 'HEAD' : 'GET' });
    if (answer.status !== 200) return;
    const list: OfflineList | null = savesData ? null : await answer.json();
    await navigator.serviceWorker.register(workerAddress());
    const { active } = await navigator.serviceWorker.ready;
    const isCurrent = list?.files.includes(new URL(import.meta.url).pathname) === true;
    active?.postMessage({ type: 'keep', seen: seen(), list, isCurrent } satisfies KeepMessage);
  } catch {
    // without a worker, or without a network for now, the site is what it is
  }
}

/** The policy makes no other address than this one. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  const policy = trustedTypes?.createPolicy(trustedTypesPolicy, { createScriptURL: () => workerPath });
  return policy ? policy.createScriptURL('') : workerPath;
}

function seen(): string[] {
  return [location.pathname, ...performance.getEntriesByType('resource').map(({ name }) => name)];
}
