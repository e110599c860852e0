// To somebody who told of danger, or who is under age, every character is a friend and nothing else: whatever is said, the answer
// comes from one of the friends' pools (docs/product.md, 14.4).
import { intentSections } from './intents.ts';
import { longestMatch, readPhrases } from './phrases.ts';

/** The intents that each pool answers. What stands in none of them is listened to, or answered where it asks. */
const sorted: Readonly<Record<string, readonly string[]>> = {
  'friend-comfort': ['hug', 'sadness', 'fear', 'sickness', 'sleep', 'bad-day', 'lonely'],
  'friend-affection': [
    ...['love', 'loved', 'marriage', 'kiss', 'jealousy', 'miss-you', 'forever', 'date', 'children'],
    ...['be-my-date', 'prize', 'only-one', 'flirting'],
  ],
  'friend-kindness': [
    'compliment',
    'thanks',
    'apology',
    'forgiving',
    'laughter',
    'happiness',
    'good-news',
    'for-you',
    'look-at-me',
  ],
  'friend-insult': ['insult', 'anger', 'breakup'],
  'friend-parting': ['parting'],
  'friend-together': ['boredom', 'story', 'song', 'dance', 'joke', 'food', 'travel', 'our-plans'],
  'friend-question': [
    'why',
    'pardon',
    'who-are-you',
    'age',
    'bot',
    'instructions',
    'facts',
    'sums',
    'asked-again',
    'recall',
    'protest',
    'why-that-name',
    'and-you',
  ],
};
const poolOf: ReadonlyMap<string, string> = new Map(
  Object.entries(sorted).flatMap(([pool, names]) => names.map((name) => [name, pool] as const)),
);
export const namedIntents: readonly string[] = [...poolOf.keys()];

/** Where one of these is said, nobody is merry about it. */
const perhapsSad =
  /\b(?:no|not|never|nobody|none|without|sad|cry|cried|crying|alone|lonely|scared|afraid|hates?|hurts?|miss|sick|ill|bad|mean|died|dead|lost|tired|sorry|help|nadie|nunca|triste|miedo|llor\w*)\b/;

/** Asks for love in words that no intent knows, Spanish for one. */
const affection =
  /\b(?:besame|besito|besitos|dame (?:un|otro|muchos) (?:beso|besos|abrazo)|(?:ser|eres|seas|se) (?:mi|tu) (?:novi[oa]|amor)|te (?:amo|quiero|adoro)|casate conmigo|casarte conmigo|casarnos|me amas|me quieres|enamorad[oa] de (?:ti|mi)|(?:my|your) (?:valentine|sweetheart)|love letter|(?:be|are you|am i) (?:my|your) (?:boyfriend|girlfriend|bf|gf|crush)|you are my crush|crush on you|(?:like|fancy) me back) /;
export const isAffection = (text: string) => affection.test(text);

/**
 * The pool from which a friend answers `intent`; `asks` says whether the message is a question. `told`: the plain words of a child, of
 * whom no danger is known; good news of a child is heard gladly.
 */
export function friendPool(intent: string, asks: boolean, told?: string): string {
  const listening = told === undefined || perhapsSad.test(told) ? 'friend-listening' : 'friend-young';
  return poolOf.get(intent) ?? (asks ? 'friend-question' : listening);
}

const believed = readPhrases(
  intentSections.filter(({ title }) => title === 'friend-believed' || title.startsWith('{')),
);

/** Whether `words` (normalised by `plainly`) say that what was told before was a joke. */
export function isTakenBack(words: readonly string[]): boolean {
  return longestMatch(words, believed) !== null;
}
