// Whether the visitor wonders at what they are called: each of them plays somebody whom the puppet loves.
import type { Question } from '../../../contract/chat.ts';
import { lastLine } from './felt.ts';

/** "Who's Harold? I'm Ola!", of the one whom the visitor plays, and whom the last line called so. */
export function wondersAtTheirName({ message = '', loveInterest, history }: Question): boolean {
  const name = loveInterest.replace(/^(?:King|Queen) | (?:in|Softpaws|Sugar).*$/g, '');
  const asks = new RegExp(`\\bwho(?:'s|’s|s| is) ${name}\\b|^${name}\\?`, 'i');
  return asks.test(message) && lastLine(history).includes(name);
}
