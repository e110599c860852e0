import type { ComponentType } from 'react';
import * as titles from '#texts/titles.ts';
import { address } from './ui/address.ts';

/**
 * An address of the site and what it shows. Its screen is exported by `screens/{name}/{name}.tsx`, and taken out of it in `load`: would
 * that pass on the whole module, the build would add one more file.
 */
export type Route = {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly load: () => Promise<ComponentType>;
};

export const routes: readonly Route[] = [
  {
    name: 'home',
    path: address('/'),
    title: titles.home,
    load: async () => (await import('./screens/home/home.tsx')).Screen,
  },
  {
    name: 'choose',
    path: address('/choose'),
    title: titles.choose,
    load: async () => (await import('./screens/choose/choose.tsx')).Screen,
  },
  {
    name: 'chat',
    path: address('/chat'),
    title: titles.chat,
    load: async () => (await import('./screens/chat/chat.tsx')).Screen,
  },
  {
    name: 'hangman',
    path: address('/minigame'),
    title: titles.hangman,
    load: async () => (await import('./screens/hangman/hangman.tsx')).Screen,
  },
  {
    name: 'fortune-teller',
    path: address('/fortune-teller'),
    title: titles.fortuneTeller,
    load: async () => (await import('./screens/fortune-teller/fortune-teller.tsx')).Screen,
  },
  {
    name: 'licence',
    path: address('/licence'),
    title: titles.licence,
    load: async () => (await import('./screens/licence/licence.tsx')).Screen,
  },
  {
    name: 'care',
    path: address('/care'),
    title: titles.care,
    load: async () => (await import('./screens/care/care.tsx')).Screen,
  },
];

/** The page for unknown addresses; the server sends it with status 404. */
export const lostRoute: Route = {
  name: 'lost',
  path: address('/404'),
  title: titles.lost,
  load: async () => (await import('./screens/lost/lost.tsx')).Screen,
};

/** The route of the address `path`; `lostRoute` if there is none. */
export function routeFor(path: string): Route {
  return routes.find((route) => route.path === path) ?? lostRoute;
}
