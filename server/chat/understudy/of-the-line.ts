// A question about the line just said that has an answer on that line's own card: it goes before the drawers, and before a way of the
// scene that no more than a question word of it would choose ("how did Hamish get on there?" is no "How did it get home?").
import { graveWords } from '../../care/grave-words.ts';
import { echoes } from './about-line.ts';
import { behindAWord, nextBeat } from './act-scene.ts';
import { namedNext, namedOfLine } from './answers-next.ts';
import { askedForMore } from './asks-for-more.ts';
import type { Chosen } from './choice.ts';
import { decides } from './decided.ts';
import type { Place } from './place.ts';
import { plainly, written } from './plain.ts';
import { restOf } from './rest.ts';
import { happened, kindOf, linesTold } from './scene-order.ts';
import type { Choice } from './scenes.ts';
import { beatAt } from './stage.ts';
import type { Act, Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

/** What is asked of the visitor's own life is remembered. */
const ofTheVisitor =
  /\b(?:my|mine|our|remember|recall|told|tell) |\b(?:did|am|was|were|have|had|should) (?:i|we) |\b(?:do|can|could|may|would) i (?!do|say|see|hear|touch|taste|try|come|help|hold|stay|go in)/;

const kinds: ReadonlySet<string> = new Set(['story', 'adventure', 'song', 'poem', 'quarrel']);

/** Null where the message asks nothing of the line, or `found` is a way that it names. */
export function askedOfTheLine(turn: Turn, place: Place, found: Chosen | null): Act | null {
  const { clause, words } = turn;
  const text = written(words);
  const isOffered = place.entry === 'offer' && place.choices.length === 0;
  if (found?.isButton || isOffered || place.waited > 0 || !kinds.has(kindOf(turn, place))) return null;
  if (plainly(turn.message).some((word) => graveWords.has(word))) return null; // may be meant in earnest
  if (!isQuestion(clause, words) || ofTheVisitor.test(text) || askedForMore(turn)) return null;
  const choice = found?.isSure ? beatAt(turn, place)?.choices[found.index] : undefined;
  if ((choice && names(words, choice)) || decides(turn, place, found)) return null;
  // What happened is told by the next beat, unless the card speaks of all that is new in the question.
  return namedOfLine(turn, happened.test(text) ? restOf(words, linesTold(turn, place)) : []) ?? wonInIt(turn, place);
}

/** "And who won?", of a duel that is told of: what its card says, or the tale goes on until then. */
function wonInIt(turn: Turn, place: Place): Act | null {
  const { words } = turn;
  const told = linesTold(turn, place);
  const [asked] = whoWon.exec(written(words)) ?? [];
  if (!asked || !told.some((line) => contest.test(line))) return null;
  if (restOf(words, [asked, ...ofAnEnd, ...told]).length > 0) return null;
  const next = namedNext(turn) ? null : nextBeat({ ...turn, message: turn.clause }, place);
  return next ? behindAWord(turn, next) : namedNext(turn);
}
const contest = /\b(?:duel|fight|fought|fence|challenge|race|match|wrestl\w+|win|winning|won|beat|lost|battle|rival)/i;
const whoWon =
  /\b(?:who (?:won|wins|lost)|(?:did|do) (?:you|he|she|they) (?:win|lose|beat (?:him|her|them|it)|lose to (?:him|her|them|it))) /;
const ofAnEnd = ['then now end duel fight game match race honest honestly tell me so'];

/** Whether a word that says something stands on the choice as well, or all its text is said. */
function names(words: readonly string[], { text, tags }: Choice): boolean {
  return echoes(words, [text, ...tags].join(' ')) || plainly(text).every((word) => words.includes(word));
}
