// Switches the sound of voices on and off. Nothing of it exists before a visitor switches it on.
import type { Picture } from './speech.ts';
import type { Voice } from './voices.ts';

let context: AudioContext | null = null;
let babble: typeof import('./babble.ts').babble | null = null;

/**
 * To be called while the visitor presses a button, or browsers do not allow it. Resolves to whether voices are there now: not if they could not
 * be fetched. Rejects where sound is refused.
 */
export async function switchSoundOn(): Promise<boolean> {
  const opened = new AudioContext();
  context = opened;
  const [parts] = await Promise.all([
    import('./babble.ts').catch(() => null),
    opened.resume().catch(unlessClosed(opened)),
  ]);
  babble = parts?.babble ?? null;
  return babble !== null;
}

/** Who switches sound off before it is on has not been refused it. */
const unlessClosed = (one: AudioContext) => (error: unknown) => {
  if (one.state !== 'closed') throw error;
};

/** Silent at once, in the middle of a sound. */
export function switchSoundOff() {
  context?.close().catch(() => {});
  context = null;
}

export const isSwitchedOn = () => context !== null;

/** Silences what sounds, and lets nothing sound, until it is woken; without effect where sound is off. */
export function sleepSound() {
  context?.suspend().catch(() => {});
}

export function wakeSound() {
  context?.resume().catch(() => {});
}

export function makeSound(sound: NonNullable<Picture['sound']>, voice: Voice, random: () => number) {
  if (!context || !babble) return;
  const { blip, growl } = babble(context, voice, random);
  if (sound === 'growl') growl();
  else blip(sound);
}
