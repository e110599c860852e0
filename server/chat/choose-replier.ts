import type { Config } from '../config.ts';
import type { Replier } from './replier.ts';
import { hostedService } from './service.ts';
import { understudy } from './understudy/understudy.ts';

/** Who replies, and who steps in when that fails; nobody does unless the owner wants it. */
export type Cast = { readonly replier: Replier; readonly standIn?: Replier };

/** The hosted service where one is configured, else the understudy. */
export function castFor({
  service,
  onFailure,
  understudyPace,
}: Pick<Config, 'service' | 'onFailure' | 'understudyPace'>): Cast {
  if (!service) return { replier: understudy(Math.random, understudyPace) };
  return {
    replier: hostedService(service),
    ...(onFailure === 'understudy' && { standIn: understudy(Math.random, understudyPace) }),
  };
}
