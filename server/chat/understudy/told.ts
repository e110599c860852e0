// What the visitor said of themself and asks to be reminded of, read from the history that the page sends.

import { isRepeatable } from '../../care/never-repeated.ts';
import { heardLetters } from './plain.ts';
import { plainlyAsked } from './told-asked-text.ts';
import { withCapitals } from './told-capitals.ts';
import { readers, type Told, type ToldKind } from './told-forms.ts';
import { withListsApart } from './told-lists.ts';
import { withNamesApart } from './told-named-late.ts';
import { softeners } from './told-tidied.ts';
import { beasts, many, relatives, size } from './told-words.ts';

/** What `message` tells, the most telling first; null if nothing that one could come back to. Questions tell nothing. */
export function toldIn(message: string): Told | null {
  return allToldIn(message)[0] ?? null;
}

/** "No peanuts in it right? im allergic" */
const askedInBetween =
  /(\bno [a-z]{3,14} (?:in (?:it|that|there|this|them|yours?)|(?:up |down |in )?(?:there|here)|around))(?:,? (?:right|ok|okay|is there|are there))?\?+ (?=(?:because |cause |cos )?i(?:'?m| am) allergic)/gi;

/** "Would you bake me something, bearing in mind that I am allergic to kiwi?" */
const toldInAQuestion =
  /(?:,|\b(?:mind|considering|given|knowing|since|because|though|if|now))(?: that)? (i(?:'m| am|m) (?:[a-z]+ )?allergic to [a-z' -]+)\?/gi;

/** All that `message` tells, of each kind the first, the most telling first. */
export function allToldIn(message: string): readonly Told[] {
  const text = withCapitals(
    withListsApart(message.slice(0, heardLetters))
      .replace(softeners, '')
      .replace(askedInBetween, '$1, ')
      .replace(toldInAQuestion, '? $1.'),
  );
  if (!ofOneself.test(text)) return [];
  const parts = [...text.split(/(?<=[.!?\n])\s*/), ...text.split(/(?<=[,.!?\n])\s*/)].filter(
    (part) => !part.includes('?'),
  );
  const told = new Map<string, Told>();
  for (const { kind, form, read } of readers) {
    // Several people may be named in one message; of all else the first counts.
    for (const part of kind !== 'called' && told.has(kind) ? [] : parts) {
      const found = form.exec(part);
      const words = found && read(found);
      const key = kind === 'called' ? `called ${words?.called}` : kind;
      if (words && !told.has(key)) told.set(key, { kind, words });
    }
  }
  const isNamed = [...told.values()].some(({ kind }) => kind === 'called') || withNamesApart(text) !== text;
  if (isNamed) told.delete('someone');
  return [...told.values()];
}

/** What `message` tells behind `before`: a name for somebody told of there, or all that it tells by itself. */
export function toldAfter(message: string, before: readonly Told[]): readonly Told[] {
  const named = namedLater(message, before);
  return named ? [named] : allToldIn(message);
}

/** "Her name is Anna", where somebody without a name was told before. */
function namedLater(message: string, before: readonly Told[]): Told | null {
  const called =
    /^\s*(?:her|his|its|their) name(?: is|'?s) (\p{L}[\p{L}'-]{1,15})\b|^\s*(?:she|he|it)(?:'s| is) called (\p{L}[\p{L}'-]{1,15})\b/iu.exec(
      message,
    );
  const name = called?.[1] ?? called?.[2];
  const someone = before.findLast(({ kind }) => kind === 'someone' || kind === 'called')?.words.someone;
  if (!name || !someone || !isRepeatable(name)) return null;
  return { kind: 'called', words: { someone, called: name.charAt(0).toUpperCase() + name.slice(1) } };
}

/** Every form has one of these; most messages have none. */
const ofOneself =
  /\b(?:i|im|me|my|we|baby|girl|boy|passed|failed|got|won|lost|broke|moved|finished|quit|had|baked|learn|stand|bear|abide|allergic)/i;

const recalls: readonly (readonly [readonly ToldKind[], RegExp])[] = [
  [
    ['job'],
    /\b(?:my (?:new )?job|my work|what job|which job|what i do\b|what do i do (?:for|as)|do i work|i do for a living|my profession|my trade|where i work)/,
  ],
  [['home'], /\b(?:where (?:do i|i) live|where am i from|where i(?:'m|m| am) from|my (?:home ?town|city|country))/],
  [['allergy'], /\b(?:allergic|allergy|allergies)\b/],
  [['number'], /\bmy (?:lucky |favou?rite )?number\b/],
  [
    ['plan'],
    /\b(?:my plans?|what (?:am i|i am) doing|what i have (?:tomorrow|on)|my (?:exam|test|interview|trip|party|appointment|match))\b/,
  ],
  [['news'], /\b(?:my news|what happened to me|what i (?:did|passed|won))\b/],
  [['dislike'], /\bi (?:do not like|don't like|hate|dislike|can't stand)\b|\bmy least favou?rite/],
  [['like'], /\b(?:what (?:do i|i) (?:like|love|enjoy)|my favou?rite|my hobby|my hobbies)\b/],
];
const asksToRecall =
  /\b(?:remember|recall|what'?s|what is|what was|do you know|who is|who's|tell me|guess|what am i|what do i|where do|where am|starts with)\b|(?:^|: )(?:(?:and|so|but|ok|hey) )*(?:what|who|where|when|which|do you|did i|can you|am i)\b|^(?:\S+\s+){0,3}\S+\?$/;

/**
 * What of `told` (oldest first) the message asks for: a fact, or null if it asks for one that was never told; undefined if it asks
 * for nothing of the kind.
 */
export function recallAsked(message: string, told: readonly Told[]): Told | null | undefined {
  const text = message.slice(0, heardLetters).toLowerCase().replaceAll('’', "'");
  if (!asksToRecall.test(text)) return undefined;
  const person =
    new RegExp(`\\bmy (?:[a-z]+ )?(${many})\\b`).exec(text.replaceAll("'", ''))?.[1] ??
    new RegExp(`\\bmy ${size}(${relatives}|${beasts})(?:'?s)?\\b`).exec(text)?.[1];
  const asksForPerson = person && /\b(?:remember|recall|name|called|know)\b|(?<!, )\bwho(?: is|'s)\b/.test(text);
  if (asksForPerson) {
    const one = person.replace(/s$/, '');
    const known = [person, one].flatMap(
      (it) => told.findLast(({ words }) => words.someone?.endsWith(` ${it}`)) ?? [],
    )[0];
    if (known) return known;
  }
  if (/\b(?:her|his|their|its) name\b|\bstarts with\b/.test(text))
    return told.findLast(({ kind }) => kind === 'called');
  if (
    /\bwho(?:'s| is| was)? (?:coming|visiting|comes|visits)\b(?!.*\b(?:me|first|or)\b)(?!.*\b(?:you|u)\b(?! (?:remember|recall|know)))/.test(
      text,
    )
  )
    return told.findLast(({ kind }) => kind === 'called' || kind === 'someone');
  if (toldIn(text)) return undefined; // it tells
  // "What can't I eat?" asks for an allergy.
  const kinds = recalls.find(([, asked]) => asked.test(text) || asked.test(plainlyAsked(text)))?.[0];
  if (asksForPerson && !kinds) return null;
  const known = kinds && told.findLast((it) => kinds.includes(it.kind));
  // "What must never be in my soup?" is also what they cannot stand.
  if (kinds?.includes('allergy') && !known && !/\ballerg/.test(text))
    return told.findLast(({ kind }) => kind === 'dislike') ?? null;
  if (kinds) return known ?? null;
  return undefined;
}
