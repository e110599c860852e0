// A riddle that the visitor asks: the character solves it (known-riddles.ts) or gives up, and hears whether it was right.
import { graveWords } from '../../care/grave-words.ts';
import { kindsAsked } from './doors.ts';
import { isSaying } from './grammar.ts';
import { isHeavy } from './heavy.ts';
import { riddleAnswer } from './known-riddles.ts';
import { plainly } from './plain.ts';
import { isGuessed } from './stage.ts';
import { theirJoke } from './their-joke.ts';
import { type Act, fromPool, lastReplyOf, type Turn } from './turn.ts';
import { waysIn } from './ways.ts';

/** "My turn!", "that was my riddle!" */
const announces =
  /\b(?:my (?:own |little )?riddle|(?:a|my|another) riddle (?:for|to) you|(?:got|have|is|['’]s|['’]ve|now) (?:one|another(?: one)?) for you|(?:now |it['’]?s |so )?my turn)\b/i;
const asks =
  /\b(?:what (?:am i|is it|is that|are they|could (?:it|that) be)|who am i|what['’]s (?:it|that)|guess(?: (?:it|what it is|who|then|now|what i am))?|(?:can|do) you (?:guess|know))\W*$/i;
const asksAlone = /[.,:;!] (?:so |and |now )?what am i\W*$/i;
const ofMemory = /\b(?:remember|again|told you|i said|tell me what i)\b/i;
const right =
  /\b(?:yes|yep|yeah|yup|right|correct|exactly|bravo|well done|you got it|got it|clever|spot on|of course)\b/i;
const wrong = /^(?:(?:oh|aw|haha|ha|hm|sorry)\W+)*(?:no|nope|nah|wrong|not quite|try again|guess again)\b/i;
const mostWordsOfAnAnswer = 14;
const leaving: ReadonlySet<string> = new Set(['parting', 'sleep']);

/** Null where no riddle of theirs is asked, nor the last reply an answer to one. */
export function theirRiddle(turn: Turn): Act | null {
  const joke = theirJoke(turn);
  if (joke) return joke;
  const { message } = turn;
  if (isHeavy(message, true) || plainly(message).some((word) => graveWords.has(word))) return null;
  const act = isRiddle(turn) ? guessed(turn) : judged(turn);
  return act && { ...act, hasNodded: true }; // what stands in a riddle is no news
}

/** While the character's own riddle waits to be guessed, a riddle of theirs has to be called one. */
function isRiddle({ message, part, progress }: Turn): boolean {
  if (ofMemory.test(message)) return false;
  const isOnesOwn = progress.place !== null && isGuessed(part, progress.place.scene);
  return (announces.test(message) && asks.test(message)) || (!isOnesOwn && asksAlone.test(message));
}

function guessed(turn: Turn): Act | null {
  const guess = riddleAnswer(turn.message);
  return (guess ? fromPool(turn, 'solves riddle', { guess }) : null) ?? fromPool(turn, 'gives up riddle');
}

/** What the visitor says to a guess, or tells where the character gave up. */
function judged(turn: Turn): Act | null {
  const { message, words, intent } = turn;
  if (words.length > mostWordsOfAnAnswer || message.includes('?')) return null;
  if (leaving.has(intent) || kindsAsked(plainly(message)).length > 0) return null; // "right, tell me a story"
  if (wasSaid(turn, 'solves riddle')) {
    const tells = /\b(?:it['’]?s|it is|it was|i['’]m) (?:an?|the|my)\b/i.test(message);
    if (wrong.test(message) && !tells) return fromPool(turn, 'gives up riddle');
    if (wrong.test(message)) return fromPool(turn, 'told answer');
    return right.test(message) || waysIn(words).has('yes') ? fromPool(turn, 'solved riddle') : null;
  }
  const isToldNow = /^(?:(?:oh|ha|haha|well|it|it['’]?s|its|is|was|that['’]?s|the|an?|my|i['’]m|okay|ok)\W+)/i.test(
    message,
  );
  return wasSaid(turn, 'gives up riddle') && isToldNow ? fromPool(turn, 'told answer') : null;
}

function wasSaid(turn: Turn, pool: string): boolean {
  const reply = lastReplyOf(turn);
  return (turn.part.script.pools.get(pool) ?? []).some((line) => isSaying(reply, line));
}
