// An answer of memory in fewer words, where two have to fit into one reply.
import { isRepeatable } from '../../care/never-repeated.ts';
import { countWords } from './grammar.ts';
import type { Asked } from './told-asked.ts';
import { saidToThem } from './told-second.ts';

/** "Your sister is Ines"; nothing where no name is asked for or known. */
export function nameAlone({ aspect, of }: Asked): readonly string[] {
  if (aspect !== 'name' || !of || of === 'me' || !of.name || !isRepeatable(of.name)) return [];
  return [`${of.as ?? `your ${of.noun}`} is ${of.name}`, `it's ${of.name}`];
}

/** The answer to `asked` in fewer words, where two have to fit into one reply: who somebody is, or as much of a sentence as answers. */
export function inShort(
  asked: Asked,
  statements: readonly string[],
  isFit: (text: string) => boolean,
  listener: string,
  names: readonly string[],
): readonly string[] {
  if (asked.aspect === 'name') return nameAlone(asked);
  const parts = statements.flatMap((text) => {
    const pieces = text.split(/(?=, )/);
    const begun = pieces.map((_, i) => pieces.slice(0, i + 1).join(''));
    return [...begun, ...withoutAnEnd(text)].filter((part) => part !== text && isFit(part));
  });
  return parts
    .map((part) => saidToThem(part, listener, names))
    .filter((said) => said !== null)
    .sort((a, b) => countWords(b) - countWords(a));
}

/** "We sing on Monday" and "we sing in the mill" of "we sing in the mill on Monday". */
export function withoutAnEnd(text: string): readonly string[] {
  const [subject = '', ...ends] = text.split(
    / (?=(?:in|on|at|from|with|for|by|about|since|until|because|who|which|and|so)\b)/i,
  );
  return ends.flatMap((_, at) => {
    const rest = ends.filter((_, other) => other !== at);
    return [[subject, ...rest].join(' '), `${subject} ${ends[at]}`];
  });
}
