// A few words behind a reply that belongs to no scene, after somebody of the visitor's whom they named before: "Leeks, mostly. And what
// of Rita?" What they answer is heard.
import { graveWords } from '../../care/grave-words.ts';
import { saidNext } from './answers-next.ts';
import { kindsAsked } from './doors.ts';
import { isSaying } from './grammar.ts';
import { isHeavy } from './heavy.ts';
import { plainly } from './plain.ts';
import { isBad, sore } from './said-beside.ts';
import { type Act, fromPool, lastReplyOf, type Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

/** A moment after they were told of, and not twice in so many replies. */
const fewestRemarksBetween = 2;
const repliesBetween = 8;
const mostWordsOfAnAnswer = 24;
const fromWork = /\b(?:boss|manager|teacher|coach|professor|supervisor|landlord|landlady|doctor|dentist|ex|patient)$/;

/** "My late grandmother Halina would have loved this" */
const mayBeGone =
  /\b(?:late (?:\p{L}+ ){0,1}\p{L}+|used to|would have|would['’]ve|miss|missed|missing|memory|ashes|heaven|funeral|rest in peace|rip|was (?:my|called|a|the))\b/iu;

/** Words that ask after somebody and that `isFit`; null where nobody was named, something sad was told, or somebody was asked after lately. */
export function asksAfter(turn: Turn, isFit: (line: string) => boolean): string | null {
  const saidBy = (who: string) => turn.remarks.filter(({ category }) => category === who).map(({ message }) => message);
  const asked = saidBy('AI').map((reply) => askedIn(turn, reply));
  if (asked.slice(-repliesBetween).some((it) => it !== null)) return null;
  const visitors = saidBy('user');
  const called = turn.told.findLast(
    ({ kind, words: { someone = '', called: name = '' }, remarksAgo }) =>
      kind === 'called' &&
      remarksAgo >= fewestRemarksBetween &&
      visitors.some((message) => message.includes(name)) && // what was said with the name can still be read
      !fromWork.test(someone) &&
      !asked.some((it) => it?.includes(name)),
  )?.words.called;
  if (!called || visitors.some((it) => mayBeGone.test(it) || isBad(it) || isHeavy(it, true))) return null;
  const lines = linesOf(turn)
    .map((line) => line.replaceAll('{called}', called))
    .filter(isFit);
  return lines[Math.floor(turn.random() * lines.length)] ?? null;
}

/** What is told of somebody whom the last reply asked after; null where something else is said, or it is nothing light. */
export function hearsOfThem(turn: Turn): Act | null {
  const { message, clause, words, intent, progress } = turn;
  const isAsked = askedIn(turn, lastReplyOf(turn)) !== null && progress.place === null;
  if (!isAsked && !isOfTheNamed(turn)) return null;
  const all = plainly(message);
  const asks = message.includes('?') || isQuestion(clause, words) || intent === 'request' || kindsAsked(all).length > 0;
  const isSad = isHeavy(message) || isBad(message) || sore.has(intent) || all.some((word) => graveWords.has(word));
  if (asks || isSad || all.length > mostWordsOfAnAnswer || notOfThem.has(intent)) return null;
  return saidNext(turn, false) ?? fromPool(turn, 'glad for them');
}

/** "Gerald loves ham", behind "Tell me one thing that Gerald loves": it is told, whatever tale waits meanwhile. */
function isOfTheNamed({ part, message, told, remarks, progress }: Turn): boolean {
  const last = remarks.at(-1)?.message ?? '';
  const asks = (part.script.pools.get('told called') ?? []).some(
    (line) => wantsToKnow.test(line) && isSaying(last, line),
  );
  const isWaiting = progress.place === null || progress.place.waited > 0;
  const heard = message.toLowerCase();
  const isNamed = told.some(({ words: { called = '' } }) => called !== '' && heard.includes(called.toLowerCase()));
  return asks && isWaiting && (isNamed || /^(?:he|she|they|it)\b/i.test(message));
}
const wantsToKnow = /\?$|^Tell me\b/;

const notOfThem: ReadonlySet<string> = new Set(['parting', 'sleep', 'protest', 'insult', 'love', 'compliment']);

/** The words at the end of `reply` that ask after somebody; null if there are none. */
function askedIn(turn: Turn, reply: string): string | null {
  const last = reply.split(/(?<=[.!?…])\s+/).at(-1) ?? '';
  return linesOf(turn).some((line) => isSaying(last, line)) ? last : null;
}

function linesOf({ part }: Turn): readonly string[] {
  return part.script.pools.get('asks after') ?? [];
}
