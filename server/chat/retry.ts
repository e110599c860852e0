import { setTimeout as sleep } from 'node:timers/promises';
import { StatusError } from './call.ts';

/** Errors of connecting: nothing was sent. After any later error the service may have received the call, so there is no retry. */
const unsent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN'];
const connectPauseMs = 100;
const longestPauseS = 2;

/**
 * Calls a second time if connecting failed, or if the service is busy (429, 503) with a Retry-After of 2 s at most: with a longer
 * one the visitor should get an error instead. Rejects with what the last call rejects with, and when `signal` aborts.
 */
export async function withOneRetry(call: () => Promise<void>, signal: AbortSignal): Promise<void> {
  try {
    await call();
  } catch (error) {
    const pauseMs = unsent.includes((error as NodeJS.ErrnoException).code ?? '') ? connectPauseMs : busyMs(error);
    if (pauseMs === null || signal.aborted) throw error;
    await sleep(pauseMs, undefined, { signal });
    await call();
  }
}

/** The pause that a busy service asks for; `null` if it is not busy or the pause is too long. */
function busyMs(error: unknown): number | null {
  if (!(error instanceof StatusError) || (error.status !== 429 && error.status !== 503)) return null;
  const seconds = Number(error.retryAfter ?? Number.NaN);
  return seconds >= 0 && seconds <= longestPauseS ? seconds * 1000 : null;
}
