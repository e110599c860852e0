// An answer of memory in fewer words, where two have to fit into one reply.
import { isRepeatable } from '../../care/never-repeated.ts';
import { countWords } from './grammar.ts';
import { isCalled } from './recalls-names.ts';
import type { Asked } from './told-asked.ts';
import { days, months, timeIn } from './told-aspects.ts';
import { saidToThem } from './told-second.ts';
import { isSeveral } from './told-words.ts';

/** "Your sister is Ines"; nothing where no name is asked for or known. */
export function nameAlone({ aspect, of }: Asked): readonly string[] {
  if (aspect !== 'name' || !of || of === 'me' || !of.name || !isRepeatable(of.name)) return [];
  return isSeveral(of.noun) ? [isCalled(of)] : [isCalled(of), `it's ${of.name}`];
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
  const when = asked.aspect === 'time' ? whenAlone(asked, statements.filter(isFit)) : [];
  const parts = statements.flatMap((text) => {
    const pieces = text.split(/(?=, )/);
    const begun = pieces.map((_, i) => pieces.slice(0, i + 1).join(''));
    return [...begun, ...withoutAnEnd(text)].filter((part) => part !== text && isFit(part));
  });
  const unnamed = [...statements, ...parts].map(withoutName).filter((part) => part !== null && isFit(part));
  return [...parts, ...unnamed.filter((it) => it !== null)]
    .map((part) => saidToThem(part, listener, names))
    .filter((said) => said !== null)
    .sort((a, b) => countWords(b) - countWords(a))
    .concat(when);
}

/** "We sing on Monday" and "we sing in the mill" of "we sing in the mill on Monday". */
export function withoutAnEnd(text: string): readonly string[] {
  const [subject = '', ...ends] = text.split(
    / (?=(?:in|on|at|from|with|for|by|about|since|until|because|who|which|and|so)\b)/i,
  );
  return ends.flatMap((_, at) => {
    // "I was since 5" says nothing.
    if (at === 0 && /\b(?:was|were|am|are|is|be|been|i'm|im|we're)$/i.test(subject)) return [];
    const rest = ends.filter((_, other) => other !== at);
    return [[subject, ...rest].join(' '), `${subject} ${ends[at]}`];
  });
}

/** "Her concert is on Thursday" to "which day is her concert?" */
function whenAlone({ text }: Asked, statements: readonly string[]): readonly string[] {
  const [, before, behind] = whatIsWhen.exec(text) ?? [];
  const what = (before ?? behind ?? '').trim();
  const times = statements.map(timeIn).filter((it) => it !== null);
  return what ? times.map((when) => `${what.replace(/^(?:my|our)\b/i, 'your')} is ${capitalAt(when)}`) : [];
}
const whatIsWhen =
  /\b(?:when|what (?:day|month|date|time)|which (?:day|month|date))(?:(?:'s| is| was| are) ((?:my|our|her|his|their|the) [\p{L}' ]+?)| ((?:my|our|her|his|their|the) [\p{L}' ]+?) (?:is|was))(?: again)?\W*$/iu;

function capitalAt(when: string): string {
  return when.replace(
    new RegExp(`\\b(?:${days}|${months}|may)\\b`, 'gi'),
    (it) => it.charAt(0).toUpperCase() + it.slice(1),
  );
}

/** "My flatmate burned the rice" of "my flatmate Tolu burned the rice again". */
function withoutName(text: string): string | null {
  const short = text
    .replace(/^((?:my|our) [\p{Ll}-]+) \p{Lu}\p{Ll}+ (?=\p{Ll})/u, '$1 ')
    .replace(/ (?:again|today|tonight)$/, '');
  return short === text ? null : short;
}

/** Both in one reply, if they say different things and have room there. */
export function together(one: string, two: string): string | null {
  const both = `${one}, and ${two}`;
  const isTwice = one.includes(two) || two.includes(one);
  return isTwice || both.split(' ').length > mostWordsTogether ? null : both;
}
const mostWordsTogether = 12;
