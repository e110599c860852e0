// Short forms in full, for care.
import { shorthand } from '../chat/understudy/shorthand.ts';

/** Shorthand of the understudy that is a word in Spanish, or means something else where somebody is in trouble. */
const otherwise = new Set(['y', 'ya', 'k', 'r', 'mama', 'papa', 'em', 'color', 'n', 'sup', 'brb', 'ttyl', 'cya']);

const shorthandOfCare: Readonly<Record<string, string>> = {
  r: 'are',
  n: 'and',
  moms: 'mother',
  mums: 'mother',
  dads: 'father',
  hes: 'he is',
  shes: 'she is',
  imma: 'i am going to',
  ima: 'i am going to',
  tryna: 'trying to',
  finna: 'going to',
  boutta: 'about to',
  outta: 'out of',
  cus: 'because',
  bcs: 'because',
  bcz: 'because',
  becuz: 'because',
  abt: 'about',
  rn: 'right now',
  jus: 'just',
  jst: 'just',
  nobodys: 'nobody is',
  everyones: 'everyone is',
  theyll: 'they will',
  itll: 'it will',
  youll: 'you will',
  hadnt: 'had not',
  hasnt: 'has not',
  werent: 'were not',
  mustnt: 'must not',
  wouldve: 'would have',
  shouldve: 'should have',
  couldve: 'could have',
  wana: 'want to',
  whanna: 'want to',
  gona: 'going to',
  gunna: 'going to',
  ppl: 'people',
  sum1: 'someone',
  some1: 'someone',
  any1: 'anyone',
  every1: 'everyone',
  noone: 'nobody',
  myslf: 'myself',
  anymor: 'anymore',
  nomore: 'no more',
  q: 'que',
  xq: 'porque',
  pq: 'porque',
  tb: 'tambien',
  tmb: 'tambien',
  xd: 'haha',
  xdd: 'haha',
};

/** What stands for several words, care's own before the understudy's. */
export const shorthandInFull: ReadonlyMap<string, readonly string[]> = new Map(
  [...Object.entries(shorthand).filter(([word]) => !otherwise.has(word)), ...Object.entries(shorthandOfCare)].map(
    ([word, full]) => [word, full.split(' ')],
  ),
);
