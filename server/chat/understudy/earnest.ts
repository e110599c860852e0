// What is too heavy for play: for a while after it was told there is no scene, joke or flirt, and the character speaks plainly (earnest.md).
import { isOver } from '../../care/after.ts';
import { recalled } from './answers-recall.ts';
import { goesBackToPlay } from './back-to-play.ts';
import { quarterAfter } from './deal.ts';
import { kindsAsked } from './doors.ts';
import {
  againstMyself,
  asksForAYes,
  denied,
  glad,
  hurt,
  isSmallQuestion,
  lighter,
  medicine,
  offered,
} from './earnest-words.ts';
import { isHeard } from './fit-to-say.ts';
import { isTakenBack } from './friend.ts';
import { isSaying, quarterOf } from './grammar.ts';
import { earnestSections, heavyTitle, isHeavy, isPhrased, wasHeavy } from './heavy.ts';
import { isMerry, saysAllIsWell } from './merry.ts';
import { lifeIn } from './own-life.ts';
import { plainly, written } from './plain.ts';
import { behind } from './takes-up.ts';
import { type Act, fromPool, type Turn } from './turn.ts';
import { intentOf, isQuestion } from './understand.ts';

/** The pools of plain words, by their headings. */
export const pools: ReadonlyMap<string, readonly string[]> = new Map(
  earnestSections
    .filter(({ title }) => title !== heavyTitle)
    .map(({ title, items }) => [title, items.map(({ text }) => text)]),
);

/** So many of the visitor's remarks after something heavy are answered in earnest, unless one of them is light. */
const lastsFor = 4;
/** "Thank you" and little more; what goes on to tell or ask something is answered for that. */
const mostWordsOfThanks = 6;
/** Whoever says such a thing wants to play again. */
const light: ReadonlySet<string> = new Set(
  'joke story song dance kiss flirting love loved date our-plans be-my-date good-news how-are-you doing greeting magic games jealousy prize gift for-you'.split(
    ' ',
  ),
);

/** Plain words for whoever told something heavy in this message or in one of the last; null for everybody else. `isFriend`: from no other pool. */
export function inEarnest(turn: Turn, isFriend = false): Act | null {
  const { message, character } = turn;
  const isInPlay = turn.progress.place !== null || turn.progress.left !== null;
  const isNow = isHeavy(message, isInPlay);
  const weighs = isNow || isWeighed(turn);
  if (!weighs) return null;
  if (medicine.test(written(plainly(message)))) return plainLine(turn, ['medicine', 'asked']);
  if (isNow && !hurt.test(written(plainly(message)))) {
    const isFirst = !isWeighed(turn);
    const comfort = isFirst && !isFriend ? fromPool(turn, 'sadness') : null;
    if (comfort) return closed(comfort);
  }
  const words = plainly(message);
  if (!isNow && !isFriend && isSmallQuestion(turn.words, written(turn.words))) return null;
  const intent = intentOf(message, character);
  const asked = isQuestion(turn.clause, turn.words) ? 'asked' : 'listening';
  const pool = isAskedToAgree(turn, words) ? 'denied' : (poolFor(intent, written(words)) ?? asked);
  const known = pool === 'asked' && !isFriend ? recalled(turn) : null;
  if (known) return closed(known);
  const plain = plainLine(turn, [pool, 'listening']);
  const [tiding] = isNow || isFriend || pool !== 'listening' ? [] : lifeIn(turn);
  return plain && tiding ? (behind(turn, tiding, plain) ?? plain) : plain;
}

/** Plain words for what somebody says who told of danger; null where they take it back, say that it is over, or want to play again. */
export function behindDanger(turn: Turn): Act | null {
  const words = plainly(turn.message);
  const intent = intentOf(turn.message, turn.character);
  if (isTakenBack(words) || isOver(words) || isPlay(intent) || isLight(turn.message, turn.character)) return null;
  const isLeaving = intent === 'parting' || intent === 'sleep' || isThanks(intent, written(words));
  const heard = isQuestion(turn.clause, turn.words) ? 'danger asked' : 'danger heard';
  const pool = hurt.test(written(words)) ? 'sorry' : isLeaving ? 'behind danger' : heard;
  return plainLine(turn, [pool, 'danger heard']);
}

