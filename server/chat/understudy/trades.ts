// What is said to somebody's work, by its sort (trades/<character>.md): "A tram mechanic! ..."
import { join } from 'node:path';
import type { SpeakingCharacter } from '../../../cast/characters.ts';
import { capital, countWords, mostWordsOfALine } from './grammar.ts';
import { readTalkIn, type Talk } from './talk/answers.ts';
import type { Turn } from './turn.ts';

/** `lines` answer who tells of such work, `words` are said before something else. */
export type Trades = { readonly lines: Talk; readonly words: Talk };

export const tradesFolder = join(import.meta.dirname, 'trades');
export const tradeWordsFolder = join(tradesFolder, 'in-a-word');

export function readTrades(character: SpeakingCharacter): Trades {
  return { lines: readTalkIn(tradesFolder, character), words: readTalkIn(tradeWordsFolder, character) };
}

/** The lines to work of that sort, each behind the name of the job, as in "A bus driver! ...", where both fit into a reply. `before`: their name. */
export function linesToWork({ part }: Turn, sort: string | null, job = '', before = ''): readonly string[] {
  const lines = part.trades.lines.get(sort ?? '') ?? [];
  const fitting = (named: string) =>
    lines.map((line) => `${named}! ${line}`).filter((it) => countWords(it) <= mostWordsOfALine);
  const noun = job.replace(/^someone (?:at|in) /, '');
  const all = noun ? fitting(before ? `${before}, ${noun}` : capital(noun)) : [];
  const alone = before ? fitting(before) : lines;
  return all.length >= fewestNamed ? all : alone;
}
/** Of five lines: so that it is not always the same one. */
const fewestNamed = 2;
