import { useSyncExternalStore } from 'react';
import { language } from '#texts/language.ts';
import type { VoiceKind } from './choices.ts';
import { change, onChange, useSettings } from './settings.ts';
import { useReadsAloud } from './use-reads-aloud.ts';

const isSoundKnown = 'AudioContext' in globalThis;

/** What was refused in this visit is not offered again. */
const refused = new Set<VoiceKind>();

export function refuse(voice: VoiceKind): void {
  refused.add(voice);
  change({ voice: 'off' });
}

export const refuseReading = () => refuse('aloud');

export type Voice = {
  readonly chosen: VoiceKind;
  /** What may sound now: browsers allow nothing before the first press, and what was chosen in another visit may not be here any more. */
  readonly heard: VoiceKind;
  /** What can be had here, in the order in which it is offered. */
  readonly offered: readonly VoiceKind[];
};

/** `spoken` is the language to read aloud. */
export function useVoice(spoken: 'en' | 'es' = language): Voice {
  const { voice } = useSettings();
  const readsAloud = useReadsAloud(spoken);
  const canBabble = useSyncExternalStore(onChange, () => isSoundKnown && !refused.has('babble'));
  const canRead = useSyncExternalStore(onChange, () => readsAloud && !refused.has('aloud'));
  const isPressed = useSyncExternalStore(onPress, hasBeenPressed);
  const offered = (['off', 'babble', 'aloud'] as const).filter(
    (kind) => kind === 'off' || (kind === 'babble' ? canBabble : canRead),
  );
  return { chosen: voice, heard: isPressed && offered.includes(voice) ? voice : 'off', offered };
}

/** Whether the visitor has pressed anything on this page. Browsers that cannot tell are asked for sound, and may refuse it. */
export const hasBeenPressed = () => navigator.userActivation?.hasBeenActive ?? true;

/** Calls back after each press, while the browser allows sound. Returns how to stop that. */
export function onPress(then: () => void): () => void {
  const presses = ['pointerup', 'keydown'] as const;
  for (const press of presses) addEventListener(press, then);
  return () => {
    for (const press of presses) removeEventListener(press, then);
  };
}
