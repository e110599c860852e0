// What people who type in haste leave out: "evening doris. Ken, bus driver", "no beetroot mind, cant stand the stuff", "saving up for a trip".
import { isName } from './told-capitals.ts';
import { jobs, many } from './told-words.ts';
import { withWorkersNamed } from './told-work-deeds.ts';
import { withArticle } from './told-worth.ts';

const subjects =
  'maths|math|physics|chemistry|biology|english|history|french|spanish|german|latin|music|art|geography|science|dance|swimming';

/** Who they are and what they do, without "I am": "Ken, bus driver", "hey big guy. jude here, chef, 35". */
const nameAndJob = new RegExp(
  `(?<=^|[.!?] )(?:(?<name>\\p{Lu}\\p{Ll}{2,14})|(?<here>\\p{L}{3,14}) here|(?<small>\\p{Ll}{3,14})(?=, [a-z ]{3,24}, \\d\\d\\b)), (?:an? )?(?<job>(?:[a-z]+ )?(?:${jobs}|keeper))(?: here)?(?=[,.!]|$)(?<age>, \\d\\d\\b)?`,
  'u',
);
const forms: readonly (readonly [form: RegExp, written: string])[] = [
  // "the kids, Jonas and Lea"
  [
    new RegExp(`\\b(?:[Mm]y|[Tt]he|[Oo]ur) (${many}), (\\p{Lu}\\p{Ll}+ and \\p{Lu}\\p{Ll}+)(?=[.!?]|$)`, 'u'),
    'my $1. My $1 are $2',
  ],
  // "im 52 and a tram mechanic"
  [
    new RegExp(`\\b([Ii]['’]?m|[Ii] am) (\\d\\d),? (?:and |an? )*(?:an? )?((?:[a-z]+ )?(?:${jobs})\\b)`, 'u'),
    '$1 $2. I am a $3',
  ],
  // "Im a school secretary i know that well"
  [
    new RegExp(
      `\\b([Ii]['’]?m an? (?:[a-z]+ )?(?:${jobs})) (?=(?:i|so|and i|we) (?:know|see|hear|get|do|have|had|can|love|hate|am|always|never)\\b)`,
    ),
    '$1. ',
  ],
  // "I got a new van today, red one. i named her rita"
  [
    /\b(?:my|an?) (?:new |old |red |blue |little )?(van|car|bike|boat|scooter|truck|plant|cactus|kettle|robot)\b([^?!]{0,60}?[.!,] )(?:i|we) (?:have )?(?:named|called|call) (?:her|him|it) (\p{L}{3,12})\b(?: after [^.?!,]*)?/iu,
    'a $1$2My $1 is called $3',
  ],
  // "I've a boy of 15, Danny"
  [
    /\b[Ii](?:['’]ve(?: got)?| have| got) a (?:boy|lad)(?: of \d+)?, (\p{Lu}\p{Ll}+)/u,
    'my son is called $1. I have a boy',
  ],
  [
    /\b[Ii](?:['’]ve(?: got)?| have| got) a (?:girl|lass)(?: of \d+)?, (\p{Lu}\p{Ll}+)/u,
    'my daughter is called $1. I have a girl',
  ],
  // "I miss my little one. she is june, 7 months"
  [
    /\bmy (?:little one|baby|wee one)\b([^.?!]{0,20}[.!,]+ )(?:she|he)(?:['’]s|s| is) (\p{L}{3,12}), (?=\d)/iu,
    'my baby$1My baby is called $2. ',
  ],
  [/(?<=,|\band|\band a|, a) (?:little )?baby (?:called|named) (\p{L}{3,12})(?=[.,!?]|$)/iu, ' my baby is called $1'],
  [new RegExp(`(?<=^|[.!?,] )(${jobs}) life(?=[.!?,]|$)`, 'i'), "i'm a $1"],
  // "My two boys look at pies like that, Toby and Ben"
  [
    new RegExp(
      `\\b[Mm]y (?:two |three )?(${many})\\b([^.?!,]{3,40}), (\\p{Lu}\\p{Ll}+ and \\p{Lu}\\p{Ll}+)(?=[,.!?]|$)`,
      'u',
    ),
    'My $1 are $3. my $1$2',
  ],
  [new RegExp(`\\bi teach (${subjects})(?=[.!?,]|$| (?:and|so|but|lol|haha|btw)\\b)`, 'i'), "i'm a $1 teacher"],
  [
    /\b(?:never|not)(?: with| any| put)? (\p{L}{3,14})(?:,? (?:mind|please|pls|though|tho|then|ever))*[,.!:;] (?:cos |because )?(?:i )?(can't|cannot|cant|can not) (stand|bear|abide) (?:it|them|the stuff|that stuff|those)\b/iu,
    'i $2 $3 $1',
  ],
  [/(?<=^|[.!?,] )(?:just |only )?been (?=[a-z]{3,}ing\b)/giu, "i've been "],
  // "No cook here, just me and 12 washing machines", "no dog, only 3 goldfish"
  [
    /(?<=^[\s,]*|[.!?] )(?:lol |haha |nah |oh )?(?:no|not|nobody)\b[^,.!?]{0,25}, (just|only) (?=me\b)/giu,
    "there's $1 ",
  ],
  [
    /(?<=^[\s,]*|[.!?] )(?:lol |haha |nah |oh )?no [^,.!?]{2,25}, (just|only) (?=(?:an?|one|two|three|four|five|six|\d+) \p{L})/giu,
    'i have $1 ',
  ],
  [/(?<=^|[.!?,] )(saving (?:up )?for|training for|learning to|running an?|planning an?) (?=\p{L})/giu, "i'm $1 "],
];

/** `text` with what was left out. */
export function withWhatIsLeftOut(text: string): string {
  return forms.reduce((said, [form, written]) => said.replace(form, written), withBoth(withWorkersNamed(text)));
}

/** "Yes, chef!" names nobody. */
function withBoth(text: string): string {
  const { name, here, small, job = '', age = '' } = nameAndJob.exec(text)?.groups ?? {};
  const called = name ?? here ?? small ?? '';
  const old = age && `. I'm ${age.slice(2)}`;
  return isName(called.toLowerCase()) ? text.replace(nameAndJob, `I'm ${called}. I'm ${withArticle(job)}${old}`) : text;
}
