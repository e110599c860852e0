// What the page itself says where somebody may be in trouble, in the languages in which the server answers danger (server/care).
// Plain sentences: no wit, no promise, no advice beyond a person whom one trusts and the lines.
export type PageLanguage = 'en' | 'es';

/** Who a help line is for, where it is not for everybody. */
export type Concern = 'children' | 'violence';

export type PageWords = {
  readonly says: string;
  /** Where the server's own sentences did not arrive. */
  readonly danger: string;
  /** For ears only: what follows the sentences. */
  readonly below: string;
  readonly lines: string;
  readonly emergency: string;
  readonly ambulance: string;
  readonly police: string;
  readonly elsewhere: string;
  readonly care: string;
  readonly newTab: string;
  readonly concerns: Readonly<Record<Concern, string>>;
};

export const pageWords: Readonly<Record<PageLanguage, PageWords>> = {
  en: {
    says: 'The page says',
    danger:
      'What you wrote sounds serious, and it should be heard by a person. Please tell somebody you trust, or call one of the lines below.',
    below: 'Below are lines to call and the emergency number.',
    lines: 'People to call',
    emergency: 'Emergency',
    ambulance: 'Ambulance',
    police: 'Police',
    elsewhere: 'More lines, in many countries',
    care: 'More about this, and who reads along: nobody',
    newTab: 'opens in a new tab',
    concerns: { children: 'for children and teenagers', violence: 'for violence and abuse' },
  },
  es: {
    says: 'La página dice',
    danger:
      'Lo que escribiste suena serio y debería escucharlo una persona. Habla con alguien de confianza o llama a una de estas líneas.',
    below: 'Debajo hay líneas a las que llamar y el número de emergencias.',
    lines: 'Personas a las que llamar',
    emergency: 'Emergencias',
    ambulance: 'Ambulancia',
    police: 'Policía',
    elsewhere: 'Más líneas, en muchos países',
    care: 'Más sobre esto, y quién lo lee: nadie',
    newTab: 'se abre en otra pestaña',
    concerns: { children: 'para niñas, niños y adolescentes', violence: 'para violencia y maltrato' },
  },
};

/** The language in which the page goes on, as `content-language` tells; English if it tells another. */
export function pageLanguage(told: string | null): PageLanguage {
  return told?.toLowerCase().startsWith('es') ? 'es' : 'en';
}
