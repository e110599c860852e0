import type { ComponentType } from 'react';

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
    path: '/',
    title: 'Swampheart',
    load: async () => (await import('./screens/home/home.tsx')).Screen,
  },
  {
    name: 'choose',
    path: '/choose',
    title: 'Pick & Chat · Swampheart',
    load: async () => (await import('./screens/choose/choose.tsx')).Screen,
  },
  {
    name: 'chat',
    path: '/chat',
    title: 'Chat · Swampheart',
    load: async () => (await import('./screens/chat/chat.tsx')).Screen,
  },
  {
    name: 'hangman',
    path: '/minigame',
    title: 'Hangman: Swamp Edition · Swampheart',
    load: async () => (await import('./screens/hangman/hangman.tsx')).Screen,
  },
  {
    name: 'fortune-teller',
    path: '/fortune-teller',
    title: 'Shrek Fortune Teller · Swampheart',
    load: async () => (await import('./screens/fortune-teller/fortune-teller.tsx')).Screen,
  },
  {
    name: 'licence',
    path: '/licence',
    title: 'Licence · Swampheart',
    load: async () => (await import('./screens/licence/licence.tsx')).Screen,
  },
  {
    name: 'care',
    path: '/care',
    title: 'Care and help · Swampheart',
    load: async () => (await import('./screens/care/care.tsx')).Screen,
  },
];

/** The page for unknown addresses; the server sends it with status 404. */
export const lostRoute: Route = {
  name: 'lost',
  path: '/404',
  title: 'Lost in the swamp · Swampheart',
  load: async () => (await import('./screens/lost/lost.tsx')).Screen,
};

/** The route of the address `path`; `lostRoute` if there is none. */
export function routeFor(path: string): Route {
  return routes.find((route) => route.path === path) ?? lostRoute;
}
