export const language = 'es' as 'en' | 'es';
export const base = '/es';
export const locale = 'es';
export const numberLocale = 'es';
export const other = 'en' as 'en' | 'es';
export const otherBase = '';
export const otherName = 'English';
export const region = 'es_ES';
