// Divides long messages into parts that are weighed by themselves.
import { edge } from './phrase-grammar.ts';
import type { PartOfWords } from './weighed-words.ts';

/** Long messages are read in parts of so many words, each half of the one before: harmless words around must not outweigh a cry. */
const wordsOfAPart = 50;
/** Behind these words comes what somebody means to say. */
const turns = new Set(['but', 'anyway', 'anyways', 'pero', 'igual']);

/** Without the edges of sentences. */
export function countWords(words: readonly string[], { begin, end, beginsWithEdge }: PartOfWords): number {
  let count = 0;
  for (let at = beginsWithEdge ? begin + 1 : begin; at < end; at += 1) if (words[at] !== edge) count += 1;
  return count;
}

/** A whole message if it is short, else its parts, and then what stands behind its last turn. */
export function partsOf(words: readonly string[]): readonly PartOfWords[] {
  const turn = words.findLastIndex((word) => turns.has(word));
  // The words behind a turn are a sentence.
  const behind = turn === -1 ? [] : [{ begin: turn, end: words.length, beginsWithEdge: true }];
  if (words.length <= wordsOfAPart) return [{ begin: 0, end: words.length }, ...behind];
  const count = Math.ceil((words.length - wordsOfAPart) / (wordsOfAPart / 2)) + 1;
  const parts = Array.from({ length: count }, (_, i) => ({
    begin: (i * wordsOfAPart) / 2,
    end: Math.min(words.length, (i / 2 + 1) * wordsOfAPart),
  }));
  return [...parts, ...behind];
}
