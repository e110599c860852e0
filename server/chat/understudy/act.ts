// What the character says next. The layers are asked in turn: the scene under way, what the visitor asks, tells or wants, what the
// character has to bring up in a lull, and beneath them the script's pools (cue.ts).
import type { Question } from '../../../contract/chat.ts';
import { isAboutUs } from './about-line.ts';
import {
  asksForRules,
  begun,
  choiceAt,
  declines,
  goesOnBesides,
  goOn,
  held,
  isAside,
  leading,
  meantFor,
  mostWaits,
  nextBeat,
  reopened,
  toldOn,
  withButtons,
  without,
} from './act-scene.ts';
import {
  answerAside,
  answerBefore,
  answerBeside,
  answerInPlay,
  answerOfNews,
  answerOfOther,
  answerOfRequest,
  answerOfThings,
  answerTo,
} from './answers.ts';
import { asOneIs } from './as-one-is.ts';
import { inPassing } from './beside.ts';
import { elsewhere } from './choice.ts';
import { cueFor } from './cue.ts';
import { deal } from './deal.ts';
import { sceneToOffer } from './doors.ts';
import { behindDanger, inEarnest } from './earnest.ts';
import { ofFortune, withoutFortunes } from './fortune.ts';
import { serves } from './guests.ts';
import { hears, listens } from './hears.ts';
import { stepAsked } from './in-a-lesson.ts';
import { insisted } from './insisted.ts';
import { isLeadable, leadBack, leadOn } from './leading.ts';
import { grants } from './lends.ts';
import { inLull } from './lull.ts';
import { offerTaken, storyAsked } from './offer-taken.ts';
import { type Place, type Progress, withLeft, withSaid } from './place.ts';
import { plainly } from './plain.ts';
import { repeated } from './repair.ts';
import { soreBeside, thoughtOf } from './said-beside.ts';
import { enter } from './stage.ts';
import { takenUp } from './taken-up.ts';
import { tookUpSelf } from './takes-up.ts';
import { type Act, fromPool, isWelcome, type Part, type Turn, turnOf } from './turn.ts';
import { bothParts, withOther } from './two-parts.ts';
import { isQuestion, understanding, unmatched } from './understand.ts';
import { waysIn } from './ways.ts';
import { isBack, welcomed } from './welcome.ts';
import { wonders } from './wondering.ts';

/** The probability that a greeting offers a scene. */
const greetsWithOffer = 0.8;
/** The probability that a line is taken, where there is one, about which more may be asked. */
const prefersFollowed = 0.75;
const mostWordsOfANod = 7;
/** Remarks upon which a scene goes on by itself, as a teller does whom somebody laughs with. */
const nods: ReadonlySet<string> = new Set(
  'statement teased laughter compliment happiness thanks maybe whatever'.split(' '),
);
/** For an answer that the visitor has not read. */
const mostTries = 5;

/** `random` gives a number from 0 up to, not including, 1. */
export function act(asked: Question, part: Part, random: () => number): Act {
  return understanding(() => acted(asked, part, random));
}

function acted(asked: Question, part: Part, random: () => number): Act {
  const question = withoutFortunes(asked);
  const turn = turnOf(question, part, random);
  const decided = decideAnew(question, turn);
  const next = (mayNod(question, turn) && inPassing(turn, decided, false)) || decided;
  const told = [...turn.told, ...turn.telling].map(({ kind, words }) => ({ kind, words }));
  // Behind danger nothing is played, nor come back to.
  const progress = isFriend(question) ? { ...next.progress, left: null } : withLeft(aged(next, turn), turn.progress);
  return { ...next, progress: { ...withSaid(progress, next.line), told } };
}

/** A scene that was left counts the turns until nobody means it any more. */
function aged({ progress }: Act, before: Turn): Progress {
  const { left } = progress;
  if (!left || left !== before.progress.left) return progress;
  return { ...progress, left: left.waited < mostTurnsLeft ? { ...left, waited: left.waited + 1 } : null };
}
/** One digit of the text of place.ts. */
const mostTurnsLeft = 9;

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

