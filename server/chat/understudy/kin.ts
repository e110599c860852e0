// What is said to a relative, a friend or a beast that the visitor names: "my cat is called Biscuit" (kin/<character>.md).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SpeakingCharacter } from '../../../cast/characters.ts';
import { fileOf } from './script.ts';
import { type Talk, talkOf } from './talk/answers.ts';

export const kinFolder = join(import.meta.dirname, 'kin');

export function readKin(character: SpeakingCharacter): Talk {
  const file = join(kinFolder, fileOf(character));
  return talkOf(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

const sorts: Readonly<Record<string, string>> = {
  dog: 'dog|dogs|puppy|pup|spaniel|terrier|beagle|labrador|poodle|dachshund|corgi|collie|greyhound|whippet|retriever|husky|pug|bulldog|mutt',
  cat: 'cat|cats|kitten|kittens|tomcat|moggy',
  bird: 'hen|hens|chicken|chickens|parrot|budgie|bird|canary|cockatiel|cockatoo|parakeet|pigeon|duck|ducks|goose|rooster|cockerel|owl|gull|seagull|crow|raven|magpie|jackdaw|swan|peacock',
  horse: 'horse|horses|pony|ponies|mule|donkey|mare|foal|cow|goat|goats|sheep|lamb|llama|alpaca|pig',
  small:
    'rabbit|rabbits|bunny|hamster|hamsters|guinea pigs?|mouse|mice|rat|rats|gerbil|ferret|hedgehog|chinchilla|squirrel',
  fish: 'fish|goldfish|turtle|tortoise|snake|lizard|gecko|iguana|chameleon|newt|toad|frog|axolotl|snail|stick insect',
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
