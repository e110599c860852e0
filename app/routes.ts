import type { ComponentType } from 'react';

/** An address of the site and what it shows. Its screen is exported by `screens/{name}/{name}.tsx`. */
export type Route = {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly load: () => Promise<{ readonly Screen: ComponentType }>;
};

export const routes: readonly Route[] = [
  {
    name: 'home',
    path: '/',
    title: 'Swampheart',
    load: () => import('./screens/home/home.tsx'),
  },
  {
    name: 'choose',
    path: '/choose',
    title: 'Pick & Chat · Swampheart',
    load: () => import('./screens/choose/choose.tsx'),
  },
  {
    name: 'chat',
    path: '/chat',
    title: 'Chat · Swampheart',
    load: () => import('./screens/chat/chat.tsx'),
  },
  {
    name: 'hangman',
    path: '/minigame',
    title: 'Hangman: Swamp Edition · Swampheart',
    load: () => import('./screens/hangman/hangman.tsx'),
  },
  {
    name: 'fortune-teller',
    path: '/fortune-teller',
    title: 'Shrek Fortune Teller · Swampheart',
    load: () => import('./screens/fortune-teller/fortune-teller.tsx'),
  },
  {
    name: 'licence',
    path: '/licence',
    title: 'Licence · Swampheart',
    load: () => import('./screens/licence/licence.tsx'),
  },
  {
    name: 'care',
    path: '/care',
    title: 'Care and help · Swampheart',
    load: () => import('./screens/care/care.tsx'),
  },
];

/** The page for unknown addresses; the server sends it with status 404. */
export const lostRoute: Route = {
  name: 'lost',
  path: '/404',
  title: 'Lost in the swamp · Swampheart',
  load: () => import('./screens/lost/lost.tsx'),
};

/** The route of the address `path`; `lostRoute` if there is none. */
export function routeFor(path: string): Route {
  return routes.find((route) => route.path === path) ?? lostRoute;
}