/** A word in passing is said where one clause of several was answered, and to whoever returns. */
function mayNod(question: Question, turn: Turn): boolean {
  if (question.message === undefined || question.noticed?.length || question.instead?.length) return false;
  return turn.clause !== turn.message || isBack(turn.message);
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
    const plain =
      question.message !== undefined && (isAfterDanger ? behindDanger(turn) : (inEarnest(turn, true) ?? asOneIs(turn)));
    return plain || beneath(question, without(turn));
  }
  if (question.message === undefined) {
    const offer = random() < greetsWithOffer ? sceneToOffer(part.scenes, turn.progress.met, random) : null;
    return (offer && enter(turn, offer, 'offer')) ?? beneath(question, without(turn));
  }
  const earnest = inEarnest(turn) ?? asOneIs(turn);
  if (earnest) return earnest;
  const once = repeated(turn);
  if (once) return withButtons(turn, once);
  const { place } = turn.progress;
  const before = welcomed(turn) ?? thoughtOf(turn) ?? soreBeside(turn);
  if (before) return before;
  const served = place && choiceAt(turn, place)?.isSure ? null : serves(turn);
  if (served) return place ? leading(served, place) : served;
  const passedOver = insisted(turn, answerTo);
  if (passedOver) return place && passedOver.progress.place === place ? leading(passedOver, place) : passedOver;
  const more = takenUp(turn) ?? offerTaken(turn);
  if (more) return more;
  if (!place) return reopened(turn) ?? answerAside(turn) ?? freely(question, turn);

  const found = meantFor(turn, place, choiceAt(turn, place));
  const step = found?.isButton ? null : stepAsked(turn, place);
  if (step) return withButtons(turn, step);
  const isLeaving = turn.intent === 'parting' && !found?.isButton;
  const chosen = !isLeaving && (found?.isSure || !elsewhere.has(turn.intent)) ? found : null;
  const mayGoOn = chosen?.isSure && (chosen.isButton || goesOnBesides(turn, place, chosen));
  const urgent = chosen?.isSure && !chosen.isButton ? answerBefore(turn, !mayGoOn) : null;
  if (urgent) return withButtons(turn, urgent);
  const beside = chosen && declines(turn, place, chosen) ? answerTo(without(turn)) : null;
  if (beside) return beside;
  const isBeside = chosen !== null && isAside(turn, place, chosen);
  const both = chosen?.isSure ? bothParts(turn, place, chosen) : null;
  if (both) return withButtons(turn, both);
  if (chosen?.isSure && !isBeside) return goOn(turn, place, chosen) ?? freely(question, without(turn));
  const other = answerOfOther(turn);
  if (other) return other.progress.place === place ? leading(other, place) : other;
  const aside = answerOfThings(turn);
  if (aside) return withButtons(turn, withOther(turn, aside));
  const asked = isBeside ? answerBeside(turn, chosen.isSure) : null;
  if (asked) return withButtons(turn, asked);
  const own = chosen && !chosen.isSure ? answerOfRequest(turn) : null;
  if (own) return leading(own, place);
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
    answerOfNews(turn) ??
    (isRemark ? (tookUpSelf(turn) ?? listens(turn)) : null) ??
    answerInPlay(turn) ??
    hears(turn) ??
    grants(turn) ??
    (mayChangeTheSubject ? inLull(turn) : leadOn(turn)) ??
    wonders(turn) ??
    beneath(question, turn)
  );
}

/** The message has nothing to do with the scene, which waits, or closes. */
function besideScene(question: Question, turn: Turn, place: Place): Act {
  const closed = without(turn);
  const isStop = waysIn(plainly(turn.message)).has('stop');
  if (isStop && !unmatched.has(turn.intent) && turn.intent !== 'boredom') return beneath(question, closed);
  if (isStop) return fromPool(closed, 'scene closed') ?? beneath(question, closed);
  const told = storyAsked(turn, place);
  if (told) return told;
  const asks = isQuestion(turn.clause, turn.words);
  const isRemark = unmatched.has(turn.intent) && !asks;
  const isNod = !asks && nods.has(turn.intent) && turn.words.length <= mostWordsOfANod && !isAboutUs(turn.words);
  if (place.waited + 1 < mostWaits) {
    const waiting = { ...turn, progress: { ...turn.progress, place: { ...place, waited: place.waited + 1 } } };
    const heard = answerOfNews(waiting);
    if (heard) return heard;
    const said =
      answerInPlay(waiting) ??
      (isRemark ? tookUpSelf(waiting) : null) ??
      (isNod ? nextBeat(turn, place) : null) ??
      toldOn(turn, place) ??
      leadBack(waiting, place) ??
      wonders(waiting) ??
      held(waiting) ??
      beneath(question, waiting);
    const isElsewhere = !isLeadable(turn) && !nods.has(turn.intent);
    return isElsewhere ? said : withButtons(waiting, said);
  }
  const isBegun = place.entry === 'begin' || place.choices.length > 0;
  return (
    answerInPlay(closed) ?? (isRemark && isBegun ? fromPool(closed, 'scene closed') : null) ?? beneath(question, closed)
  );
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
