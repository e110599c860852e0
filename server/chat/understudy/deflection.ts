// Turns a message down in the character's own voice, in service mode too: such words are not sent to a service.
import { isSpeaking } from '../../../cast/characters.ts';
import type { CareKind, Question } from '../../../contract/chat.ts';
import { deal } from './deal.ts';
import { inSpanish } from './deflections-in-spanish.ts';
import { remember } from './memory.ts';
import { readScript } from './script.ts';

/** One line for the first sexual or hateful message of a conversation. It is there at once and repeats nothing of the message. */
export type Deflect = (question: Question, kind: Exclude<CareKind, 'danger' | 'minor'>) => string;

/** `random` gives a number from 0 up to, not including, 1. */
export function deflections(random: () => number): Deflect {
  return ({ character, language }, kind) => {
    if (!isSpeaking(character)) throw new Error(`${character} has no script.`);
    if (language === 'es') {
      const lines = inSpanish[character][kind];
      return lines[Math.floor(random() * lines.length)] ?? '';
    }
    const memory = remember([], character);
    return deal(readScript(character), { pools: [`deflect-${kind}`], filled: new Map(), aside: null, memory }, random);
  };
}
