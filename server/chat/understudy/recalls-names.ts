// The names of those of whom the visitor spoke, given back with the relation: "your sister is Ines".
import { isRepeatable } from '../../care/never-repeated.ts';
import type { Asked } from './told-asked.ts';
import { harmless } from './told-harmless.ts';
import type { Person } from './told-people.ts';
import { isSeveral } from './told-words.ts';
import { type Act, fromPool, type Turn } from './turn.ts';

/** "Do you remember my name and what my mule is called?" */
export function namesAsked(turn: Turn, asked: readonly Asked[]): Act | null {
  const { name } = turn.memory;
  if (asked.length !== 2 || !asked.every(({ aspect }) => aspect === 'name')) return null;
  const parts = asked.flatMap(({ of }) =>
    of === 'me' ? (name ? [`you're ${name}`] : []) : of?.name && isRepeatable(of.name) ? [isCalled(of)] : [],
  );
  return parts.length > 0 ? fromPool(turn, 'recalls news', { news: parts.join(', and ') }) : null;
}

/** "My name and my job?" */
export function nameAndTrade(turn: Turn, asked: readonly Asked[]): Act | null {
  const job = turn.told.findLast(({ kind }) => kind === 'job')?.words.job;
  const isOfBoth =
    asked.length === 2 &&
    asked.every(({ of, aspect }) => of === 'me' && (aspect === 'name' || aspect === 'work')) &&
    asked[0]?.aspect !== asked[1]?.aspect;
  const { name } = turn.memory;
  return isOfBoth && job && name ? fromPool(turn, 'recalls news', { news: `you're ${name}, and ${job}` }) : null;
}

/** "What is my brother called?", of whom the visitor spoke by name. */
export function nameOf(turn: Turn, of: NonNullable<Asked['of']>, isFit?: (line: string) => boolean): Act | null {
  if (of === 'me' || !of.name || !of.name.split(/[\s,]+/).every((each) => mayBeSaid(each.replace('.', ''))))
    return null;
  if (isSeveral(of.noun)) return fromPool(turn, 'recalls news', { news: isCalled(of) }, isFit);
  return fromPool(turn, 'recalls called', { someone: of.as ?? `your ${of.noun}`, called: of.name }, isFit);
}

export function isCalled({ noun, name, as }: Person): string {
  const areMany = isSeveral(noun) && (/ and |,/.test(name ?? '') || !/fish$/.test(noun)); // one goldfish, and two
  return `${as ?? `your ${noun}`} ${areMany ? 'are' : 'is'} ${name}`;
}

/** Some names are rude as other words. */
function mayBeSaid(name: string): boolean {
  return isRepeatable(name) || harmless.has(name.toLowerCase());
}
