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
  let count = 0;
  for (let list = 0; list < lists.length; list += 1) {
    count += lists[list]?.length ?? 0;
    begins[list + 1] = count;
  }
  const members = new Uint16Array(count);
  let at = 0;
  for (const own of lists)
    for (const number of own) {
      if (number >= mostOfANumber) throw new Error(`Phrases have too many parts: number ${number}.`);
      members[at] = number;
      at += 1;
    }
  return { begins, members };
}

/** For each of `count` numbers the lists that have it. */
export function listsWith(lists: readonly (readonly number[])[], count: number): Lists {
  const found: number[][] = Array.from({ length: count }, () => []);
  for (const [list, numbers] of lists.entries()) for (const number of numbers) found[number]?.push(list);
  return listsOf(found);
}
