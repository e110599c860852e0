// What else than kin and beasts the visitor gave a name: "my old nurse Hilda", "a boat, and named her Soggy Bess".
import { isRepeatable } from '../../care/never-repeated.ts';
import { days, months } from './told-aspects.ts';
import { withCapitals } from './told-capitals.ts';
import { withNamesApart } from './told-named-late.ts';
import { female, male, type Person } from './told-people.ts';
import { beasts, many, relatives } from './told-words.ts';
import { ours } from './told-worth.ts';

const name = '((?!\\p{Lu}{3})\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?)(?![\\p{L}])';
const size = '(?:(?:old|new|dear|good|poor|little|big|own|former|late|young|tiny|favou?rite) )?';
const looks =
  '(?:old|little|big|green|red|blue|yellow|orange|white|black|brown|grey|silver|pink|rusty|battered|tiny|small|fat|lazy|grumpy|leaky|trusty|beloved)';
/** What may stand between a thing and that it was named. */
const when = '(?:,? (?:today|tonight|yesterday|(?:this|last) \\p{L}+|(?:in|at|on|from) (?:the |a |my )?\\p{L}+))?';
const forms = [
  // A verb has an ending: "my sister loves Anna" names nobody.
  `\\b(?:my|our) ${size}(?:${looks} ){0,2}([a-z]+(?<!s|ed|ing)) ${name}`,
  `\\b(?:(?:my|our|an?|the|this) (?:[a-z-]+ )??|by )([a-z]+)${when},? (?:and |but |so )?(?:(?:it|she|he)(?:'s| is) (?:called|named)|(?:its|her|his) name is) ${name}`,
  `\\b(?:with|have|had|got|own|keep|keeps|met|from|saw|know|knew|by|on|aboard|drive|ride|sail|row) (?:an?|this|that) (?:[a-z-]+ ){0,2}?([a-z]+),? (?:called|named|christened) ${name}`,
  `\\b(?:my|our) ${size}([a-z]+),? (?:is |was )?(?:called|named|christened) ${name}`,
  `\\b(?:my|our|an?|the|this) (?:[a-z]+ )??([a-z]+)${when},?(?: and| so| which)?(?: i| we)? (?:named|called|christened) (?:her|him|it|them) ${name}`,
  `\\b(?:an?|one) (?:[a-z-]+ ){0,2}?(${relatives}|${beasts}),? (?:called|named) ${name}(?=,? (?:who|that|and)\\b|[.,!?]|$)`,
].map((form) => new RegExp(form, 'gu'));
/** Few type a capital letter: "named it harold like your dad". */
const inSmall =
  /\b(?:my|our|an?|the|this) (?:[a-z]+ )??([a-z]+)(?:,? (?:today|yesterday|tonight))?,?(?: and| so| which)?(?: i| we)? (?:named|called|christened) (?:her|him|it|them) ([a-z]+)(?= (?:after|like|for|because|as|and|lol|haha)\b|\W*$|[,.!?])/gu;
const mayFollow =
  /^(?:after|like|for|because|as|and|but|so|the|a|an|my|your|our|that|this|it|too|again|home|back|over|off|out|up|in|to|from|something|anything|nothing|names?|today|yesterday|later|then)$/;
const noName = new RegExp(`^(?:${days}|${months}|he|she|it|this|that|who|they|here|there|what|mine)$`, 'i');
/** A dog may well be called Tuesday. */
const notEvenCalled = /^(?:he|she|it|this|that|who|they|here|there|what|mine)$/i;

