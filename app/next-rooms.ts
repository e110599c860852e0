// Fetches the rooms that the visitor may enter next: their code, and the pictures that they show first. Itself fetched when the page has
// nothing else to do.
import type { CharacterName } from '../cast/characters.ts';
import type { FortuneTeller } from '../cast/fortune-tellers.ts';
import type { Mood, PortraitWidth, Puppet, Temper } from '../cast/portraits.ts';
import type { Route } from './routes.ts';
import { srcSetOf } from './ui/portrait.tsx';
import { shelfSizes, tellerSizes, temperSizes } from './ui/stage-sizes.ts';
import { whenIdle } from './ui/when-idle.ts';

type PictureWanted = [who: Puppet, face: Mood | Temper, sizes: string, widest?: PortraitWidth];
type Device = { readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } };

/** Whether to fetch what may never be looked at: not under Save-Data, nor over a line that is as slow as 3G or slower. */
export function mayFetchAhead(device: object): boolean {
  const { saveData, effectiveType } = (device as Device).connection ?? {};
  return !saveData && (effectiveType ?? '4g') === '4g';
}

/** Who stands first on Choose's shelf and among the fortune tellers. Said again here, because their lists would become files of their own. */
export const onShelf: readonly CharacterName[] = ['Shrek', 'Fiona'];
export const tellers: readonly FortuneTeller[] = ['Shrek', 'Donkey', 'Fiona'];

/** The pictures that a room shows first, by the name of its route; whom the chat will show is not known. */
const pictures: Readonly<Record<string, () => void>> = {
  choose: () => {
    for (const name of onShelf) fetchPortrait(name, 'rest', shelfSizes, 256);
  },
  hangman: () => fetchPortrait('Shrek', 'temper-0', temperSizes),
  'fortune-teller': () => {
    for (const name of tellers) fetchPortrait(name, 'rest', tellerSizes, 256);
  },
};

/** Where no link leads, but a button. */
const throughButton: Readonly<Record<string, string>> = { choose: 'chat' };

/** Fetches a picture that will soon be wanted, and lets it wait for everything else. */
function fetchPortrait(...[who, face, sizes, widest]: PictureWanted): void {
  const picture = new Image();
  picture.fetchPriority = 'low';
  picture.sizes = sizes;
  picture.srcset = srcSetOf(who, face, 'avif', widest);
}

/** From now on, rooms are fetched whose links are pointed at, touched or focused, and when the page is idle those of all its links. */
export function fetchNextRooms(routes: readonly Route[], load: (route: Route) => Promise<unknown>): void {
  const fetched = new Set<Route>();
  const fetchRoom = (route: Route | undefined) => {
    if (!route || fetched.has(route) || !mayFetchAhead(navigator)) return;
    fetched.add(route);
    load(route).then(pictures[route.name], () => fetched.delete(route));
  };
  const roomOf = (link: Element | null | undefined) =>
    link instanceof HTMLAnchorElement && link.origin === location.origin
      ? routes.find(({ path }) => path === link.pathname)
      : undefined;
  const fetchAll = () => {
    for (const link of document.links) fetchRoom(roomOf(link));
    const here = routes.find(({ path }) => path === location.pathname);
    const next = here && throughButton[here.name];
    fetchRoom(routes.find(({ name }) => name === next));
  };

  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    const listen = ({ target }: Event) => fetchRoom(roomOf((target as Element | null)?.closest?.('a')));
    addEventListener(sign, listen, { passive: true });
  }
  // wouter tells of both
  for (const change of ['pushState', 'popstate']) addEventListener(change, () => whenIdle(fetchAll));
  whenIdle(fetchAll);
}
