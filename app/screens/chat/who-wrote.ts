import type { ReplierName } from '../../../contract/chat.ts';

/** Whose words the character's were. Where a language model wrote any of them, that counts: it is the one that may be taken for a person. */
export function whoWrote(character: string, writers: readonly ReplierName[]): string {
  if (character === 'Dragon' || (writers.includes('understudy') && !writers.includes('service'))) {
    return `What ${character} said comes from a script: a program picked it from lines that were written beforehand. No person read along.`;
  }
  const writer = writers.includes('service') ? 'a language model, which is a computer program' : 'a machine';
  return `What ${character} said was written by ${writer}. No person wrote it, and none knows you by it.`;
}
