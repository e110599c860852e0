import { setTimeout as sleep } from 'node:timers/promises';
import type { Dispatcher } from 'undici';

/** Errors of connecting: nothing was sent. After any later error the service may have received the call, so there is no retry. */
const unsent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN'];
const connectPauseMs = 100;
const longestPauseS = 2;

/**
 * Calls a second time if connecting failed, or if the service is busy (429, 503) with a Retry-After of 2 s at most: with a longer
 * one the visitor should get an error instead. Throws what the last call throws, and when `signal` aborts.
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

/** The pause that a busy service asks for; `null` if it is not busy or the pause is too long. */
function busyMs({ statusCode, headers }: Dispatcher.ResponseData): number | null {
  if (statusCode !== 429 && statusCode !== 503) return null;
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  return seconds >= 0 && seconds <= longestPauseS ? seconds * 1000 : null;
}
