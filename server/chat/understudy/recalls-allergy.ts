// Whether a reply gives back what the visitor must not eat.
import { isSaying } from './grammar.ts';
import type { Turn } from './turn.ts';

/** What somebody must not eat is said in no scrap of their own words. */
export function isOfAnAllergy({ part, told }: Turn, reply: string): boolean {
  const [before = ''] = told.flatMap(({ words }) => words.allergy ?? []);
  const lines = part.script.pools.get('recalls allergy') ?? [];
  return before !== '' && lines.some((line) => isSaying(reply, line));
}
