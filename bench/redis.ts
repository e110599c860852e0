// Debian's redis-server, in which several processes count their limits together.
import { spawn } from 'node:child_process';
import { Redis } from 'ioredis';
import { cpuUs, freePort, stopped } from './processes.ts';

export type RedisUse = { readonly commands: number; readonly cpuUs: number };

/** Saves nothing on disk. `use` counts commands since the start. Throws if redis-server is not installed. */
export async function startRedis(): Promise<{ url: string; use(): Promise<RedisUse>; stop(): Promise<void> }> {
  const port = await freePort();
  const child = spawn('redis-server', ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']);
  const { promise: isReady, resolve } = Promise.withResolvers<void>();
  child.stdout.setEncoding('utf8').on('data', (text: string) => text.includes('Ready to accept') && resolve());
  await isReady;
  const url = `redis://127.0.0.1:${port}`;
  const redis = new Redis(url);
  return {
    url,
    async use() {
      // Commands that a script calls are counted too, although they need no network round trip.
      const calls = (await redis.info('commandstats')).matchAll(/^cmdstat_(?:eval|evalsha):calls=(\d+)/gm);
      return { commands: [...calls].reduce((sum, [, count]) => sum + Number(count), 0), cpuUs: cpuUs(child.pid ?? 0) };
    },
    async stop() {
      redis.disconnect();
      await stopped(child);
    },
  };
}
