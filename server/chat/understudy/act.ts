// What the character says next. The layers are asked in turn: the scene under way, what the visitor asks, tells or wants, what the
// character has to bring up in a lull, and beneath them the script's pools (cue.ts).
import type { Question } from '../../../contract/chat.ts';
import { isAboutUs } from './about-line.ts';
import { answerAside, answerBefore, answerInPlay, answerOfOther, answerOfThings, answerTo } from './answers.ts';
import { type Chosen, choiceFor, elsewhere } from './choice.ts';
import { cueFor } from './cue.ts';
import { deal } from './deal.ts';
import { sceneToOffer } from './doors.ts';
import { behindDanger, inEarnest } from './earnest.ts';
import { ofFortune, withoutFortunes } from './fortune.ts';
import { isLeadable, leadBack, leadOn } from './leading.ts';
import { inLull } from './lull.ts';
import { madeUp } from './made-up.ts';
import { type Place, withSaid } from './place.ts';
import { plainly, written } from './plain.ts';
import { repeated } from './repair.ts';
import { isExactKind, tellKindOf } from './tell-kinds.ts';
import {
  type Act,
  at,
  beatAt,
  buttonsOf,
  enter,
  fromPool,
  isGuessed,
  isWelcome,
  type Part,
  type Turn,
  turnOf,
} from './turn.ts';
import { isQuestion, unmatched } from './understand.ts';
import { waysIn } from './ways.ts';
import { wonders } from './wondering.ts';

/** The probability that a greeting offers a scene. */
const greetsWithOffer = 0.8;
/** The probability that a line is taken, where there is one, about which more may be asked. */
const prefersFollowed = 0.75;
/** A message that does not belong to the scene is answered beside it, so many times; then the scene closes. */
const mostWaits = 2;
/** Intents of a question that names nothing. */
const asksOfTheLine: ReadonlySet<string> = new Set(['pardon', 'protest', 'why', 'question']);
const mostWordsOfATaking = 6;
const mostWordsOfANod = 7;
/** Remarks upon which a scene goes on by itself, as a teller does whom somebody laughs with. */
const nods: ReadonlySet<string> = new Set(
  'statement teased laughter compliment happiness thanks maybe whatever'.split(' '),
);
/** For an answer that the visitor has not read. */
const mostTries = 5;

/** `random` gives a number from 0 up to, not including, 1. */
export function act(asked: Question, part: Part, random: () => number): Act {
  const question = withoutFortunes(asked);
  const turn = turnOf(question, part, random);
  const next = decideAnew(question, turn);
  const told = [...turn.told, ...turn.telling].map(({ kind, words }) => ({ kind, words }));
  return { ...next, progress: { ...withSaid(next.progress, next.line), told } };
}

/** None of the replies that the visitor wants another one for. Chance may find one in kind, such as another story; what has one answer alone gets a line of the pools. */
function decideAnew(question: Question, turn: Turn): Act {
  const { instead = [] } = question;
  const isNew = ({ line }: Act) => !instead.includes(line);
  for (let time = 0; time < mostTries; time += 1) {
    const next = decide(question, turn);
    if (isNew(next)) return next;
  }
  if (isFriend(question)) return beneath(question, without(turn));
  const free = freely(question, turn);
  return withButtons(turn, isNew(free) ? free : beneath(question, turn));
}

function isFriend({ noticed = [] }: Question): boolean {
  return noticed.includes('danger') || noticed.includes('minor');
}

