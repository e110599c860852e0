// For tests of care over HTTP: talking with Doris, and all that she can say.
import { setTimeout as sleep } from 'node:timers/promises';
import type { CareKind, Remark } from '../../contract/chat.ts';
import { sayings } from '../chat/understudy/grammar.ts';
import { readScript } from '../chat/understudy/script.ts';
import type { testServer } from './test-server.ts';

export const doris = { character: 'Doris', loveInterest: 'No one' };
type More = { noticed?: readonly CareKind[]; inDoubt?: boolean; history?: readonly Remark[]; scene?: string };
export const say = (message: string, more: More = {}) => ({
  ...doris,
  message,
  ...more,
});
export const user = (message: string): Remark => ({ category: 'user', message });
export const character = (message: string): Remark => ({ category: 'AI', message });

/** Asks, and again while the process is refusing everything because the machine is busy: these tests are about the other answers. */
export async function calmly({ ask }: ReturnType<typeof testServer>, payload: object) {
  for (;;) {
    const response = await ask(payload);
    if (!response.body.includes('There is too much going on.')) return response;
    await sleep(50);
  }
}

export const script = readScript('Doris');
/** All that Doris can say from `pools`. */
export const sayingsOf = (...pools: string[]) =>
  pools.flatMap((pool) => (script.pools.get(pool) ?? []).flatMap((line) => sayings(line, script.slots)));
export const friendly = sayingsOf(...[...script.pools.keys()].filter((pool) => /^friend-(?!believed)/.test(pool)));

/** These tests are about words; a busy machine may take its time. */
export const patient = { CHAT_TIMEOUT_MS: '20000' };
