// Fills the slots of a line: "{dear}, come in" stands for one sentence for each word of {dear}.

/** The words for each slot. */
export type Slots = ReadonlyMap<string, readonly string[]>;

const slot = /\{([^{}]*)\}/;

/** All sentences of `line`, with its slots filled from `slots` in every combination; none if a slot has no words. */
export function sayings(line: string, slots: Slots): string[] {
  const [before = '', name] = line.split(slot);
  if (name === undefined) return [line];
  const after = sayings(line.slice(before.length + name.length + 2), slots);
  const words = slots.get(name) ?? [];
  return words.flatMap((word) => after.map((end) => sentence(before, word) + end));
}

/** `text` with its first letter large. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Capitalises the words of a slot at the beginning of a line or sentence. */
function sentence(before: string, word: string): string {
  const isStart = /^$|[.!?]['")]? $/.test(before);
  return before + (isStart ? capital(word) : word);
}

/** Whether `said` is what `line` can say, whatever fills its slots. */
export function isSaying(said: string, line: string): boolean {
  if (said === line) return true;
  const slot = line.indexOf('{');
  if (slot === -1) return false;
  return said.startsWith(line.slice(0, slot)) && said.endsWith(line.slice(line.lastIndexOf('}') + 1));
}

export function slotsIn(line: string): string[] {
  return [...line.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '');
}

/** A reply has fewer than 15 (docs/product.md, 9.6). */
export const mostWordsOfALine = 14;

/** Counts words as a reader does: a run between blanks is a word if it has a letter or digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/**
 * The quarter of its pool, 0 to 3, that a sentence belongs to: a hash of the sentence. So the server can tell from the history
 * alone which quarter the last replies came from (docs/decisions/0012).
 */
export function quarterOf(saying: string): number {
  const hash = hashOf(saying);
  return ((hash >>> 16) ^ hash) & 3;
}

/** FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/ */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}
