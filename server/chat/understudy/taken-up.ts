// "Can we carry on?", "is there more?": a scene that waits, or was left, goes on where it stood; of one that is over that is said.
import { answersNext, goOn, nextBeat } from './act-scene.ts';
import { saidNext } from './answers-next.ts';
import { askedForMore } from './asks-for-more.ts';
import { inPassing } from './beside.ts';
import { choiceAt } from './choice-at.ts';
import { clausesOf, isAsking } from './clauses.ts';
import { isHeard } from './fit-to-say.ts';
import { countWords, mostWordsOfALine } from './grammar.ts';
import { asksForTheNext, nextRound } from './next-round.ts';
import { begun } from './offers.ts';
import type { Place } from './place.ts';
import { plainly, written } from './plain.ts';
import { restOf } from './rest.ts';
import { saidAgain, sentencesAgain } from './said-again.ts';
import { sore } from './said-beside.ts';
import { goesBack, namesTopic, wishesFor } from './scene-topic.ts';
import { isSoreness } from './soreness.ts';
import { at, beatAt, isGuessed } from './stage.ts';
import { stemOf } from './triggers.ts';
import { type Act, fromPool, type Turn } from './turn.ts';
import { isQuestion } from './understand.ts';
import { wayNames } from './ways.ts';

const mostWordsOfAShortBeat = 4;
/** So many replies after its end nobody means that scene any more. */
const endLastsFor = 4;

/** What goes on, where somebody asks for more; null for any other message, and where the scene itself has a way for it. */
export function takenUp(turn: Turn): Act | null {
  const asked = askedForMore(turn);
  const { place, left } = turn.progress;
  const nextOne = nextRound(turn);
  if (nextOne) return inPassing(turn, nextOne) ?? nextOne;
  const riddle = !place && left && isGuessed(turn.part, left.scene) && asksForTheNext(turn) ? again(turn, left) : null;
  if (riddle) return inPassing(turn, riddle) ?? riddle;
  if (!asked) return place ? wished(turn, place) : left && (byButton(turn, left) ?? byName(turn, left));
  const isOfLeft = left && (!place || names(turn, left)) ? left : null;
  const next = isOfLeft ? again(turn, isOfLeft) : goneOn(turn, asked);
  const said = inPassing(turn, next);
  return said?.hasNodded || !tells(turn) ? said : null; // what is told is heard first
}

/** Who says what a button said that is gone since: "ok better. Can you see it yet?" */
function byButton(turn: Turn, left: Place): Act | null {
  const said = written(plainly(turn.message));
  const isSaid = beatAt(turn, left)?.choices.some(({ text }) => {
    const button = plainly(text);
    return button.length >= fewestWordsOfAButton && said.includes(written(button));
  });
  return isSaid ? again(turn, left) : null;
}
const fewestWordsOfAButton = 3;

/** "I just want the soup recipe", said while the soup waits. */
function wished(turn: Turn, place: Place): Act | null {
  const isBegun = place.entry === 'begin' || place.choices.length > 0;
  const isWished = clausesOf(turn.message).some(
    (it) =>
      isBegun && (place.waited > 0 || goesBack.test(written(plainly(it)))) && wishesFor(turn.part, place.scene, it),
  );
  if (!isWished || choiceAt(turn, place)?.isSure) return null;
  const next = nextBeat({ ...turn, message: '' }, place);
  const said = next && inPassing(turn, withMore(turn, next));
  return said?.hasNodded || !tells(turn) ? said : null;
}

/** Who names what the scene was about that was left, or says that its last step is done: "sliced", "back to the soup". */
function byName(turn: Turn, left: Place): Act | null {
  const asksElse = isQuestion(turn.clause, turn.words) || isAsking(turn.clause);
  const isMeant = clausesOf(turn.message).some(
    (clause) => wishesFor(turn.part, left.scene, clause) || (!asksElse && isDone(turn, left, clause)),
  );
  const beat = isMeant ? beatAt(turn, left) : null;
  const said = beat && beat.choices.length > 0 ? inPassing(turn, again(turn, left)) : null;
  return said?.hasNodded || !tells(turn) ? said : null;
}

