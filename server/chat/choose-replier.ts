import type { Config } from '../config.ts';
import type { Replier } from './replier.ts';

/** `fallback` replies when `replier` fails before its first word; set only with CHAT_ON_FAILURE=understudy. */
export type ChosenRepliers = { readonly replier: Replier; readonly fallback?: Replier };

/** The hosted service if one is configured, else the understudy. */
export async function chooseReplier({
  service,
  limits,
  onFailure,
  understudyPace,
}: Pick<Config, 'service' | 'limits' | 'onFailure' | 'understudyPace'>): Promise<ChosenRepliers> {
  if (!service) return { replier: understudyLater(understudyPace) };
  const { hostedService } = await import('./service.ts');
  return {
    replier: hostedService(service, { replyTimeoutMs: limits.replyTimeoutMs }),
    ...(onFailure === 'understudy' && { fallback: understudyLater(understudyPace) }),
  };
}

/** The understudy, loaded by `prepare` or for the first reply: it reads long lists, for which no listening has to wait. */
function understudyLater(pace: number): Replier {
  let loading: Promise<Replier> | undefined;
  function load(): Promise<Replier> {
    loading ??= import('./understudy/understudy.ts').then(({ understudy }) => understudy(Math.random, pace));
    return loading;
  }
  return {
    name: 'understudy',
    prepare: load,
    reply: async (...asked) => (await load()).reply(...asked),
    close: async () => {},
  };
}
