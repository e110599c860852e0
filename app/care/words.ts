// What the page itself says where somebody may be in trouble, in the languages in which the server answers danger (server/care).
// Plain sentences: no wit, no promise, no advice beyond a person whom one trusts and the lines. What the list of lines says is in
// list-words.ts, which loads with it.
import { language } from '#texts/language.ts';

export type PageLanguage = 'en' | 'es';

export type PageWords = {
  readonly says: string;
  /** What is heard after the sentences; shown only where they did not arrive. */
  readonly below: string;
  readonly emergency: string;
};

const english: PageWords = {
  says: 'The page says',
  below: 'Below are people to call and the emergency number.',
  emergency: 'Emergency',
};
const spanish: PageWords = {
  says: 'La página dice',
  below: 'Debajo hay personas a las que llamar y el número de emergencias.',
  emergency: 'Emergencias',
};

/** On a Spanish page the server answers in Spanish alone, so its script, which is full, has no English words. */
export const pageWords: Readonly<Record<PageLanguage, PageWords>> = {
  en: language === 'es' ? spanish : english,
  es: spanish,
};

/** The language in which the page goes on, as `content-language` tells; English if it tells another. */
export function pageLanguage(told: string | null): PageLanguage {
  return told?.toLowerCase().startsWith('es') ? 'es' : 'en';
}
