/**
 * Deals every item once, in random order, before any item comes again; never the same item twice running
 * (unless there is only one). An empty deck deals `undefined`.
 * @param random a number from 0 up to, not including, 1
 */
export function deck<Item>(items: readonly Item[], random: () => number): () => Item | undefined {
  let undealt: Item[] = [];
  let last: Item | undefined;

  return () => {
    if (undealt.length === 0) undealt = [...items];
    const candidates = undealt.length > 1 ? undealt.filter((item) => item !== last) : undealt;
    last = candidates[Math.floor(random() * candidates.length)];
    undealt = undealt.filter((item) => item !== last);
    return last;
  };
}
