// Debian's redis-server, as what several processes count their limits in.
import { spawn } from 'node:child_process';
import { Redis } from 'ioredis';
import { cpuUs, freePort, stopped } from './processes.ts';

export type RedisUse = { readonly commands: number; readonly cpuUs: number };

/** Keeps nothing on disk. `use` counts from its start on. Throws without a redis-server. */
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
      // What a script calls in turn is counted too, but costs no way through the network.
      const calls = (await redis.info('commandstats')).matchAll(/^cmdstat_(?:eval|evalsha):calls=(\d+)/gm);
      return { commands: [...calls].reduce((sum, [, count]) => sum + Number(count), 0), cpuUs: cpuUs(child.pid ?? 0) };
    },
    async stop() {
      redis.disconnect();
      await stopped(child);
    },
  };
}
