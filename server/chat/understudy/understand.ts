// Finds the intent of a message by its words.
import { intentSections as sections } from './intents.ts';
import { withoutBystanders } from './no-sorrow.ts';
import { isForeign, isMash, isOtherScript, isShouted, isSum } from './odd-speech.ts';
import { onceAReply } from './once-a-reply.ts';
import { longestMatch, readPhrases } from './phrases.ts';
import { heardLetters, plainly, written } from './plain.ts';
import { restOf } from './rest.ts';
import { speller } from './spelling.ts';
import { withoutCalling, withoutName } from './spoken-to.ts';
import { feeling, isNotTheirs, isOfNoVisitor, others, own, sorrows } from './whose-feeling.ts';

/** The feeling that a remark leaves. */
export type Feeling = 'hurt' | 'warm' | 'sad';
const feelings: readonly string[] = ['hurt', 'warm', 'sad'] satisfies Feeling[];

/** An intent: a heading of intents.md with its notes. */
export type Intent = { readonly name: string; readonly feeling: Feeling | null; readonly topic: string | null };

export const intents: ReadonlyMap<string, Intent> = new Map(
  sections
    .filter(({ title }) => !title.startsWith('{'))
    .map(({ title, notes }) => {
      const note = (key: string) => notes.find(({ text }) => text.startsWith(`${key}: `))?.text.slice(key.length + 2);
      const feeling = note('feeling');
      return [
        title,
        {
          name: title,
          feeling: feelings.includes(feeling ?? '') ? (feeling as Feeling) : null,
          topic: note('topic') ?? null,
        },
      ];
    }),
);
/** The phrases of "friend-believed" count after danger alone (friend.ts). */
const heard = sections.filter(({ title }) => title !== 'friend-believed');
const phrases = readPhrases(heard);
/** "How" in the middle of a statement asks nothing. */
const asked = new Set(['who', 'where', 'when', 'how']);
const statements = readPhrases(heard.filter(({ title }) => !asked.has(title)));
const spell = speller(phrases.vocabulary);

/** Intents for messages that no phrase matches: whom it is about, and whether it asks. */
export const unmatched: ReadonlySet<string> = new Set(['question', 'you-question', 'statement', 'teased', 'telling']);

/** "Haha" after more words than these is filler and does not make the intent. */
const mostWordsOfLaughter = 4;
const mostWordsOfAGreeting = 6;
/** A question of more words asks something about the thing that it mentions. */
const mostWordsOfATopic = 9;
const mostTopics = 3;

/** The intent of `said`, addressed to `listener`: a heading of intents.md, or one of `unmatched` if no phrase matches. */
export function intentOf(said: string, listener: string): string {
  const intent = ofListeners.get(listener) ?? onceAReply((words) => intentIn(words, listener));
  ofListeners.set(listener, intent);
  return intent(said);
}
const ofListeners = new Map<string, (said: string) => string>();

function intentIn(said: string, listener: string): string {
  const message = withoutCalling(said.slice(0, heardLetters), listener).replace(brokenDown, '$1 stopped');
  const all = withoutName(spell(plainly(message)), listener);
  const words = withoutLaughter(all);
  if (isSum(message)) return 'sums';
  if (isOtherScript(message)) return 'other-language';
  const asks = isQuestion(message, words);
  const found = longestMatch(words, asks ? phrases : statements);
  const isByTheWay = found?.isMention && asks && (isMuch(words) || endsAskingYou(message));
  const last = written(asks ? (plainSentences(message).at(-1) ?? words) : words);
  const isOfOthers = found && sorrows.has(found.intent) && asks && others.test(last) && !own.test(last);
  const isOfNobody =
    found &&
    ((sorrows.has(found.intent) && (isNoSorrowOfTheirs(message) || withoutBystanders(message) !== message)) ||
      isOfNoVisitor(found.intent, last, asks));
  if (found && !found.isLast && !isByTheWay && !isOfOthers && !isOfNobody) return found.intent;
  if (isForeign(words)) return 'other-language';
  // A greeting followed by a question is a question.
  const isBeside = asks && found?.isLast && words.length > mostWordsOfAGreeting;
  if (found && !isBeside && !isOfNobody && (found.isLast || !found.isMention)) return found.intent;
  if (words.length <= mostWordsOfLaughter && words.length < all.length) return 'laughter';
  if (isMash(words)) return 'mash';
  if (isShouted(message)) return 'shouting';
  return asks ? kindOfQuestion(words) : kindOfStatement(words);
}

