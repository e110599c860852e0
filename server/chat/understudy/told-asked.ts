// One question about what was told: of what kind it is, and of whom.
import type { Aspect } from './told-aspects.ts';
import { female, male, type Person } from './told-people.ts';
import { adjective, alikeTo, beasts, relatives, size } from './told-words.ts';

/**
 * One question of a message. `of`: whose fact it is, `null` where the question names nobody. `wanted`: its words that say something, as
 * lemmas. `isMarked`: whether it says that it asks for something told: "do you remember".
 */
export type Asked = {
  /** The question as it stands, without what is round it. */
  readonly text: string;
  readonly aspect: Aspect | 'name' | 'what';
  readonly of: Person | 'me' | null;
  readonly wanted: readonly string[];
  readonly isMarked: boolean;
  /** "Our concert" may be theirs, or of the two who talk. */
  readonly isOfUs: boolean;
  readonly isAboutLiving: boolean;
  /** "Who is the pie for?" */
  readonly isForWhom: boolean;
  /** "About" of "what is it about?", null if the question does not end so. */
  readonly preposition: string | null;
};

const whoseNoun = `(?:${relatives}|${beasts}|boy|girl)`;
const several: Readonly<Record<string, string>> = {
  kids: 'kid',
  children: 'child',
  cats: 'cat',
  dogs: 'dog',
  hens: 'hen',
  boys: 'boy',
  girls: 'girl',
  pupils: 'pupil',
  spaniels: 'spaniel',
  sons: 'son',
  daughters: 'daughter',
  sisters: 'sister',
  brothers: 'brother',
  twins: 'twin',
  puppies: 'puppy',
};

export function aspectOf(part: string): Asked['aspect'] | null {
  if (
    /\bwho(?:'s|s)? (?:is|was|are)? ?my\b|^who(?:'s|s| is| was) the \S+\W*$|\bmy [^?]*\bnames?\b|\bthe (?:[a-z]+ )?[a-z]+'s name\b|\bnames?\b of my\b|\b(?:her|his|their|its|my) name\b|\bcalled\b|\bwhat .*\bi call (?:my|her|him)\b|\bnames?\b.*\b(?:i give|i gave|for) (?:to )?(?:my|our)\b/i.test(
      part,
    ) &&
    !/\bplace\b/i.test(part)
  )
    return 'name';
  if (/\b(?:why|how come|what for|for what reason)\b/i.test(part)) return 'reason';
  if (
    /\b(?:since when|when|whens|when's|what (?:day|night|evening|time|week|month|date|year)|which (?:day|night|evening|week|month|year)|how long ago|how soon)\b/i.test(
      part,
    )
  )
    return 'time';
  if (
    /\b(?:where|wheres|where's|(?:which|what) (?:city|town|country|place|village|street|island)|name of the place)\b/i.test(
      part,
    )
  )
    return 'place';
  if (/\bhow (?:many|much|old|far|tall|long|often|heavy|big|fast|deep)\b|\b(?:which|what) (?:number|age)\b/i.test(part))
    return 'number';
  if (
    /\b(?:job|work|trade|profession|occupation)\b(?!.*\b(?:with|about|start|of my)\b)/i.test(part) &&
    !/\b(?:who|what|when) .*\b(?:like|hate|think)\b/i.test(part) &&
    !/\bwho\b/i.test(part)
  )
    return 'work';
  // "What does my son want me to do?"
  if (/\b(?:wants?|told|asks?|asked|tells?) me to do\b/i.test(part)) return null;
  if (
    /\bwhat (?:do|does|did|is|it is)?\s?(?:\S+ ){1,7}?do(?:es)?(?: again| for a living| for work| as a job| to earn \S+)?[\s?.!]*$|\b(?:do|does|did|done) for (?:a living|work)\b|\bwhat (?:i|my .*) do(?:es)?[\s?.!,]*$/i.test(
      part,
    )
  )
    return 'work';
  if (/\b(?:who|whos|who's|whose|whom)\b/i.test(part)) return 'person';
  return null;
}

export function whose(part: string, people: readonly Person[]): Asked['of'] {
  const named = people.findLast(({ name }) => name && new RegExp(`\\b${name}(?:'?s)?\\b`, 'iu').test(part));
  if (named) return named;
  const among = oneOfSeveral(part, people);
  if (among) return among;
  const [, noun = ''] =
    new RegExp(`\\bmy ${adjective}${size}(${whoseNoun}|${Object.keys(several).join('|')})(?:'?s|s'|')?\\b`, 'i').exec(
      part,
    ) ?? [];
  const [, owner = ''] =
    new RegExp(`\\bmy ${size}(${relatives})(?:'s|s|s') (?=${whoseNoun}|best|new)`, 'i').exec(part) ?? [];
  const one = owner.toLowerCase() || (several[noun.toLowerCase()] ?? noun).toLowerCase();
  const said = noun.toLowerCase();
  const known = owner ? alikeTo(one) : [said, `${said}s`, one].flatMap(alikeTo);
  if (one)
    return (
      people.findLast((it) => known.includes(it.noun) && it.name) ??
      people.findLast((it) => known.includes(it.noun)) ?? { noun: one, name: null }
    );
  const thing = people.findLast((it) => ofIt('(?:my|our)', it.noun).test(part));
  if (thing) return thing;
  // "What was the eel called?", of one that they gave a name.
  const given = /\b(?:called|names?)\b|^who(?:'s|s| is| was) the \S+\W*$/i.test(part)
    ? people.findLast((it) => it.name && ofIt('the', it.noun).test(part))
    : undefined;
  if (given) return given;
  if (ofAnothers.test(part)) return null;
  if (/\b(?:she|her)\b/i.test(part)) return people.findLast(({ noun: it }) => !male.test(it)) ?? null;
  if (/\b(?:he|him|his)\b/i.test(part)) return people.findLast(({ noun: it }) => !female.test(it)) ?? null;
  return /\b(?:i|i'm|im|me|my|mine|we|our)\b/i.test(part) ? 'me' : null;
}

/** "What's his horse called?" is no question after him. */
const ofAnothers = /\b(?:his|her|their) (?!names?\b)\p{L}+(?:'s)? (?:is |are )?(?:called|names?)\b/iu;

/** "How old is Saar?", of "my daughters Saar and Lotte". */
function oneOfSeveral(part: string, people: readonly Person[]): Person | null {
  for (const { noun, name } of people.toReversed()) {
    const single = several[noun];
    const names = single && name ? name.split(/, | and /) : [];
    const one = names.find((it) => new RegExp(`\\b${it}(?:'?s)?\\b`, 'iu').test(part));
    if (single && one) return { noun: single, name: one };
  }
  return null;
}

/** "My old boat", of a narrowboat. */
function ofIt(before: string, noun: string): RegExp {
  return new RegExp(`\\b${before} (?:[a-z-]+ ){0,2}?(?:${alikeTo(noun).join('|')})\\b`, 'i');
}
