// Counts how often each key took something that is limited: in Redis for all processes together, or in this process.
import { Redis, ReplyError } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { openCountsFile } from './counts-file.ts';
import { memoryCount } from './memory-count.ts';

export type Count = {
  /** Takes one for `key`; says after how many seconds to come back where none is left. */
  take(key: string): Promise<{ readonly retryAfter: number } | null>;
  /** Puts back one that was taken and not used. */
  giveBack(key: string): Promise<void>;
};

export type Counts = {
  /**
   * So many in so many seconds, which begin with the first one. With `isFollowed`, this process remembers what Redis counted,
   * and goes on from there if Redis goes. Leave it out where there are many keys that live long: each would take memory here too.
   */
  of(name: string, most: number, seconds: number, isFollowed?: boolean): Count;
  close(): void;
};

type Log = { warn(message: string): void; info(message: string): void };

/** Where a process without Redis keeps its counts over a restart, and what it mixes into the hashes there. */
type Kept = { readonly file: string | null; readonly secret: string };

/** A shorter window is over soon after a restart, or before it. */
const shortestKeptS = 3600;
const commandMs = 500;
const reconnectMs = 1000;

/**
 * Resolves once Redis is there or is known not to be. While it is gone or writes nothing, and where `redisUrl` is `null`, each
 * process counts for itself; `log` hears of it once when that begins and once when it ends.
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
            // A clock that was set back must not send anybody away for longer than the limit lasts.
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
          } catch {} // It was counted here, then, or is lost with Redis.
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
 * Hears how each command ended, and tells `log` once when Redis begins to refuse what would be written, because its memory is full
 * (OOM) or it is a replica (READONLY), and once when it writes again. That Redis is gone is told elsewhere.
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
    // One that hangs is treated as gone, so that no visitor waits for it.
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
