import type { Config } from '../config.ts';
import type { Replier } from './replier.ts';
import { hostedService } from './service.ts';
import { understudy } from './understudy/understudy.ts';

/** The hosted service where one is configured, else the understudy. */
export function replierFor({ service }: Pick<Config, 'service'>): Replier {
  return service ? hostedService(service) : understudy(Math.random);
}
