import type { Config } from '../config.ts';
import type { Replier } from './replier.ts';

/** `fallback` replies when `replier` fails before its first word; set only with CHAT_ON_FAILURE=understudy. */
export type ChosenRepliers = { readonly replier: Replier; readonly fallback?: Replier };

/** The hosted service if one is configured, else the understudy. */
export function chooseReplier({
  service,
  limits,
  onFailure,
  understudyPace,
}: Pick<Config, 'service' | 'limits' | 'onFailure' | 'understudyPace'>): ChosenRepliers {
  const understudy = loadedLater('understudy', async () =>
    (await import('./understudy/understudy.ts')).understudy(Math.random, understudyPace),
  );
  if (!service) return { replier: understudy };
  const hosted = loadedLater('service', async () =>
    (await import('./service.ts')).hostedService(service, { replyTimeoutMs: limits.replyTimeoutMs }),
  );
  return { replier: hosted, ...(onFailure === 'understudy' && { fallback: understudy }) };
}

/** A replier that is loaded by `prepare`, or else for its first reply: it reads long lists, for which no listening has to wait. */
function loadedLater(name: Replier['name'], load: () => Promise<Replier>): Replier {
  let loading: Promise<Replier> | undefined;
  function loaded(): Promise<Replier> {
    loading ??= load();
    return loading;
  }
  return {
    name,
    prepare: async () => (await loaded()).prepare?.(),
    reply: async (...asked) => (await loaded()).reply(...asked),
    close: async () => (await loading)?.close(),
  };
}
