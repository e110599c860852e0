import { base } from '#texts/language.ts';
import { deck } from '../../chance/deck.ts';

let nextGrowl: (() => string | undefined) | undefined;

/**
 * Dragon's next growl: none repeats in a visit before all have been dealt. The pool is a file in public/, not a chunk of the build:
 * its address stays the same over releases, and a failed request is made again at the next call. Throws if it fails to load.
 */
export async function growl(): Promise<string> {
  nextGrowl ??= deck(await fetchGrowls(), Math.random);
  return nextGrowl() ?? '';
}

async function fetchGrowls(): Promise<readonly string[]> {
  const response = await fetch(`${base}/growls.json`);
  if (!response.ok) throw new Error(`The growls answered ${response.status}.`);
  return response.json();
}
