// What the visitor told, said back with what the character says round it.
import { type Act, fromPool, type Turn } from './turn.ts';

/** `said`: in the second person; null where there is no room for it. */
export function news(turn: Turn, said: string): Act | null {
  return fromPool(turn, 'recalls news', { news: said.replace(withoutSubject, "you're $&") });
}
/** "Running a marathon in April" */
const withoutSubject =
  /^(?:running|training|learning|saving|studying|working|moving|going|getting|flying|playing) (?!.*\byou\b)/i;
