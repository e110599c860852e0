import { saidByMachine, saidByScript } from '#texts/chat-out.ts';
import { nameOf } from '#texts/names.ts';
import type { ReplierName } from '../../../contract/chat.ts';

/** Whose words the character's were. Where a language model wrote any of them, that counts: it is the one that may be taken for a person. */
export function whoWrote(character: string, writers: readonly ReplierName[]): string {
  if (character === 'Dragon' || (writers.includes('understudy') && !writers.includes('service'))) {
    return saidByScript(nameOf(character));
  }
  return saidByMachine(nameOf(character), writers.includes('service'));
}
