import type { Config } from '../config.ts';
import type { Replier } from './replier.ts';
import { hostedService } from './service.ts';
import { understudy } from './understudy/understudy.ts';

/** `fallback` replies when `replier` fails before its first word; set only with CHAT_ON_FAILURE=understudy. */
export type ChosenRepliers = { readonly replier: Replier; readonly fallback?: Replier };

/** The hosted service if one is configured, else the understudy. */
export function chooseReplier({
  service,
  limits,
  onFailure,
  understudyPace,
}: Pick<Config, 'service' | 'limits' | 'onFailure' | 'understudyPace'>): ChosenRepliers {
  if (!service) return { replier: understudy(Math.random, understudyPace) };
  return {
    replier: hostedService(service, { replyTimeoutMs: limits.replyTimeoutMs }),
    ...(onFailure === 'understudy' && { fallback: understudy(Math.random, understudyPace) }),
  };
}
