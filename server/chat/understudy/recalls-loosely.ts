// The last try at what the visitor asks to be reminded of, before the character owns up that it does not know: a name that went with no
// word yet, or of all that they told what comes closest.
import { characterNames } from '../../../cast/characters.ts';
import { isRepeatable } from '../../care/never-repeated.ts';
import { ownLifeAsked } from './own-life-asked.ts';
import type { Recalled } from './recall.ts';
import { recalledNearest } from './recalls-nearest.ts';
import { days, months } from './told-aspects.ts';
import { isName } from './told-capitals.ts';
import { asksForAClass } from './told-classes.ts';
import type { Person } from './told-people.ts';
import { beasts } from './told-words.ts';
import { type Act, fromPool, type Turn } from './turn.ts';

/** As recalls-nearest.ts counts it. */
const likenessNeeded = { asked: 0.5, perhaps: 0.65 };

/** Null where nothing comes close, or something else is asked for. */
export function recalledLoosely(turn: Turn, found: Recalled | null, people: readonly Person[]): Act | null {
  const beast = nameAsked
    .exec(turn.message.replaceAll('’', "'"))
    ?.slice(1)
    .find((noun) => noun !== undefined);
  const named = beast && nameOfBeast(turn, beast.toLowerCase(), people);
  if (named) return named;
  const own = ownLifeAsked(turn.message)?.text;
  const asked = own ?? turn.clause;
  const isOfAName = found?.asked.some(({ aspect }) => aspect === 'name') && !asksForAClass(asked);
  return isOfAName ? null : recalledNearest(turn, asked, own ? likenessNeeded.asked : likenessNeeded.perhaps);
}
const nameAsked = new RegExp(
  `\\bmy (${beasts}|pet)(?:'?s|s')? name\\b|\\bmy (${beasts}|pet)(?: is|'s)? called\\b`,
  'i',
);

/** "Would he get on with my Pepper?", and later "what's my dog's name?" */
function nameOfBeast(turn: Turn, noun: string, people: readonly Person[]): Act | null {
  const taken = new Set([...characterNames.flatMap((name) => name.split(' ')), turn.memory.name, 'I']);
  for (const { name } of people) if (name) for (const part of name.split(' ')) taken.add(part);
  const saidBy = (who: string) => turn.remarks.flatMap(({ category, message }) => (category === who ? [message] : []));
  const ofTheCharacter = saidBy('AI').join(' ');
  const said = saidBy('user').join('\n');
  const [ofTheirs = [], inFront = [], alive = []] = [nameOfTheirs, nameInFront, beastInFront].map((form) =>
    [...said.matchAll(form)].map(([, name = '']) => name),
  );
  const days = alive.filter((name) => noName.test(name)); // all others stand in front of a verb, too
  const names = [...ofTheirs, ...inFront.filter(isName), ...days].filter(
    (name) =>
      !taken.has(name) &&
      (days.includes(name) || !noName.test(name)) &&
      isRepeatable(name) &&
      !ofTheCharacter.includes(name),
  );
  const called = new Set(names).size === 1 ? names[0] : undefined;
  return called ? fromPool(turn, 'recalls called', { someone: `your ${noun}`, called }) : null;
}
const nameOfTheirs = /\b(?:my|our) (\p{Lu}\p{Ll}{2,})(?!\p{L})/gu;
/** "Pepper was once beaten by a duck". */
const nameInFront =
  /(?<=^|[.!?] |\n)(\p{Lu}\p{Ll}{2,})(?= (?:is|was|has|had|can|loves|likes|hates|ate|bit)\b(?! (?:the|my) name\b))/gu;
/** "Tuesday is watching me" is no day. */
const beastInFront =
  /(?<=^|[.!?] |\n)(\p{Lu}\p{Ll}{2,})(?= (?:is|was|has been) (?:watching|listening|staring|sitting|sleeping|asleep|barking|purring|snoring|chewing)\b)/gu;
const noName = new RegExp(`^(?:${days}|${months})s?$`, 'i');