function decide(question: Question, turn: Turn): Act {
  const { part, random } = turn;
  const isAfterDanger = question.noticed?.includes('danger') ?? false;
  const meaning = isAfterDanger ? null : ofFortune(turn);
  if (meaning) return withButtons(turn, meaning);
  if (isFriend(question)) {
    const plain = question.message !== undefined && (isAfterDanger ? behindDanger(turn) : inEarnest(turn, true));
    return plain || beneath(question, without(turn));
  }
  if (question.message === undefined) {
    const offer = random() < greetsWithOffer ? sceneToOffer(part.scenes, turn.progress.met, random) : null;
    return (offer && enter(turn, offer, 'offer')) ?? beneath(question, without(turn));
  }
  const earnest = inEarnest(turn);
  if (earnest) return earnest;
  const once = repeated(turn);
  if (once) return withButtons(turn, once);
  const { place } = turn.progress;
  if (!place) return reopened(turn) ?? answerAside(turn) ?? freely(question, turn);

  const found = meantFor(turn, place, choiceAt(turn, place));
  const isLeaving = turn.intent === 'parting' && !found?.isButton;
  const chosen = !isLeaving && (found?.isSure || !elsewhere.has(turn.intent)) ? found : null;
  const urgent = chosen?.isSure && !chosen.isButton ? answerBefore(turn) : null;
  if (urgent) return withButtons(turn, urgent);
  const beside = chosen && declines(turn, place, chosen) ? answerTo(without(turn)) : null;
  if (beside) return beside;
  if (chosen?.isSure) return goOn(turn, place, chosen) ?? freely(question, without(turn));
  const other = answerOfOther(turn);
  if (other) return other.progress.place === place ? leading(other, place) : other;
  const aside = answerOfThings(turn);
  if (aside) return withButtons(turn, aside);
  const exact = chosen && isExactAside(turn, place, chosen) ? madeUp(turn) : null;
  if (exact) return withButtons(turn, exact);
  if (chosen) return goOn(turn, place, chosen) ?? freely(question, without(turn));
  const rules = asksForRules(turn, place) ? begun(turn, place) : null;
  if (rules) return rules;
  return besideScene(question, turn, place);
}

/** Where no scene is under way. */
function freely(question: Question, turn: Turn): Act {
  const isRemark = (unmatched.has(turn.intent) || turn.intent === 'maybe') && !isQuestion(turn.clause, turn.words);
  const mayChangeTheSubject = isRemark && turn.memory.feeling !== 'sad';
  return (
    answerInPlay(turn) ??
    (mayChangeTheSubject ? inLull(turn) : leadOn(turn)) ??
    wonders(turn) ??
    beneath(question, turn)
  );
}

/** Whoever says what the button said that begins the last scene offered gets it, though the talk has gone on since: "read it". */
function reopened(turn: Turn): Act | null {
  const last = turn.progress.met.at(-1);
  if (!last || turn.words.length > mostWordsOfATaking) return null;
  const place: Place = { scene: last, entry: 'offer', choices: [], waited: 0 };
  const found = choiceAt(turn, place);
  const isTaken = found?.isButton && beatAt(turn, place)?.choices[found.index]?.tags.includes('yes');
  return found && isTaken ? goOn(turn, place, found) : null;
}

/** The message has nothing to do with the scene, which waits, or closes. */
function besideScene(question: Question, turn: Turn, place: Place): Act {
  const closed = without(turn);
  const isStop = waysIn(plainly(turn.message)).has('stop');
  if (isStop && !unmatched.has(turn.intent) && turn.intent !== 'boredom') return beneath(question, closed);
  if (isStop) return fromPool(closed, 'scene closed') ?? beneath(question, closed);
  const asks = isQuestion(turn.clause, turn.words);
  const isRemark = unmatched.has(turn.intent) && !asks;
  const isNod = !asks && nods.has(turn.intent) && turn.words.length <= mostWordsOfANod && !isAboutUs(turn.words);
  if (place.waited + 1 < mostWaits) {
    const waiting = { ...turn, progress: { ...turn.progress, place: { ...place, waited: place.waited + 1 } } };
    const answer =
      answerInPlay(waiting) ??
      (isNod ? nextBeat(turn, place) : null) ??
      leadBack(waiting, place) ??
      wonders(waiting) ??
      held(waiting);
    return withButtons(waiting, answer ?? beneath(question, waiting));
  }
  const isBegun = place.entry === 'begin' || place.choices.length > 0;
  return (
    answerInPlay(closed) ?? (isRemark && isBegun ? fromPool(closed, 'scene closed') : null) ?? beneath(question, closed)
  );
}

/** The beat that follows for whoever only wants to hear more; null where there is none, or the visitor has to guess. */
function nextBeat(turn: Turn, place: Place): Act | null {
  if (place.entry === 'offer' && place.choices.length === 0) return null;
  if (isGuessed(turn.part, place.scene) || waysIn(plainly(turn.message)).has('no')) return null;
  const index = beatAt(turn, place)?.choices.findIndex(({ tags }) => tags.includes('more')) ?? -1;
  return index === -1 ? null : at(turn, { ...place, choices: [...place.choices, index], waited: 0 });
}

