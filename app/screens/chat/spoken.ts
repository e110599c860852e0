// In which language a character speaks: a hosted model in that of the page, the understudy always in English, as its script is.
import { language } from '#texts/language.ts';
import type { ReplierName } from '../../../contract/chat.ts';

/** Dragon's growls are written in each language. */
export function languageOf(character: string, writers: readonly ReplierName[]): 'en' | 'es' {
  return language === 'en' || character === 'Dragon' || writers.includes('service') ? language : 'en';
}

/** Whether the page has to say that its script is in another language. */
export function isScriptForeign(character: string, writers: readonly ReplierName[]): boolean {
  return language !== 'en' && writers.includes('understudy') && languageOf(character, writers) !== language;
}
