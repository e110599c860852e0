// What a visitor must not eat: whether a reply gives it back, and what is said to whoever asks whether they may eat it after all.
import { isSaying } from './grammar.ts';
import { lemmasOf } from './told-lemmas.ts';
import { type Act, fromPool, type Turn } from './turn.ts';

/** What somebody must not or will not eat is said in no scrap of their own words. */
export function isOfAnAllergy({ part, told }: Turn, reply: string): boolean {
  return ['allergy', 'dislike'].some(
    (kind) =>
      told.some((it) => it.kind === kind) &&
      (part.script.pools.get(`recalls ${kind}`) ?? []).some((line) => isSaying(reply, line)),
  );
}

const mayI = /\b(?:can|could|may|should|shall) i (?:still )?(?:eat|have|try|taste|drink|touch) ([^.?!]+)/iu;

/** "So is it strawberry free or are you trying to kill me", "in it goes?? i just said im allergic to strawberries" */
const isInIt =
  /\b\p{L}+[- ]free\b|\bkill me\b|\b(?:is|are) there (?:any )?|\b(?:no|any) \p{L}+ (?:in|on|inside) (?:it|there|that|this|the|your)\b|\b(?:just )?(?:said|told (?:you|u)) (?:that )?i['’]?(?:m| am) allergic\b/iu;

/** "Can I eat peanut butter?", of whoever said that they must not have peanuts. */
export function remindedOfAllergy(turn: Turn): Act | null {
  const wanted = lemmasOf(mayI.exec(turn.message)?.[1] ?? (isInIt.test(turn.message) ? turn.message : ''));
  const known = turn.told.findLast(({ kind, words }) =>
    kind === 'allergy' ? lemmasOf(words.allergy ?? '').some((it) => wanted.includes(it)) : false,
  );
  return known ? fromPool(turn, 'recalls allergy', known.words) : null;
}
