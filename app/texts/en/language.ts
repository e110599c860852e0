/** The language of the page, as in `lang`. */
export const language = 'en' as 'en' | 'es';
/** What the addresses of its pages begin with (contract/languages.ts). */
export const base = '';
/** For dates. */
export const locale = 'en-GB';
/** For numbers. */
export const numberLocale = 'en';
/** The other language in its own words: what leads to it is read by who does not read this page. */
export const other = 'es' as 'en' | 'es';
export const otherBase = '/es';
export const otherName = 'Español';
/** As https://ogp.me writes it. */
export const region = 'en_GB';
