// The languages in which the site is written. The build, the pages and the server agree on them here: docs/decisions/0027-languages.md.

/** The first is that of addresses without a language. Each has a folder below app/texts. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** What the addresses of a language's pages begin with. */
export const baseOf: Readonly<Record<Language, string>> = { en: '', es: '/es' };

/** By which a link asks for a language, which is then kept as the visitor's choice: "/es/care?language=es". */
export const languageParameter = 'language';