const kin = `(?:${relatives}|${beasts})`;
const folk = 'boy|girl|man|woman|lady|lad|lass|fellow|child|patient|student|customer|guest|gentleman|kid|nurse|doctor';
/** "A dog on the cart, Biscuit, who likes him better": only kin, folk and beasts, because much else stands before a comma and a name. */
const behindAComma = new RegExp(
  `\\b(my|our|an?|the) (?:[a-z]+ )??(${kin}|${folk})( (?:on|in|at|from|next) (?:the |my |our )?[a-z]+)?, ${name}(?=,|[.!?]| who\\b|$)`,
  'gu',
);
/** "Jonas, my brother, has the farm", and "Jonas is my brother". */
const beforeAComma = new RegExp(
  `(?<![\\p{L}] )(\\p{Lu}\\p{L}+)(?:,|'s| is| was) (?:my|our) (?:[a-z]+ )??(${kin})\\b(?=[,.!?]|$)`,
  'gu',
);
/** "He put Pluto the rabbit in a handbag", of a rabbit that is nobody else's. */
const withTheKind = new RegExp(`(?<!\\p{L})(\\p{Lu}\\p{L}+),? the (${beasts})\\b`, 'gu');
/** "Two sons, Pim and Joost". */
const together = new RegExp(
  `(?:\\b(?:[Mm]y|[Oo]ur|[Tt]wo|[Tt]hree|four|five|both|have|got)|[Ii]'ve) (?:[a-z]+ ){0,2}?(${many})(?: (?:at|in|from|on|to) (?:the |my |our )?[a-z]+)?,? (?:called |named |are |are called )?(\\p{Lu}\\p{L}+(?:, \\p{Lu}\\p{L}+)*,? and \\p{Lu}\\p{L}+)`,
  'gu',
);
const spokenOf = new RegExp(`\\b(?:my|our) (?:[a-z-]+ )??(${kin}|babies)\\b`, 'gi');
const nameBehind = new RegExp(`\\b(?:[Hh]er|[Hh]is|[Ii]ts) name(?:'s| is| was) ${name}`, 'u');

/** "My late wife and I ...", and in the same remark or the next "her name was Ruth". */
function namedBehind(remarks: readonly string[]): readonly Person[] {
  return remarks.flatMap((remark, at) => {
    const found = nameBehind.exec(remark);
    const given = found?.[1];
    if (!found || !given || noName.test(given)) return [];
    const before = `${remarks[at - 1] ?? ''} ${remark.slice(0, found.index)}`;
    const noun = [...before.matchAll(spokenOf)]
      .at(-1)?.[1]
      ?.toLowerCase()
      .replace(/^babies$/, 'baby');
    const isOther =
      noun !== undefined && (/^[Hh]is/.test(found[0]) ? female : /^[Hh]er/.test(found[0]) ? male : /^$/).test(noun);
    return noun && !isOther ? [{ noun, name: given }] : [];
  });
}

/** Whatever `remarks` give a name, the last named last; nothing whose noun may not be said back. */
export function namedIn(said: readonly string[]): readonly Person[] {
  const remarks = said.map((it) => withNamesApart(withCapitals(it)));
  return [...namedBehind(remarks), ...namedBeside(remarks), ...namedByForm(remarks)];
}

function namedBeside(remarks: readonly string[]): readonly Person[] {
  return remarks.flatMap((remark) => [
    ...[...remark.matchAll(beforeAComma), ...remark.matchAll(withTheKind)].flatMap(([, given = '', noun = '']) =>
      noName.test(given) ? [] : [{ noun, name: given }],
    ),
    ...[...remark.matchAll(together)].map(([, noun = '', given = '']) => ({ noun, name: given })),
    ...[...remark.matchAll(behindAComma)].flatMap(([, whose = '', noun = '', where = '', given = '']) =>
      noName.test(given)
        ? []
        : [{ noun, name: given, ...(where && isFolk.test(noun) ? asSpokenOf(whose, noun, where) : {}) }],
    ),
  ]);
}
const isFolk = new RegExp(`^(?:${folk})$`);

/** "A boy on my ward" is the boy on your ward. */
function asSpokenOf(whose: string, noun: string, where: string): { readonly as: string } {
  const isTheirs = /^(?:my|our)$/.test(whose);
  return { as: `${isTheirs ? 'your' : 'the'} ${noun}${where.replace(/\b(?:my|our)\b/, 'your')}` };
}

function namedByForm(remarks: readonly string[]): readonly Person[] {
  return remarks.flatMap((remark) => {
    // A sentence begins with a capital letter, and only names keep theirs here.
    const text = remark.replace(
      /(^|[.!?]\s+)(\p{Lu})(?=\p{Ll}*\b)/gu,
      (_, before, letter) => before + letter.toLowerCase(),
    );
    const small = [...text.matchAll(inSmall)].flatMap(([, noun = '', given = '']) =>
      mayFollow.test(given) || !isRepeatable(noun) || !isRepeatable(given)
        ? []
        : [{ noun, name: given.charAt(0).toUpperCase() + given.slice(1) }],
    );
    const named = forms.flatMap((form, at) =>
      [...text.replace(/\bI\b/g, 'i').matchAll(form)].flatMap(([, noun = '', given = '']) =>
        (at === 0 ? noName : notEvenCalled).test(given) || !(ours.has(noun) || isRepeatable(noun))
          ? []
          : [{ noun, name: given }],
      ),
    );
    return [...small, ...named];
  });
}