/** What a friend answers in a friend's way, also behind danger. */
function isPlay(intent: string): boolean {
  return intent === 'insult' || intent === 'compliment';
}

/** A line of the first pool of `names` that has one left which was not said yet, of the quarter that is dealt now if there is one; else null. */
function plainLine(turn: Turn, names: readonly string[]): Act | null {
  const lines = names.map((name) => (pools.get(name) ?? []).filter((line) => !isHeard(turn, line)));
  const fresh = lines.find((pool) => pool.length > 0) ?? [];
  const quarter = quarterAfter(turn.memory.heard, turn.random);
  const ofQuarter = fresh.filter((line) => quarterOf(line) === quarter);
  const left = ofQuarter.length > 0 ? ofQuarter : fresh;
  const line = left[Math.floor(turn.random() * left.length)];
  return line ? closed({ line, progress: turn.progress, say: [] }) : null;
}

function poolFor(intent: string, text: string): string | null {
  if (hurt.test(text) || intent === 'protest' || intent === 'insult') return 'sorry';
  if (intent === 'parting' || intent === 'sleep') return 'parting';
  if (isThanks(intent, text)) return 'thanks';
  if (offered.test(text)) return 'offered';
  return glad.test(text) && !denied.test(text) ? 'glad' : null;
}

function isAskedToAgree({ remarks }: Turn, words: readonly string[]): boolean {
  const before = remarks.findLast(({ category }) => category === 'user')?.message ?? '';
  return asksForAYes.test(written(words)) && againstMyself.test(written(plainly(before)));
}

function isThanks(intent: string, text: string): boolean {
  return intent === 'thanks' && text.trim().split(' ').length <= mostWordsOfThanks;
}

/** Whether one of the visitor's last remarks was heavy, and none since then light. What was answered in earnest has closed its scene. */
function isWeighed(turn: Turn): boolean {
  const { remarks, message, character, memory, progress } = turn;
  if (progress.place || saysAllIsWell(message)) return false;
  const before = remarks.filter(({ category }) => category === 'user').map((remark) => remark.message);
  const last = before.slice(-lastsFor);
  const at = last.findLastIndex((remark) => isPhrased(remark));
  const isSad = !isMerry(message) && ((memory.feeling === 'sad' && wasComforted(turn)) || wasHeavy(last.at(-1) ?? ''));
  if ((at === -1 && !isSad) || goesBackToPlay(turn, at === -1)) return false;
  const since = at === -1 ? [] : last.slice(at + 1);
  return ![...since, message].some((remark) => isLight(remark, character));
}

/** Whether what sounded sad was met as sad: "I always cry at the Requiem. Do you?" was answered with a waltz, and is over. */
function wasComforted({ remarks, part }: Turn): boolean {
  const lines = [...(part.script.pools.get('sadness') ?? []), ...[...pools.values()].flat()];
  const said = remarks.filter(({ category }) => category === 'AI').slice(-repliesMinded);
  // "Your mule, oh no. Sit here a while." is comfort behind a word.
  const endings = said.flatMap(({ message }) => {
    const sentences = message.split(/(?<=[.!?…])\s+/);
    return sentences.map((_, from) => sentences.slice(from).join(' '));
  });
  return endings.some((ending) => lines.some((line) => isSaying(ending, line)));
}
const repliesMinded = 3;

function isLight(message: string, character: string): boolean {
  const words = plainly(message);
  return light.has(intentOf(message, character)) || kindsAsked(words).length > 0 || lighter.test(written(words));
}

function closed(said: Act): Act {
  return { ...said, say: [], progress: { ...said.progress, place: null } };
}
