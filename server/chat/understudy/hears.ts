// News of a thing is heard with the thing's name before anything else is brought up: "got a splinter" - "A splinter, is it? Sit down ..."
import { graveWords } from '../../care/grave-words.ts';
import { isRepeatable } from '../../care/never-repeated.ts';
import { echoes } from './about-line.ts';
import { anyThing } from './any-thing.ts';
import { clausesOf, isAsking } from './clauses.ts';
import { isHeard } from './fit-to-say.ts';
import { countWords, isSaying, mostWordsOfALine, sayings } from './grammar.ts';
import { ends, roundNothing } from './noun.ts';
import { ofItself } from './of-itself.ts';
import { plainly, written } from './plain.ts';
import { isBad } from './said-beside.ts';
import { pasts } from './told-clauses.ts';
import { type Act, fromPool, lastReplyOf, saying, type Turn } from './turn.ts';
import { intentOf, intents, isQuestion, unmatched } from './understand.ts';

/** Topics that news of a thing only touches on. */
export const touched: ReadonlySet<string> = new Set([
  ...unmatched,
  ...'family work travel children friends animals weather clothes swamp money magic food song dance sleep look-at-me'.split(
    ' ',
  ),
]);
const numbers = 'two|three|four|five|six|seven|eight|nine|ten|some';
/** What is felt, thought or said is no news of a thing. */
const noDeed =
  'was|were|did|said|told|asked|meant|thought|knew|felt|heard|gave|wanted|need|needed|liked|loved|hated|missed|guessed|promised|agreed|stayed|waited|used|changed|answered';
const subject = '(?:i|we|(?:my|our) \\w+|someone|somebody|they|he|she)';
const told = new RegExp(
  `^(?:(?:and|but|so|oh|well|also|then|okay|yes|no|ah|hey|today|yesterday|guess what) )*(?:(${subject}) )?(?:have |has |had )?(?:just |also |finally |even |really |actually |only )?(?!(?:${noDeed}) )(?:have|tore|fed|rode|swept|lit|hidden|written|eaten|drawn|grown|broken|stolen|chosen|hung|${pasts}|\\w{2,}ed)(?: up| down| out| off)? (an?|the|my|our|${numbers}) (.+)$`,
);
const there = new RegExp(
  `^(?:\\w+ ){0,2}?()there (?:is|was|are|were) (an?|${numbers}) (.+? (?:in|on|under|behind) (?:my|our) .+)$`,
);
const mostWordsOfAThing = 3;
const fewestLetters = 3;

/** A thing of which `clause` tells what became of it, as the character calls it; null if it tells of none. */
export function thingTold(clause: string): { readonly thing: string; readonly isLoss: boolean } | null {
  const words = plainly(clause);
  const found = told.exec(written(words)) ?? there.exec(written(words));
  const [, who = '', article = '', rest = ''] = found ?? [];
  const thing = thingIn(article, rest);
  if (thing === null || words.some((word) => graveWords.has(word))) return null;
  const isLoss = isBad(clause) && (article === 'my' || article === 'our' || /^some(?:one|body)$/.test(who));
  return { thing, isLoss };
}

/** The thing that `rest` begins with, as the character calls it; null if there is none that it may name. */
export function thingIn(article: string, rest: string): string | null {
  const all = rest.trim().split(' ');
  const end = all.findIndex((word) => ends.has(word));
  const phrase = end === -1 ? all : all.slice(0, end);
  const noun = phrase.findLast((word, i) => i === 0 || !howItIsThen.has(word)) ?? '';
  if (phrase.length > mostWordsOfAThing || !isThing(noun)) return null;
  const owner = article === 'my' ? 'your' : /^an?$/.test(article) ? (/^[aeiou]/.test(noun) ? 'an' : 'a') : article;
  return `${owner} ${noun}`;
}

/** "I dyed my hair green" is about hair. */
const howItIsThen: ReadonlySet<string> = new Set(
  'red green blue black white pink purple yellow orange brown open shut clean dry apart wide wrong right upside'.split(
    ' ',
  ),
);
/** Nothing that happens is one of these, or it is too grave for a word in passing. */
const noNews: ReadonlySet<string> = new Set(
  'subject mind temper look turn news body bodies lump lumps rash blood bone bones corpse old new big small little good nice great young long short pretty lovely'.split(
    ' ',
  ),
);

