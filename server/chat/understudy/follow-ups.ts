// What a visitor may say next about a line just said, each with its answer: "a mallet? who are we hitting" after "My idea of a bouquet
// is the big mallet."
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SpeakingCharacter } from '../../../cast/characters.ts';
import { isSaying, type Slots, sayings, slotsIn } from './grammar.ts';
import { plainly, written } from './plain.ts';
import { fileOf } from './script.ts';
import { readSections } from './sections.ts';
import { waysIn } from './ways.ts';

/** What is asked by a question word; "how many" also by "how old", "how long" and the like. */
const asked: readonly (readonly [string, RegExp])[] = [
  ['why', /\b(?:why|how come|what for|what is the reason) /],
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
const questionWords: ReadonlySet<string> = new Set(asked.map(([name]) => name));

/** Any other question about the line, and any other remark. */
const anyQuestion = 'ask';
const anyRemark = 'say';
const answersToAQuestion = ['yes', 'no'] as const;

/** What calls for an answer: all of `phrases` and of `asks` in one message. */
export type Trigger = { readonly phrases: readonly (readonly string[])[]; readonly asks: readonly string[] };
/** `when`: what stands before the colon. It is read when it is needed (`triggersOf`): a hundred thousand triggers would take long to read at the start. */
export type Answer = { readonly when: string; readonly text: string };
/** `about`: a line of the character, or the scene of that name after "scene ". */
export type FollowUp = { readonly about: string; readonly answers: readonly Answer[] };
export type FollowUps = {
  /** The cards about `reply`, or of which `reply` is an answer. `name`: the visitor's, which may stand in it. */
  after(reply: string, name: string | null): readonly FollowUp[];
  ofScene(name: string): FollowUp | undefined;
  /** Whether there is a card about `line`. */
  isFollowed(line: string): boolean;
};

export const followUpsFolder = join(import.meta.dirname, 'follow-ups');

/** `slots`: those of the character's script, which its lines are filled from. */
export function readFollowUps(character: SpeakingCharacter, slots: Slots): FollowUps {
  const file = join(followUpsFolder, fileOf(character));
  return indexed(existsSync(file) ? followUpsOf(readFileSync(file, 'utf8')) : [], slots);
}

export function indexed(cards: readonly FollowUp[], slots: Slots): FollowUps {
  const about = new Map<string, readonly FollowUp[]>();
  const answering = new Map<string, readonly FollowUp[]>();
  const add = (map: typeof about, line: string, card: FollowUp) => {
    for (const saying of sayings(line, slots)) map.set(saying, [...(map.get(saying) ?? []), card]);
  };
  // A slot that the conversation fills can hold anything.
  const filled = cards.filter(({ about: line }) => slotsIn(line).some((slot) => !slots.has(slot)));
  for (const card of cards) {
    add(about, card.about, card);
    for (const { text } of card.answers) add(answering, text, card);
  }
  const find = (reply: string) => {
    const found = [
      ...(about.get(reply) ?? filled.filter((card) => isSaying(reply, card.about))),
      ...(answering.get(reply) ?? []),
    ];
    return found.length > 0 ? found : null;
  };
  const dear = slots.get('dear')?.[0] ?? '';
  return {
    after(reply, name) {
      const plain = name ? reply.replaceAll(name, dear) : reply;
      return find(plain) ?? find(withoutAside(plain)) ?? [];
    },
    ofScene: (name) => about.get(`scene ${name}`)?.[0],
    isFollowed: (line) => about.has(line) || filled.some((card) => isSaying(line, card.about)),
  };
}

/** A reply without its first sentence, which may be an aside. */
function withoutAside(reply: string): string {
  return /^[^.!?…]+[.!?…]+ (.+)$/.exec(reply)?.[1] ?? '';
}

export const answerForm = /^([a-z\d ,+'-]+): (.+)$/;

export function followUpsOf(markdown: string): readonly FollowUp[] {
  return readSections(markdown).map(({ title, items }) => ({
    about: title,
    answers: items.map(({ text }) => {
      const [, when = '', answer = ''] = answerForm.exec(text) ?? [];
      return { when, text: answer };
    }),
  }));
}

export function triggersOf({ when }: Answer): readonly Trigger[] {
  return when.split(',').map(triggerOf);
}

function triggerOf(text: string): Trigger {
  const parts = text.split('+').map((part) => part.trim());
  const isAsk = (part: string) =>
    questionWords.has(part) || part === anyQuestion || part === anyRemark || part === 'yes' || part === 'no';
  return {
    asks: parts.filter(isAsk),
    phrases: parts.filter((part) => !isAsk(part)).map((part) => plainly(part).map(stemOf)),
  };
}

/** A message as triggers are held against it. */
export type Heard = {
  readonly stems: readonly string[];
  readonly isQuestion: boolean;
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
    isQuestion,
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
