// What is said to a relative, a friend or a beast that the visitor names: "my cat is called Biscuit" (kin/<character>.md).
import { join } from 'node:path';
import type { SpeakingCharacter } from '../../../cast/characters.ts';
import { readTalkIn, type Talk } from './talk/answers.ts';
import type { Told } from './told-forms.ts';
import type { Turn } from './turn.ts';

export const kinFolder = join(import.meta.dirname, 'kin');

export function readKin(character: SpeakingCharacter): Talk {
  return readTalkIn(kinFolder, character);
}

const sorts: Readonly<Record<string, string>> = {
  dog: 'dog|dogs|puppy|pup|spaniel|terrier|beagle|labrador|poodle|dachshund|corgi|collie|greyhound|whippet|retriever|husky|pug|bulldog|mutt',
  cat: 'cat|cats|kitten|kittens|tomcat|moggy',
  bird: 'hen|hens|chicken|chickens|parrot|budgie|bird|canary|cockatiel|cockatoo|parakeet|pigeon|duck|ducks|goose|rooster|cockerel|owl|gull|seagull|crow|raven|magpie|jackdaw|swan|peacock',
  horse: 'horse|horses|pony|ponies|mule|donkey|mare|foal',
  small:
    'rabbit|rabbits|bunny|hamster|hamsters|guinea pigs?|mouse|mice|rat|rats|gerbil|ferret|hedgehog|chinchilla|squirrel',
  fish: 'fish|goldfish|turtle|tortoise|snake|lizard|gecko|iguana|chameleon|newt|axolotl',
  baby: 'baby|newborn',
  grandchild: 'grandson|granddaughter|grandchild|grandkids|grandsons|granddaughters',
  grandparent: 'grandmother|grandma|gran|granny|nana|nan|nonna|oma|grandfather|grandpa|grandad|nonno|opa',
  relation:
    'mother-in-law|father-in-law|sister-in-law|brother-in-law|aunt|auntie|uncle|cousin|niece|nephew|godmother|godfather|stepmum|stepdad',
  child: 'son|sons|daughter|daughters|kid|kids|child|children|boy|boys|girl|girls|twins|toddler',
  parent: 'mother|mom|mum|father|dad|parents',
  sibling: 'sister|sisters|brother|brothers|twin',
  partner: 'husband|wife|girlfriend|boyfriend|partner|fiancee?',
  friend: 'friend|best friend|mate|pal|roommate|flatmate|lodger|neighbou?r',
  work: 'boss|manager|teacher|colleague|coach|landlord|landlady|pupil|professor',
};
export const sortsOfKin = Object.keys(sorts);
const forms = Object.entries(sorts).map(([sort, words]) => [sort, new RegExp(`\\b(?:${words})$`, 'i')] as const);

/** What `someone` is to the visitor: "your cat", "your sister"; null for who is none of these. */
export function kinOf(someone: string): string | null {
  return forms.find(([, form]) => form.test(someone))?.[0] ?? null;
}

/** The lines to the one whom `words` name, none of whom somebody speaks who has lost them. */
export function linesToKin(
  { part, remarks, message }: Turn,
  { called = '', someone = '' }: Told['words'],
): readonly string[] {
  const said = [...remarks.filter(({ category }) => category === 'user').map((it) => it.message), message];
  const isGone = said.some((it) => gone.test(it) && it.toLowerCase().includes(called.toLowerCase()));
  const lines = (!isGone && called && part.kin.get(kinOf(someone) ?? '')) || [];
  const fitting = / and |, /.test(called) ? lines.filter((line) => !ofOne.test(line)) : lines;
  return fitting.map((line) => line.replaceAll('{called}', called));
}
const gone =
  /\b(?:my|our) late\b|\brest (?:his|her|their) soul\b|\brip\b|\bpassed (?:away|on)\b|\b(?:died|dead|buried|funeral)\b|\bwidow(?:er|ed)?\b/i;
/** "Does {called} dance?", "{called} has taste" */
const ofOne = /\b(?:does|has|is|was) \{called\}|\{called\}(?:['’]s| (?:has|is|does|was|(?:\p{L}+ly )?\p{L}{2,}s)\b)/iu;
