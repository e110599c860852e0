// A character's world: the things, beasts and people that come back in what it says, each with answers to what visitors ask next.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SpeakingCharacter } from '../../../cast/characters.ts';
import type { Remark } from '../../../contract/chat.ts';
import { isSaying, type Slots, sayings } from './grammar.ts';
import { plainly, written } from './plain.ts';
import { fileOf } from './script.ts';
import { readSections } from './sections.ts';

/** What may be asked about a thing: "then" is what happened next, "really" whether it is true. */
export const factKeys = ['name', 'what', 'why', 'how many', 'where', 'who', 'then', 'really'] as const;
export type FactKey = (typeof factKeys)[number];
/** `names`: how the thing is called, as `written` writes plain words. `mentions`: lines that bring it up unasked. */
export type Card = {
  readonly title: string;
  readonly names: readonly string[];
  readonly answers: ReadonlyMap<FactKey, readonly string[]>;
  readonly mentions: readonly string[];
};
export type World = readonly Card[];

export const worldFolder = join(import.meta.dirname, 'facts');

export function readWorld(character: SpeakingCharacter): World {
  const file = join(worldFolder, fileOf(character));
  return existsSync(file) ? worldOf(readFileSync(file, 'utf8')) : [];
}

export function worldOf(markdown: string): World {
  return readSections(markdown).map(({ title, items }) => {
    const under = (key: string) =>
      items.filter(({ text }) => text.startsWith(`${key}: `)).map(({ text }) => text.slice(key.length + 2));
    return {
      title,
      names: under('names')
        .flatMap((names) => names.split(','))
        .map((name) => written(plainly(name))),
      answers: new Map(factKeys.map((key) => [key, under(key)])),
      mentions: under('mention'),
    };
  });
}

/** The last remarks of both in which a thing is looked for that "it" may mean. */
const focusLastsFor = 2;
const mostWordsWithoutAName = 14;

/** What `words` ask of a thing that they or the last `remarks` name; null if they ask nothing of the kind. */
export function factAsked(
  words: readonly string[],
  remarks: readonly Remark[],
  world: World,
): { readonly card: Card; readonly key: FactKey; readonly isNamed: boolean } | null {
  const named = lastNamed(words, world);
  const key = keyAsked(words, named !== null);
  const card = key && (named ?? inFocus(remarks, world));
  return key && card ? { card, key, isNamed: named !== null } : null;
}

/** What any other fact about the thing answers too. */
const asksAnything: ReadonlySet<FactKey> = new Set(['what', 'then', 'really', 'who', 'name']);

/** An answer that `isWanted`; null if there is none. */
export function factTold(
  { answers }: Card,
  key: FactKey,
  isWanted: (line: string) => boolean,
  slots: Slots,
): string | null {
  for (const each of [key, ...(asksAnything.has(key) ? (['what', 'then'] as const) : [])]) {
    const fresh = (answers.get(each) ?? []).flatMap((line) => sayings(line, slots)).find(isWanted);
    if (fresh) return fresh;
  }
  return null;
}

/** Whether `words` point at somebody or something: "what is he", "why do you have it". */
export function isPointing(words: readonly string[]): boolean {
  return words.length <= mostWordsOfAPointer && pointingAtOne.test(written(words));
}
const mostWordsOfAPointer = 6;

/** The thing that is named last in `words`; of two names at one place the longer. */
export function lastNamed(words: readonly string[], world: World): Card | null {
  const text = ` ${written(words)}`;
  let found: Card | null = null;
  let best = -1;
  for (const card of world) {
    for (const name of card.names) {
      const at = text.lastIndexOf(` ${name}`);
      if (at === -1) continue;
      const end = at + name.length + name.length / 1000;
      if (end > best) {
        best = end;
        found = card;
      }
    }
  }
  return found;
}

/** The thing that the last remarks were about: one that an answer was given about counts before one that is only named. */
function inFocus(remarks: readonly Remark[], world: World): Card | null {
  for (const { category, message } of remarks.slice(-focusLastsFor).reverse()) {
    const answered =
      category === 'AI'
        ? world.find(({ answers }) =>
            [...answers.values()].some((lines) => lines.some((line) => isSaying(message, line))),
          )
        : null;
    // What the character asks is not what it spoke of: "I brought you a tiara. How was your day?"
    const told = category === 'AI' ? message.replace(/[^.!?…]+\?/g, '') : message;
    const card = answered ?? lastNamed(plainly(told), world) ?? lastNamed(plainly(message), world);
    if (card) return card;
  }
  return null;
}

const pointingAtOne = /\b(?:it|its|he|him|his|she|her|they|them|their) /;
const pointing = /\b(?:it|its|he|him|his|she|her|they|them|their|that|this|those|these|there|one) /;
const keys: readonly (readonly [FactKey, RegExp])[] = [
  ['name', /\b(?:name|names|named|called|call (?:him|her|it|them)) /],
  ['why', /\b(?:why|how come|what for) /],
  ['how many', /\bhow (?:many|much|often|long|old|big|far|tall|heavy) /],
  ['where', /\bwhere /],
  ['who', /\b(?:who|whose|whom|own|owns|owner|belongs?|is (?:this|that|it) yours?) /],
  [
    'then',
    /\b(?:and then|then what|what then|what next|what happened|what happens|when|did (?:it|he|she|they)|how did|go on) /,
  ],
  ['really', /\b(?:really|seriously|are you (?:serious|sure|joking|kidding)|is that true|for real|no way) /],
  [
    'what',
    /\b(?:what|which|how|tell me (?:more|about)|huh|pardon|explain|(?:have|has) you (?:got|any|a)|do you (?:have|keep|sell)|got (?:a|any)|(?:can|could|may) i (?:have|get|borrow)|is (?:it|he|she|that|there)|are they|does (?:it|he|she)) /,
  ],
];

/** What is asked. Without the thing's name it must be pointed at, or the question be short; "you" makes it a question about the character. */
function keyAsked(words: readonly string[], isNamed: boolean): FactKey | null {
  const text = written(words);
  const key = keys.find(([, asked]) => asked.test(text))?.[0] ?? null;
  if (isNamed || !key) return key;
  const isAboutYou =
    /\b(?:you|your|i|my|me|we) /.test(text) &&
    !/\b(?:do you mean|you serious|you sure|you joking|tell me|you kidding) /.test(text);
  if ((isAboutYou && !pointingAtOne.test(text)) || words.length > mostWordsWithoutAName) return null;
  return pointing.test(text) || words.length <= 3 ? key : null;
}
