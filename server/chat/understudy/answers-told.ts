// Answers to what the visitor tells of themself, and to what they ask of it.
import { recallAsked } from './told.ts';
import { recalledInWords } from './told-in-words.ts';
import { type Act, fromPool, type Turn } from './turn.ts';

/** "What is my job?" */
export function recalled(turn: Turn): Act | null {
  const parts = [turn.clause, ...turn.message.split(/(?<=[.!?\n])\s+|,\s+and\s/)];
  const asked = parts.map((part) => recallAsked(part, turn.told)).filter((it) => it !== undefined);
  const told = asked.find((it) => it !== null) ?? asked[0];
  const said = told ? null : recalledInWords(turn.message, visitorsRemarks(turn));
  const inWords = said ? fromPool(turn, 'recalls news', { news: said }) : null;
  if (inWords || told === undefined) return inWords;
  return told ? fromPool(turn, `recalls ${told.kind}`, told.words) : fromPool(turn, 'recalls nothing');
}

function visitorsRemarks({ remarks }: Turn): readonly string[] {
  return remarks.filter(({ category }) => category === 'user').map((remark) => remark.message);
}

/** Who leaves is asked to greet whom they spoke of, once. */
export function goodnight(turn: Turn): Act | null {
  const words = turn.intent === 'parting' ? turn.told.findLast(({ kind }) => kind === 'called')?.words : undefined;
  const act = words && fromPool(turn, 'says goodnight', words);
  return act && !turn.memory.heard.some((line) => line === act.line) ? act : null;
}

/** What the visitor tells of themself. */
export function heard(turn: Turn): Act | null {
  const [told] = turn.telling;
  if (!told || turn.intent === 'parting') return null;
  const isFeltMore =
    told.kind === 'news'
      ? ['good-news', 'bad-day'].includes(turn.intent)
      : ['sadness', 'fear', 'sickness', 'insult', 'breakup'].includes(turn.intent);
  return isFeltMore ? null : fromPool(turn, `told ${told.kind}`, told.words);
}
