// Counts in Redis, for all processes together, and what is logged of its failures. Loaded only where REDIS_URL is set.
import { Redis, ReplyError } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

type Log = { warn(message: string): void; info(message: string): void };
/** `endsInMs`: how long the window still is. */
type Taken = { readonly isRefused: boolean; readonly count: number; readonly endsInMs: number };

const commandMs = 500;
const reconnectMs = 1000;

/** Resolves once Redis is connected or known to be unreachable. */
export async function openRedis(url: string, log: Log) {
  const redis = await connect(url, log);
  const noteOutcome = refusals(log);
  return {
    limiter(keyPrefix: string, points: number, seconds: number) {
      const limiter = new RateLimiterRedis({
        keyPrefix,
        points,
        duration: seconds,
        storeClient: redis,
        rejectIfRedisNotReady: true,
      });
      return {
        /** Never rejects: what Redis cannot take has failed. */
        async take(key: string): Promise<Taken | 'failed'> {
          try {
            const { consumedPoints, msBeforeNext } = await limiter.consume(key);
            noteOutcome(null);
            return { isRefused: false, count: consumedPoints, endsInMs: msBeforeNext };
          } catch (error) {
            const isLimit = error instanceof RateLimiterRes;
            noteOutcome(isLimit ? null : error);
            return isLimit ? { isRefused: true, count: error.consumedPoints, endsInMs: error.msBeforeNext } : 'failed';
          }
        },
        giveBack: (key: string) => limiter.reward(key),
      };
    },
    close: () => redis.removeAllListeners('close').disconnect(),
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
