// What people leave out, or say behind, in what they tell, written out: "mine's Tuesday", "Biscuit can come, that's my dog".
import { days } from './told-aspects.ts';
import { beasts, relatives } from './told-words.ts';

const day = `(?:${days}|tomorrow|tonight)`;
const tests = 'test|exam|interview|appointment|concert|gig|match|race';
const whose = `(?:${relatives}|${beasts}|flatmate|roommate|boyfriend|girlfriend|friend|boss|neighbour|neighbor)`;
const elders = 'mum|mom|dad|nan|nana|gran|granny|grandma|grandad|grandpa|auntie';
const capital = (name = '') => name.charAt(0).toUpperCase() + name.slice(1);

const forms: readonly (readonly [form: RegExp, written: (...parts: string[]) => string])[] = [
  // "And a tiny tortoise in the corner, mine's called Biscuit"
  [
    new RegExp(`\\b(${beasts})\\b([^.?!]{0,30}?),? mine(?:'s| is) (?:called|named) (\\p{L}{2,})`, 'giu'),
    (_, noun, where, name) => `${noun}${where}. My ${noun} is called ${capital(name)}`,
  ],
  // "Biscuit, that's my dog, chewed my slipper"
  [
    new RegExp(
      `(?<=^|[.!?…]\\s+)(?:(?:and|so|well|oh|today|yesterday),? )?(\\p{L}{2,}), (?:that's|that is|who's|who is|he's|she's) my (${whose}), (?=\\p{L})`,
      'giu',
    ),
    (_, name, noun) => `My ${noun} ${capital(name)} `,
  ],
  // "Biscuit can come along, that's my dog"
  [
    new RegExp(
      `(?<=^|[.!?…]\\s+|, )(?:and |but |so )?(\\p{Lu}\\p{Ll}+) ([^,.!?]{3,50}), (?:that's|that is|he's|she's) my (${whose})(?=[.!?,]|$)`,
      'gu',
    ),
    (_, name, deed, noun) => `. My ${noun} ${name} ${deed}`,
  ],
  // "I could bring Biscuit, my dog"
  [new RegExp(`(\\p{Lu}\\p{Ll}+), my (${whose})(?=[.!?]|$)`, 'gu'), (_, name, noun) => `my ${noun} ${name}`],
  // "Can't be Tuesday, got my driving test"
  [
    new RegExp(
      `(?:can't|cant|cannot|not)(?: be| do| make| on)* (${day}),? (?:cos |because |since )?(?:i've |i )?(?:got|have) ((?:my|an?) [^,.!?]{2,40})`,
      'giu',
    ),
    (_, when, what) => `. I've got ${what} on ${when}. `,
  ],
  // "... his driving test. Mine's Tuesday"
  [
    /\b((?:his|her|their|your|the|an?) ((?:\p{L}+ )?\p{L}+)[.,!?]+ )(?:and )?mine(?:'s| is) (?=\p{L})/giu,
    (_, before, what) => `${before}My ${what} is on `,
  ],
  // "At the cinema where I work"
  [
    /\b(at|in) ((?:the|an?) (?:\p{L}+ ){0,2}\p{L}+) where i (work|live)\b/giu,
    (_, at, place, deed) => `${at} ${place}. I ${deed} ${at} ${place}`,
  ],
  // "I'm 19 I work in a cinema"
  [
    /(?<=\p{L}|\d)(?<!\b(?:where|when|that|and|but|because|so|if|what|which|who|how|the|as|while|place|day|thing|than|like|or|since|until|before|after))\s+(?=i (?:work|live|study) (?:in|at|as|near|for)\b)/giu,
    () => '. ',
  ],
  // "As a lighthouse keeper's daughter I can tell", "being a stonemason, I see dust"
  [
    /(?<=^|[.!?…]\s+|\blol )(?:as|being) (an? [^,.!?]{3,50}?)(?:,| )\s*(?=(?:i|i'm|i've|im|we) )/giu,
    (_, what) => `I'm ${what}. `,
  ],
  // "Grandad is 91", "nan cheats at cards"
  [
    new RegExp(
      `(?<=^|[.!?…]\\s+|\\band )(${elders}) (?=(?:is|was|has|had|just|used|always|never|[a-z]{3,}s)\\b)`,
      'giu',
    ),
    (_, who) => `my ${who.toLowerCase()} `,
  ],
  // "Careful if it's nuts, I'm allergic"
  [
    /\bif it(?:'?s| is| has)(?: got)? (\p{L}{3,})(?: in it)?,? i(?:'m| am|m) allergic\b(?! to)/giu,
    (_, thing) => `. I'm allergic to ${thing}`,
  ],
  // "With an accordion on the belly? I am learning that one at the moment"
  [
    /\b(?:an?|the|my) (\p{L}{4,})\b([^.!]{0,30}?)[,.?!]\s+(?:and )?(i(?:'m| am|m) (?:learning|studying|practising|practicing|reading|knitting|building|playing)) (?:that(?: one)?|it|this)\b/giu,
    (_, thing, between, deed) => `the ${thing}${between}. ${deed} the ${thing}. `,
  ],
  // "No hazelnuts, please, I'm allergic to those"
  [
    /(\p{L}{3,}s)\b([^.?!]{0,40}?[,.!?]\s+(?:because |since |cos |and )?i(?:'m| am|m) allergic to) (?:those|them|these)\b/giu,
    (_, things, between) => `${things}${between} ${things}`,
  ],
  // "A cat burglar, and me allergic to cats!"
  [/[,.]? (?:and |with )me (?:being )?allergic to (?=\p{L})/giu, () => ". I'm allergic to "],
  // "Without cinnamon, please, I cannot stand it"
  [
    /\b(?:without|no|any) (\p{L}{3,})\b([^.?!]{0,25}?)[,;:]\s+(?:because |since |and )?i (cannot|can't|cant) (stand|bear) (?:it|that|them|those|the (?:stuff|taste|smell))(?! when\b)/giu,
    (_, thing, between, cannot, stand) => `no ${thing}${between}. I ${cannot} ${stand} ${thing}. `,
  ],
  // "At work (garden centre)"
  [/\bat work \((?:at )?(?:an? |the )?([\p{L}' -]{3,25})\)/giu, (_, place) => `at work. I work at the ${place}. `],
  // "For our baby, Ana is due in March"
  [
    /\b((?:our|the|my) baby),? (?:\p{Lu}\p{Ll}+|she|my wife)(?:'s| is) due (?=in|on|next|this)/gu,
    (_, baby) => `${baby}. Our baby is due `,
  ],
  // "I have good news of my own: on Saturday ..."
  [
    /\bi(?:'ve| have)(?: got)? (?:some )?(?:good |bad |great |big |happy |sad )?news(?: of my own| too| as well)?:\s+/giu,
    () => '',
  ],
  // "I'm Sam, boyfriend's called Rhys"
  [
    new RegExp(`(?<=^|[.!?…]\\s+|, )(${whose})(?:'s| is) (?:called|named) (\\p{L}{2,})`, 'giu'),
    (_, noun, name) => `. My ${noun} is called ${capital(name)}`,
  ],
  // "Been scared of flying ever since"
  [
    /(?<=^|[.!?…]\s+)been (?=(?:so |really |very )?(?:scared|afraid|terrified|learning|working|living|playing|saving)\b)/giu,
    () => "i've been ",
  ],
  // "I've somewhere to be though, exam in anaesthetics next Thursday"
  [
    new RegExp(
      `(?:(?<=^|[.!?…]\\s+)|,\\s+)(?:an? )?((?:driving |final )?(?:${tests}|audition|viva|recital|essay|assignment|homework|presentation|deadline|report|thesis) (?:(?:in|at|on|with|about) (?!(?:next|this|${day})\\b)[\\p{L}' ]{2,25} )?(?=(?:on |next |this |due |due on |by )?${day}))`,
      'giu',
    ),
    (_, what) => `. I have ${/^[aeiou]/i.test(what) ? 'an' : 'a'} ${what}`,
  ],
  // "Shouting at my brother, who's marrying in May"
  [
    new RegExp(`\\b((?:my|our) (?:[a-z-]+ )?(${relatives}|${beasts})),? who(?:'s| is) `, 'giu'),
    (_, whom, noun) => `${whom}. My ${noun} is `,
  ],
  // "The test is on Tuesday", "first gig is Saturday!"
  [
    new RegExp(
      `(?<=^|[.!?…]\\s+|, )(?:and |but )?(?:the |our |my )?((?:(?!the |my |our |this |that )\\p{L}+ )?(?:${tests}|party|wedding|show|trip|birthday|meeting|funeral|move))(?:'s| is) (?=(?:on |next |this )?${day})`,
      'giu',
    ),
    (_, what) => `my ${what} is `,
  ],
];

/** `text` with what it leaves out. */
export function writtenOut(text: string): string {
  return forms
    .reduce((said, [form, written]) => said.replace(form, written), text)
    .replace(/\bis on (?:on |(?=(?:next|this|tomorrow|tonight)\b))/gi, (all) =>
      /on on /i.test(all) ? 'is on ' : 'is ',
    )
    .replace(/\bon (?=tomorrow\b|tonight\b)/gi, '')
    .replace(/^\s*\.\s*/, '');
}
