import type { VoiceKind } from './choices.ts';

/** What the ways to be heard are called, in the chat's sheet and in the settings. */
export const voiceNames: Readonly<Record<VoiceKind, { readonly name: string; readonly what: string }>> = {
  off: { name: 'Off', what: 'Words, and a mouth that moves.' },
  babble: { name: 'Babble', what: 'Little noises, in time with the mouth.' },
  aloud: { name: 'Read aloud', what: 'Your device reads each answer out. A screen reader speaks at the same time.' },
};
