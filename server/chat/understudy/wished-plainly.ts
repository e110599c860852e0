// What is wished for or asked in so many words, and has a pool of its own: something warm to drink, how to begin a speech, what the
// character thinks of pigeons, its own wedding, whether a dog may come in.
import { graveWords } from '../../care/grave-words.ts';
import { isHeavy } from './heavy.ts';
import { plainly, written } from './plain.ts';
import { stuff, thingsOfLife } from './things-of-life.ts';
import { beasts, jobs } from './told-words.ts';
import { type Act, fromPool, type Turn } from './turn.ts';

const toMe = '(?:give|bring|make|pour|get|fetch|fix|serve) (?:me|us) ';
const aSpeech = '(?:speech|toast)';
/** The most telling first. */
const wishes: readonly (readonly [pool: string, asks: RegExp])[] = [
  [
    'gives drink',
    new RegExp(
      `\\b(?:${toMe}|(?:have you got|got|do you have|can i have|could i have|i need|i want|i could do with) )(?:an? |some |something )(?:\\w+ )?(?:(?:warm|hot|cold) (?:to drink |drink |milk |tea |chocolate |cocoa |(?:please )?$)|drink )`,
    ),
  ],
  [
    'cooks for you',
    /\bwhat (?:would|will|could|can) you (?:cook|make|bake|fry|prepare|feed|serve) (?:for )?(?:me|us)\b/,
  ],
  [
    'comes along',
    /\b(?:will|would|do|could|can|wont) you (?:want to |like to |please )*(?:come|ride|drive|fly|sail|travel|walk|move|run away) (?:(?:over|away|along|out|home|round|here|by|back) )*(?:with me|with us|to (?:my|our|\p{L}+ (?:tonight|tomorrow|with|through|by|on))|through my window)\b|(?:^|[.!?,] |\b(?:then|and|so|ok|okay|haha|lol|please|or) )(?:come|ride|drive|run away) (?:(?:over|away|along|out|home|round|here) )*(?:with me|with us)\b(?! (?:if|when) )|\b(?:will|would|do|could|can|wont) you (?:still |ever |even |want to |like to |please )*(?:(?:come )?(?:and )?visit|come and see)(?: (?:me|us|my \p{L}+|our \p{L}+|there)\b| *$)|\b(?:take|carry|bring) me (?:there|with you|along|home with you)\b|\bi (?:can |will |could |would )?(?:pick you up|fetch you)\b|(?:^|[.!?,] |\b(?:then|and|so|ok|okay|lol|haha|please) )come (?:round|around|over|behind|to) (?:the counter|to me|here to me|my (?:place|house|flat|shop|kitchen|garden|town|village|boat))\b/u,
  ],
  [
    'own size',
    /\bhow (?:tall|big|small|large|short|high) (?:are|r) (?:you|u)(?! (?:when|if|to|in)\b)|\bwhat (?:size|height) are you\b/,
  ],
  [
    'makes room',
    /\b(?:is there|have you|do you have|got) (?:any |some )?(?:room|space|a (?:seat|place|spot|corner)) (?:\p{L}+ ){0,3}(?:for (?:me|two|us|a|one more|your)|in (?:it|there) for|beside you|next to you|on your)\b|\b(?:can|may|could) i (?:sit|lean|come|snuggle|cuddle|lie|rest) (?:\p{L}+ ){0,2}(?:(?:beside|next to|with|by|on|against|closer to|close to) (?:you|your (?:lap|knees?|shoulder|arm|side|cushion|sofa|bench))|closer)\b|\b(?:may|can|could) i (?:sit|stay) (?:here )?(?:with you|beside you|a while)\b|\bmove over (?:a bit )?(?:for|and let) me\b|\bwhere (?:would|will|could|may|can|shall) (?:you let me|i|we) (?:sit|sleep)\b/u,
  ],
  [
    'lets pet in',
    new RegExp(
      `\\b(?:my|our) (?:\\w+ )?(?:${beasts})s? (?:\\w+ )?(?:can|may|could|is) (?:he|she|it|they|we both)(?: (?:allowed|welcome))? (?:to )?(?:come (?:in|inside|along|too|with)|in\\b)|\\b(?:can|may|could) (?:i bring )?(?:my|our) (?:\\w+ )?(?:${beasts})s?(?: (?!stand|sleep|stay|eat|rest)\\w+)? (?:come (?:in|inside|along|too|with)|in |inside |along |too )`,
    ),
  ],
  [
    'own hobby',
    /\b(?:do you have|have you got|what is|what are|whats) (?:a |any |your )(?:\w+ )?hobb(?:y|ies)\b|\bwhat do you (?:like to )?do (?:for fun|when (?:nobody|no one) (?:looks|is looking|watches|is watching)|in your (?:free|spare) time)\b/,
  ],
  [
    'our wedding',
    /\b(?:your|our) (?:own )?wedding\b(?!.*\b(?:my (?:best )?friend|my (?:sister|brother|cousin|daughter|son))\b)/,
  ],
];
/** "My rabbit stole an onion end, is that bad for rabbits?" What ails a beast is for somebody who knows. */
const badForABeast = new RegExp(
  `(?=.*\\b(?:my|our|the) (?:\\w+ )?(?:${beasts})s? )(?=.*\\b(?:ate|eaten|eat|eats|stole|swallowed|nibbled|licked) )(?=.*(?:\\b(?:onions?|garlic|chocolate|raisins?|grapes?|avocado)\\b.*\\b(?:bad|ok|okay|safe|what|rabbit|dog|cat)|\\b(?:bad|poisonous|dangerous|safe|harmful|ok|okay) for (?:him|her|it|them|a |an |my |${beasts})))`,
);
const beginsIt = new RegExp(
  `\\b(?:opening|first) (?:line|sentence|words?)\\b|\\bhow (?:do|would|should|shall|can|could) (?:i|you|one) (?:start|begin|open) (?:it|(?:the|my|a|this|that) ${aSpeech})\\b|\\bwhat (?:would|should|shall|do) (?:i|you) say (?:up there|in (?:it|my|a|the|such a)(?: ${aSpeech})?|at (?:the|a) wedding|first) `,
);
const endsIt = new RegExp(
  `\\b(?:closing|last|final) (?:line|sentence|words?) (?:of|for) (?:it|my|the)\\b|\\bhow (?:do|would|should|shall|can|could) (?:i|you|one) (?:end|finish|close) (?:it|(?:the|my|a|this|that) ${aSpeech})\\b`,
);
const ofASpeech = new RegExp(`\\b${aSpeech}\\b`, 'i');
const messagesBack = 6;
const isAnyQuestion = /\bwhat\b|\bhow\b|\bwere you\b|\bwas it\b|\btell me\b|\bdid you\b|\bi (?:meant|mean)\b/;

