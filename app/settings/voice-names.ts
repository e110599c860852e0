import * as texts from '#texts/chat-living.ts';
import type { VoiceKind } from './choices.ts';

/** What the ways to be heard are called, in the chat's sheet and in the settings. */
export const voiceNames: Readonly<Record<VoiceKind, { readonly name: string; readonly what: string }>> = {
  off: { name: texts.off, what: texts.offIs },
  babble: { name: texts.babble, what: texts.babbleIs },
  aloud: { name: texts.aloud, what: texts.aloudIs },
};
