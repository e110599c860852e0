import { useSyncExternalStore } from 'react';
import { keep } from '../kept/store.ts';

const kept = keep<boolean>({
  name: 'sound',
  version: 1,
  readAs: (value) => (typeof value === 'boolean' ? value : null),
});

/** For the visit, where the device keeps nothing. */
let here: boolean | null = null;
let isRefused = false;
const listeners = new Set<() => void>();

export const isSoundOn = () => !isRefused && (here ?? kept.read() ?? false);

/** Switches the sound of both rooms. */
export function switchSound(isOn: boolean) {
  here = kept.write(isOn) ? null : isOn;
  for (const listener of listeners) listener();
}

/** Sound is not offered again in this visit. */
export function refuseSound() {
  isRefused = true;
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  addEventListener('storage', onChange); // another tab has switched it, or has forgotten everything
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}

export const useIsSoundOn = () => useSyncExternalStore(subscribe, isSoundOn);
export const useIsSoundRefused = () => useSyncExternalStore(subscribe, () => isRefused);