/** Null where nothing of the kind is asked, or something weighs. */
export function wishedPlainly(turn: Turn): Act | null {
  const { message, memory } = turn;
  if (memory.feeling === 'sad' || isHeavy(message) || isGrave(message)) return null;
  const text = written(plainly(message));
  const pool =
    (badForABeast.test(text) ? 'sends to vet' : null) ??
    speechAsked(turn, text) ??
    wishes.find(([title, asks]) => asks.test(text) && (title !== 'our wedding' || isAnyQuestion.test(text)))?.[0];
  if (pool) return fromPool(turn, pool);
  const thing = thingJudged(text);
  return thing === null ? null : fromPool(turn, 'thinks of thing', { thing });
}

/** "My sister has her driving test on Thursday, im so nervous for her" */
const forSomebody =
  /,? ?(?:and )?\b(?:i['’]?m|i am|im) (?:so |really |very |a bit )*(?:nervous|worried|excited|scared) for (?:him|her|them|my \p{L}+)|,? ?\b(?:i['’]?m|i am|im) more (?:nervous|scared|worried) than (?:him|her|them|he|she|they)(?: (?:is|are))?/iu;
const occasion =
  /\b(?:test|exams?|audition|interview|concert|recital|match|race|first day|school play|speech|competition|tournament|game)\b/i;

function isGrave(message: string): boolean {
  return plainly(message).some((word) => graveWords.has(word));
}

/** "Do you think she will pass?", of whom a test was told: whether somebody's dad will make it is no such question. */
const willThey =
  /\b(?:do you think|you think|reckon) (?:that )?(?!i |you |we )(?:my )?\p{L}+ (?:will |can |would |is going to )?(?:pass|win|manage|do well)(?! (?:away|on|out)\b)\b|\bwill (?!i |you |we )(?:my )?\p{L}+ (?:pass|win)(?! (?:away|on|out)\b)\b/u;

/** Null where somebody else's test or concert is no matter of nerves alone. */
export function hopedFor(turn: Turn): Act | null {
  const { message } = turn;
  const calm = message.replace(forSomebody, '');
  const isMeant =
    wishThemLuck.test(message) ||
    (calm !== message && occasion.test(message)) ||
    (willThey.test(written(plainly(message))) && lately(turn).some((said) => occasion.test(said)));
  return isMeant && !isHeavy(calm) && !isGrave(calm) ? fromPool(turn, 'hopes for them') : null;
}

const wishThemLuck =
  /\bwish (?:him|her|them|(?:my|our) \p{L}+) (?:good |all the |some )?luck\b|\bcross (?:your|all your) (?:fingers|toes|thumbs|paws|hooves) for (?:him|her|them|(?:my|our) \p{L}+)\b/iu;

function speechAsked(turn: Turn, text: string): string | null {
  if (!lately(turn).some((said) => ofASpeech.test(said))) return null;
  return endsIt.test(text) ? 'ends speech' : beginsIt.test(text) ? 'begins speech' : null;
}

/** The visitor's message and the last ones before it: what a question is about may have been named there. */
function lately({ message, remarks }: Turn): readonly string[] {
  const before = remarks.filter(({ category }) => category === 'user').slice(-messagesBack);
  return [message, ...before.map((it) => it.message)];
}

const opinion =
  /\b(?:what (?:do|does|would|did) (?:you|an? \w+|cats|kings|queens|ogres|donkeys) (?:really |honestly |actually |even |truly )?(?:think|make|say) (?:of|about)|what have you (?:got )?against|how do you feel about|(?:what is |what are |whats )?your (?:honest )?(?:opinion|view|views|thoughts) (?:of|on|about)|where do you stand on) (.*)$/;
const kinds = [...thingsOfLife.flat(), ...stuff, ...jobs.split('|'), ...beasts.split('|')];
/** As it is said of all of its kind, or of one: "pigeons", "the trombone"; nothing stands behind it. */
const known = new RegExp(
  `^(?:the |an? )?(?:(?:${kinds.join('|')})(?:e?s)?|postmen|policemen|fishermen|firemen|geese|mice|wolves)(?= (?:$|honestly|then|now|really|in general|as a rule))`,
);

function thingJudged(text: string): string | null {
  const about = opinion.exec(text)?.[1];
  return about ? (known.exec(about)?.[0] ?? null) : null;
}
