// Answers to what is said next about the line just said, or about the scene that goes on or has just ended (follow-ups.ts).
import { echoes, fewWords, isAboutUs, points } from './about-line.ts';
import { isAhead } from './ahead.ts';
import { cardsInFocus, questionsAbout, remarksAbout } from './cards-in-focus.ts';
import { isHeard } from './fit-to-say.ts';
import { sayings } from './grammar.ts';
import { isNeverAbout } from './never-about.ts';
import { plainly, written } from './plain.ts';
import { fitsPointed, isNameless, pointedAt, type Source } from './pointing.ts';
import { isAboutRest, restOf } from './rest.ts';
import { saidAgain } from './said-again.ts';
import { isGuessed } from './stage.ts';
import { mayAnswer, tellKindOf } from './tell-kinds.ts';
import { heardAs, type Trigger, triggersOf, weightOf } from './triggers.ts';
import { type Act, lastReplyOf, type Turn } from './turn.ts';
import { intents, isQuestion } from './understand.ts';
import { speaksOf, tells } from './what-it-tells.ts';

const mostWordsWithoutAName = 14;

/** A message that names what its answer is about: "a mallet?" */
export function namedNext(turn: Turn): Act | null {
  const { progress, part, clause, words } = turn;
  const isGuess = isGuessed(part, progress.place?.scene) && !isQuestion(clause, words);
  return isNeverAbout(turn) || isGuess ? null : (best(turn, false) ?? pointedNext(turn));
}

/**
 * The same, if it is about the last lines and not about a whole scene: whoever wrote that knows no more of the tale than has been told.
 * Of `news`, the stems of a question that nothing told has, it has to speak: "did the boy get better at baking?" is answered by no boy.
 */
export function namedOfLine(turn: Turn, news: readonly string[] = []): Act | null {
  return isNeverAbout(turn) ? null : best(turn, false, true, null, false, news);
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
  if (isNeverAbout(turn)) return null;
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
function best(
  turn: Turn,
  mayBeVague: boolean,
  mayBeAny = true,
  pointed: Source | null = null,
  mayBeOfAll = true,
  news: readonly string[] = [],
): Act | null {
  const { words, clause, part, progress, memory } = turn;
  const cards = cardsInFocus(turn).filter(({ isOfAll }) => mayBeOfAll || !isOfAll);
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
      .filter(
        (answer) => !(isOfAll && progress.place && isAhead(part.scenes, progress.place, answer.text, [turn.message])),
      )
      .map((answer) => {
        const fitting = triggersOf(answer.when)
          .filter((it) => speaksOf(it, answer.text, news))
          .filter((it) =>
            pointed
              ? fitsPointed(it, kind, answer, pointed)
              : it.phrases.length > 0
                ? !isNameless(it, kind, answer) &&
                  isNamed(it) &&
                  !isByTheWay(it, turn) &&
                  (!isOfAll || it.asks.includes('why') || mayBeWhy(answer.text))
                : mayBeVague &&
                  isAbout &&
                  !isNameless(it, kind, answer) &&
                  (!isOfAll || (isAboutRest(answer.text, named) && (kind !== 'why' || words.length <= fewWords))) &&
                  (mayBeAny || !asksAnything(it)) &&
                  (isAnswer || isAboutRest(answer.text, rest, words.length <= fewWords ? 1 : 0)),
          );
        const called = fitting.map((trigger) => ({ trigger, weight: counts * weightOf(trigger, about) }));
        const [first] = called.sort((a, b) => b.weight - a.weight);
        const isCalled = first !== undefined && first.weight > 0;
        return {
          text: answer.text,
          weight: isCalled ? first.weight + (asks ? tells(words, first.trigger, answer.text) : 0) : 0,
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

/** "Put the socks down and be nice to me": in so much that is said of oneself, one word of the line is a mention. */
function isByTheWay({ phrases, asks }: Trigger, { words, clause, message }: Turn): boolean {
  if (isQuestion(clause, words) || isQuestion(message, plainly(message))) return false;
  const isOneWord = phrases.length === 1 && phrases[0]?.length === 1 && asks.length === 0;
  return isOneWord && words.length >= fewestWordsOfOneself && /\b(?:i|me|my|mine) /.test(written(words));
}
const fewestWordsOfOneself = 7;

/** "Ask" alone answers any question, but not one that wants a person, a time or a number. */
function asksAnything({ phrases, asks }: Trigger): boolean {
  return phrases.length === 0 && asks.length === 1 && asks[0] === 'ask';
}
