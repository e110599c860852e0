// What a visitor may choose for the whole site, and how it is read again.
import { fieldsOf } from '../kept/fields.ts';

const choices = {
  motion: ['system', 'still'],
  /** `null`: as the device asks for it. */
  film: [null, 'on', 'off'],
  /** Percent of what the browser is set to. */
  text: [100, 115, 130, 150],
  /** What is heard of what a character says. */
  voice: ['off', 'babble', 'aloud'],
} as const;

export type Settings = { readonly [Name in keyof typeof choices]: (typeof choices)[Name][number] };
export type VoiceKind = Settings['voice'];

/** The first of each is what holds where nothing is chosen. */
export const usual: Settings = { motion: 'system', film: null, text: 100, voice: 'off' };

/** What is none of the choices is as if nothing were chosen. */
export function readSettings(value: unknown): Settings | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = fieldsOf(value);
  const known = Object.entries(choices).filter(([name, all]) => (all as readonly unknown[]).includes(fields[name]));
  return { ...usual, ...Object.fromEntries(known.map(([name]) => [name, fields[name]])) };
}

/** Who wants everything to be still wants the film so, whatever was said of it before; it may be played again. */
export function changed(settings: Settings, changes: Partial<Settings>): Settings {
  const isStilled = changes.motion === 'still' && settings.film === 'on';
  return { ...settings, ...(isStilled && { film: null }), ...changes };
}