/** Whether each part of `message` that speaks of sorrow says it of the listener, or says that there is none. */
function isNoSorrowOfTheirs(message: string): boolean {
  const parts = message.split(/[.!?,;:]+(?:\s|$)/).map((part) => written(withoutLaughter(spell(plainly(part)))));
  const sad = parts.filter(isSorrow);
  return sad.length > 0 && sad.every((part) => isNotTheirs(part) && !isSorrow(part.replaceAll(feeling, '')));
}
function isSorrow(text: string): boolean {
  return sorrows.has(longestMatch(text.trim().split(' '), phrases)?.intent ?? '');
}

/** Whether a question says so much that a topic in it is only mentioned. */
function isMuch(words: readonly string[]): boolean {
  return words.length > mostWordsOfATopic || restOf(words, []).length > mostTopics;
}

/** Removes laughter at the end; if there is nothing else, one laugh stays. */
function withoutLaughter(words: readonly string[]): readonly string[] {
  return words.slice(0, Math.max(1, words.findLastIndex((word) => word !== 'haha') + 1));
}

/** "My brother says you eat people. Do you?" is no talk about brothers. */
function endsAskingYou(message: string): boolean {
  const sentences = plainSentences(message);
  return sentences.length > 1 && kindOfQuestion(sentences.at(-1) ?? []) === 'you-question';
}

function plainSentences(message: string): readonly (readonly string[])[] {
  return message
    .split(/[.!?]+\s/)
    .map(plainly)
    .filter((words) => words.length > 0);
}

function kindOfQuestion(words: readonly string[]): string {
  return /\b(?:do|did|are|were|have|had|can) (?:not )?you (?!want|think|mean|need|know|like|love|prefer|see|hear)|^(?:do|did|are|were|have|can) you $/.test(
    written(words),
  )
    ? 'you-question'
    : 'question';
}

function kindOfStatement(words: readonly string[]): string {
  const plain = written(words);
  if (/^(?:and |but |so |well |okay |hey |oh |no |haha |hm )*(?:you|your) /.test(plain)) return 'teased';
  return /(?:^| )(?:i|my|we|our|me|us) /.test(plain) ? 'telling' : 'statement';
}

const asksFirst =
  /^(?:and |but |so |well |okay |hey )?(?:who|what|where|when|why|how|which|whose|is|are|am|do(?! not)|does|did|can|could|will|would|should|shall|have|has|(?:was|were|had)(?: not)? (?:i|you|he|she|it|they|we|that|this|there|the|your|anyone|anybody|everyone|everybody)) /;
/** "Biscuit, who likes him better" asks nothing; "a dog, who is he" does. */
const asksLater =
  /[.!;:] *(?:and |but |so )?(?:who|what|where|when|why|how|which)\b|, *(?:and |but |so )?(?:what|why|how)\b|, *(?:and |but |so )?(?:who|where|when|which)(?:\W*$| (?:is|are|was|were|did|does|do|has|have|can|could|will|would|should|shall) (?:he|she|it|they|that|this|these|those|you|your|the|we|i|my)\b|(?:'s|s) (?:he|she|it|that|this|your)\b)|, *(?:and|but|so) (?:who|where|when|which)\b|, *(?:and |but |so )?(?:were|was|did|had) (?:you|he|she|they|it|anyone|anybody) /i;

/** A car that broke down is no sorrow. */
const brokenDown =
  /\b(car|van|bus|tram|train|bike|boat|lift|engine|tractor|washing machine|fridge|laptop|computer|dishwasher|boiler) (?:has |had )?(?:broke|broken) down\b/gi;
const askingNothing = /,? *(?:and |but |so )?(?:who knows|what can you do|who cares)\b/gi;

/** `words` are those of `message`, normalised by `plainly`. */
export function isQuestion(message: string, words: readonly string[]): boolean {
  return message.includes('?') || asksFirst.test(written(words)) || asksLater.test(message.replace(askingNothing, ''));
}
