import type { PageLanguage } from './words.ts';

/** Who a help line is for, where it is not for everybody. */
export type Concern = 'children' | 'violence';

export type ListWords = {
  readonly lines: string;
  /** Where the number of the visitor's country is not known. */
  readonly inMostPlaces: string;
  readonly ambulance: string;
  readonly police: string;
  readonly elsewhere: string;
  readonly care: string;
  readonly newTab: string;
  readonly concerns: Readonly<Record<Concern, string>>;
};

/** The words around the help lines. */
export const listWords: Readonly<Record<PageLanguage, ListWords>> = {
  en: {
    lines: 'People to call',
    inMostPlaces: 'in many countries; yours may have its own',
    ambulance: 'Ambulance',
    police: 'Police',
    elsewhere: 'More lines, in many countries',
    care: 'What happens to what you wrote',
    newTab: 'opens in a new tab',
    concerns: { children: 'for children and teenagers', violence: 'for violence and abuse' },
  },
  es: {
    lines: 'Personas a las que llamar',
    inMostPlaces: 'en muchos países; el tuyo puede tener otro',
    ambulance: 'Ambulancia',
    police: 'Policía',
    elsewhere: 'Más líneas, en muchos países',
    care: 'Qué pasa con lo que escribiste',
    newTab: 'se abre en otra pestaña',
    concerns: { children: 'para niñas, niños y adolescentes', violence: 'para violencia y maltrato' },
  },
};
