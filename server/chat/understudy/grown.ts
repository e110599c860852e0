// Whether the visitor is grown, as far as they said: then no recipe sends them for a grown-up. Who plays a king or a queen has said nothing.
import { plainly, written } from './plain.ts';
import type { Turn } from './turn.ts';

const saysSo =
  /\bi am (?:a |an |the |already |all |quite |very )*(?:grown ?up|grown|adult|grandmother|grandfather|grandma|grandpa|gran|widow|widower|pensioner|retired|mum of|mother of|father of|dad of)\b|\bas the (?:grown ?up|adult)\b|\bmy (?:late )?(?:wife|husband|son|daughter|kids|children|grandson|granddaughter|grandchildren|grandkids|in laws)\b|\bi am (?:\w+ )?(?:2[0-9]|[3-9][0-9]|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?: \w+)?)(?: years? old| now| soon)? $|\bi am (?:2[0-9]|[3-9][0-9]) /;

export function isGrown({ remarks, message, told, telling }: Turn): boolean {
  if ([...told, ...telling].some(({ kind }) => kind === 'job')) return true;
  const visitors = remarks.filter(({ category }) => category === 'user').map((remark) => remark.message);
  return [...visitors, message].some((it) => saysSo.test(written(plainly(it))));
}
