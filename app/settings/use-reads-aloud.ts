import { useSyncExternalStore } from 'react';
import { readingVoice } from './reading-voice.ts';

const speech: SpeechSynthesis | undefined = globalThis.speechSynthesis;

/** Whether this device can read that language aloud by itself. Its voices may come late. */
export function useReadsAloud(spoken: 'en' | 'es'): boolean {
  return useSyncExternalStore(
    (onChange) => {
      speech?.addEventListener?.('voiceschanged', onChange); // Safari 15 has voices, and does not tell when they change
      return () => speech?.removeEventListener?.('voiceschanged', onChange);
    },
    () => readingVoice(speech?.getVoices() ?? [], spoken) !== null,
    () => false,
  );
}
