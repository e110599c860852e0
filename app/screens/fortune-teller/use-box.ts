import { useEffect, useSyncExternalStore } from 'react';
import { onForgotten } from '../../kept/forget.ts';
import { type Box, fortuneBox, type KeptFortune, withFortune, withoutFortune } from '../../kept/fortune-box.ts';
import { isKeepingOver } from '../../kept/keeping.ts';

/** As it was last read. The storage is read again before each change, because another tab may have changed it. */
let box: Box = [];
const listeners = new Set<() => void>();

function lookAgain() {
  box = fortuneBox.read() ?? [];
  for (const listener of listeners) listener();
}

/** Returns whether it is kept now. */
export function keepFortune(fortune: KeptFortune): boolean {
  const isKept = !isKeepingOver() && fortuneBox.write(withFortune(fortuneBox.read() ?? [], fortune));
  lookAgain();
  return isKept;
}

export function takeOut(fortune: KeptFortune): void {
  const left = withoutFortune(fortuneBox.read() ?? [], fortune);
  if (left.length > 0) fortuneBox.write(left);
  else fortuneBox.remove();
  lookAgain();
}

/** The kept fortunes, also as other tabs change them. */
export function useBox(): Box {
  useEffect(() => {
    lookAgain();
    const stop = onForgotten(lookAgain);
    addEventListener('storage', lookAgain);
    return () => {
      stop();
      removeEventListener('storage', lookAgain);
    };
  }, []);
  return useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    () => box,
  );
}
