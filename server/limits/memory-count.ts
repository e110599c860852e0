// Counts in the memory of one process, for so many keys and no more.

/** How much a key has taken, and when it begins anew, in milliseconds of Unix time. */
export type Entry = readonly [key: string, taken: number, endsAt: number];

export type MemoryCount = {
  /** Takes one for `key`; says after how many seconds to come back where none is left. */
  take(key: string): { readonly retryAfter: number } | null;
  giveBack(key: string): void;
  /** Makes `key` stand where somebody else has counted it. */
  set(key: string, taken: number, endsAt: number): void;
  /** All that is still counted. */
  entries(): Entry[];
};

/** Some 20 MB. */
const mostKeysByDefault = 100_000;
const sampleSize = 16;

/** So many in so many seconds, which begin with the first one. */
export function memoryCount(most: number, seconds: number, mostKeys = mostKeysByDefault): MemoryCount {
  const windows = new Map<string, { taken: number; endsAt: number }>();
  // A clock that was set back must make no window longer than it was.
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
  // The keys that are still to be looked at in this round; those that came since wait for the next.
  let queue: string[] = [];
  /**
   * Forgets the key that took least among some that were looked at longest ago. So a flood of new addresses pushes out its own kind,
   * while an address that has used up a limit stays refused. A new key is not looked at at once, or two that take turns would never
   * be counted.
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
