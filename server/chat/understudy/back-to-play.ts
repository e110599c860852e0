// Who told something sad and now asks for a duel, a pudding or a notebook wants to play on, and no more comfort.
import type { SpeakingCharacter } from '../../../cast/characters.ts';
import { allOpenersFor } from '../openers.ts';
import { echoes } from './about-line.ts';
import { closeToIt } from './earnest-words.ts';
import { plainly, written } from './plain.ts';
import { restOf } from './rest.ts';
import { stemOf } from './triggers.ts';
import { lastReplyOf, type Turn } from './turn.ts';
import { isQuestion } from './understand.ts';
import { wayOnSaid } from './way-on.ts';

/** So many replies before the last a thing of the play is still known. */
const repliesOfThePlay = 8;
const fewestWordsOfAQuestion = 4;
const wishes = /\b(?:tell|show|teach|give|sing|read|finish|want|back to|go on|what about|how about) /;
const ofTheirs = /\b(?:i|me|my|mine|we|us|our|should|shall) /;
/** "I was not crying", "it's not that bad", "I am fine again". */
const denies =
  /\b(?:i (?:am|was) not (?:\w+ )?(?:crying|sad|upset|hurt)|(?:it|that) is not (?:that |so |too |really )(?:bad|sad|dark|serious)|(?:i am|i feel) (?:\w+ )?(?:fine|ok|okay|better|alright|good) (?:now|again|really)) /;

/**
 * Whether the message goes back to the play: it says a button's words, or asks for a thing of the last replies. `isLight`: what was told
 * is no death or illness, so that any question about something else does.
 */
export function goesBackToPlay(turn: Turn, isLight: boolean): boolean {
  const { message, clause, words, remarks } = turn;
  const character = turn.character as SpeakingCharacter;
  if (wayOnSaid(character, message)) return true;
  const text = written(words);
  const asks = isQuestion(clause, words);
  const isAbout = remarks
    .filter(({ category }) => category === 'AI')
    .slice(-repliesOfThePlay, -1)
    .some((reply) => echoes(words, reply.message));
  if ((asks || wishes.test(text)) && isAbout && !echoes(words, lastSad(turn)) && !ofTheirs.test(text)) return true;
  if ((asks || wishes.test(text)) && namesOpener(character, plainly(message))) return true;
  if (!isLight) return false;
  if (denies.test(written(plainly(message)))) return true;
  return asks && words.length >= fewestWordsOfAQuestion && !closeToIt.test(text) && !echoes(words, lastReplyOf(turn));
}

/** "I want to hear about the duel", of which a button says "Tell me of a duel". */
function namesOpener(character: SpeakingCharacter, words: readonly string[]): boolean {
  const things = new Set(allOpenersFor(character).flatMap((it) => restOf(plainly(it), [])));
  return words.some((word) => things.has(stemOf(word)));
}

/** What the visitor said last. */
function lastSad({ remarks }: Turn): string {
  return remarks.findLast(({ category }) => category === 'user')?.message ?? '';
}
