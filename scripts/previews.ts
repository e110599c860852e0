// What links elsewhere show of a fortune and of a challenge that somebody sends. The server chooses among these (server/previews.ts).
// scripts/build-language.ts builds this file once a language: routes, fortunes and texts are that language's.
import { language, region } from '#texts/language.ts';
import { nameOf } from '#texts/names.ts';
import * as texts from '#texts/previews.ts';
import { routes } from '../app/routes.ts';
import { fortunes } from '../app/screens/fortune-teller/fortunes.ts';
import { inAddress, keyOf, sentAs } from '../app/screens/fortune-teller/sent-fortune.ts';
import { challengedBy } from '../app/screens/hangman/play.ts';
import { fortuneTellers } from '../cast/fortune-tellers.ts';
import { type About, shareTags } from './page.ts';

/** The names of their pictures (share-pictures.ts). */
export const fortunePicture = (teller: string) => `fortune-${inAddress(teller)}`;
export const friendPicture = 'word-from-a-friend';

export type Preview = {
  /** The name in the address whose value chooses. */
  readonly name: string;
  /** The page's own tags. */
  readonly tags: string;
  /** The tags that take their place, by that value. */
  readonly instead: Readonly<Record<string, string>>;
};

/** By the path of the page. `publicUrl` is the site's address; `null` leaves out what needs one. */
export function previewsOf(publicUrl: string | null): Record<string, Preview> {
  const preview = (screen: string, name: string, sent: readonly [value: string, about: Partial<About>][]) => {
    const route = routes.find((one) => one.name === screen);
    if (!route) throw new Error(`There is no page of the screen ${screen}.`);
    const tags = (about: Partial<About>) => shareTags(route, { publicUrl, language, region, ...about });
    const instead = sent.map(([value, about]) => [value, tags(about)]);
    return [route.path, { name, tags: tags({}), instead: Object.fromEntries(instead) }] as const;
  };
  const told = fortuneTellers.flatMap((teller) =>
    (fortunes[teller] ?? []).map((text): [string, Partial<About>] => {
      const key = keyOf({ teller, text }, fortunes) ?? '';
      const title = texts.fortuneFrom(nameOf(teller));
      const picture = fortunePicture(teller);
      return [key, { title, description: texts.quoted(text), query: `?${sentAs}=${key}`, picture }];
    }),
  );
  const challenge = {
    title: texts.friendsWord,
    description: texts.guessIt,
    query: `?${challengedBy}`,
    picture: friendPicture,
  };
  return Object.fromEntries([
    preview('fortune-teller', sentAs, told),
    preview('hangman', challengedBy, [['', challenge]]),
  ]);
}
