import { deck } from '../../chance/deck.ts';

let nextGrowl: (() => string | undefined) | undefined;

/**
 * What Dragon says: no growl comes again in a visit before all have been heard. The pool keeps one address over all releases and is
 * asked for again where it did not arrive; a chunk of the build would do neither. Throws while it cannot be had.
 */
export async function growl(): Promise<string> {
  nextGrowl ??= deck(await fetchGrowls(), Math.random);
  return nextGrowl() ?? '';
}

async function fetchGrowls(): Promise<readonly string[]> {
  const response = await fetch('/growls.json');
  if (!response.ok) throw new Error(`The growls answered ${response.status}.`);
  return response.json();
}
