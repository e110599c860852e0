// The forms in which visitors tell what they must not eat or touch: "no nuts please, I'm allergic", "lactose does not agree with me".
import { foods } from '../../care/told-allergy.ts';
import { second, worth } from './told-worth.ts';

type Form = {
  readonly form: RegExp;
  readonly read: (found: readonly string[]) => { readonly allergy: string } | null;
};
const one: Form['read'] = ([, thing = '']) => (worth(thing) ? { allergy: second(thing) } : null);

/** "Nuts make me ill": no one is ill now. Of food alone, and no event: "my boss makes me sick", "the fish made me ill". */
export const makesIll = new RegExp(
  `\\b(${foods}) (?:really |always )?makes? (?:me (?:very |really )?(?:ill|sick|unwell|poorly)|my throat (?:swell|close|itch)(?: up)?)\\b`,
  'iu',
);

/** "I told you I'm allergic to something. To what?" */
const unnamed =
  /^(?:some|any|no|every)?things?$|^(?:some|certain|many|most|all|a few|two|three) things?$|^(?:it|that|this|what|stuff)$/i;

/** The most telling first. `ends`: what may stand behind a thing, as a pattern. */
export const allergyForms = (ends: string): readonly Form[] => [
  {
    form: new RegExp(
      `\\b(?:i'm|i am|im) (?:very |really |so |a bit |a little )?allergic (?:to|for|against) ([a-z' -]{3,24}?)(?: and (?:also )?(?:to )?([a-z]{3,14}))?${ends}`,
      'iu',
    ),
    read: ([, found = '', other = '']) => {
      const first = found.replace(/ (?:just|btw|tbh|too)$/i, '');
      const things =
        other && worth(other) && !/^(?:i|my|it|the|so|that)$/i.test(other) ? `${first} and ${other}` : first;
      return worth(things) && !unnamed.test(first) ? { allergy: things } : null;
    },
  },
  {
    form: /\bno ([a-z]{3,14})(?: for me)?(?: please)?(?: (?!for|please|because|i)[a-z]+)?,? (?:please,? )?(?:because )?i(?:'?m| am) allergic\b(?! to)/iu,
    read: one,
  },
  {
    form: /\b(?:can't|cannot|cant|can not|don't|dont|mustn't) (?:eat|have|touch|do|take) ([a-z]{3,14})(?:,? (?:tho|though|btw|sadly|sorry|pls|please))?(?:,? (?:because |since |cause )?i(?:'?m| am)|,) allergic\b(?! to)/iu,
    read: one,
  },
  {
    // "No peanuts in it right? im allergic", "no cats up there right?"
    form: /\bno ([a-z]{3,14}) (?:in (?:it|that|there|this|them|yours?)|(?:up |down |in )?(?:there|here)|around)\b[^.?!]{0,14}[.?!,]* (?:because |cause |cos )?i(?:'?m| am) allergic\b(?! to)/iu,
    read: one,
  },
  {
    // "Nothing with strawberries im allergic"
    form: /\b(?:nothing with|without|skip the|hold the) ([a-z]{3,14})(?: for me)?(?: please| pls)?,? (?:please,? )?(?:because )?i(?:'?m| am) allergic\b(?! to)/iu,
    read: one,
  },
  {
    // "I'd have paid in strawberries, cant eat them anyway im allergic"
    form: /\b([a-z]{3,12}s)\b,? (?:but |and )?i? ?(?:can't|cant|cannot) (?:eat|have|touch) (?:them|those|any)\b[^.?!]{0,14}\bi(?:'?m| am) allergic\b(?! to)/iu,
    read: one,
  },
  {
    // "And careful, no walnuts as a prize, allergic"
    form: /\bno ([a-z]{3,14})(?: (?:as|for|with|on|under|near|inside) [a-z ]{2,22})?(?: please| pls)?, (?:i['’]?m |very )?allergic\b(?! to)/iu,
    read: one,
  },
  {
    // "No nuts for me, i swell up like a balloon"
    form: new RegExp(
      `\\bno (${foods})(?: for me)?(?:,? (?:please|pls|thanks))?,? (?:or |cos |because )?i (?:just |always )?(?:swell|blow|puff|come out|get (?:a rash|hives|all itchy))\\b`,
      'iu',
    ),
    read: one,
  },
  { form: makesIll, read: one },
  {
    // "If they don't contain hazelnuts, those I'm allergic to"
    form: /\b([a-z]{3,14}),? (?:because |since |and )?(?:those|these|that|them|which|it)(?:'s| is| are)?(?: what| something)? i(?:'m| am|m) allergic to\b/iu,
    read: one,
  },
  {
    // "No almonds for me please, they make my throat close up"
    form: new RegExp(
      `\\b(${foods})(?: for me)?(?:,? please)?[,.:;]? (?:they|it|those|that|because they|cos they) (?:always )?makes? (?:my (?:throat|mouth|tongue|face|lips?) (?:swell|close|itch|go)|me (?:swell|come out|ill|sick))`,
      'iu',
    ),
    read: one,
  },
  {
    // "I can't do shellfish mind, I blow up like a balloon"
    form: new RegExp(`\\bi (?:can't|cannot|cant|can not) (?:do|eat|have|touch) (${foods})\\b`, 'iu'),
    read: one,
  },
  {
    form: /\b(?:are|is) (?:those|that|these|there) ([a-z]{3,14})\b[^.?!]{0,24}[,?] i(?:'?m| am) allergic\b(?! to)/iu,
    read: one,
  },
  {
    form: /\b([a-z]{3,12}) (?:really )?(?:does not|doesn't|doesnt|do not|don't|dont|never) agrees? with me\b/iu,
    read: one,
  },
  {
    form: /\bi(?:'m| am|m) (?:also |a bit )?(lactose|gluten|dairy|wheat)[- ]intolerant\b/iu,
    read: one,
  },
  {
    form: /\b([a-z]{3,12}),? (?:(?:they|it|that|those) )?(?:always )?(?:makes?|gives?) (?:my (?:throat|mouth|tongue|skin|eyes|lips|nose) (?:itch|swell|tingle|burn|run)|me (?:itch|itchy|sneeze|swell|swell up|a rash|hives))\b/iu,
    read: ([, thing = '']) =>
      worth(thing) &&
      !/^(?:they|that|this|those|which|what|foods?|things?|something|it|way|fact|course|too|though|really|always|and)$/i.test(
        thing,
      )
        ? { allergy: thing }
        : null,
  },
];
