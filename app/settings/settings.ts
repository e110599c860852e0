// What the visitor has chosen for the whole site: kept on the device, and the same in the sheet, in every button and in every tab.
// How the page looks then is applied by app/early-settings.ts.
import { useSyncExternalStore } from 'react';
import { keep } from '../kept/store.ts';
import { changed, readSettings, type Settings, usual } from './choices.ts';

const name = 'settings';
const kept = keep({ name, version: 1, readAs: readSettings });

let now = kept.read() ?? usual;
/** Where the device keeps nothing, what is chosen holds for the visit. */
let isKept = true;
const listeners = new Set<() => void>();

export const settings = () => now;
export const areSettingsKept = () => isKept;

/** At once, on this page and in every other tab. */
export function change(changes: Partial<Settings>): void {
  // another tab may have changed something else a moment ago
  now = changed((isKept && kept.read()) || now, changes);
  isKept = kept.write(now);
  tell();
}

function tell(): void {
  globalThis.settle?.(now);
  for (const listener of listeners) listener();
}

addEventListener('storage', ({ key }: StorageEvent) => {
  if (key !== null && !key.endsWith(` ${name}`)) return;
  now = kept.read() ?? usual;
  tell();
});

/** Calls back in the same moment as something changes. Returns how to stop that. */
export function onChange(then: () => void): () => void {
  listeners.add(then);
  return () => void listeners.delete(then);
}

export const useSettings = () => useSyncExternalStore(onChange, settings);
