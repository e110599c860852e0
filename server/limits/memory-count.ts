// Counts in the memory of one process, for a limited number of keys.

/** How much a key has taken, and when its window ends, in milliseconds of Unix time. */
export type Entry = readonly [key: string, taken: number, endsAt: number];

export type MemoryCount = {
  /** Takes one for `key`; if none is left, says after how many seconds to come back. */
  take(key: string): { readonly retryAfter: number } | null;
  giveBack(key: string): void;
  /** Sets the count of `key` to one made elsewhere: by Redis, or before a restart. */
  set(key: string, taken: number, endsAt: number): void;
  /** All counts whose window has not ended. */
  entries(): Entry[];
};

/** The most keys that are kept, which take some 20 MB. */
const mostKeysByDefault = 100_000;
const sampleSize = 16;

/** Allows so many per key in a window of so many seconds, which begins with the first one. */
export function memoryCount(most: number, seconds: number, mostKeys = mostKeysByDefault): MemoryCount {
  const windows = new Map<string, { taken: number; endsAt: number }>();
  // After a clock was set back, a window must not get longer than it was.
  const latestEnd = () => Date.now() + seconds * 1000;

  const current = (key: string) => {
    const window = windows.get(key);
    return window && window.endsAt > Date.now() ? window : null;
  };
  const set = (key: string, taken: number, endsAt: number) => {
    windows.delete(key);
    if (windows.size >= mostKeys) forgetOne();
    windows.set(key, { taken, endsAt: Math.min(endsAt, latestEnd()) });
  };
  // The keys still to be examined in this round; keys added since are examined in the next.
  let queue: string[] = [];
  /**
   * Removes the key with the lowest count among a few that were examined longest ago. So a flood of new addresses evicts its own keys,
   * while an address that used up a limit stays refused. A new key is not examined at once: otherwise two keys that alternate would
   * evict each other and never be counted.
   */
  const forgetOne = () => {
    if (queue.length < sampleSize) queue = [...windows.keys()].reverse();
    const danger = (key: string) => current(key)?.taken ?? 0;
    const sample = queue.splice(-sampleSize).filter((key) => windows.has(key));
    windows.delete(sample.reduce((one, other) => (danger(other) < danger(one) ? other : one)));
  };

  return {
    take(key) {
      const window = current(key);
      if (!window) {
        set(key, 1, latestEnd());
        return null;
      }
      window.endsAt = Math.min(window.endsAt, latestEnd());
      if (window.taken >= most) return { retryAfter: (window.endsAt - Date.now()) / 1000 };
      window.taken += 1;
      return null;
    },
    giveBack(key) {
      const window = current(key);
      if (window && window.taken > 0) window.taken -= 1;
    },
    set,
    entries: () =>
      [...windows]
        .filter(([, { endsAt }]) => endsAt > Date.now())
        .map(([key, { taken, endsAt }]) => [key, taken, endsAt]),
  };
}
