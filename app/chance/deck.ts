/**
 * Deals every item once, in random order, before any item comes again, and keeps about half a deck between an item
 * and its return. An empty deck deals `undefined`. An item that is wished for is dealt if its turn may come now.
 * @param random a number from 0 up to, not including, 1
 */
export function deck<Item>(items: readonly Item[], random: () => number): (wish?: Item) => Item | undefined {
  const apart = Math.floor(items.length / 2);
  let undealt: readonly Item[] = [];
  let recent: readonly Item[] = [];

  return (wish) => {
    if (undealt.length === 0) undealt = items;
    const candidates = undealt.filter((item) => !recent.includes(item));
    const dealt = candidates.find((item) => item === wish) ?? candidates[Math.floor(random() * candidates.length)];
    if (dealt === undefined) return undefined;
    undealt = undealt.filter((item) => item !== dealt);
    recent = [dealt, ...recent].slice(0, apart);
    return dealt;
  };
}