/** To a question in the middle of a scene that has no answer: so much, and that the scene may go on. */
function held(turn: Turn): Act | null {
  const isLost = isLeadable(turn) && isQuestion(turn.clause, turn.words);
  return isLost && turn.memory.feeling !== 'sad' ? fromPool(turn, 'scene waits') : null;
}

function without(turn: Turn): Turn {
  return { ...turn, progress: { ...turn.progress, place: null } };
}

function choiceAt(turn: Turn, place: Place): Chosen | null {
  const beat = beatAt(turn, place);
  const isGuess = isGuessed(turn.part, place.scene);
  // "Poor dog. And?": what goes on with the scene may be one sentence of several.
  const said = new Set([turn.message, ...turn.message.split(/(?<=[.!?…])\s+/).reverse()]);
  const found = [...said].map(
    (each) => beat && choiceFor(each, beat.choices, turn.character, isGuess, each === turn.message),
  );
  return found.find((it) => it?.isSure) ?? found.find((it) => it) ?? null;
}

const rulesAsked =
  /\b(?:rules?|how (?:do|does|would) (?:we|i|you|it|this|that) (?:play|work|go|start)|how to play|what do i (?:have to |need to |get to )?do) /;

/** "What are the rules?", of a game that was offered, is answered by beginning it: its first line says them. */
function asksForRules(turn: Turn, place: Place): boolean {
  const isOffered = place.entry === 'offer' && place.choices.length === 0;
  return isOffered && rulesAsked.test(written(turn.words));
}

function begun(turn: Turn, place: Place): Act | null {
  const index = beatAt(turn, place)?.choices.findIndex(({ tags }) => tags.includes('yes')) ?? -1;
  return index === -1 ? null : at(turn, { ...place, choices: [index], waited: 0 });
}

/** "Maybe later. How was your day?" takes no notice of what the character says to a no. */
function declines(turn: Turn, place: Place, { index, isButton }: Chosen): boolean {
  const isOffered = place.entry === 'offer' && place.choices.length === 0 && !isButton;
  const isNo = beatAt(turn, place)?.choices[index]?.tags.includes('no') === true;
  return isOffered && isNo && isQuestion(turn.clause, turn.words);
}

/** "What does that mean?" in a song is no wish for its next line. */
function isExactAside(turn: Turn, place: Place, { index }: Chosen): boolean {
  const choice = beatAt(turn, place)?.choices[index];
  const kind = tellKindOf(written(turn.words));
  return (
    isExactKind(kind) &&
    kind !== 'said' &&
    !choice?.tags.some((tag) => tag !== 'more' && tag !== 'any' && kind?.includes(tag))
  );
}

/** Where the last reply was none of the scene's, "why?" and "what do you mean?" are about that reply. */
function meantFor(turn: Turn, place: Place, found: Chosen | null): Chosen | null {
  return found && !found.isSure && place.waited > 0 && asksOfTheLine.has(turn.intent) ? null : found;
}

function goOn(turn: Turn, place: Place, { index }: Chosen): Act | null {
  return at(turn, { ...place, choices: [...place.choices, index], waited: 0 });
}

/** `said` leads away from the scene at `place`, which waits without its buttons, and closes if it is not come back to. */
function leading(said: Act, place: Place): Act {
  const waited = place.waited + 1;
  return { ...said, progress: { ...said.progress, place: waited > mostWaits ? null : { ...place, waited } } };
}

/** `said` with the ways of the scene that still waits, so that nobody has to remember them. */
function withButtons(turn: Turn, said: Act): Act {
  const { place } = said.progress;
  const beat = place && said.say.length === 0 ? beatAt(turn, place) : null;
  return beat ? { ...said, say: buttonsOf(beat) } : said;
}

/** A line of the pools that fit the message. */
function beneath(question: Question, turn: Turn): Act {
  const { part, random, clause, message, progress } = turn;
  const isPlain = question.message === undefined || (question.noticed?.length ?? 0) > 0;
  const asked = isPlain ? question : { ...question, message: clause || message };
  const isNice = isWelcome(turn);
  const isPreferred =
    random() < prefersFollowed ? (line: string) => part.followUps.isFollowed(line) && isNice(line) : isNice;
  return { line: deal(part.script, cueFor(asked, random), random, [isPreferred, isNice]), progress, say: [] };
}
