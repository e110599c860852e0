import { setTimeout as sleep } from 'node:timers/promises';
import { characterNames, isSpeaking, type SpeakingCharacter } from '../../../cast/characters.ts';
import type { Question } from '../../../contract/chat.ts';
import { Problem } from '../../problem.ts';
import type { Replier } from '../replier.ts';
import { cueFor } from './cue.ts';
import { deal } from './deal.ts';
import { readScript, type Script } from './script.ts';

/** Milliseconds that a reply takes at pace 1: for one word, and for `longReply` letters or more. */
const shortestMs = 400;
const longestMs = 1500;
const longReply = 80;

/**
 * The replier where no service is configured: a script for each character. It has no state; what it
 * remembers comes from the question's history. `random` gives a number from 0 up to, not including, 1. `pace` scales the time it
 * takes to type; 0 replies at once.
 */
export function understudy(random: () => number, pace: number): Replier {
  const scripts = new Map<SpeakingCharacter, Script>(
    characterNames.filter(isSpeaking).map((character) => [character, readScript(character)]),
  );

  return {
    name: 'understudy',
    async *reply(question: Question, left: AbortSignal) {
      const script = scripts.get(question.character);
      if (!script) throw new Error(`${question.character} has no script.`);
      yield* typed(deal(script, cueFor(question, random), random), pace, left);
    },
    close: async () => {},
  };
}

/** Milliseconds from the first to the last letter of `reply` at pace 1. */
export function typingMs(reply: string): number {
  return shortestMs + (longestMs - shortestMs) * Math.min(1, reply.length / longReply);
}

/** Word by word. */
async function* typed(reply: string, pace: number, left: AbortSignal): AsyncGenerator<string> {
  if (pace === 0) return yield reply;
  const words = reply.match(/\S+\s*/g) ?? [];
  for (const word of words) {
    await sleep((typingMs(reply) * pace) / words.length, undefined, { signal: left }).catch(() => {
      throw new Problem(499, 'Left', 'The visitor has left.');
    });
    yield word;
  }
}
