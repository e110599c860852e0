// A fortune in a link: whose it is and its place in their pool, and none of its words. docs/product.md, 7.8.
import { type FortuneTeller, fortuneTellers } from '../../../cast/fortune-tellers.ts';
import type { Fortunes } from './fortunes.ts';

export type SentFortune = { readonly teller: FortuneTeller; readonly text: string };

/** What the address says it is called. */
export const sentAs = 'f';

export const inAddress = (teller: string) => teller.toLowerCase().replaceAll(' ', '-');

/** "donkey-7"; `null` for words that are in no pool. */
export function keyOf({ teller, text }: { readonly teller: string; readonly text: string }, fortunes: Fortunes) {
  const known = fortuneTellers.find((one) => one === teller);
  const place = known ? (fortunes[known]?.indexOf(text) ?? -1) : -1;
  return known && place >= 0 ? `${inAddress(known)}-${place}` : null;
}

/** `null` for whatever is no key of a fortune, and for one that is not there any more. */
export function fortuneOfKey(key: string, fortunes: Fortunes): SentFortune | null {
  const [, name, place] = /^([a-z-]{1,20})-(0|[1-9]\d?)$/.exec(key) ?? [];
  const teller = fortuneTellers.find((one) => inAddress(one) === name);
  const text = teller && fortunes[teller]?.[Number(place)];
  return text ? { teller, text } : null;
}

/** The fortune that the address brings: `search` is what stands behind its path. */
export function sentFortune(search: string, fortunes: Fortunes): SentFortune | null {
  return fortuneOfKey(new URLSearchParams(search).get(sentAs) ?? '', fortunes);
}
