// What a visitor is after, as far as words tell.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isForeign, isMash, isOtherScript, isShouted, isSum } from './odd-speech.ts';
import { longestMatch, readPhrases } from './phrases.ts';
import { heardLetters, plainly } from './plain.ts';
import { scriptFolder } from './script.ts';
import { readSections } from './sections.ts';
import { speller } from './spelling.ts';

/** What a remark leaves behind it. */
export type Mood = 'hurt' | 'warm' | 'sad';
const moods: readonly string[] = ['hurt', 'warm', 'sad'] satisfies Mood[];

/** A heading of intents.md, and what its notes say of it. */
export type Intent = { readonly name: string; readonly mood: Mood | null; readonly topic: string | null };

const sections = readSections(readFileSync(join(scriptFolder, 'intents.md'), 'utf8'));
export const intents: ReadonlyMap<string, Intent> = new Map(
  sections
    .filter(({ title }) => !title.startsWith('{'))
    .map(({ title, notes }) => {
      const note = (key: string) => notes.find(({ text }) => text.startsWith(`${key}: `))?.text.slice(key.length + 2);
      const mood = note('mood');
      return [
        title,
        { name: title, mood: moods.includes(mood ?? '') ? (mood as Mood) : null, topic: note('topic') ?? null },
      ];
    }),
);
const phrases = readPhrases(sections);
/** "How" in the middle of a statement asks nothing. */
const asked = new Set(['who', 'where', 'when', 'how']);
const statements = readPhrases(sections.filter(({ title }) => !asked.has(title)));
const spell = speller(phrases.vocabulary);

/** Where no phrase fits, at least whom it is about and whether it asks. */
export const unmatched: ReadonlySet<string> = new Set(['question', 'you-question', 'statement', 'teased', 'telling']);

/** "Haha" behind more words than these is a manner of speaking. */
const mostWordsOfLaughter = 4;
const mostWordsOfAGreeting = 6;
/** A question of more words asks something about the thing that it mentions. */
const mostWordsOfATopic = 9;

/** What `said` is after, said to `listener`: a heading of intents.md, one of `unmatched` where no phrase fits. */
export function intentOf(said: string, listener: string): string {
  const message = said.slice(0, heardLetters);
  const all = withoutName(spell(plainly(message)), listener);
  const plain = all.replace(/(?<= )(?:haha )+$/, '');
  if (isSum(message)) return 'sums';
  if (isOtherScript(message)) return 'other-language';
  const asks = isQuestion(message, plain);
  const found = longestMatch(plain, asks ? phrases : statements);
  const isByTheWay =
    found?.isMention && asks && (plain.split(' ').length > mostWordsOfATopic || endsAskingYou(message));
  if (found && !found.isLast && !isByTheWay) return found.intent;
  if (isForeign(plain)) return 'other-language';
  // Who says hello and then asks something wants an answer.
  const isBeside = asks && found?.isLast && plain.split(' ').length > mostWordsOfAGreeting;
  if (found && !isBeside && (found.isLast || !found.isMention)) return found.intent;
  if (plain.split(' ').length <= mostWordsOfLaughter && plain !== all) return 'laughter';
  if (isMash(plain)) return 'mash';
  if (isShouted(message)) return 'shouting';
  return asks ? kindOfQuestion(plain) : kindOfStatement(plain);
}

/** "My brother says you eat people. Do you?" is no talk about brothers. */
function endsAskingYou(message: string): boolean {
  const sentences = plainSentences(message);
  return sentences.length > 1 && kindOfQuestion(sentences.at(-1) ?? '') === 'you-question';
}

function plainSentences(message: string): readonly string[] {
  return message
    .split(/[.!?]+\s/)
    .map(plainly)
    .filter((sentence) => sentence !== '');
}

function kindOfQuestion(plain: string): string {
  return /\b(?:do|did|are|were|have|had|can) you (?!want|think|mean|need|know|like|love|prefer|see|hear)|^(?:do|did|are|were|have|can) you $/.test(
    plain,
  )
    ? 'you-question'
    : 'question';
}

function kindOfStatement(plain: string): string {
  if (/^(?:and |but |so |well |okay |hey |oh |no |haha |hm )*(?:you|your) /.test(plain)) return 'teased';
  return /(?:^| )(?:i|my|we|our|me|us) /.test(plain) ? 'telling' : 'statement';
}

const asksFirst =
  /^(?:and |but |so |well |okay |hey )?(?:who|what|where|when|why|how|which|whose|is|are|am|do(?! not)|does|did|can|could|will|would|should|shall|have|has) /;
const asksLater = /[.!,;:] *(?:and |but |so )?(?:who|what|where|when|why|how|which)\b/i;

export function isQuestion(message: string, plain: string): boolean {
  return message.includes('?') || asksFirst.test(plain) || asksLater.test(message);
}

const nicknames: Readonly<Record<string, readonly string[]>> = {
  Gingerbread: ['gingy', 'gingie'],
  'King Harold': ['harry', 'king', 'your majesty'],
  'Queen Lillian': ['lilian', 'lily', 'queen', 'your majesty'],
  'Suzy Sugar': ['susie', 'suzie'],
};
/** Behind these the name is what the words are about, and elsewhere only whom they are said to. */
const aboutName = /\b(?:about|like|love|of|is|are|with|than|not|to|as|am|by|for|called|was|my|the|a|and) $/;

/** "Hi Shrek" and "Shrek, hi" are "hi"; in "what about Shrek" he is what it is about. Nothing but the name is a greeting. */
function withoutName(plain: string, listener: string): string {
  const names = [listener, ...listener.split(' ').filter((part) => part.length > 3), ...(nicknames[listener] ?? [])];
  let left = plain;
  for (const name of names.map((known) => known.toLowerCase())) {
    left = left.replace(new RegExp(`(?<!\\S)${name} `, 'g'), (found, at: number, whole: string) =>
      aboutName.test(whole.slice(0, at)) ? found : '',
    );
  }
  return left === '' && plain !== '' ? 'hello ' : left;
}
