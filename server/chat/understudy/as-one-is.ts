// "Im gay, is that ok?": yes, before anything else looks for an answer.
import { type Act, fromPool, type Turn } from './turn.ts';

const said =
  /\b(?:i['’]?m|i am|soy)\s+(?:(?:a|an|una?|so|very|also|actually|muy|totally)\s+)*(?:gay|lesbian|lesbiana|bi|bisexual|trans|transgender|queer|non-?binary|no binari[oae]|asexual|aromantic|pansexual|intersex)(?![-\w])/i;

export function asOneIs(turn: Turn): Act | null {
  return turn.memory.feeling !== 'sad' && said.test(turn.message) ? fromPool(turn, 'as-one-is') : null;
}
