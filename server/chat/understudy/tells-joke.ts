// A joke that the visitor tells is laughed at, whatever it is about.
import { talkOf } from './answers-talk.ts';
import { isHeavy } from './heavy.ts';
import { type Act, fromPool, type Turn } from './turn.ts';

/** "Now a joke: why did the bun go to school? To become a roll model!" */
const whole =
  /\b(?:a|my|another|one more) (?:\p{L}+ )?joke\b[^?]{0,20}[:,.!-]\s*(?:what|why|how|who|where|when|which)\b[^?]{5,}\?+\s*(?!guess|do you|u know|you know|well)\S+/iu;
/** The same without its end, which is to be guessed. */
const asked =
  /\b(?:a|my|another|one more) (?:\p{L}+ )?joke\b[^?]{0,20}[:,.!-]\s*(?:what|why|how|who|where|when|which)\b[^?]{5,}\?+\s*(?:guess|do you know|u know|you know|well)?\W*$/iu;

/** Null where no joke is told. */
export function laughedAt(turn: Turn): Act | null {
  if (isHeavy(turn.message)) return null;
  if (asked.test(turn.message)) return talkOf(turn, 'my-joke');
  return whole.test(turn.message) ? talkOf(turn, 'laughs-at-joke') : null;
}

/** "Can you tell me a joke that I can tell Elias? Something about teeth." */
export function jokeAsked(turn: Turn): Act | null {
  const { message, memory } = turn;
  if (laughedAt(turn) || /\bfor you\b/i.test(message)) return null;
  return asksForAJoke.test(message) && memory.feeling !== 'sad' && !isHeavy(message) ? fromPool(turn, 'joke') : null;
}
const asksForAJoke =
  /\b(?:tell|know|give|got|have you|hear)\b(?! (?:him|her|them|everybody)\b)[^.?!]{0,24}\bjokes?\b|\bjokes?\b[^?]*\byour turn\b|\bgot (?:a|any) (?:worse|better) (?:one|joke)/i;
