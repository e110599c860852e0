// What is too heavy for play: for a while after it was told there is no scene, joke or flirt, and the character speaks plainly (earnest.md).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOver } from '../../care/after.ts';
import { isSoreness } from './answers-talk.ts';
import { recalled } from './answers-told.ts';
import { kindsAsked } from './doors.ts';
import { isTakenBack } from './friend.ts';
import { intentSections } from './intents.ts';
import { longestMatch, readPhrases } from './phrases.ts';
import { plainly, written } from './plain.ts';
import { readSections } from './sections.ts';
import { type Act, fromPool, isHeard, type Turn } from './turn.ts';
import { intentOf, isQuestion } from './understand.ts';

const heavyTitle = '{heavy}';
const sections = readSections(readFileSync(join(import.meta.dirname, 'earnest.md'), 'utf8'));
const heavy = readPhrases([
  ...intentSections.filter(({ title }) => title.startsWith('{')),
  ...sections.filter(({ title }) => title === heavyTitle).map((section) => ({ ...section, title: 'heavy' })),
]);
/** The pools of plain words, by their headings. */
const pools: ReadonlyMap<string, readonly string[]> = new Map(
  sections
    .filter(({ title }) => title !== heavyTitle)
    .map(({ title, items }) => [title, items.map(({ text }) => text)]),
);

/** So many of the visitor's remarks after something heavy are answered in earnest, unless one of them is light. */
const lastsFor = 4;
/** How sure the meaning of a message has to be (answers-talk.ts). */
const surely = 0.9;
/** Whoever says such a thing wants to play again. */
const light: ReadonlySet<string> = new Set(
  'joke story song dance kiss flirting love loved date our-plans be-my-date boredom good-news how-are-you doing greeting magic games jealousy prize gift for-you'.split(
    ' ',
  ),
);
const hurt =
  /\b(?:not funny|mock|mocking|laugh at me|laughing at me|joke to you|wrong with you|did you (?:even )?(?:read|hear|listen)|are you (?:even )?(?:listening|serious)|i said|that is (?:mean|cruel|horrible)|how can you|what the hell|wtf|stop (?:singing|joking|it)) /;

/** Plain words for whoever told something heavy in this message or in one of the last; null for everybody else. */
export function inEarnest(turn: Turn): Act | null {
  const { message, character, random } = turn;
  const isNow = isHeavy(message);
  const weighs = isNow || isWeighed(turn);
  if (!weighs) return null;
  if (isNow && !hurt.test(written(plainly(message)))) {
    const isFirst = !isWeighed(turn);
    const comfort = isFirst ? fromPool(turn, 'sadness') : null;
    if (comfort) return closed(comfort);
  }
  const words = plainly(message);
  const intent = intentOf(message, character);
  const asked = isQuestion(turn.clause, turn.words) ? 'asked' : 'listening';
  const pool = poolFor(intent, written(words)) ?? asked;
  const known = pool === 'asked' ? recalled(turn) : null;
  const fresh = (pools.get(pool) ?? []).filter((line) => !isHeard(turn, line));
  const lines = fresh.length > 0 ? fresh : (pools.get('listening') ?? []).filter((line) => !isHeard(turn, line));
  const line = lines[Math.floor(random() * lines.length)];
  return known ? closed(known) : line ? closed({ line, progress: turn.progress, say: [] }) : null;
}

export const behindDangerLines = pools.get('behind danger') ?? [];

/** Plain words for the thanks, the sleepiness or the goodbye of somebody who told of danger; null for all else they say. */
export function behindDanger(turn: Turn): Act | null {
  const words = plainly(turn.message);
  if (isTakenBack(words) || isOver(words)) return null;
  if (!['parting', 'sleep', 'thanks'].includes(intentOf(turn.message, turn.character))) return null;
  const fresh = behindDangerLines.filter((line) => !isHeard(turn, line));
  const lines = fresh.length > 0 ? fresh : behindDangerLines;
  const line = lines[Math.floor(turn.random() * lines.length)];
  return line ? closed({ line, progress: turn.progress, say: [] }) : null;
}

function poolFor(intent: string, text: string): string | null {
  if (hurt.test(text) || intent === 'protest' || intent === 'insult') return 'sorry';
  if (intent === 'parting' || intent === 'sleep') return 'parting';
  return intent === 'thanks' ? 'thanks' : null;
}

/** Whether one of the visitor's last remarks was heavy, and none since then light. */
function isWeighed({ remarks, message, character, memory }: Turn): boolean {
  const before = remarks.filter(({ category }) => category === 'user').map((remark) => remark.message);
  const last = before.slice(-lastsFor);
  const at = last.findLastIndex((remark) => isPhrased(remark));
  const isSad = memory.feeling === 'sad' || isSoreness(last.at(-1) ?? '', surely);
  if (at === -1 && !isSad) return false;
  const since = at === -1 ? [] : last.slice(at + 1);
  return ![...since, message].some((remark) => isLight(remark, character));
}

/** Whether `message` tells of a death, an illness, a loss or the like. */
export function isHeavy(message: string): boolean {
  return isPhrased(message) || isSoreness(message, surely);
}

function isPhrased(message: string): boolean {
  return longestMatch(plainly(message), heavy) !== null;
}

function isLight(message: string, character: string): boolean {
  return light.has(intentOf(message, character)) || kindsAsked(plainly(message)).length > 0;
}

function closed(said: Act): Act {
  return { ...said, say: [], progress: { ...said.progress, place: null } };
}
