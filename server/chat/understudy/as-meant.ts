// The message as it is meant (as-meant-forms.ts, light-forms.ts), and where only the last line tells that: tears over onions, who "she" is.
import type { Question } from '../../../contract/chat.ts';
import { graveWords } from '../../care/grave-words.ts';
import { asMeantForms } from './as-meant-forms.ts';
import { lightForms } from './light-forms.ts';
import { plainly } from './plain.ts';

export function asMeant(question: Question): Question {
  if (question.message === undefined) return question;
  const said = [...slips, ...lightForms, ...asMeantForms].reduce(
    (text, [form, meant]) => text.replace(form, meant),
    question.message,
  );
  const plain = said
    .replace(ofMine, 'what is my $1 called?')
    .replace(supposing, (all) => (plainly(all).some((word) => graveWords.has(word)) ? all : ''));
  const message = isOfOnions(question) ? plain.replace(tears, '') : plain;
  return { ...question, message: withWhoItIs(message, question) };
}

/** "And my cat? whats he called and what does he eat" asks for the name. */
const ofMine =
  /\b(?:and )?my (\p{L}{3,12})(?: come| join us| too)?\? ?what(?:['’]?s| is) (?:(?:he|she|it) called\b|(?:his|her|its) name\b)(?: (?:again|lol|and .*))*/iu;
/** Of the keys, in the words that ask. */
const slips: readonly (readonly [RegExp, string])[] = [
  [/\b(sh|w|c)(?:oud|uld|oudl|ould?l)\b/gi, '$1ould'],
  [/\b(?:waht|whta|hwat)\b/gi, 'what'],
];

/** "If I save a spoon for you, do you come tonight?" */
const supposing =
  /(?<=^|[.!?] )(?:and |but |so )?if (?:i|we) [^.?!,]{3,60}, (?=(?:do|will|would|can|could) you (?:come|visit|join|dance|sing|stay|teach|show|eat|try|share|marry)\b)/giu;

/** "There's a Margaret? Who is she, should I be jealous?" asks who Margaret is, of whom the last line spoke. */
function withWhoItIs(message: string, { history = [] }: Question): string {
  const last = history.at(-1)?.message ?? '';
  const [, name = ''] = spokenOf.exec(message) ?? [];
  return name && last.includes(name) ? message.replace(whoIsIt, `who is ${name}`) : message;
}
const spokenOf =
  /\S+ (\p{Lu}\p{Ll}{2,})[^.!?]*[.!?] (?:[^.!?]{0,40}, )?(?:(?:and|but|so) )*who(?:['’]s| is) (?:he|she)\b/u;
const whoIsIt = /\bwho(?:['’]s| is) (?:he|she)\b(?: then| anyway)?(?=[,.?!])/i;
/** "They make me cry all the same. Sliced, what's next?" where onions are peeled is no sorrow. */
const tears =
  /\b(?:they|onions|these|it'?s (?:only |just )?the onions that) (?:\p{L}+ )?makes? me (?:\p{L}+ )?(?:cry|weep)\b(?: all the same)?/giu;
function isOfOnions({ message = '', history = [] }: Question): boolean {
  // Alone it is what a button of the recipe says.
  const isBeside = /\p{L}{3}/u.test(message.replace(tears, ''));
  return isBeside && (onions.test(message) || onions.test(history.at(-1)?.message ?? ''));
}
const onions = /\bonions?\b/i;
