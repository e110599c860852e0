import { useSyncExternalStore } from 'react';
import { language } from '#texts/language.ts';
import { readingVoice } from './reading-voice.ts';

const languages = language === 'en' ? [language] : [language, 'en' as const];
const speech: SpeechSynthesis | undefined = globalThis.speechSynthesis;

/** Whether this device can read the page's language, or the understudy's English, aloud by itself. Its voices may come late. */
export function useReadsAloud(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      speech?.addEventListener?.('voiceschanged', onChange); // Safari 15 has voices, and does not tell when they change
      return () => speech?.removeEventListener?.('voiceschanged', onChange);
    },
    () => languages.some((one) => readingVoice(speech?.getVoices() ?? [], one) !== null),
    () => false,
  );
}