/** Whether `clause` says nothing but what a way on from `place` has for its own. */
function isDone(turn: Turn, place: Place, clause: string): boolean {
  const words = plainly(clause);
  const beat = beatAt(turn, place);
  if (!beat || words.length > mostWordsOfAStep || isQuestion(clause, words)) return false;
  const own = beat.choices.flatMap(({ text, tags }) => [text, ...tags.filter((it) => !wayNames.has(it))]);
  const said = restOf(words, []);
  const rest = new Set(restOf(words, [...own, beat.line]));
  return (
    said.some((stem) => !rest.has(stem) && own.some((it) => plainly(it).map(stemOf).includes(stem))) && rest.size === 0
  );
}
const mostWordsOfAStep = 5;

/** Whether the message tells something that a scene should wait for. */
function tells(turn: Turn): boolean {
  return sore.has(turn.intent) || turn.telling.length > 0 || isSoreness(turn.message);
}

/** The scene that waits goes on; a riddle, with which nobody goes on but by a guess, is asked again. */
function goneOn(turn: Turn, asked: string): Act | null {
  const { place } = turn.progress;
  if (!place || choiceAt(turn, place)?.isSure) return null;
  const isLost = /\bwhere (?:were|was) |\bmiss/.test(asked);
  const here = isLost && answersNext(turn, place) ? askedAgain(turn, place, false) : null;
  if (here) return here;
  const next = nextBeat({ ...turn, message: asked }, place) ?? onlyBegun(turn, place);
  if (next) return withMore(turn, next);
  return isLost && isGuessed(turn.part, place.scene) ? askedAgain(turn, place) : null;
}

function onlyBegun(turn: Turn, place: Place): Act | null {
  return place.entry === 'offer' && place.choices.length === 0 ? begun(turn, place) : null;
}

/** Whether the message names the scene that was left, while another is on. */
function names({ part, message }: Turn, { scene }: Place): boolean {
  return namesTopic(part, scene, plainly(message));
}

/** What comes next in the scene that was left at `left`, or what was said there last. */
export function again(turn: Turn, left: Place): Act | null {
  const beat = beatAt(turn, left);
  if (!beat) return null;
  if (beat.choices.length === 0) return atItsEnd(turn, beat.line);
  const chosen = choiceAt(turn, left);
  const next = (chosen?.isSure ? goOn(turn, left, chosen) : null) ?? nextBeat(turn, left);
  if (next && !isHeard(turn, next.line)) return withMore(turn, next);
  return askedAgain(turn, left);
}

function askedAgain(turn: Turn, place: Place, mayBeHalf = true): Act | null {
  const here = at(turn, { ...place, waited: 0 });
  const said = here && (sentencesAgain(turn, here.line, 'resumes') ?? (mayBeHalf ? saidAgain(turn, here.line) : null));
  return said && !isHeard(turn, said.line) ? { ...here, line: said.line } : null;
}

/** A beat that says little, "Perfect sand.", and the one behind it. */
function withMore(turn: Turn, act: Act): Act {
  const { place } = act.progress;
  const next = place && countWords(act.line) <= mostWordsOfAShortBeat ? nextBeat(turn, place) : null;
  const line = `${act.line} ${next?.line ?? ''}`;
  return next && countWords(line) <= mostWordsOfALine ? { ...next, line } : act;
}

/** What became of it, if that is known, or that there is no more. */
function atItsEnd(turn: Turn, end: string): Act | null {
  const replies = turn.remarks.filter(({ category }) => category === 'AI').map(({ message }) => message);
  if (!replies.slice(-endLastsFor).some((reply) => reply.endsWith(end))) return null;
  return saidNext(turn, false) ?? fromPool(turn, 'scene over');
}
