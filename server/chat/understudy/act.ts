// What the character says next. The layers are asked in turn: the scene under way, what the visitor asks, tells or wants, what the
// character has to bring up in a lull (in-order.ts), and beneath them the script's pools (cue.ts).
import type { Question } from '../../../contract/chat.ts';
import { leading, withButtons, without } from './act-scene.ts';
import { sidedInAQuarrel } from './advised.ts';
import { asMeant } from './as-meant.ts';
import { asOneIs } from './as-one-is.ts';
import { askedFirst } from './asked-first.ts';
import { goesBackToPlay } from './back-to-play.ts';
import { inPassing } from './beside.ts';
import { withWholeLines } from './briefs.ts';
import { buttonFirst, guessFirst } from './button-first.ts';
import { choiceAt } from './choice-at.ts';
import { endingsOf } from './deal.ts';
import { sceneToOffer } from './doors.ts';
import { behindDanger, inEarnest } from './earnest.ts';
import { withFarewell } from './farewell-beside.ts';
import { ofFortune, withoutFortunes } from './fortune.ts';
import { beneath, freely } from './free-talk.ts';
import { decideInPlay, toldWho } from './in-order.ts';
import { farewell } from './leaving.ts';
import { askedOfTheTwo, badNewsTold } from './of-the-two.ts';
import { withAnOffer } from './offers-beside.ts';
import { passedBy, withoutOffersBeside } from './offers-heard.ts';
import { replying } from './once-a-reply.ts';
import { owed } from './owed.ts';
import type { Part } from './part.ts';
import { aged, withLeft, withSaid } from './place.ts';
import { postponed } from './postponed.ts';
import { withAQuip } from './quips.ts';
import { remedyAsked } from './remedy.ts';
import { enter } from './stage.ts';
import { ofTheirBeast } from './their-beast.ts';
import { withToldAgain } from './told-again.ts';
import { type Act, type Turn, turnOf } from './turn.ts';
import { withAWayOn } from './way-on.ts';
import { isBack, welcomedAlone } from './welcome.ts';
import { withWelcome } from './welcome-beside.ts';
import { hopedFor } from './wished-plainly.ts';
import { orWork } from './work-hinted.ts';

/** The probability that a greeting offers a scene. */
const greetsWithOffer = 0.9;
/** For an answer that the visitor has not read. */
const mostTries = 5;

/** `random` gives a number from 0 up to, not including, 1. */
export function act(asked: Question, part: Part, random: () => number): Act {
  return replying(() => acted(asked, part, random));
}

function acted(asked: Question, part: Part, random: () => number): Act {
  const whole = withWholeLines(asked, part.briefs);
  const question = withoutOffersBeside(withoutFortunes(asMeant(withToldAgain(whole))), part);
  const turn = lightened(passedBy(turnOf(question, part, random), whole));
  const decided = decideAnew(question, turn);
  const heard = (mayNod(question, turn) && inPassing(turn, decided, false)) || decided;
  const nodding = maySayMore(question)
    ? withAQuip(turn, withFarewell({ ...turn, message: asked.message ?? '' }, withWelcome(turn, heard)))
    : heard;
  const next = decided.isPlay && mayOffer(question) ? withAnOffer(turn, whole, nodding) : nodding;
  const said = part.briefs.whole(nodding.line);
  const told = [...turn.told, ...turn.telling].map(({ kind, words }) => ({ kind, words }));
  // Behind danger nothing is played, nor come back to.
  const progress = isFriend(question)
    ? { ...next.progress, left: null }
    : withLeft(aged(next.progress, turn.progress), turn.progress);
  return {
    ...next,
    progress: {
      ...withSaid(progress, said, nodding.hasNodded ? (endingsOf(said)[0] ?? null) : null),
      told,
    },
  };
}

/** Whoever was sad and plays on is sad no more. */
function lightened(turn: Turn): Turn {
  const isOver = turn.memory.feeling === 'sad' && goesBackToPlay(turn, true);
  return isOver ? { ...turn, memory: { ...turn.memory, feeling: null } } : turn;
}

/** None of the replies that the visitor wants another one for. Chance may find one in kind, such as another story; what has one answer alone gets a line of the pools. */
function decideAnew(question: Question, turn: Turn): Act {
  const { instead = [] } = question;
  const isNew = ({ line }: Act) => !instead.includes(turn.part.briefs.whole(line));
  for (let time = 0; time < mostTries; time += 1) {
    const next = decide(question, turn);
    if (isNew(next)) return next;
  }
  if (isFriend(question)) return beneath(question, without(turn));
  const free = freely(question, turn);
  return withButtons(turn, isNew(free) ? free : beneath(question, turn));
}

/** Where care noticed nothing and no other reply is wanted, a word beside the answer may be said. */
function maySayMore({ message, noticed, instead }: Question): boolean {
  return message !== undefined && !noticed?.length && !instead?.length;
}

/** A word in passing is said where one clause of several was answered, and to whoever returns. */
function mayNod(question: Question, turn: Turn): boolean {
  return maySayMore(question) && (turn.clause !== turn.message || isBack(turn.message));
}

/** Who wants another reply gets just that. */
function mayOffer({ instead }: Question): boolean {
  return !instead?.length;
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
  const { place } = turn.progress;
  const memory = orWork(turn, askedFirst(question, turn));
  if (memory)
    return withAWayOn(question, turn, place && memory.progress.place === place ? leading(memory, place) : memory);
  const gone = farewell(question, turn);
  if (gone) return gone;
  const back = place && choiceAt(turn, place)?.isButton ? null : welcomedAlone(turn);
  if (back) return { ...withAWayOn(question, turn, back), isPlay: true };
  const own = remedyAsked(turn) ?? ofTheirBeast(turn);
  if (own) return { ...withAWayOn(question, turn, place ? leading(own, place) : own), isPlay: true };
  const later = place && postponed(question, turn);
  if (later) return later;
  const ofTwo = place && (askedOfTheTwo(turn, place) ?? badNewsTold(turn, place));
  if (ofTwo) return { ...withButtons(turn, leading(ofTwo, place)), isPlay: true };
  const pressed = (place && buttonFirst(turn, place)) ?? owed(turn) ?? (place && guessFirst(turn, place));
  if (pressed) return pressed;
  const calm = toldWho(turn) ?? hopedFor(turn);
  if (calm) return { ...withAWayOn(question, turn, place ? leading(calm, place) : calm), isPlay: true };
  const earnest = sidedInAQuarrel(turn) ?? inEarnest(turn) ?? asOneIs(turn);
  return earnest ?? { ...withAWayOn(question, turn, decideInPlay(question, turn)), isPlay: true };
}
