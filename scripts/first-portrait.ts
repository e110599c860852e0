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

/**
 * Puts another one's portrait in Shrek's place; for Shrek, `small` stands in until his picture has come.
 * It is a data: URL of Shrek that stands in the page.
 */
function seat(slug: string, small: string): void {
  for (const picture of document.querySelectorAll('main picture > *')) {
    for (const name of ['srcset', 'src']) {
      const value = picture.getAttribute(name);
      if (value) picture.setAttribute(name, value.replaceAll('/shrek-', `/${slug}-`));
    }
  }
  const first = document.querySelector<HTMLImageElement>('main picture > img');
  if (!first || first.complete || slug !== 'shrek') return;
  first.style.background = `url(${small}) center / contain no-repeat`;
  first.onload = () => first.removeAttribute('style');
}

/**
 * The picture that stands in the page. Where it is asked for, the largest paint waits 0.8 s longer for it on a slow phone; one with fewer
 * pixels than the phone shows would not count as that paint, and looks blurred.
 */
export const smallPortrait = 'app/public/portraits/shrek-rest-384.avif';

/**
 * The script that stands in /chat behind the markup. The page is written before anybody is chosen and shows Shrek; this shows whoever it is
 * before anything is painted, when the browser has the page's scripts not yet. It runs in the page, so it is passed on as text.
 */
export function firstPortrait(small: Buffer): string {
  const url = `data:image/avif;base64,${small.toString('base64')}`;
  const script = `(${seat})((${slugIn})(history.state,${JSON.stringify(seats)}),'${url}')`;
  return script.replaceAll(/\s+/g, ' ');
}
