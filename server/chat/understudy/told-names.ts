// Puts names for "she", "he" and "it", so that a statement can stand alone.
import { female, male, peopleIn } from './told-people.ts';
import { beasts, many, relatives } from './told-words.ts';

/** Says something of the visitor or theirs. */
export const ofMine = /\b(?:i|i'm|im|i've|ive|i'll|me|my|mine|we|we're|us|our|myself)\b/i;

/** "She's a vet" with the name of whom it is about; null if nobody knows. */
export function withNames(clause: string, before: readonly string[]): string | null {
  const several = /^(?:they|their)\b/i.test(clause) ? severalIn(before) : null;
  if (several)
    return clause
      .replace(/^they(?:'re| are)\b/i, `${several} are`)
      .replace(/^they\b/i, several)
      .replace(/^their\b/i, `${several}'`);
  const ofMany = mineAre.test(clause) ? severalIn(before) : null;
  if (ofMany) return clause.replace(mineAre, `${ofMany} are `);
  const [, pronoun = ''] = /^(she|he|her|his|it)(?:'s|s)?\b/i.exec(clause) ?? [];
  if (!pronoun) return clause;
  if (/^it(?:'s|s| is| was) (?:my|our) /i.test(clause)) return clause;
  if (/^it$/i.test(pronoun)) return withThing(clause, before.at(-1) ?? '');
  const beast = isCalled.test(clause) && unnamedIn(before);
  if (beast) return clause.replace(/^(?:she|he)(?:'s|s)?\b/i, `my ${beast} is`).replace(/ is (?=is\b|was\b)/, ' ');
  const isHer = /^(?:she|her)$/i.test(pronoun);
  const who = peopleIn(before).findLast(({ noun }) => !(isHer ? male : female).test(noun));
  const [, given] = nameGiven.exec(clause) ?? [];
  if (given && who && !who.name) return `my ${who.noun} is called ${given.charAt(0).toUpperCase()}${given.slice(1)}`;
  const previous = before.at(-1);
  if (!who && /^(?:her|his) name is /i.test(clause) && previous) return `${previous} and ${clause}`;
  if (!who) return ofMine.test(clause) ? clause : null;
  // "He'd get along with my parrot Admiral" is of somebody else.
  if (who.name && new RegExp(`\\b${who.name}\\b`, 'i').test(clause)) return ofMine.test(clause) ? clause : null;
  const name = `my ${who.noun}${who.name ? ` ${who.name}` : ''}`;
  if (/^(?:her|his) /i.test(clause)) {
    return /^(?:her|his) name\b/i.test(clause) ? null : clause.replace(/^(?:her|his) /i, `${name}'s `);
  }
  return clause
    .replace(
      /^(?:she|he)(?:'s|s) (?=been|got|gone|had|become|(?!called|named|married|engaged|scared|worried|tired|excited|retired|bored|used|obsessed|delighted|fascinated|terrified|interested|addicted|devoted|convinced|pleased|annoyed|confused|allowed|supposed|based|trained|qualified)\p{L}+ed\b)/iu,
      `${name} has `,
    )
    .replace(/^(?:she|he)(?:'s|s) /i, `${name} is `)
    .replace(/^(?:she|he)'ll\b/i, `${name} will`)
    .replace(/^(?:she|he)\b/i, name);
}

/** "Mine are eight", of whoever told of twins. */
const mineAre = /^mine are (?=\p{L})/iu;

/** "His name was biscuit", behind "my hamster died". */
const nameGiven = /^(?:her|his|its) name(?:'s| is| was) (\p{L}[\p{L}'-]{2,14})$/iu;

/** "She was called Mabel", behind "a dog I looked after died" */
const isCalled = /^(?:she|he)(?:'s|s| is| was) (?:called|named) \p{Lu}/iu;

/** The beast of whom they told last, if it has no name yet. */
function unnamedIn(before: readonly string[]): string | null {
  const noun = before
    .slice(-4)
    .flatMap((it) => [...it.matchAll(someBeast)])
    .at(-1)?.[1];
  return noun && !peopleIn(before).some((it) => it.noun === noun && it.name) ? noun : null;
}
const someBeast = new RegExp(`\\b(?:an?|the|one|this|that) (?:[a-z]+ )?(${beasts})\\b`, 'gi');

/** "My kids", of whom they told last. */
function severalIn(before: readonly string[]): string | null {
  const found = before.flatMap((it) => [...it.matchAll(spokenOfSeveral)]).at(-1)?.[1];
  return found ? `my ${found}` : null;
}
const spokenOfSeveral = new RegExp(`\\b(?:my|our|two|three|four|have|got) (?:[a-z]+ )?(${many})\\b`, 'gi');

/** What is about something: "it's anatomy". */
const lesson = /\b(?:an?|my) (exam|test|lesson|class|talk|presentation|essay|course|paper)\b/i;

/** "It's on friday" behind "i have an exam". */
function withThing(clause: string, before: string): string | null {
  const subject = /^it(?:'s|s| is) (\p{L}{4,}(?: \p{L}+)?)$/iu.exec(clause)?.[1];
  const event = subject && lesson.exec(before)?.[1];
  if (event) return `my ${event} is ${subject}`;
  const rest =
    /^it(?:'s|s| is) ((?:on|at|in|tomorrow|today|tonight|next|this|from|called|about|for|near|by)\b.*)$/i.exec(
      clause,
    )?.[1];
  const things = [
    ...before.matchAll(
      /\b(?:an?|my|our) ((?:[a-z'-]+ )?[a-z-]+)(?= (?:on|at|in|for|with|to|from|about|and|as|tomorrow|today|next|this|by)\b|,|$)/gi,
    ),
  ];
  const thing = things.at(-1)?.[1]?.replace(/^(?:new|nice) /, '');
  if (!rest || !thing || new RegExp(`^(?:${relatives})$`).test(thing)) return null;
  return `my ${thing} is ${rest}`;
}
