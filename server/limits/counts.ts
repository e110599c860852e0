// Counts how often each key took something that is limited: in Redis for all processes together, or in this process.
import { openCountsFile } from './counts-file.ts';
import { memoryCount } from './memory-count.ts';

export type Count = {
  /** Takes one for `key`; if none is left, says after how many seconds to come back. */
  take(key: string): Promise<{ readonly retryAfter: number } | null>;
  /** Gives back one that was taken and not used. */
  giveBack(key: string): Promise<void>;
};

export type Counts = {
  /**
   * Allows so many per key in a window of so many seconds, which begins with the first one. With `isFollowed`, this process keeps
   * a copy of what Redis counted and continues from it if Redis fails. Not for counts with many long-lived keys: the copy takes memory.
   */
  of(name: string, most: number, seconds: number, isFollowed?: boolean): Count;
  close(): void;
};

type Log = { warn(message: string): void; info(message: string): void };

/** The file in which a process without Redis keeps its counts over a restart, and the secret for the hashes in it. */
type Kept = { readonly file: string | null; readonly secret: string };

/** Only counts with a window of at least this length are saved; shorter ones end soon after a restart anyway. */
const shortestKeptS = 3600;

/**
 * Resolves once Redis is connected or known to be unreachable. While it is unreachable or refuses writes, and where `redisUrl` is
 * `null`, each process counts for itself; the beginning and the end of such a time are logged once each.
 */
export async function openCounts(redisUrl: string | null, log: Log, { file, secret }: Kept): Promise<Counts> {
  const redis = redisUrl === null ? null : await (await import('./redis.ts')).openRedis(redisUrl, log);
  const written = openCountsFile(redis ? null : file, secret, log);
  return {
    of(name, most, seconds, isFollowed = false) {
      const memory = memoryCount(most, seconds);
      if (seconds >= shortestKeptS) written.keep(name, memory);
      const limiter = redis?.limiter(`swampheart:${name}`, most, seconds);
      const takeHere = (id: string) => {
        written.changed();
        return memory.take(id);
      };
      return {
        async take(key) {
          const id = written.disguise(name, key);
          if (!limiter) return takeHere(id);
          const taken = await limiter.take(key);
          if (taken === 'failed') return takeHere(id);
          // After a clock was set back, the wait must still not exceed the limit's window.
          if (taken.isRefused) return { retryAfter: Math.min(taken.endsInMs / 1000, seconds) };
          if (isFollowed) memory.set(id, taken.count, Date.now() + taken.endsInMs);
          return null;
        },
        async giveBack(key) {
          const id = written.disguise(name, key);
          try {
            await limiter?.giveBack(key);
            if (limiter) return;
          } catch {} // It was counted in this process, or the count is lost with Redis.
          written.changed();
          memory.giveBack(id);
        },
      };
    },
    close: () => {
      written.close();
      redis?.close();
    },
  };
}
