// What links elsewhere show of a fortune and of a challenge that somebody sends. The server chooses among these (server/previews.ts).

import type { Route } from '../app/routes.ts';
import { fortunes } from '../app/screens/fortune-teller/fortunes.ts';
import { inAddress, keyOf, sentAs } from '../app/screens/fortune-teller/sent-fortune.ts';
import { challengedBy } from '../app/screens/hangman/play.ts';
import { fortuneTellers } from '../cast/fortune-tellers.ts';
import { shareTags } from './page.ts';
import type { Scene } from './share-pictures.ts';

const pictureOf = (teller: string) => `fortune-${inAddress(teller)}`;
const friendPicture = 'word-from-a-friend';

/** The pictures of these previews, by name. */
export const previewScenes: Readonly<Record<string, Scene & { readonly title: string }>> = {
  [friendPicture]: { title: 'A word\nfrom a friend', seats: [['Shrek', 'temper-4', 650, 550]] },
  ...Object.fromEntries(
    fortuneTellers.map((teller) => [
      pictureOf(teller),
      {
        title: `A fortune from\n${teller}`,
        seats: [[teller, 'smitten', 110, 370]],
        prop: ['onion-3', 640, 90, 520],
      } satisfies Scene & { readonly title: string },
    ]),
  ),
};

type Preview = { readonly name: string; readonly tags: string; readonly instead: Readonly<Record<string, string>> };

/** By the path of the page. `publicUrl` is the site's address; `null` leaves out what needs one. */
export function previewsOf(routes: readonly Route[], publicUrl: string | null): Record<string, Preview> {
  const tagsOf = (path: string, about: Partial<Parameters<typeof shareTags>[1]> = {}) => {
    const route = routes.find((one) => one.path === path);
    if (!route) throw new Error(`There is no page at ${path}.`);
    return shareTags(route, { publicUrl, ...about });
  };
  const told = fortuneTellers.flatMap((teller) =>
    (fortunes[teller] ?? []).map((text): [string, string] => {
      const key = keyOf({ teller, text }, fortunes) ?? '';
      return [
        key,
        tagsOf('/fortune-teller', {
          title: `A fortune from ${teller} · Swampheart`,
          description: `“${text}”`,
          query: `?${sentAs}=${key}`,
          picture: pictureOf(teller),
        }),
      ];
    }),
  );
  const challenge = tagsOf('/minigame', {
    title: 'A word from a friend · Swampheart',
    description: 'Somebody you know sends you a word. Guess it before Shrek loses his temper.',
    query: `?${challengedBy}`,
    picture: friendPicture,
  });
  return {
    '/fortune-teller': { name: sentAs, tags: tagsOf('/fortune-teller'), instead: Object.fromEntries(told) },
    '/minigame': { name: challengedBy, tags: tagsOf('/minigame'), instead: { '': challenge } },
  };
}
