// Counts how often each key took something that is limited: in Redis for all processes together, or in this process.
import { Redis, ReplyError } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
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
const commandMs = 500;
const reconnectMs = 1000;

/**
 * Resolves once Redis is connected or known to be unreachable. While it is unreachable or refuses writes, and where `redisUrl` is
 * `null`, each process counts for itself; the beginning and the end of such a time are logged once each.
 */
export async function openCounts(redisUrl: string | null, log: Log, { file, secret }: Kept): Promise<Counts> {
  const redis = redisUrl === null ? null : await connect(redisUrl, log);
  const written = openCountsFile(redis ? null : file, secret, log);
  const noteOutcome = redis && refusals(log);
  return {
    of(name, most, seconds, isFollowed = false) {
      const memory = memoryCount(most, seconds);
      if (seconds >= shortestKeptS) written.keep(name, memory);
      const limiter =
        redis &&
        new RateLimiterRedis({
          keyPrefix: `swampheart:${name}`,
          points: most,
          duration: seconds,
          storeClient: redis,
          rejectIfRedisNotReady: true,
        });

      const takeHere = (id: string) => {
        written.changed();
        return memory.take(id);
      };
      return {
        async take(key) {
          const id = written.disguise(name, key);
          if (!limiter) return takeHere(id);
          try {
            const { consumedPoints, msBeforeNext } = await limiter.consume(key);
            noteOutcome?.(null);
            if (isFollowed) memory.set(id, consumedPoints, Date.now() + msBeforeNext);
            return null;
          } catch (error) {
            // After a clock was set back, the wait must still not exceed the limit's window.
            const isLimit = error instanceof RateLimiterRes;
            noteOutcome?.(isLimit ? null : error);
            if (isLimit) return { retryAfter: Math.min(error.msBeforeNext / 1000, seconds) };
            return takeHere(id);
          }
        },
        async giveBack(key) {
          const id = written.disguise(name, key);
          try {
            await limiter?.reward(key);
            if (limiter) return;
          } catch {} // It was counted in this process, or the count is lost with Redis.
          written.changed();
          memory.giveBack(id);
        },
      };
    },
    close: () => {
      written.close();
      redis?.removeAllListeners('close').disconnect();
    },
  };
}

/**
 * To be called with the outcome of each command. Logs once when Redis begins to refuse writes, because its memory is full (OOM) or
 * it is a replica (READONLY), and once when it accepts them again. A lost connection is logged elsewhere.
 */
function refusals(log: Log): (error: unknown) => void {
  let isRefusing = false;
  return (error) => {
    if (error === null && isRefusing) log.info('Redis writes again: limits are counted in it again.');
    if (error === null) isRefusing = false;
    const [, code] = /^([A-Z]+) /.exec(error instanceof ReplyError ? (error as Error).message : '') ?? [];
    if (code === undefined || isRefusing) return;
    isRefusing = true;
    log.warn(`Redis refuses to write (${code}): each process counts its limits in memory.`);
  };
}

async function connect(url: string, log: Log): Promise<Redis> {
  const redis = new Redis(url, {
    commandTimeout: commandMs,
    connectTimeout: reconnectMs,
    // A Redis that does not answer is treated as unreachable, so that no visitor waits for it.
    socketTimeout: reconnectMs,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    retryStrategy: () => reconnectMs,
  });
  let isGone = false;
  return new Promise((resolve) => {
    redis.on('error', () => {}); // each is followed by "close"
    redis.on('ready', () => {
      if (isGone) log.info('Redis is back: limits are counted in it again.');
      isGone = false;
      resolve(redis);
    });
    redis.on('close', () => {
      if (!isGone) log.warn('Redis is gone: each process counts its limits in memory.');
      isGone = true;
      resolve(redis);
    });
  });
}
