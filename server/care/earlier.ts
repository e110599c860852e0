// What care knows of a conversation before its newest message. The page sends it back as `noticed`; the visitor's remarks in the
// history are read too, for programs that do not, and because a page may have missed a header.
import type { CareKind, Question, Remark } from '../../contract/chat.ts';
import { clausesOf } from '../chat/understudy/clauses.ts';
import { isTakenBack } from '../chat/understudy/friend.ts';
import { plainly } from '../chat/understudy/plain.ts';
import {
  asksToAgree,
  goesOn,
  goesOnFromAHint,
  isAllClear,
  isNotSafe,
  isOffer,
  isOver,
  isSafe,
  takesBackAYes,
} from './after.ts';
import { noticeBehind } from './age-given-back.ts';
import { askedIn, isAsking } from './asks.ts';
import { isDangerTogether } from './danger.ts';
import { isAskingForAHint, isInPlay, withoutWetTale } from './in-play.ts';
import { isHint, type Notice, notice } from './notice.ts';
import { wordsOf } from './phrase-notice.ts';
import { siteReplies, toDangerReplies } from './replies.ts';

export type Earlier = {
  readonly kinds: ReadonlySet<CareKind>;
  /** The history as a replier may see it: without danger, without what was asked about or turned down, and without the replies to them. */
  readonly history: readonly Remark[];
};
type Conversation = Pick<Question, 'history' | 'noticed' | 'scene'> & Partial<Pick<Question, 'character'>>;

/** Letters by which the site's own words are recognised: pages cut what they send to 200. */
const knownBy = 100;
/** What means something only behind what was noticed is short. */
const shortLetters = 200;
const beginning = (text: string) => text.slice(0, knownBy);
const ofTheSite: ReadonlySet<string> = new Set(siteReplies.map(beginning));
const toDanger: ReadonlySet<string> = new Set(toDangerReplies.map(beginning));

export function earlier({ history = [], noticed = [] }: Omit<Conversation, 'scene' | 'character'>): Earlier {
  const kinds = new Set(noticed);
  const seen: Remark[] = [];
  let wasHidden = false;
  for (const [at, remark] of history.entries()) {
    const isVisitors = remark.category === 'user';
    const answer = beginning(history[at + 1]?.message ?? '');
    const found = isVisitors ? noticeBehind(history[at - 1], remark.message) : null;
    // What is in doubt by itself was judged where it stood, and answered as play.
    const kind = found?.isDoubtful && answer !== '' && !ofTheSite.has(answer) ? undefined : found?.kind;
    if (kind) kinds.add(kind);
    const isHidden: boolean = isVisitors
      ? (kind !== undefined && kind !== 'minor') || ofTheSite.has(answer) || isAsking(history[at + 1])
      : wasHidden || ofTheSite.has(beginning(remark.message));
    if (!isHidden) seen.push(remark);
    wasHidden = isVisitors && isHidden;
  }
  return { kinds, history: seen };
}

/**
 * Whether the site has answered danger before. It looks for its own words and reads no visitor's, because it is asked before any
 * limit and must cost next to nothing, whatever the history holds.
 */
export function hasAnsweredDanger({ history = [], noticed = [] }: Omit<Conversation, 'scene' | 'character'>): boolean {
  return (
    noticed.includes('danger') ||
    history.some(({ category, message }) => category === 'AI' && toDanger.has(beginning(message)))
  );
}

/** Whether the site's answer to danger was the last thing said. */
export function wasJustAnswered({ history = [] }: Omit<Conversation, 'scene' | 'character'>): boolean {
  return history.at(-1)?.category === 'AI' && toDanger.has(beginning(history.at(-1)?.message ?? ''));
}

/**
 * What care notices in `message`, the newest of a conversation. Behind a danger half a word is enough, but for who takes it back or
 * says that it is over; and some remarks mean something only by what was noticed before them.
 */
export function noticeIn(conversation: Conversation, said: string): Notice | null {
  const { history = [], noticed = [] } = conversation;
  const isPlayed = isInPlay({ ...conversation, message: said });
  const message = isPlayed ? withoutWetTale(said, history) : said;
  if (history.length === 0 && noticed.length === 0) return notice(message, false, isPlayed);
  const words = plainly(message);
  const { justNow: isAsked, lately: isAskedLately } = askedIn(history);
  const isWell = isAsked && saysFine(message);
  const isTold = hasAnsweredDanger(conversation) && !isTakenBack(words) && !isOver(words) && !isAllClear(words);
  const heard = noticeBehind(history.at(-1), message, isTold || (isAsked && !isWell), isPlayed);
  const isOfARiddle = isPlayed && !isTold && heard?.isDoubtful && isAskingForAHint(message);
  const found = isOfARiddle ? null : heard;
  if ((found && found.kind !== 'minor') || message.length > shortLetters) return found;
  const language = (isTold ? goesOn(words) : null) ?? (isAsked && !isWell ? isNotSafe(words) : null);
  if (language) return { kind: 'danger', about: 'unclear', language };
  const kind = unfitBehind(conversation, words);
  if (kind) return { kind, about: null, language: 'en' };
  if (isWell || isTakenBack(words)) return found;
  // Who was asked about one hint and gives another, whatever was said between, is not asked again.
  const isSecondHint = isAskedLately && isHint(message);
  return isSecondHint || tellsWithTheLast(conversation, message, words, isPlayed) ? inDoubt : found;
}

/** Whether `words` answer the character's question so that all is well. */
export function isFine(words: readonly string[]): boolean {
  return (isSafe(words) && !takesBackAYes(words)) || isTakenBack(words) || isOver(words) || isAllClear(words);
}

/** The same of a whole message, one sentence of which may say so: "Huh? I'm fine, I meant the troll." */
export function saysFine(message: string): boolean {
  const words = plainly(message);
  if (isFine(words)) return true;
  if (takesBackAYes(words) || isNotSafe(words)) return false;
  return clausesOf(message).some((clause) => isFine(plainly(clause)));
}

/** What two remarks say together may well be none. */
const inDoubt: Notice = { kind: 'danger', about: 'unclear', language: 'en', isDoubtful: true };

/** Whether `message` tells of danger only together with the visitor's remark before it. */
function tellsWithTheLast(
  { history = [] }: Conversation,
  message: string,
  words: readonly string[],
  isPlayed: boolean,
): boolean {
  const before = history.findLast(({ category }) => category === 'user')?.message.slice(0, shortLetters);
  const wordsBefore = before ? plainly(before) : [];
  if (!before || isTakenBack(words) || isOver(words)) return false;
  if (goesOnFromAHint(wordsBefore, words)) return true;
  return isDangerTogether(wordsOf(before), wordsOf(message), isPlayed);
}

/** What a remark of `words` is by what was said before: it asks for a yes to what was turned down, or is a child's offer. */
function unfitBehind({ history = [], noticed = [] }: Conversation, words: readonly string[]): 'sexual' | 'hate' | null {
  const visitors = history.filter(({ category }) => category === 'user');
  if (asksToAgree(words)) {
    const kind = notice(visitors.at(-1)?.message ?? '')?.kind;
    if (kind === 'sexual' || kind === 'hate') return kind;
  }
  if (!isOffer(words)) return null;
  const isChild = noticed.includes('minor') || visitors.some((remark) => notice(remark.message)?.kind === 'minor');
  return isChild ? 'sexual' : null;
}
