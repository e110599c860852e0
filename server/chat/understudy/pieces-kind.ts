// Of what kind the answer to a question is, a name, a place, a time, a number or a way, and which words say one.
import { hasAspect } from './told-aspects.ts';
import { isName, withCapitals } from './told-capitals.ts';
import { beasts, jobs, relatives } from './told-words.ts';

const who = /\b(?:who|whos|who's|whose|whom)\b/i;
export const named = /\b(?:name|names|called|i call)\b/i;
const people =
  'man|woman|boy|girl|guy|lady|kid|baby|child|patient|priest|janitor|landlord|landlady|neighbou?r|teacher|boss|coach|guest|customer|class|team|lad|lass|ex|someone|somebody|nobody|everybody';
const someone = new RegExp(
  `\\b(?:(?:my|our|his|her|a|an|the|some|one) (?:[\\p{L}-]+ )?(?:${relatives}|${beasts}|${jobs}|${people})s?|mr|mrs|ms|dr|herr|frau|sir)\\b`,
  'iu',
);

/** What the first question word of `question` asks for. */
const kinds: readonly (readonly [asks: RegExp, tells: (text: string) => boolean])[] = [
  [named, saysAName],
  [who, (it) => saysAName(it) || someone.test(it) || hasAspect(it, 'person', [])],
  [
    /\b(?:where|where's|wheres|which (?:town|city|country)|what (?:town|city|country))\b/i,
    (it) =>
      hasAspect(it.replace(/\bby an? /gi, ''), 'place', []) ||
      /\b(?:in|on|at|to|from|near|under|behind|by the|by my) (?!(?:his|her|its|their)\b)/i.test(`${it} `),
  ],
  [
    /\b(?:when|when's|whens|(?:what|which) (?:day|month|time|year|date))\b/i,
    (it) =>
      hasAspect(it, 'time', []) || /\b(?:at|in|on) (?:\p{L}+ )?(?:easter|spring|summer|autumn|winter)\b/iu.test(it),
  ],
  [
    /\bhow (?:many|old|much|long|often|heavy|tall|big|far|fast|deep)\b/i,
    (it) =>
      hasAspect(it, 'number', []) ||
      /(?<!\b(?:the|that|this|new|old|big|little|red) )\bone \p{L}|\b(?:once|first|second|third|\p{L}+th|\p{L}+teen)\b/iu.test(
        it,
      ),
  ],
  [/\bhow (?:does|do|did|can|could|is|was) /i, (it) => /\b(?:with|by|using|through|on|in) /i.test(it)],
];

/** Whether `text` says what the question word asks for. */
export function answersKind(question: string, text: string): boolean {
  const [first] = kinds
    .map(([asks, tells]) => ({ at: question.search(asks), tells }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return !first || first.tells(text);
}

function saysAName(text: string): boolean {
  const inside = withCapitals(text).replace(/^\p{Lu}(?=[\p{Ll}']* )/u, (it) => it.toLowerCase());
  return (
    /(?<=\s|^)\p{Lu}\p{Ll}+/u.test(inside) ||
    text.split(' ').some((it) => /^\p{Ll}{3,}(?<!es|ed|ing)$/u.test(it) && isName(it))
  );
}

/** Asks for a name, a place, a time, a number or a way, which a piece says or does not. */
export const asksForAKind =
  /\b(?:who|whos|who's|whose|whom|names?|called|where|wheres|where's|when|whens|when's|how|day|month|time|town|city)\b/i;
