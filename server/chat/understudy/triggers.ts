// What in a message calls for an answer of a card: its words, a question word, or that it asks or says anything at all.
import { plainly, written } from './plain.ts';
import { waysIn } from './ways.ts';

/** What is asked by a question word; "how many" also by "how old", "how long" and the like. */
const asked: readonly (readonly [string, RegExp])[] = [
  [
    'why',
    /\b(?:why|how come|what for|what is the reason) |\bwhat (?:is|are|was|were) (?:the|that|this|these|those|your|it|they) (?:\w+ ){0,2}for (?:then |again )?$/,
  ],
  ['how many', /\bhow (?:many|much|often|long|old|big|far|tall|heavy|high|deep|late) /],
  ['name', /\b(?:name|names|named|called) /],
  ['who', /\b(?:who|whose|whom) /],
  ['where', /\bwhere /],
  ['when', /\b(?:when|what time|what day) /],
  ['which', /\bwhich /],
  ['really', /\b(?:really|seriously|for real|true|serious|kidding|joking|no way) /],
  ['how', /\bhow /],
  ['what', /\b(?:what|huh|pardon|explain|meaning|you mean) /],
];
/** Any other question about the line, and any other remark. */
const anyQuestion = 'ask';
const anyRemark = 'say';
const answersToAQuestion = ['yes', 'no'] as const;
const askWords: ReadonlySet<string> = new Set([
  ...asked.map(([name]) => name),
  ...answersToAQuestion,
  anyQuestion,
  anyRemark,
]);

/** What calls for an answer: all of `phrases` and of `asks` in one message. */
export type Trigger = { readonly phrases: readonly (readonly string[])[]; readonly asks: readonly string[] };
/** Those read last: one message asks for the same ones several times. */
const read = new Map<string, readonly Trigger[]>();
const mostRead = 500;

/** `when`: what stands before the colon of an answer. */
export function triggersOf(when: string): readonly Trigger[] {
  const known = read.get(when);
  if (known) return known;
  if (read.size >= mostRead) read.clear();
  const triggers = when.split(',').map(triggerOf);
  read.set(when, triggers);
  return triggers;
}

function triggerOf(text: string): Trigger {
  const parts = text.split('+').map((part) => part.trim());
  const isAsk = (part: string) => askWords.has(part);
  return {
    asks: parts.filter(isAsk),
    phrases: parts.filter((part) => !isAsk(part)).map((part) => plainly(part).map(stemOf)),
  };
}

/** A message as triggers are held against it. */
export type Heard = {
  readonly stems: readonly string[];
  /** What it asks or says, by the names that triggers have. */
  readonly asks: ReadonlySet<string>;
};

const mostWordsOfYesOrNo = 6;

export function heardAs(words: readonly string[], isQuestion: boolean): Heard {
  const text = written(words);
  const ways = words.length <= mostWordsOfYesOrNo ? waysIn(words) : new Set<string>();
  const first = asked.find(([, form]) => form.test(text))?.[0];
  return {
    stems: words.map(stemOf),
    asks: new Set([
      ...(first ? [first] : []),
      ...answersToAQuestion.filter((way) => ways.has(way)),
      isQuestion ? anyQuestion : anyRemark,
    ]),
  };
}

/**
 * "How did a snail beat you" is answered by what stands under "how" rather than under "snail", and "who is susan" by what stands under
 * "susan" rather than under "who".
 */
const weights = { phrase: 4, word: 1, aspect: 5.5, asked: 2, any: 0.5 };
const aspects: ReadonlySet<string> = new Set(['why', 'how', 'how many', 'where', 'when']);

/** How much in `message` calls for the answer of `trigger`; 0 if anything in it is missing. */
export function weightOf({ phrases, asks }: Trigger, message: Heard): number {
  if (!phrases.every((phrase) => hasPhrase(message.stems, phrase))) return 0;
  if (!asks.every((ask) => message.asks.has(ask))) return 0;
  const named = phrases.reduce((sum, phrase) => sum + weights.phrase + weights.word * phrase.length, 0);
  return asks.reduce((sum, ask) => sum + weightOfAsking(ask), named);
}

function weightOfAsking(ask: string): number {
  if (ask === anyQuestion || ask === anyRemark) return weights.any;
  return aspects.has(ask) ? weights.aspect : weights.asked;
}

function hasPhrase(stems: readonly string[], phrase: readonly string[]): boolean {
  return phrase.length > 0 && stems.some((_, at) => phrase.every((stem, i) => stems[at + i] === stem));
}

/** A word without its commonest ending: "mallets" and "mallet" are one. */
export function stemOf(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  return word.replace(/(?:ies|y)$/, 'i').replace(/(?:es|s|e)$/, '');
}

/** A word without what makes it a verb, either: "crashed" and "crash" are one. */
export function rootOf(word: string): string {
  return word.length > 5 ? stemOf(word.replace(/(?:ing|ed)$/, '')) : stemOf(word);
}
