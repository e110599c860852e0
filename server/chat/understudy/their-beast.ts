// A beast of the visitor's that was taken for a person ("hes a cat lol"), or that they ask to be envied for ("are you jealous of biscuit").
import { isRepeatable } from '../../care/never-repeated.ts';
import { nextBeat } from './act-scene.ts';
import { countWords, mostWordsOfALine } from './grammar.ts';
import { isHeavy } from './heavy.ts';
import { peopleKnown } from './people-known.ts';
import { beasts } from './told-words.ts';
import { type Act, fromPool, lastReplyOf, type Turn } from './turn.ts';

const isABeast = new RegExp(
  `^(?:(?:lol|haha+|hehe|um+|eh+|no+|nah|wait|well|but|ehm|er|omg|btw),? )*(?:he|she|it|\\p{L}{2,12})(?:['’]?s| is) (?:just |only |actually |literally )?(?:(?:an?|my) )(?:\\p{L}+ )?(${beasts})(?=$|[.,!]| (?:lol|haha+|silly|dummy|tho|though|not|you|u|remember|duh|btw)\\b)`,
  'iu',
);
/** What one says to a person and to no beast. */
const forAPerson = /\b(?:laugh|like you|say|tell|think|dance|sing|marry|job|work|he|she|him|her|they|them|who)\b/i;
const goesOn = /\b(?:sing|go|read|carry|play|keep) (?:on|going|ahead)\b/i;
const envy = /\bjealous of (?:my )?(\p{L}{2,15})\b/iu;

export function ofTheirBeast(turn: Turn): Act | null {
  if (isHeavy(turn.message)) return null;
  return takenForSomebody(turn) ?? envied(turn);
}

/** Only where the last reply spoke of it by its name. */
function takenForSomebody(turn: Turn): Act | null {
  const kind = isABeast.exec(turn.message)?.[1]?.toLowerCase();
  const last = lastReplyOf(turn);
  if (!kind || turn.message.includes('?') || !forAPerson.test(last)) return null;
  const isNamed = peopleKnown(turn).some(({ name }) => name && last.includes(name));
  if (!isNamed) return null;
  const word = fromPool(turn, 'taken for somebody', { thing: `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}` });
  const { place } = turn.progress;
  const next = word && place && goesOn.test(turn.message) ? nextBeat(turn, place) : null;
  const both = next && `${word?.line} ${next.line}`;
  return both && countWords(both) <= mostWordsOfALine && !both.includes('\n')
    ? { ...next, line: both }
    : (next ?? word);
}

function envied(turn: Turn): Act | null {
  const asked = envy.exec(turn.message)?.[1]?.toLowerCase();
  if (!asked) return null;
  const of = peopleKnown(turn).findLast(
    ({ name, noun }) => isBeast(noun) && (name?.toLowerCase() === asked || noun.toLowerCase().endsWith(asked)),
  );
  return of?.name && isRepeatable(of.name) ? fromPool(turn, 'envies a beast', { called: of.name }) : null;
}

function isBeast(noun: string): boolean {
  return new RegExp(`\\b(?:${beasts})$`, 'i').test(noun);
}
