// Answers to what is said next about the line just said, or about the scene that goes on or has just ended (follow-ups.ts).
import { echoes, fewWords, isAboutLine, isAboutUs, points } from './about-line.ts';
import type { FollowUp } from './follow-ups.ts';
import { sayings } from './grammar.ts';
import { plainly, written } from './plain.ts';
import { fitsPointed, isNameless, pointedAt, type Source } from './pointing.ts';
import { commonWords } from './related.ts';
import { isAboutRest, restOf } from './rest.ts';
import { isGuessed } from './stage.ts';
import { mayAnswer, tellKindOf } from './tell-kinds.ts';
import { heardAs, stemOf, type Trigger, triggersOf, weightOf } from './triggers.ts';
import { type Act, isHeard, lastReplyOf, saidAgain, type Turn } from './turn.ts';
import { intents, isQuestion, unmatched } from './understand.ts';

/** The character's last replies whose follow-ups are tried, the newest first. */
const lastsFor = 2;
/** What an earlier reply's answers count, and a scene's. */
const earlierCounts = 0.5;
const sceneCounts = 0.9;
/** A scene's things are asked about while they stand in so many last replies. */
const sceneLastsFor = 6;
const mostWordsWithoutAName = 14;
/** Intents of a remark, and of a question, that may be about the last line. */
const remarksAbout: ReadonlySet<string> = new Set([
  ...unmatched,
  ...'laughter yes no maybe answering whatever why pardon'.split(' '),
]);
const questionsAbout: ReadonlySet<string> = new Set([
  ...remarksAbout,
  ...'who where when how how-many request facts name-known'.split(' '),
]);
/** Intents that are meant as what they say, whatever words they share with the last line. */
const neverAbout: ReadonlySet<string> = new Set(
  'parting insult anger breakup sadness fear sickness bot instructions recall name-told sums whats-wrong other-language mash why-that-name protest'.split(
    ' ',
  ),
);
/** Intents that are about the last line only if they name something in it: "i brought you a cake". */
const seldomAbout: ReadonlySet<string> = new Set(
  'bad-day good-news for-you bring-me be-my-date guess-what look-at-me our-plans flirting love loved kiss hug miss-you gift date greeting thanks how-are-you doing'.split(
    ' ',
  ),
);
/** A message that names what its answer is about: "a mallet?" */
export function namedNext(turn: Turn): Act | null {
  const { intent, progress, part, clause, words } = turn;
  const isGuess = isGuessed(part, progress.place?.scene) && !isQuestion(clause, words);
  return neverAbout.has(intent) || isGuess ? null : (best(turn, false) ?? pointedNext(turn));
}

/** "But what's his name?", asked of the thing that was spoken of last. */
function pointedNext(turn: Turn): Act | null {
  for (const source of pointedAt(turn)) {
    const answer = best(turn, false, false, source);
    if (answer) return answer;
  }
  return null;
}

/**
 * "Why?", "really?", or anything about the last line for which there is an answer. Without `mayBeAny` it is none that stands there for
 * just any question.
 */
export function saidNext(turn: Turn, mayBeAny = true): Act | null {
  const { words, intent, clause, memory } = turn;
  if (neverAbout.has(intent)) return null;
  const asks = isQuestion(clause, words);
  const isPointing = asks && points(words) && !isAboutUs(words);
  const hasTopic = intents.get(intent)?.topic;
  const isAnswer =
    memory.hasAsked && (questionsAbout.has(intent) || (intent === 'greeting' && words.length > fewWords));
  const isEcho = asks && hasTopic && echoes(words, turn.remarks.at(-1)?.message ?? '');
  const isAbout = (asks ? questionsAbout : remarksAbout).has(intent) || isPointing || isAnswer || isEcho;
  return isAbout && words.length <= mostWordsWithoutAName ? best(turn, true, mayBeAny) : null;
}