function isThing(noun: string): boolean {
  const isWord = noun.length >= fewestLetters && /^[a-z]+$/.test(noun) && !/(?:ly|ing|ed)$/.test(noun);
  return isWord && !noNews.has(noun) && !roundNothing.has(noun) && isRepeatable(noun);
}

/** What is said to whoever tells of a thing in this message, beside whatever it asks. */
export function hears(turn: Turn): Act | null {
  if (turn.memory.feeling === 'sad') return null;
  const parts = clausesOf(turn.message).flatMap((clause) => [clause, ...clause.split(/,\s+/)]);
  for (const clause of parts.toReversed()) {
    const words = plainly(clause);
    const intent = intentOf(clause, turn.character);
    if (isQuestion(clause, words) || !touched.has(intent) || intents.get(intent)?.feeling) continue;
    const news = thingTold(clause);
    if (news && !echoes(plainly(news.thing), lastReplyOf(turn))) return heardOf(turn, news.thing, news.isLoss);
  }
  return null;
}

const inviting = ['hears', 'takes up', 'announced', 'guess-what'];

/** Whoever was just asked to tell more, and does, is not offered a story of the character's. */
export function listens(turn: Turn): Act | null {
  const { words, memory } = turn;
  if (memory.feeling === 'sad' || words.length < fewestWordsOfATale) return null;
  return isInvited(turn) ? fromPool(turn, 'telling') : null;
}
const fewestWordsOfATale = 6;

/** Whether the last reply asked to be told more. */
export function isInvited(turn: Turn): boolean {
  const { pools } = turn.part.script;
  const last = lastReplyOf(turn);
  const isOf = (pool: string) => (pools.get(pool) ?? []).some((line) => isSaying(last, line));
  return inviting.some(isOf) || (last.endsWith('?') && isOf('good-news'));
}

/** The same where a tale waits meanwhile, or something is asked behind what is told: "the best part was ... Do you have a hobby like this?" */
export function hearsOut(turn: Turn, answerTo: (turn: Turn) => Act | null): Act | null {
  if (turn.memory.feeling === 'sad' || !isInvited(turn)) return null;
  const clauses = clausesOf(turn.message);
  const isAsked = (clause: string) => clause.includes('?') || isQuestion(clause, plainly(clause));
  const told = clauses.filter((clause) => !isAsked(clause));
  const question = clauses.findLast(isAsked);
  const isTold = told.flatMap(plainly).length >= fewestWordsOfATale;
  if (!isTold || told.some((clause) => isAsking(clause) || picks.test(clause))) return null;
  const thing = told
    .flatMap((it) => it.split(/,\s+/))
    .map(anyThing)
    .findLast((it) => it !== null);
  return (
    (question ? (answerTo(saying(turn, question)) ?? ofItself(saying(turn, question))) : null) ??
    (thing && !isBad(turn.message) ? heardOf(turn, thing, false) : null) ??
    plainlyTold(turn)
  );
}

/** "The miller's mule can wait" sounds like a mule of the visitor's. */
function plainlyTold(turn: Turn): Act | null {
  const plain = (turn.part.script.pools.get('telling') ?? []).filter((line) => !/\{(?!dear\b)/.test(line));
  const act = fromPool(turn, 'telling', {}, (line) => plain.some((it) => isSaying(line, it)));
  return act && !isHeard(turn, act.line) ? act : fromPool(turn, 'telling');
}

/** "I picked the laundry, let's go in" is no tale. */
const picks = /\b(?:let['’]?s|let us|i (?:pick|picked|choose|chose|said|meant|take))\b/i;

export function heardOf(turn: Turn, thing: string, isLoss: boolean): Act | null {
  const act = fromPool(turn, 'hears', { thing });
  if (!act) return null;
  const { part, random } = turn;
  const pities = (part.script.pools.get('aside bad') ?? [])
    .flatMap((word) => sayings(word, part.script.slots))
    .map((word) => `${word} ${act.line}`)
    .filter((line) => countWords(line) <= mostWordsOfALine);
  const line = (isLoss ? pities[Math.floor(random() * pities.length)] : null) ?? act.line;
  return { ...act, line, hasNodded: true };
}
