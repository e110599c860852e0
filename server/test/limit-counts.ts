// The limits' counts in a test, closed behind it.
import { afterEach } from 'vitest';
import { type Counts, openCounts } from '../limits/counts.ts';

/** What is undone behind each test. */
export const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Counts, and the lines that they write to the log. */
export async function opened(redisUrl: string | null, file: string | null = null, secret = 'a key') {
  const log: string[] = [];
  const note = (line: string) => {
    log.push(line);
  };
  const counts: Counts = await openCounts(redisUrl, { warn: note, info: note }, { file, secret });
  closing.push(() => counts.close());
  return { counts, log };
}

/** How many of `times` are given to one visitor. */
export async function taken(count: { take(key: string): Promise<unknown> }, times: number): Promise<number> {
  let given = 0;
  for (let i = 0; i < times; i += 1) if ((await count.take('a')) === null) given += 1;
  return given;
}
