// Which one or two questions of a message ask for what the visitor told, and how sure it is that they do.
import { asksForAdvice, everyMark } from './own-life-asked.ts';
import { peopleKnown } from './people-known.ts';
import { commonWords } from './related.ts';
import { plainlyAsked } from './told-asked-text.ts';
import { lemmasOf } from './told-lemmas.ts';
import { emptyLemmas } from './told-question-words.ts';
import type { Turn } from './turn.ts';

const wh =
  "(?:why|what|whats|what's|which|who|whos|who's|whose|where|wheres|where's|when|whens|when's|how (?:old|many|much|long|often|heavy|tall|big|far|fast|deep|(?:does|did|do|can) (?:my|our|he|she|they)))";
const joint = new RegExp(
  `\\?+\\s*|,?\\s+(?:and|n|or|also|plus)\\s+(?:(?:in|at|on|with|for|to) )?(?=${wh}\\b)|,\\s+(?=${wh}\\b)|,\\s+(?=(?:can|could|may|should|will|shall) (?:i|we)\\b)|:\\s+|\\s+-\\s+`,
  'i',
);
const asks = new RegExp(`\\b${wh}\\b`, 'i');
/** "And what was his name", and not "a baker who does not know". */
const asksAtOnce = new RegExp(
  `^(?:(?:and|but|so|now|also|oh|ok|then|well|wait|lol)[\\s,]+)*(?:(?:in|at|on|with|for|to|from) )?${wh}\\b`,
  'i',
);
/** "What noo i was being nice!!", "that is why we sing in choir" */
const exclaims =
  /^(?:(?:and|so|oh|ah),? )?(?:that|this)(?:'s|s| is| was) (?:why|how|what|when|where|who)\b|^(?:\p{L}+ )?what (?:no+|the|an?)\b|!+\s*$/iu;
const ofTheListener = /\b(?:you|u|your|yours|ur|you're|youre)\b/i;
const ofMe = /\b(?:i|i'm|im|me|my|mine|we|our)\b/i;
const likenessNeeded = { marked: 0.4, ofMe: 0.5, past: 0.6, any: 0.85 };
const ofSomebody = /\b(?:he|she|they|it|him|her|them)\b/i;
export const asksForAName = /\b(?:names?|called|do(?:es)? i call|did i call)\b/i;
const repliesAskedAbout = 3;
const ofThePast = /\b(?:did|was|were|had|am|are(?! (?:we|you)\b))\b/i;
/** Of what comes next and where the tale stood, of what somebody would do, and of what hurts (told-hurt.ts). */
const ofTheTale =
  /\b(?:what(?:'s| is|s)? next|where are we\b(?! going)|where (?:were|was) (?:we|i)\b(?! (?:snowed|stuck|born|living|staying|going|married|hiding|travelling|flying|stranded|caught|off|on holiday)\b)|would|how it (?:goes|ends)|how does (?:it|the (?:song|poem|story|ballad|tale)) (?:go|end)|sore|hurts?|ach(?:e|es|ing)|happened next|and then\?)/i;

/** How much of the questions they have to have said, of 1; null if something of the tale may be meant. */
export function needed(turn: Turn, questions: readonly string[], isMarked: boolean): number | null {
  const all = questions.join(' ');
  if (isMarked) return likenessNeeded.marked;
  const names = new Set(peopleKnown(turn).flatMap(({ noun, name }) => lemmasOf(name ? `${noun} ${name}` : noun)));
  const replies = turn.remarks.filter(({ category }) => category === 'AI').slice(-repliesAskedAbout);
  const heard = new Set(replies.flatMap(({ message }) => lemmasOf(message)));
  const telling = lemmasOf(all).filter((it) => it.length > 1 && !emptyLemmas.has(it));
  const rare = telling.filter((it) => !commonWords.has(it));
  if (rare.some((it) => heard.has(it) && !names.has(it))) return null;
  // "Where do I sit?" is asked of the tale, "where did I sit?" is not.
  const isPast = ofThePast.test(all);
  if (
    ofMe.test(all) &&
    (telling.length > 1 ||
      (telling.length > 0 && (isPast || isOfTheirs(turn, all) || isSaidByThemAlone(turn, telling))))
  )
    return likenessNeeded.ofMe;
  if (ofSomebody.test(questions[0] ?? '')) return null;
  const isOfOurs = rare.length > 0 && (isPast || asksForAName.test(all)) && !ofTheTaleToo(turn, rare);
  if (isOfOurs && !riddles.test(all)) return likenessNeeded.past;
  return rare.length > 1 && !riddles.test(all) ? likenessNeeded.any : null;
}

/** Whether the character ever said any of these words. */
function ofTheTaleToo({ remarks }: Turn, words: readonly string[]): boolean {
  const heard = new Set(remarks.flatMap(({ category, message }) => (category === 'AI' ? lemmasOf(message) : [])));
  return words.some((it) => heard.has(it));
}

/** "What can I juggle?", where the visitor spoke of juggling and the character never did. */
function isSaidByThemAlone(turn: Turn, words: readonly string[]): boolean {
  const said = new Set(
    turn.remarks
      .flatMap(({ category, message }) => (category === 'user' ? lemmasOf(message) : []))
      .concat(turn.statements.flatMap(lemmasOf)),
  );
  return words.every((it) => said.has(it)) && !ofTheTaleToo(turn, words);
}

/** "What does my coach call me?", where "coach is old russian guy" was said. */
function isOfTheirs({ remarks }: Turn, asked: string): boolean {
  const [, noun] = /\b(?:my|our) (\p{L}{3,})/iu.exec(asked) ?? [];
  const [lemma] = noun ? lemmasOf(noun) : [];
  return remarks.some(({ category, message }) => category === 'user' && lemma && lemmasOf(message).includes(lemma));
}

/** "Why did the train get told off?" */
const riddles = /^why (?:did|do|does|was|is|are) (?:the|an?)\b/i;

const doYouKnow = /,? do (?:you|u) (?:still |even )?(?:know|remember)(?: (?:it|that|them|this))?(?=\W*$)/i;

/** "I mean my own gull. What is he called?" asks for my gull. */
function withOwner(message: string): string {
  return message.replace(
    /\b((?:my|our) (?:own |old |big |little )?)(\p{L}+)\b([^?]*[.!,] (?:and |but |so )?(?:what|who|where|when|how \p{L}+)(?:'s| is| was| are| were|s)? )(?:he|she|it|they)\b(?= (?:called|scared|afraid)\b)/iu,
    '$1$2$3my $2',
  );
}

/** Two at most; what asks in few words ("and where?") asks of what the first one does. */
export function questionsIn(turn: Turn): readonly string[] {
  const message = withOwner(plainlyAsked(turn.message)).replace(doYouKnow, '');
  if (!asks.test(message)) return [];
  const [first = '', ...others] = message
    .split(/(?<=[.!?…])\s+/)
    .flatMap((it) => it.split(joint))
    .map((it) => it.replace(everyMark, ' ').trim())
    .filter(
      (it) =>
        asks.test(it) &&
        !exclaims.test(it) &&
        !ofTheListener.test(it) &&
        !asksForAdvice.test(it) &&
        !ofTheTale.test(it),
    );
  const every = [first, ...others];
  const plain = every.filter((it) => asksAtOnce.test(it) || ofMe.test(it));
  const all = plain.length > 0 ? plain : every;
  const isWhole = (it: string) => lemmasOf(it).some((word) => word.length > 1 && !emptyLemmas.has(word));
  // "Where is he now, and what is the dog's name?": he is of the tale.
  const [one = '', two] = all.filter((it) => isWhole(it) || ofMe.test(it) || it !== all[0] || all.length === 1);
  return [one, ...(two ? [isWhole(two) ? two : `${two} ${one}`] : [])].filter((it) => it !== '');
}
