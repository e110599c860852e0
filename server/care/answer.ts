// What care answers itself, before a replier is asked.
import type { CareKind, Question, ReplierName } from '../../contract/chat.ts';
import { clausesOf, isAsking } from '../chat/understudy/clauses.ts';
import type { Deflect } from '../chat/understudy/deflection.ts';
import { kindsAsked } from '../chat/understudy/doors.ts';
import { isTakenBack } from '../chat/understudy/friend.ts';
import { plainly, written } from '../chat/understudy/plain.ts';
import { isAllClear, isOver } from './after.ts';
import { answersToTap, askedIn, askLine } from './asks.ts';
import { type Earlier, hasAnsweredDanger, isFine, saysFine, wasJustAnswered } from './earlier.ts';
import { isInPlay } from './in-play.ts';
import { isHint, languageOfAll, type Notice } from './notice.ts';
import { beforePlay, toDanger, toUnfit } from './replies.ts';

/** A whole reply, who writes it, in which language, and what may be tapped as an answer to it. */
export type Answer = {
  readonly text: string;
  readonly by: ReplierName;
  readonly language: Notice['language'];
  readonly say?: readonly string[];
};

/** The site's answer to danger; `null` for all else. It needs no limit, because it costs less than a refusal by one. */
export function answerToDanger(noticed: Notice | null, question: Pick<Question, 'history' | 'noticed'>): Answer | null {
  if (noticed?.kind !== 'danger') return null;
  const said = toDanger[noticed.about ?? 'dying'][noticed.language];
  return { text: hasAnsweredDanger(question) ? said.again : said.first, by: 'site', language: noticed.language };
}

/** To who asks for a joke, song, story or game right behind the answer to danger, the first time; `null` for all else. */
export function answerToPlay(noticed: Notice | null, question: Question): Answer | null {
  const { message, language = 'en' } = question;
  if (message === undefined || (noticed && noticed.kind !== 'minor') || !wasJustAnswered(question)) return null;
  const words = plainly(message);
  if (!asksToPlay(words) || isTakenBack(words) || isOver(words) || isAllClear(words)) return null;
  const spoken = language === 'en' && playInSpanish.test(written(words)) ? 'es' : language;
  return { text: beforePlay[spoken], by: 'site', language: spoken };
}
const playInSpanish = /\b(?:cuenta|cuentame|cuentanos|canta|cantame|chiste|cuento|juguemos|jugamos|jugar) /;
const play =
  /\b(?:play (?:a game|with me|w me|something)|(?:what|which) game|(?:sing|read) (?:me|us|smth|something|a|the)|(?:go|carry) on with|what (?:shall|should|can|do) we (?:play|bake|do|sing)|(?:a|another) (?:joke|song|story|game|riddle|poem)) /;
function asksToPlay(words: readonly string[]): boolean {
  const text = written(words);
  return kindsAsked(words).length > 0 || play.test(text) || playInSpanish.test(text);
}

/** To what is sexual or hateful: the character's own line the first time in a conversation, then the site's. `null` for all else. */
export function answerToUnfit(
  noticed: Notice | null,
  question: Question,
  { kinds }: Earlier,
  deflect: Deflect,
): Answer | null {
  if (noticed?.kind !== 'sexual' && noticed?.kind !== 'hate') return null;
  const language = question.language ?? 'en';
  return answerToUnfitAgain(noticed, kinds) ?? { text: deflect(question, noticed.kind), by: 'understudy', language };
}

/** The site's answer to what is sexual or hateful, where `earlier` holds it already; else `null`. */
export function answerToUnfitAgain(noticed: Notice | null, earlier: ReadonlySet<CareKind>): Answer | null {
  if ((noticed?.kind !== 'sexual' && noticed?.kind !== 'hate') || !earlier.has(noticed.kind)) return null;
  return { text: toUnfit[noticed.kind][noticed.language], by: 'site', language: noticed.language };
}

/**
 * The character's question to what may be danger and may not, and its word to who answers that all is well; `null` for all else. Behind
 * danger nobody asks, because there less is enough for the site's own answer; and who says in the same breath what they want gets that
 * (`besidesAllClear`).
 */
export function answerToHint(
  noticed: Notice | null,
  question: Question,
  { kinds }: Earlier,
  random: () => number,
): Answer | null {
  const { message, history } = question;
  if (message === undefined || (noticed && noticed.kind !== 'minor') || kinds.has('danger')) return null;
  const asked = askedIn(history);
  const isGlad = asked.justNow && saysFine(message);
  if (isGlad && besidesAllClear(question) !== null) return null;
  const isPassedOver = asked.justNow && !asked.twice && plainly(message).length <= mostWordsOfPassingOver;
  if (
    !isGlad &&
    !isPassedOver &&
    (asked.lately || !isHint(message, isInPlay(question)) || isTakenBack(plainly(message)))
  )
    return null;
  const language = languageWith(question);
  const heard = { ...question, language };
  if (isGlad) return { text: askLine(heard, 'is glad', random), by: 'understudy', language };
  return { text: askLine(heard, 'asks', random), by: 'understudy', language, say: answersToTap(heard) };
}

/** The page's language where it is not English, else the one in which the visitor wrote last: who writes Spanish is asked in Spanish. */
function languageWith({ message = '', history = [], language = 'en' }: Question): Notice['language'] {
  if (language !== 'en') return language;
  const visitors = history.filter(({ category }) => category === 'user').map((remark) => remark.message);
  return languageOfAll([...visitors.slice(-2), message]);
}

/** "And then?", "like this?" behind the question passes it over, and it is asked once more before the play goes on. */
const mostWordsOfPassingOver = 3;

/** What a message asks for besides saying, to the character's question, that all is well: "I'm fine! So what was in the box?"; `null` where it says no more. */
export function besidesAllClear({ message = '', history }: Pick<Question, 'message' | 'history'>): string | null {
  if (!askedIn(history).justNow || !saysFine(message)) return null;
  const rest = clausesOf(message).filter((clause) => !isFine(plainly(clause)));
  const isMore = rest.some((clause) => plainly(clause).length >= fewestWordsOfAWish && isWish(clause));
  return isMore ? rest.join(' ') : null;
}
const fewestWordsOfAWish = 3;
const isWish = (clause: string) => isAsking(clause) || /[?¿]/.test(clause) || /\bplease\b/i.test(clause);
