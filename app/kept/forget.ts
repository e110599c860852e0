// Forgetting all that this device keeps for the site, in every tab.
import { prefix, quietly } from './store.ts';

/** Written and removed at once: the browser tells the other tabs. */
const signal = `${prefix}forget`;

/** Removes all that is ours from both storages, here and in the drafts of other tabs. */
export function forgetEverything(): void {
  for (const storage of [() => localStorage, () => sessionStorage]) quietly(() => removeOurs(storage()), undefined);
  quietly(() => {
    localStorage.setItem(signal, String(Math.random()));
    localStorage.removeItem(signal);
  }, undefined);
  dispatchEvent(new StorageEvent('storage')); // the browser tells other tabs only
}

/** Calls back when this tab or another has forgotten everything. Returns how to stop that. */
export function onForgotten(then: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key !== null && (key !== signal || newValue === null)) return; // `null`: the whole storage was emptied
    quietly(() => removeOurs(sessionStorage), undefined);
    then();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

function removeOurs(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
}
