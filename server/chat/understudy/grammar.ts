// Slots: "{dear}, come in" says as many things as there are words for {dear}.

/** What may be put into each slot. */
export type Slots = ReadonlyMap<string, readonly string[]>;

const slot = /\{([^{}]*)\}/;

/** Everything that `line` can say, with each slot filled from `slots` in every way; nothing at all if a slot has no words. */
export function sayings(line: string, slots: Slots): string[] {
  const [before = '', name] = line.split(slot);
  if (name === undefined) return [line];
  const after = sayings(line.slice(before.length + name.length + 2), slots);
  const words = slots.get(name) ?? [];
  return words.flatMap((word) => after.map((end) => sentence(before, word) + end));
}

/** A slot that begins a line or a sentence is written with a capital letter. */
function sentence(before: string, word: string): string {
  const isStart = /^$|[.!?]['")]? $/.test(before);
  return before + (isStart ? word.charAt(0).toUpperCase() + word.slice(1) : word);
}

export function slotsIn(line: string): string[] {
  return [...line.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '');
}

/** As a reader counts them: what holds a letter or digit between blanks is one word. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/**
 * The quarter of the deck, 0 to 3, that a saying belongs to. Any saying tells its quarter by itself, so a server that
 * keeps nothing can see in the history which quarter is being played (docs/decisions/0012).
 */
export function quarterOf(saying: string): number {
  let hash = 0x811c9dc5; // FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/
  for (let i = 0; i < saying.length; i += 1) hash = Math.imul(hash ^ saying.charCodeAt(i), 0x01000193);
  return ((hash >>> 16) ^ hash) & 3;
}
