// The cards that a message may be about: of the last replies, and of the scene that goes on or was the last to do so.
import { isAboutLine, isAboutUs } from './about-line.ts';
import type { FollowUp } from './follow-ups.ts';
import { plainly } from './plain.ts';
import { commonWords } from './related.ts';
import { heardAs, stemOf, type Trigger } from './triggers.ts';
import type { Turn } from './turn.ts';
import { isQuestion, unmatched } from './understand.ts';

/** The character's last replies whose follow-ups are tried, the newest first. */
const lastsFor = 2;
/** While a tale goes on, what it told before is asked after, too, by who, why, where, when or how many, or in two words. */
const lastsInATale = 6;
/** What an earlier reply's answers count, and a scene's. */
const earlierCounts = 0.5;
const sceneCounts = 0.9;
/** A scene's things are asked about while they stand in so many last replies. */
const sceneLastsFor = 6;
/** Intents of a remark, and of a question, that may be about the last line. */
export const remarksAbout: ReadonlySet<string> = new Set([
  ...unmatched,
  ...'laughter yes no maybe answering whatever why pardon'.split(' '),
]);
export const questionsAbout: ReadonlySet<string> = new Set([
  ...remarksAbout,
  ...'who where when how how-many request facts name-known'.split(' '),
]);
/** Intents that are about the last line only if they name something in it: "i brought you a cake". */
const seldomAbout: ReadonlySet<string> = new Set(
  'bad-day good-news for-you bring-me be-my-date guess-what look-at-me our-plans flirting love loved kiss hug miss-you gift date greeting thanks how-are-you doing'.split(
    ' ',
  ),
);

/**
 * A card and how much it counts. `isAbout`: a message that names nothing may be about it. `isNamed`: the words of a trigger, which the
 * message has, mean what the card is about. `isOfAll`: it is about a whole scene, so that "why" there answers no "why was the hat wet?"
 */
export type InFocus = {
  readonly card: FollowUp;
  readonly counts: number;
  readonly isAbout: boolean;
  readonly isNamed: (trigger: Trigger) => boolean;
  readonly isOfAll: boolean;
};

/** The cards about the last replies, and about the scene that goes on or was the last to do so. */
export function cardsInFocus(turn: Turn): readonly InFocus[] {
  const { part, remarks, progress, memory, intent, words } = turn;
  const replies = remarks.filter(({ category }) => category === 'AI').map((remark) => remark.message);
  const last = replies.at(-1) ?? '';
  const isAboutLast = isAboutLine(turn, last);
  const isInLast = standsIn([last]);
  const asks = isQuestion(turn.clause, words);
  const wanted = particularsIn(words, asks);
  const isAsked = ({ phrases, asks: its }: Trigger) =>
    wanted.length > 0 ? phrases.length > 0 && its.some((ask) => wanted.includes(ask)) : phrases.flat().length > 1;
  const ofLines = replies
    .slice(progress.place && asks ? -lastsInATale : -lastsFor)
    .reverse()
    .flatMap((reply, ago) =>
      part.followUps.after(reply, memory.name).map((card) => ({
        card,
        counts: ago === 0 ? 1 : earlierCounts,
        isAbout: ago === 0 && isAboutLast,
        isNamed: seldomAbout.has(intent) ? isInLast : ago < lastsFor ? () => true : isAsked,
        isOfAll: false,
      })),
    );
  const ofScene = part.followUps.ofScene(progress.place?.scene ?? progress.met.at(-1) ?? '');
  if (!ofScene) return ofLines;
  const isTold = standsIn(replies.slice(-sceneLastsFor));
  const isOn = progress.place !== null;
  const mayBeOfScene = questionsAbout.has(intent) && asks && !isAboutUs(words);
  const scene: InFocus = {
    card: ofScene,
    counts: sceneCounts,
    isAbout: isOn && isAboutLast,
    isNamed: (trigger) =>
      isTold(trigger) || (isOn && (trigger.asks.length > 0 || mayBeOfScene) && !seldomAbout.has(intent)),
    isOfAll: true,
  };
  return [...ofLines, scene];
}

/** What a message asks for in particular: why, who, where. */
export function particularsIn(words: readonly string[], asks: boolean): readonly string[] {
  return [...heardAs(words, asks).asks].filter((ask) => particular.has(ask));
}
const particular: ReadonlySet<string> = new Set(['why', 'who', 'where', 'when', 'how many', 'how', 'name']);

/** "Hats" and "hens" are known by three. */
const fewestLetters = 3;

/** Words in triggers that stand in lines about anything. */
const saysNothing: ReadonlySet<string> = new Set([
  ...[...commonWords].map(stemOf),
  ...'still after again before here first last next over most'.split(' '),
]);

/** Whether `replies` have a word of a trigger's. */
function standsIn(replies: readonly string[]): (trigger: Trigger) => boolean {
  const said = new Set(replies.flatMap((reply) => plainly(reply).map(stemOf)));
  return ({ phrases }) =>
    phrases.some((phrase) =>
      phrase.some((stem) => stem.length >= fewestLetters && !saysNothing.has(stem) && said.has(stem)),
    );
}
