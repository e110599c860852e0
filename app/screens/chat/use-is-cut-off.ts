import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ListedMessage } from './listed-message.ts';

/**
 * Whether there is no way to the server, as far as is known: the browser says so, or the latest reply failed and the server does
 * not answer at all. An answer of any kind, also an error, is a way.
 */
export function useIsCutOff(messages: readonly ListedMessage[]): boolean {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [isUnreached, setIsUnreached] = useState(false);
  const failures = failuresAtTheEnd(messages);

  useEffect(() => {
    let isLatest = true;
    if (failures === 0) setIsUnreached(false);
    else if (isOnline) void isReached().then((answer) => isLatest && setIsUnreached(!answer));
    return () => {
      isLatest = false;
    };
  }, [failures, isOnline]);

  return !isOnline || isUnreached;
}

/** How many of the latest replies failed, one after another. */
function failuresAtTheEnd(messages: readonly ListedMessage[]): number {
  const answers = messages.filter(({ category }) => category === 'AI');
  const lastGood = answers.findLastIndex(({ notice }) => notice !== 'reply failed' && notice !== 'greeting missing');
  return answers.length - 1 - lastGood;
}

/** HEAD is never answered by the service worker. */
function isReached(): Promise<boolean> {
  return fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
