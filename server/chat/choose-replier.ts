import type { Config } from '../config.ts';
import type { Replier } from './replier.ts';

/** `fallback` replies when `replier` fails before its first word; set only with CHAT_ON_FAILURE=understudy. */
export type ChosenRepliers = { readonly replier: Replier; readonly fallback?: Replier };

/**
 * The hosted service if one is configured, else the understudy. Each is loaded where it replies only: both read long lists at once, so
 * that no visitor waits for them, and a process starts in half the time without the other's.
 */
export async function chooseReplier({
  service,
  limits,
  onFailure,
  understudyPace,
}: Pick<Config, 'service' | 'limits' | 'onFailure' | 'understudyPace'>): Promise<ChosenRepliers> {
  const loadUnderstudy = async () => {
    const { understudy } = await import('./understudy/understudy.ts');
    return understudy(Math.random, understudyPace);
  };
  if (!service) return { replier: await loadUnderstudy() };
  const { hostedService } = await import('./service.ts');
  return {
    replier: hostedService(service, { replyTimeoutMs: limits.replyTimeoutMs }),
    ...(onFailure === 'understudy' && { fallback: await loadUnderstudy() }),
  };
}
