// Whom the visitor spoke of.
import { days, months } from './told-aspects.ts';
import { adjective, beasts, relatives, size } from './told-words.ts';

/** Somebody the visitor spoke of: "sister", and "Martha" if a name was told. `as`: how one speaks of them, if not as "your sister". */
export type Person = { readonly noun: string; readonly name: string | null; readonly as?: string };

export const female =
  /^(?:(?:mother|sister)-in-law|granddaughter|godmother|landlady|girl|mother|mom|mum|sister|daughter|niece|aunt|grandmother|grandma|gran|granny|nana|nan|wife|girlfriend|fiancee)$/;
export const male =
  /^(?:(?:father|brother)-in-law|grandson|godfather|landlord|boy|father|dad|brother|son|nephew|uncle|grandfather|grandpa|grandad|husband|boyfriend|fiance)$/;
const dayOrMonth = new RegExp(`^(?:${days}|${months}|I|In|On|At|From|With|For|And|But|So|To|The|Then|She|He)$`, 'i');
const spokenOf = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur|(?:have|got|'ve) an?|old) ${adjective}${size}((?:${relatives}|${beasts}))(s|'s)?(?:,? (?:called |named |is called |is )?((?:(?:Mrs?|Ms|Dr|Miss|Sir|Lady|Lord|Captain|Auntie|Uncle)\\.? )?(?!\\p{Lu}{3})\\p{Lu}\\p{L}+))?(?![\\p{L}])`,
  'gu',
);

/** "danny broke his wrist", of a mate Danny, of whom `before` told. */
export function withKnownNames(text: string, before: readonly string[]): string {
  return peopleIn(before).reduce(
    (said, { name }) =>
      name ? said.replace(new RegExp(`(?<![\\p{L}-])${name.toLowerCase()}(?![\\p{L}-])`, 'gu'), name) : said,
    text,
  );
}

/** Whom the statements are of, the last named last; one with a name stands for an earlier one without. */
export function peopleIn(statements: readonly string[]): readonly Person[] {
  const people: Person[] = [];
  for (const statement of statements) {
    for (const [, noun = '', many, name] of statement.matchAll(spokenOf)) {
      // "My brothers Milan and Petr" are not one (told-named.ts).
      const named = name && many !== 's' && !dayOrMonth.test(name) ? name : null;
      const known = people.findIndex(
        (it) => it.noun === noun && (named === null || it.name === null || it.name === named),
      );
      const [old] = known >= 0 ? people.splice(known, 1) : [];
      people.push({ noun, name: named ?? old?.name ?? null });
    }
    const last = people.findLast(({ name }) => name && new RegExp(`^${name}\\b`, 'u').test(statement));
    if (last) people.push(...people.splice(people.indexOf(last), 1));
  }
  return people;
}
