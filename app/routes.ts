import type { ComponentType } from 'react';
import * as titles from '#texts/titles.ts';
import { address } from './ui/address.ts';

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
    path: address('/'),
    title: titles.home,
    load: () => import('./screens/home/home.tsx'),
  },
  {
    name: 'choose',
    path: address('/choose'),
    title: titles.choose,
    load: () => import('./screens/choose/choose.tsx'),
  },
  {
    name: 'chat',
    path: address('/chat'),
    title: titles.chat,
    load: () => import('./screens/chat/chat.tsx'),
  },
  {
    name: 'hangman',
    path: address('/minigame'),
    title: titles.hangman,
    load: () => import('./screens/hangman/hangman.tsx'),
  },
  {
    name: 'fortune-teller',
    path: address('/fortune-teller'),
    title: titles.fortuneTeller,
    load: () => import('./screens/fortune-teller/fortune-teller.tsx'),
  },
  {
    name: 'licence',
    path: address('/licence'),
    title: titles.licence,
    load: () => import('./screens/licence/licence.tsx'),
  },
  {
    name: 'care',
    path: address('/care'),
    title: titles.care,
    load: () => import('./screens/care/care.tsx'),
  },
];

/** The page for unknown addresses; the server sends it with status 404. */
export const lostRoute: Route = {
  name: 'lost',
  path: address('/404'),
  title: titles.lost,
  load: () => import('./screens/lost/lost.tsx'),
};

/** The route of the address `path`; `lostRoute` if there is none. */
export function routeFor(path: string): Route {
  return routes.find((route) => route.path === path) ?? lostRoute;
}
