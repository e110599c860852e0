// The pools of a script that no intent of intents.md stands for: what the character says of what the visitor told, advice, plain words.
import { adviceKinds } from './advice.ts';
import { tellKinds } from './tell-kinds.ts';
import { toldKinds } from './told-forms.ts';

const toldPools = ['told', 'recalls', 'brings up'] as const;

/** Each with the fewest lines that it needs. */
export const conversationPools: ReadonlyMap<string, number> = new Map([
  ...toldKinds.flatMap((kind) => toldPools.map((pool) => [`${pool} ${kind}`, pool === 'told' ? 4 : 3] as const)),
  ['says goodnight', 3],
  ['what a fortune means', 8],
  ['recalls nothing', 5],
  ['recalls played', 6],
  ['recalls no play', 4],
  ['advice yes', 6],
  ['advice no', 5],
  ['advice either', 6],
  ['advice side', 4],
  ...adviceKinds.map((kind) => [`advice ${kind}`, 4] as const),
  ['advice keep', 4],
  ['answers yes', 8],
  ['answers no', 8],
  ['will do', 8],
  ...tellKinds.map((kind) => [`tells ${kind}`, 3] as const),
  ['wonders', 5],
  ['repeats', 3],
  ['quotes why', 4],
  ['quotes how', 3],
  ['quotes what', 3],
  ['quotes name', 3],
  ...(['person', 'who', 'where', 'which', 'more', 'deed'] as const).map((kind) => [`quotes ${kind}`, 3] as const),
  ['keeps promise', 3],
  ['agrees', 3],
  ['names it', 3],
  ['recalls naming', 3],
  ['suggests name', 3],
  ['means', 3],
  ['reassures', 4],
  ['aside sorry', 6],
  ['beside called', 3],
  ['beside job', 3],
  ['leaves out', 3],
  ['lets off', 3],
  ['beside told', 3],
  ['sorry', 5],
  ['announced', 5],
  ['hears', 4],
  ['takes up', 6],
  ['lends', 3],
  ['picks one', 4],
  ['chooses one', 8],
  ['plain', 8],
  ['scene closed', 5],
  ['scene waits', 6],
  ['asks to go on', 3],
  ['scene asked', 6],
  ['played out', 5],
  ['scene over', 4],
  ['welcome back', 4],
  ['aside back', 6],
  ['aside bad', 6],
  ['aside heard', 6],
  ['asked of news', 5],
  ['as-one-is', 5],
]);

const poolsOf = (...kinds: readonly string[]) => kinds.flatMap((kind) => toldPools.map((pool) => `${pool} ${kind}`));

/** The slots that these pools may use, with examples of what fills them. */
export const conversationSlots = {
  job: { examples: ['an engineer', 'someone at a hospital'], pools: [...poolsOf('job'), 'beside job'] },
  home: { examples: ['Leeds', 'the countryside'], pools: poolsOf('home') },
  someone: { examples: ['your sister', 'your best friend'], pools: poolsOf('someone', 'called') },
  called: {
    examples: ['Olive'],
    pools: [...poolsOf('called'), 'says goodnight', 'beside called', 'names it', 'recalls naming'],
  },
  like: { examples: ['jazz', 'very old films'], pools: poolsOf('like') },
  dislike: { examples: ['mushrooms', 'Mondays'], pools: poolsOf('dislike') },
  allergy: { examples: ['shrimp', 'cats'], pools: poolsOf('allergy') },
  number: { examples: ['7'], pools: poolsOf('number') },
  plan: { examples: ['an exam', 'a job interview'], pools: poolsOf('plan') },
  news: { examples: ['you passed your exam', 'you had a fight with your mother'], pools: poolsOf('news') },
  thing: {
    examples: ['the hats', 'Hamish', 'an umbrella'], // and "falling over", "taking the tiara back"
    pools: [
      ...['why', 'how', 'what', 'name', 'person', 'who', 'where', 'which', 'more'].map((kind) => `quotes ${kind}`),
      ...['quotes deed', 'keeps promise', 'agrees'],
      ...['means', 'hears', 'lends'],
    ],
  },
  said: { examples: ['It rained nine days.'], pools: ['repeats'] },
  told: { examples: ['you teach music', 'your sister comes on Friday'], pools: ['takes up'] },
  played: { examples: ['Nine Wet Socks', 'the Bow Lesson'], pools: ['recalls played'] },
  pick: { examples: ['plum cake', 'your friend Pavel'], pools: ['chooses one'] },
  counsel: { examples: ['retire', 'speak to him first'], pools: ['advice side'] },
  one: { examples: ['red', 'the blue one'], pools: ['advice either'] },
} as const;
