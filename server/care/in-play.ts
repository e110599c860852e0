// Whether a message answers what the character has just said in play: there a ghost, a knife or a lost shoe are the tale's.
import type { Question } from '../../contract/chat.ts';
import { echoes } from '../chat/understudy/about-line.ts';
import { type Place, readProgress } from '../chat/understudy/place.ts';
import { plainly, written } from '../chat/understudy/plain.ts';
import { readPart } from '../chat/understudy/understudy.ts';
import { isAsking } from './asks.ts';
import { graveWords } from './grave-words.ts';

type Asked = Pick<Question, 'message' | 'history' | 'scene'> & Partial<Pick<Question, 'character'>>;

/**
 * A scene is under way; or one is offered or has just ended, and the message takes up a word of the character's last line. An offer alone,
 * as most greetings make one, is no play yet; nor is what was said in earnest, which has closed the scene, or the question whether all is
 * well.
 */
export function isInPlay({ message, history = [], scene, character }: Asked): boolean {
  const { place, left } = readProgress(scene);
  const last = history.at(-1);
  if (message === undefined || isAsking(last) || stepsOut.test(written(plainly(message)))) return false;
  if (place && (place.entry === 'begin' || place.choices.length > 0)) return true;
  if (last?.category !== 'AI' || !echoes(plainly(message), last.message)) return false;
  return place !== null || (character !== undefined && isTheEnd(left, character, last.message));
}

/** Whether `line` is the last one of the scene that was left at `place`. */
function isTheEnd(place: Place | null, character: Question['character'], line: string): boolean {
  if (!place) return false;
  const beat = readPart(character).scenes.play(place.scene, place.entry, place.choices, 'friend');
  return beat !== null && beat.choices.length === 0 && line.endsWith(beat.line);
}

/** "Why were you steaming? Were you wet?", of a tale of water or lost breeches: without that question, which means nothing else there. */
export function withoutWetTale(message: string, history: Asked['history'] = []): string {
  const replies = history.filter(({ category }) => category === 'AI').slice(-repliesOfATale);
  return replies.some((reply) => wetTale.test(reply.message)) ? message.replace(wereYouWet, '$1') : message;
}
const repliesOfATale = 4;
const wetTale =
  /\b(?:steam\w*|rain\w*|pond|water|river|swim\w*|swam|splash\w*|bath\w*|breeches|trousers|clothes|waded|puddles?|drip\w*|soaked)\b/i;
const wereYouWet =
  /(^|[.!?,]\s*|\b(?:so|and|wait|haha|lol)\s+)(?:so |wait |and )?were (?:you|u) (?:all |still |really )?(?:wet|naked|soaked|bare|dripping)(?: (?:then|too|tho|though|in the (?:swamp|pond|river|water|lake)))?(?=\s*[?.!]|$)/giu;

/** "One arm and no hand, that would be Uwe. Can I have a hint?" guesses at a riddle; what is grave is none of it. */
export function isAskingForAHint(message: string): boolean {
  return hint.test(message) && !plainly(message).some((word) => graveWords.has(word));
}
const hint =
  /\b(?:can|could|may) (?:i|we) (?:have|get) (?:a|another|one more) (?:hint|clue)\b|\bgive (?:me|us) (?:a|another) (?:hint|clue)\b/i;

/** "No really, there is real fire here": whoever says so leaves the play. */
const stepsOut =
  /\b(?:for real|no really|not a joke|no joke|not joking|not kidding|i am serious|seriously|in real life|irl|real (?:life|fire|flames|smoke|blood|gun|knife)|(?:is|am|are) really|not (?:in|part of|about) the (?:story|game|tale)|help me|en serio|de verdad) |^(?:wait|stop) |\breally $/;
