// Many short lists of small numbers in one piece of memory: care goes through thousands of them for a message, and would mostly wait for
// memory if they lay scattered.

export type Lists = {
  /** List `n` is in `members` from `begins[n]` up to `begins[n + 1]`. */
  readonly begins: Uint32Array;
  readonly members: Uint16Array;
};

const mostOfANumber = 2 ** 16;

/** Throws for a number that is not below 65,536. */
export function listsOf(lists: readonly (readonly number[])[]): Lists {
  const begins = new Uint32Array(lists.length + 1);
  for (const [at, { length }] of lists.entries()) begins[at + 1] = (begins[at] ?? 0) + length;
  const members = new Uint16Array(begins.at(-1) ?? 0);
  for (const [list, own] of lists.entries()) {
    for (const [at, number] of own.entries()) {
      if (number >= mostOfANumber) throw new Error(`There are too many parts of phrases: more than ${mostOfANumber}.`);
      members[(begins[list] ?? 0) + at] = number;
    }
  }
  return { begins, members };
}

/** For each of `count` numbers the lists that have it. */
export function listsWith(lists: Iterable<readonly [list: number, numbers: readonly number[]]>, count: number): Lists {
  const found: number[][] = Array.from({ length: count }, () => []);
  for (const [list, numbers] of lists) for (const number of numbers) found[number]?.push(list);
  return listsOf(found);
}
