import { characterNames } from '../cast/characters.ts';
import { loveInterests } from '../cast/love-interests.ts';
import { portraitSlug } from '../cast/portraits.ts';

type Seats = Readonly<Record<string, readonly [slug: string, loveInterest: string]>>;
type State = { character?: string; loveInterest?: string } | null;

/** Of everybody, the name in addresses of pictures, and the love interest. */
export const seats: Seats = Object.fromEntries(
  characterNames.map((name) => [name, [portraitSlug(name), loveInterests[name]]]),
);

/** Whom the state of a history entry names, as app/screens/chat/who-is-talking.ts reads it; Shrek if nobody. */
export function slugIn(state: unknown, seats: Seats): string {
  const { character = '', loveInterest } = Object(state) as NonNullable<State>;
  const [slug, theirs] = (Object.hasOwn(seats, character) && seats[character]) || ['shrek'];
  return loveInterest === undefined || loveInterest === theirs ? slug : 'shrek';
}

/** Puts another one's portrait in Shrek's place. */
function seat(slug: string): void {
  for (const picture of document.querySelectorAll('main picture > *')) {
    for (const name of ['srcset', 'src']) {
      const value = picture.getAttribute(name);
      if (value) picture.setAttribute(name, value.replaceAll('/shrek-', `/${slug}-`));
    }
  }
}

/**
 * The script that stands in /chat behind the markup. The page is written before anybody is chosen and shows Shrek; this shows whoever it is
 * before anything is painted, when the browser has the page's scripts not yet. It runs in the page, so it is passed on as text.
 */
export const firstPortrait = `(${seat})((${slugIn})(history.state,${JSON.stringify(seats)}))`.replaceAll(/\s+/g, ' ');
