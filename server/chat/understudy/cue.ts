// Decides from which pools of the script the next line comes.
import type { Question } from '../../../contract/chat.ts';
import { intentBehind, lastLine } from './felt.ts';
import { friendPool, isAffection, isTakenBack } from './friend.ts';
import { type Memory, nameTold, remember } from './memory.ts';
import { saysAllIsWell } from './merry.ts';
import { nounIn } from './noun.ts';
import { plainly, written } from './plain.ts';
import { intentOf, intents, isQuestion, unmatched } from './understand.ts';

export type Cue = {
  /** Headings of the script; a line may come from any of them. */
  readonly pools: readonly string[];
  /** Words of the conversation for the script's slots. */
  readonly filled: ReadonlyMap<string, string>;
  readonly aside: 'hurt' | 'warm' | null;
  readonly memory: Memory;
};

/** Probabilities: to reply about a noun of the message, and to take a message after the character's question as its answer. */
const picksUp = 0.25;
const takesAsAnswer = 0.3;
const mostWordsOfAnAnswer = 7;
/** Intents whose replies never begin with a remark about an earlier insult or kiss. */
const earnest = new Set(['sadness', 'fear', 'sickness', 'apology', 'breakup', ...unmatched]);

/** What to say to `question`. `random` gives a number from 0 up to, not including, 1. `known`: what is remembered, if more than its history tells. */
export function cueFor(question: Question, random: () => number, known?: Memory): Cue {
  const { character, loveInterest, message, history = [], noticed = [], instead } = question;
  const memory = known ?? remember(history, character, instead);
  if (noticed.includes('danger') || noticed.includes('minor')) return friendsCue(question, memory);
  const feeling = memory.feeling === 'sad' ? null : memory.feeling;
  const cue = (
    pools: readonly string[],
    filled: Readonly<Record<string, string>> = {},
    aside: Cue['aside'] = null,
  ) => ({
    pools,
    filled: new Map(Object.entries(filled)),
    aside,
    memory,
  });
  if (message === undefined) return cue(['opening']);

  const words = plainly(message);
  const name = nameTold(message);
  if (name) return { ...cue(['name-told'], { name }), memory: { ...memory, name } };
  const intent = intentBehind(message, character, lastLine(history));
  if (intent === 'name-known') return memory.name ? cue(['name-known'], { name: memory.name }) : cue(['name-unknown']);
  if (intent === 'recall') return memory.topic ? cue(['recall'], { topic: memory.topic }) : cue(['recall-nothing']);
  if (intent === 'apology' && memory.feeling === 'hurt') return cue(['forgiving']);
  if (isFirstRepeat(memory, words.join(' '))) return cue(['asked-again']);
  if (intent.startsWith('about ')) {
    const person = intent.slice('about '.length);
    const isOneOfTheTwo = person === character || person === loveInterest;
    return cue(isOneOfTheTwo ? [intent] : [intent, 'about-anyone'], { person }, feeling);
  }
  const isTold = intent === 'statement' || intent === 'telling';
  if (isTold && memory.feeling === 'sad') return cue(['sadness']);
  if (isTold) {
    const word = nounIn(words);
    const isAnswer = memory.hasAsked && words.length <= mostWordsOfAnAnswer;
    if (isAnswer && random() < takesAsAnswer) return cue(['answering']);
    if (word && random() < picksUp) return cue(['picking-up'], { word });
  }
  return cue([intent], {}, intents.get(intent)?.feeling || earnest.has(intent) ? null : feeling);
}

/** What a friend says: from one pool, with nothing of the visitor's words in it but perhaps the name. */
function friendsCue({ character, message, noticed }: Question, memory: Memory): Cue {
  const cue = (pool: string, name = memory.name): Cue => ({
    pools: [pool],
    filled: new Map(),
    aside: null,
    memory: { ...memory, name },
  });
  if (message === undefined) return cue('friend-listening');
  const words = plainly(message);
  if (noticed?.includes('danger') && (isTakenBack(words) || saysAllIsWell(message))) return cue('friend-believed');
  const name = nameTold(message);
  if (name) return cue('friend-listening', name);
  const intent = isAffection(written(words)) ? 'love' : intentOf(message, character);
  const isStillSad = memory.feeling === 'sad' && (intent === 'statement' || intent === 'telling');
  const told = noticed?.includes('danger') || memory.feeling === 'sad' ? undefined : written(words);
  return cue(isStillSad ? 'friend-comfort' : friendPool(intent, isQuestion(message, words), told));
}

function isFirstRepeat({ questions }: Memory, plain: string): boolean {
  return questions.at(-1) === plain && questions.filter((question) => question === plain).length === 1;
}
