// How often somebody had what there is only so much of: counted in Redis for all processes together, or in this one.
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

export type Count = {
  /** Takes one for `key`; says after how many seconds to come back where none is left. */
  take(key: string): Promise<{ readonly retryAfter: number } | null>;
  /** Puts back one that was taken and not used. */
  giveBack(key: string): Promise<void>;
};

export type Counts = {
  /**
   * So many in so many seconds, which begin with the first one. With `isFollowed`, this process remembers what Redis counted,
   * and goes on from there if Redis goes: too dear where keys are many and stay long.
   */
  of(name: string, most: number, seconds: number, isFollowed?: boolean): Count;
  close(): void;
};

type Log = { warn(message: string): void; info(message: string): void };

const commandMs = 500;
const reconnectMs = 1000;

/**
 * Resolves once Redis is there or is known not to be. While it is gone, and where `redisUrl` is `null`, each process counts
 * for itself; `log` hears of it once when Redis goes and once when it is back.
 */
export async function openCounts(redisUrl: string | null, log: Log): Promise<Counts> {
  const redis = redisUrl === null ? null : await connect(redisUrl, log);
  return {
    of(name, most, seconds, isFollowed = false) {
      const options = { keyPrefix: `swampheart:${name}`, points: most, duration: seconds };
      const memory = new RateLimiterMemory(options);
      const limiter = redis
        ? new RateLimiterRedis({
            ...options,
            storeClient: redis,
            rejectIfRedisNotReady: true,
            insuranceLimiter: memory,
          })
        : memory;
      return {
        take: (key) =>
          limiter.consume(key).then(
            async ({ consumedPoints, msBeforeNext }) => {
              if (redis && isFollowed) await memory.set(key, consumedPoints, msBeforeNext / 1000);
              return null;
            },
            (refusal: unknown) => {
              if (!(refusal instanceof RateLimiterRes)) throw refusal;
              // A clock that was set back must not send anybody away for longer than the limit lasts.
              return { retryAfter: Math.min(refusal.msBeforeNext / 1000, seconds) };
            },
          ),
        giveBack: async (key) => {
          await limiter.reward(key);
        },
      };
    },
    close: () => {
      redis?.removeAllListeners('close').disconnect();
    },
  };
}

async function connect(url: string, log: Log): Promise<Redis> {
  const redis = new Redis(url, {
    commandTimeout: commandMs,
    connectTimeout: reconnectMs,
    // One that hangs is as good as gone, and nobody waits for it.
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
