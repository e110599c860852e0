import { base } from '#texts/language.ts';

/** The address of the page in this page's language: "/es/chat" for "/chat", and "/es" for "/". Decided once: English costs nothing. */
export const address: (path: string) => string = base ? (path) => base + (path === '/' ? '' : path) : (path) => path;
