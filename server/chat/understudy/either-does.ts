// "Now the bread, thick or thin?" beside a step of a recipe or a lesson: one of the two, where either does.
import { countWords, mostWordsOfALine } from './grammar.ts';
import type { Act, Turn } from './turn.ts';

const waysToDoIt =
  'thick|thin|big|small|large|little|brown|white|round|square|sweet|savoury|crunchy|smooth|red|green|fast|slow';
const eitherDoes = new RegExp(`\\b(${waysToDoIt}) or (${waysToDoIt})\\b`, 'i');

/** `act`, the next step, behind the one of two that the message asks for, if there is room. */
export function withEither({ part, message, random }: Turn, act: Act, scene: string): Act {
  const [, first = '', second = ''] = eitherDoes.exec(message) ?? [];
  const kind = part.scenes.all.find(({ name }) => name === scene)?.kind;
  if (!first || (kind !== 'recipe' && kind !== 'lesson') || countWords(act.line) >= mostWordsOfALine) return act;
  const pick = (random() < 0.5 ? first : second).toLowerCase();
  return { ...act, line: `${pick.charAt(0).toUpperCase()}${pick.slice(1)}. ${act.line}` };
}
