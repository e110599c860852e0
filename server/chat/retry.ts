import { setTimeout as sleep } from 'node:timers/promises';
import type { Dispatcher } from 'undici';

/** Before these, nothing was sent: nobody was there to take it. A connection that broke later may have been heard. */
const unsent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN'];
const connectPauseMs = 100;
const longestPauseS = 2;

/**
 * Calls once more where nobody was there, and where the service is busy (429, 503) and asks for a pause of 2 s at most: any
 * longer, and the visitor is better told. Throws what the last call throws, and when `signal` aborts.
 */
export async function withOneRetry(
  call: () => Promise<Dispatcher.ResponseData>,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  const answer = await call().catch((error: NodeJS.ErrnoException) => {
    if (unsent.includes(error.code ?? '')) return null;
    throw error;
  });
  const pauseMs = answer ? busyMs(answer) : connectPauseMs;
  if (answer && pauseMs === null) return answer;
  answer?.body.on('error', () => {}).destroy();
  await sleep(pauseMs ?? 0, undefined, { signal });
  return call();
}

/** The pause it asks for, if that is short. */
function busyMs({ statusCode, headers }: Dispatcher.ResponseData): number | null {
  if (statusCode !== 429 && statusCode !== 503) return null;
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  return seconds >= 0 && seconds <= longestPauseS ? seconds * 1000 : null;
}
