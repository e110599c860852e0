import type { ComponentType } from 'react';

/** An address of the site and what it shows. Its screen is exported by `screens/{name}/{name}.tsx`. */
export type Route = {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly load: () => Promise<{ readonly Screen: ComponentType }>;
};

export const routes: readonly Route[] = [
  {
    name: 'home',
    path: '/',
    title: 'Swampheart',
    description:
      'A fan-made evening in a fairy-tale swamp: chat with someone in love, play hangman, hear your fortune.',
    load: () => import('./screens/home/home.tsx'),
  },
  {
    name: 'choose',
    path: '/choose',
    title: 'Pick & Chat · Swampheart',
    description: 'A shelf of puppets in love, and a broken heart at its end. Pick one and talk.',
    load: () => import('./screens/choose/choose.tsx'),
  },
  {
    name: 'chat',
    path: '/chat',
    title: 'Chat · Swampheart',
    description: 'A conversation with someone from the swamp who happens to be in love.',
    load: () => import('./screens/chat/chat.tsx'),
  },
  {
    name: 'hangman',
    path: '/minigame',
    title: 'Hangman: Swamp Edition · Swampheart',
    description: 'Guess the word before Shrek loses his temper.',
    load: () => import('./screens/hangman/hangman.tsx'),
  },
  {
    name: 'fortune-teller',
    path: '/fortune-teller',
    title: 'Shrek Fortune Teller · Swampheart',
    description: 'Seven tellers and one glowing onion. Ask it about love.',
    load: () => import('./screens/fortune-teller/fortune-teller.tsx'),
  },
  {
    name: 'licence',
    path: '/licence',
    title: 'Licence · Swampheart',
    description: 'What you may do with the code of Swampheart: nearly everything.',
    load: () => import('./screens/licence/licence.tsx'),
  },
  {
    name: 'care',
    path: '/care',
    title: 'Care and help · Swampheart',
    description: 'What this is, who writes, what is kept, and whom to call.',
    load: () => import('./screens/care/care.tsx'),
  },
];

/** The page for unknown addresses; the server sends it with status 404. */
export const lostRoute: Route = {
  name: 'lost',
  path: '/404',
  title: 'Lost in the swamp · Swampheart',
  description: 'No path leads here.',
  load: () => import('./screens/lost/lost.tsx'),
};

/** The route of the address `path`; `lostRoute` if there is none. */
export function routeFor(path: string): Route {
  return routes.find((route) => route.path === path) ?? lostRoute;
}
