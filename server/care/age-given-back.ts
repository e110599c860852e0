// "Thirteen! Poor lad", of the footman who is thirteen: an age that the character has just said, and that nobody says of themself.
import type { Remark } from '../../contract/chat.ts';
import { plainly } from '../chat/understudy/plain.ts';

/** Whether all numbers of `message` stand in `last`, the line that it answers. Whoever was asked how old they are has answered. */
export function givesBackANumber(message: string, last: Remark | undefined): boolean {
  if (last?.category !== 'AI' || last.message.includes('?') || ofThemself.test(message)) return false;
  const said = new Set(plainly(last.message).filter((word) => isNumber.test(word)));
  const numbers = plainly(message).filter((word) => isNumber.test(word));
  return numbers.length > 0 && numbers.every((word) => said.has(word));
}
const isNumber = /^(?:\d+|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)$/;
const ofThemself = /\b(?:i|i['’]?m|im|me|my|mine|myself|we|same|too|also|yo|tengo|soy|mi|mis)\b/iu;