/** The answer that most in the message calls for, of those not heard yet; with `mayBeVague` also where it names nothing. */
function best(turn: Turn, mayBeVague: boolean, mayBeAny = true, pointed: Source | null = null): Act | null {
  const { words, clause, part, progress, memory } = turn;
  const cards = cardsInFocus(turn);
  if (cards.length === 0) return null;
  const kind = tellKindOf(written(words));
  const asks = isQuestion(clause, words) || kind === 'name';
  const message = heardAs(words, asks);
  const about = {
    stems: pointed ? [...message.stems, '', ...pointed.stems] : message.stems,
    asks: kind === 'name' ? new Set([...message.asks, 'who']) : message.asks, // whoever tells who somebody is names them
  };
  const isAnswer = memory.hasAsked && !asks;
  const rest = restOf(words, [lastReplyOf(turn)]);
  const named = asks ? restOf(words, []) : [];
  const mayBeWhy = (text: string) => kind !== 'why' || words.length <= fewWords || isAboutRest(text, named);
  const weighed = cards.flatMap(({ card, counts, isAbout, isNamed, isOfAll }) =>
    card.answers
      .filter((answer) => mayAnswer(answer.text, asks ? kind : null))
      .map((answer) => {
        const fitting = triggersOf(answer.when).filter((it) =>
          pointed
            ? fitsPointed(it, kind, answer, pointed)
            : it.phrases.length > 0
              ? !isNameless(it, kind, answer) &&
                isNamed(it) &&
                (!isOfAll || it.asks.includes('why') || mayBeWhy(answer.text))
              : mayBeVague &&
                isAbout &&
                !isNameless(it, kind, answer) &&
                (!isOfAll || (isAboutRest(answer.text, named) && (kind !== 'why' || words.length <= fewWords))) &&
                (mayBeAny || !asksAnything(it)) &&
                (isAnswer || isAboutRest(answer.text, rest, words.length <= fewWords ? 1 : 0)),
        );
        return {
          text: answer.text,
          weight: counts * Math.max(0, ...fitting.map((trigger) => weightOf(trigger, about))),
        };
      }),
  );
  for (const { text } of weighed.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)) {
    const line = sayings(text, part.script.slots).find((saying) => !isHeard(turn, saying));
    if (line) return { line, progress, say: [] };
    if (kind === 'name') return saidAgain(turn, text); // nobody has two names
  }
  return null;
}

/** "Ask" alone answers any question, but not one that wants a person, a time or a number. */
function asksAnything({ phrases, asks }: Trigger): boolean {
  return phrases.length === 0 && asks.length === 1 && asks[0] === 'ask';
}

/**
 * A card and how much it counts. `isAbout`: a message that names nothing may be about it. `isNamed`: the words of a trigger, which the
 * message has, mean what the card is about. `isOfAll`: it is about a whole scene, so that "why" there answers no "why was the hat wet?"
 */
type InFocus = {
  readonly card: FollowUp;
  readonly counts: number;
  readonly isAbout: boolean;
  readonly isNamed: (trigger: Trigger) => boolean;
  readonly isOfAll: boolean;
};

/** The cards about the last replies, and about the scene that goes on or was the last to do so. */
function cardsInFocus(turn: Turn): readonly InFocus[] {
  const { part, remarks, progress, memory, intent, words } = turn;
  const replies = remarks.filter(({ category }) => category === 'AI').map((remark) => remark.message);
  const last = replies.at(-1) ?? '';
  const isAboutLast = isAboutLine(turn, last);
  const isInLast = standsIn([last]);
  const ofLines = replies
    .slice(-lastsFor)
    .reverse()
    .flatMap((reply, ago) =>
      part.followUps.after(reply, memory.name).map((card) => ({
        card,
        counts: ago === 0 ? 1 : earlierCounts,
        isAbout: ago === 0 && isAboutLast,
        isNamed: seldomAbout.has(intent) ? isInLast : () => true,
        isOfAll: false,
      })),
    );
  const ofScene = part.followUps.ofScene(progress.place?.scene ?? progress.met.at(-1) ?? '');
  if (!ofScene) return ofLines;
  const isTold = standsIn(replies.slice(-sceneLastsFor));
  const isOn = progress.place !== null;
  const mayBeOfScene = questionsAbout.has(intent) && isQuestion(turn.clause, words) && !isAboutUs(words);
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
