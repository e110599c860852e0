import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { isSpeaking, type SpeakingCharacter } from '../../../cast/characters.ts';
import { Problem } from '../../problem.ts';
import type { Replier } from '../replier.ts';
import { act } from './act.ts';
import { readBriefs } from './briefs.ts';
import { readFollowUps } from './follow-ups.ts';
import { readGuests } from './guests.ts';
import { readInAWord } from './in-a-word.ts';
import { readKin } from './kin.ts';
import { readLeads } from './leads.ts';
import { readOwnTales } from './own-tales.ts';
import type { Part } from './part.ts';
import { readPhrasebook } from './phrasebook.ts';
import { writeProgress } from './place.ts';
import { readScenes } from './scenes.ts';
import { readScript } from './script.ts';
import { readTalk } from './talk/answers.ts';
import { readTrades } from './trades.ts';
import { readWorld } from './world.ts';

/** Milliseconds that a reply takes at pace 1: for one word, and for `longReply` letters or more. */
const shortestMs = 400;
const longestMs = 1500;
const longReply = 80;
/**
 * Said to nobody before somebody asks. The first replies of a process take some 70 ms each, later ones 5: whoever came first on
 * a machine that is busy was told, with their second message, that there is too much going on.
 */
const rehearsed = ['hello', 'i love you', 'what is for dinner', 'a swan chased me once'];

/**
 * The replier where no service is configured: a script for each character. It has no state; what it
 * remembers comes from the question's history. `random` gives a number from 0 up to, not including, 1. `pace` scales the time it
 * takes to type; 0 replies at once.
 */
export function understudy(random: () => number, pace: number): Replier {
  return {
    name: 'understudy',
    async prepare() {
      for (const message of rehearsed) {
        act({ character: 'Shrek', loveInterest: 'Fiona', message }, readPart('Shrek'), random);
        await nextTurn();
      }
    },
    async reply(question, left, say, beside) {
      if (!isSpeaking(question.character)) throw new Error(`${question.character} has no script.`);
      const { line, progress, say: answers } = act(question, readPart(question.character), random);
      beside?.({ scene: writeProgress(progress), say: answers });
      await type(line, pace, left, say);
    },
    close: async () => {},
  };
}

/** Read when a character is first asked for: some 35 ms for that visitor, instead of 400 ms at every start for all characters. */
const known = new Map<SpeakingCharacter, Part>();

/** All that `character` can say. Throws if it has no script. */
export function readPart(character: SpeakingCharacter): Part {
  const part = known.get(character) ?? readFiles(character);
  known.set(character, part);
  return part;
}

function readFiles(character: SpeakingCharacter): Part {
  const script = readScript(character);
  return {
    script,
    scenes: readScenes(character),
    world: readWorld(character),
    phrases: readPhrasebook(character),
    followUps: readFollowUps(character, script.slots),
    talk: readTalk(character),
    leads: readLeads(character),
    ownTales: readOwnTales(character),
    inAWord: readInAWord(character),
    trades: readTrades(character),
    kin: readKin(character),
    briefs: readBriefs(character),
    guests: readGuests(character),
  };
}

/** Milliseconds from the first to the last letter of `reply` at pace 1. */
export function typingMs(reply: string): number {
  return shortestMs + (longestMs - shortestMs) * Math.min(1, reply.length / longReply);
}

/** Word by word. */
async function type(reply: string, pace: number, left: AbortSignal, say: (word: string) => void): Promise<void> {
  if (pace === 0) return say(reply);
  const words = reply.match(/\S+\s*/g) ?? [];
  for (const word of words) {
    await sleep((typingMs(reply) * pace) / words.length, undefined, { signal: left }).catch(() => {
      throw new Problem(499, 'Left', 'The visitor has left.');
    });
    say(word);
  }
}
