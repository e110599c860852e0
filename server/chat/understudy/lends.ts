// "Can i borrow a blanket", "have you got a spoon for my soup": a thing of the house that is asked for is lent, with its name.

import { clausesOf } from './clauses.ts';
import { thingIn, touched } from './hears.ts';
import { plainly, written } from './plain.ts';
import { isHarmless } from './talk/known-words.ts';
import { type Act, fromPool, type Turn } from './turn.ts';
import { intentOf, unmatched } from './understand.ts';

const lead = '^(?:(?:and|but|so|okay|please|hey|well|haha|no|yes|then) )*';
const article = '(an?|some)';
const asked = [
  `${lead}(?:can|could|may) i (?:please )?(?:have|get|borrow|use) ${article} (.+)$`,
  `${lead}(?:can|could|would|will) you (?:please )?(?:lend|give|fetch|get|find|pass|bring) me ${article} (.+)$`,
  `${lead}(?:lend|fetch|pass|find|get) me ${article} (.+)$`,
  `${lead}(?:i (?:really )?need|i could (?:use|do with)) ${article} (.+)$`,
  // "Have you got a brother" asks for nothing.
  `${lead}(?:have you got|do you have|got) ${article} (\\w+ (?:for|to) .+|\\w+ i (?:can|could) .+)$`,
].map((each) => new RegExp(each));
/** What lies about in any house; nothing that may hurt, nor what a child should not be given. */
const household: ReadonlySet<string> = new Set(
  (
    'blanket blankets pillow cushion towel cloth napkin handkerchief hanky tissue tissues apron scarf gloves coat cloak shawl hat cap sock socks boots shoes slippers umbrella ' +
    'spoon spoons fork cup mug bowl plate jar pot pan ladle whisk basket bag sack box bucket broom mop brush comb soap sponge lantern lamp ladder stool chair ' +
    'paper pen pencil chalk string thread ribbon button buttons glue feather book map bell mirror ball kite net drum flute bandage bandages plaster ' +
    'onion onions apple apples biscuit biscuits bun buns bread cheese honey jam sugar flour butter milk egg eggs salt water tea cocoa juice'
  ).split(' '),
);

export function lends(turn: Turn): Act | null {
  if (turn.memory.feeling === 'sad') return null;
  for (const clause of clausesOf(turn.message).toReversed()) {
    const words = plainly(clause).filter((word) => word !== 'please' && word !== 'haha');
    const text = written(words);
    const intent = intentOf(clause, turn.character);
    const isOfThings = touched.has(intent) || intent === 'request';
    if (!isOfThings) continue;
    const [, some = '', rest = ''] = asked.map((each) => each.exec(text)).find((found) => found !== null) ?? [];
    const thing = rest ? thingIn(some, rest) : null;
    if (thing && household.has(thing.split(' ').at(-1) ?? '')) return fromPool(turn, 'lends', { thing });
  }
  return null;
}

const wish = new RegExp(
  `${lead}(?:(?:can|could|may) (?:i|we)|(?:can|could|will|would) you) (?!(?:tell|explain|remember|guess|say|see|hear|believe|imagine|mean) )\\w+ `,
);

/** "Can I sit by the window?": a harmless wish that nothing else answers is no occasion for an offer. */
export function grants(turn: Turn): Act | null {
  const isWish = unmatched.has(turn.intent) && wish.test(written(turn.words));
  return isWish && turn.memory.feeling !== 'sad' && isHarmless(turn.words) ? fromPool(turn, 'request') : null;
}
