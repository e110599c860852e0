// Leads the talk to a scene, so that there is always something that the character can do well.
import { echoes, points } from './about-line.ts';
import { sceneToOffer } from './doors.ts';
import { isHeard, isWelcome } from './fit-to-say.ts';
import { isSaying, sayings } from './grammar.ts';
import { type LeadSort, leadSorts } from './leads.ts';
import type { Place } from './place.ts';
import { written } from './plain.ts';
import { beatAt, enter } from './stage.ts';
import type { Act, Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

/** Who did not take an offer is not asked again for so many replies. */
const restsFor = 2;
/** Intents that say too little, or ask too much, for the script's pools to answer. */
const leadable: ReadonlySet<string> = new Set(
  'question you-question statement teased maybe yes no answering whatever laughter request who where when how how-many why'.split(
    ' ',
  ),
);

/** Whether a message says too little, or asks too much, for the script's pools. */
export function isLeadable({ intent }: Turn): boolean {
  return leadable.has(intent);
}

/** An offer of a scene that the visitor does not know yet; null where it would come too soon, or to somebody who is sad. */
export function leadOn(turn: Turn): Act | null {
  const { part, progress, memory, random } = turn;
  if (!isLeadable(turn) || memory.feeling === 'sad' || isFreshOffer(turn)) return null;
  if (isQuestion(turn.clause, turn.words) && !mayOwnUp(turn)) return null;
  const scene = sceneToOffer(part.scenes, progress.met, random);
  const line = scene && lineTo(turn, scene.name);
  const offered = line ? enter(turn, scene, 'offer') : null;
  return offered && line ? { ...offered, line } : null;
}

/** The offer at `place` once more, in other words, to whoever said something else; null if it was taken already. */
export function leadBack(turn: Turn, place: Place): Act | null {
  if (place.entry !== 'offer' || place.choices.length > 0 || !isLeadable(turn)) return null;
  if (isQuestion(turn.clause, turn.words) && !mayOwnUp(turn)) return null;
  const line = turn.memory.feeling === 'sad' ? null : lineTo(turn, place.scene);
  return line ? { line, progress: turn.progress, say: [] } : null;
}

/** A line that owns up, or takes up the thread, and offers `scene`. */
export function lineTo(turn: Turn, scene: string): string | null {
  const { part, clause, words, intent, random } = turn;
  const sort: LeadSort = intent === 'request' || isQuestion(clause, words) ? 'asked' : 'told';
  const isNice = isWelcome(turn);
  const lines = (part.leads.get(scene)?.[sort] ?? [])
    .flatMap((line) => sayings(line, part.script.slots))
    .filter(isNice);
  return lines[Math.floor(random() * lines.length)] ?? null;
}

/** Owning up and offering something instead gives the play away if it is done twice in thirty turns, or about what was just said. */
function mayOwnUp(turn: Turn): boolean {
  const { part, remarks, words } = turn;
  const offers = [...part.leads.values()].flatMap(({ asked }) => asked);
  const hasOwnedUp = offers.some((offer) => sayings(offer, part.script.slots).some((it) => isHeard(turn, it)));
  const justSaid = remarks.slice(-remarksOfTheTalk).map(({ message }) => message);
  return !hasOwnedUp && !points(words) && !justSaid.some((it) => echoes(words, it)) && !complains.test(written(words));
}
const remarksOfTheTalk = 6;
const complains = /\b(?:i (?:asked|said|meant|mean)|not (?:answer|what)) /;

/** Whether one of the last replies offered the scene that was met last. */
function isFreshOffer(turn: Turn): boolean {
  const last = turn.progress.met.at(-1);
  if (!last) return false;
  const leads = turn.part.leads.get(last);
  const offers = leadSorts.flatMap((sort) => leads?.[sort] ?? []);
  const beat = beatAt(turn, { scene: last, entry: 'offer', choices: [], waited: 0 });
  return turn.remarks
    .filter(({ category }) => category === 'AI')
    .slice(-restsFor)
    .some(({ message }) => message === beat?.line || offers.some((offer) => isSaying(message, offer)));
}
