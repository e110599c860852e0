// The forms in which visitors tell of themselves: a job, a home, people and beasts with their names, likes, plans, news.
import { allergyForms } from './told-allergies.ts';
import { calledForms } from './told-called.ts';
import { likeForms, one } from './told-likes.ts';
import { beasts, jobs, noTrades, relatives, size } from './told-words.ts';
import { mostWordsOfNews, second, withArticle, worth } from './told-worth.ts';

export const toldKinds = [
  'job',
  'home',
  'called',
  'someone',
  'allergy',
  'number',
  'plan',
  'news',
  'dislike',
  'like',
] as const;
export type ToldKind = (typeof toldKinds)[number];
/** `words` fill the slots of the same name: {job}; {someone} and {called} for somebody with a name. */
export type Told = { readonly kind: ToldKind; readonly words: Readonly<Record<string, string>> };

const ends = String.raw`(?=$|[.,!?;:)…]| (?:and|but|so|because|who|which|that|when|where|if|btw|lol|haha|now|today|too|though|tho|right now|at the moment|by the way|these days|nowadays|by trade|by day|by night|for a living|here|myself|since|actually)\b)`;

type Reader = {
  readonly kind: ToldKind;
  readonly form: RegExp;
  readonly read: (found: readonly string[]) => Told['words'] | null;
};
/** The most telling first. */
export const readers: readonly Reader[] = [
  ...calledForms.map((form) => ({ ...form, kind: 'called' as const })),
  {
    // "I'm Maeve by the way, a vet from Galway"
    kind: 'job',
    form: new RegExp(
      `\\b(?:i'm|i am|im|my name is|my name's|name's) \\p{L}{2,15}(?: here|,? by the way|,? btw)?, (?:and )?(?:i'm |im |i am )?(an? (?:(?!no\\b|not\\b)[a-z]+ )?(?:${jobs}))\\b`,
      'iu',
    ),
    read: ([, job = '']) => (worth(job) ? { job: withArticle(job) } : null),
  },
  {
    kind: 'job',
    form: new RegExp(
      `\\b(?:i'm|i am|im|i work as|my job is|working as|i became|i was hired as|i'm training as|i study to be|(?:start|started|starting|got|landed|have|found) (?:a|my|this) (?:new |first |second )?job as)(?: being| to be)?(?: just| only)? ((?:(?:an?|the) )?(?:(?!no\\b|not\\b)\\w+ )?(?:${jobs}))${ends.replace('(?:and', '(?:at|in|for|from|of|with|by|on|and|not')}`,
      'iu',
    ),
    read: ([, job = '']) => (worth(job) ? { job: withArticle(job) } : null),
  },
  {
    // Other trades end like these. What else ends so and is no trade is left out.
    kind: 'job',
    form: new RegExp(
      `\\b(?:i'm|i am|im|i work as|working as|job as) (an? (?!${noTrades})[a-z]{3,12}(?:er|or|ist|ian|smith|wright))${ends}`,
      'iu',
    ),
    read: ([, job = '']) => (worth(job) ? { job: withArticle(job) } : null),
  },
  {
    // "I drive a tram in Zurich", and who drives a bus to the sea does it once.
    kind: 'job',
    form: /(?<!\b(?:can|could|may|must|shall|should|will|would|if|when|today) )\bi drive (?:an? |the |school |city )*(bus|tram|taxi|cab|lorr(?:y|ies)|truck|train|ambulance|tractor|forklift|van|crane)(?:e?s)?\b(?! (?:to|home|past|into|myself|across)\b)/iu,
    read: ([, vehicle = '']) => ({ job: withArticle(`${vehicle.toLowerCase().replace('lorries', 'lorry')} driver`) }),
  },
  {
    kind: 'job',
    form: new RegExp(
      `\\bi work (?:(?:nights|days|mornings|evenings|weekends|shifts|part[- ]time|full[- ]time) )?(?:at|in|for) ((?:an?|the|my) [a-z' -]{3,22}?)${ends}`,
      'iu',
    ),
    read: ([, place = '']) => (worth(place) ? { job: `someone at ${second(place)}` } : null),
  },
  {
    kind: 'job',
    form: new RegExp(
      `\\b(?:got|have|start|started|starting|landed|found) (?:a|my|this) (?:new |first )?job (?:at|in|with|for) ((?:an?|the|my) [a-z' -]{3,22}?)${ends}`,
      'iu',
    ),
    read: ([, place = '']) => (worth(place) ? { job: `someone at ${second(place)}` } : null),
  },
  {
    kind: 'home',
    form: new RegExp(
      `\\b(?:i live in|i come from|i'm from|i am from|im from|i grew up in|we live in) ((?:the |a )?[\\p{L}' -]{2,24}?)${ends}`,
      'iu',
    ),
    read: one('home'),
  },
  ...allergyForms(ends).map((form) => ({ ...form, kind: 'allergy' as const })),
  {
    kind: 'number',
    form: /\bmy (?:lucky|favou?rite) number(?: is|'s|:)? (\d{1,4})\b/iu,
    read: ([, number = '']) => ({ number }),
  },
  {
    kind: 'plan',
    form: /\b(?:i have|i've got|i got|we have) (an? (?:\w+ )?(?:exam|test|interview|job interview|date|meeting|party|match|game|concert|recital|wedding|appointment|trip|flight|presentation|competition|tournament|race|audition|show|play|performance|deadline|sleepover|picnic|holiday|vacation|recital)(?: to \p{Lu}\p{Ll}+)?)/iu,
    read: one('plan'),
  },
  {
    kind: 'plan',
    form: new RegExp(
      `\\b(?:i'm|i am|im|we're|we are) (?:going (?:on|to)|planning) (an? (?:trip|holiday|party|wedding|vacation|picnic|concert|sleepover)[\\p{L} ]{0,14}?)${ends}`,
      'iu',
    ),
    read: one('plan'),
  },
  {
    kind: 'news',
    form: /(?:^|\b(?:i|and|just|also|have|'ve) )(?:just |finally )?(passed my [a-z]+(?: [a-z]+)?|failed my [a-z]+(?: [a-z]+)?|got (?:a promotion|promoted|the job|a new job|a raise|fired|engaged|a puppy|a kitten|a new [a-z]+)|won (?:a|the|my) [a-z]+|lost my [a-z]+|broke my [a-z]+|moved (?:house|out)|finished my [a-z]+|quit my job|had a (?:fight|quarrel|row|argument) with my [a-z]+(?: [a-z]+)?|baked an? [a-z]+(?: [a-z]+)?|learned to [a-z]+|learnt to [a-z]+)/iu,
    read: ([, deed = '']) => (worth(deed, mostWordsOfNews) ? { news: `you ${second(deed)}` } : null),
  },
  ...likeForms(ends),
  {
    kind: 'someone',
    form: new RegExp(`\\bi (?:have|'ve got|got) an? (?:\\w+ )?${size}(${relatives}|${beasts})\\b`, 'iu'),
    read: ([, who = '']) => ({ someone: `your ${who.toLowerCase()}` }),
  },
];
