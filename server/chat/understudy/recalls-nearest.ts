// Of all that the visitor told, what comes nearest to their question about it: in words, in what it asks for, and in meaning.
import { meanings } from './talk/kind-of.ts';
import { alike, meaningOf } from './talk/meaning.ts';
import { wordsMeant } from './talk/terms.ts';
import { asksForAClass, classesShared } from './told-classes.ts';
import { pasts } from './told-clauses.ts';
import { lemmaOf, lemmasOf } from './told-lemmas.ts';
import { emptyLemmas } from './told-question-words.ts';
import { sayable } from './told-sayable.ts';
import { saidToThem } from './told-second.ts';
import { beasts, relatives, size } from './told-words.ts';
import { type Act, fromPool, type Turn } from './turn.ts';

/** What a word in common and a class in common count beside the likeness of meaning, from -1 to 1. */
const worth = { word: 0.3, class: 0.5 };
const mostWordsShared = 3;
const mostTried = 3;
/** "What happened to my hat?" is answered by nothing but a hat, "what's my dog called?" also by a beagle. */
const ownedIn =
  /\b(?:my|our) (?!house|home|business|shop|family|flat|job|work|living|trade|life|day|name|news|hobby|new\b|old\b|own\b|favou?rite\b|little\b|older\b|younger\b|big\b)(\p{L}+)/giu;
/** "My dog pickle just ate half a cushion". */
const namedInSmall = new RegExp(
  `\\b(?:my|our) (?:${beasts}|${relatives}) (?!(?:${pasts}|is|has|and|who|that|just|can|will|says|loves|likes|hates|[a-z]+ed|[a-z]+s)\\b)\\p{Ll}{3,} `,
  'u',
);
const nameAsked = /\bnames?\b|\bcalled\b/i;
/** What is asked of themself is not answered by a sister's trade, or by where she lives. */
const asksOfThemself =
  /\bmy (?:job|work|trade|profession|occupation|age)\b|\bi (?:do|work|live|earn)\b|\bhow old am i\b/i;
const isOfOthers = new RegExp(
  `^(?:and |but |so )?(?:my|our) (?:[a-z-]+ )?${size}(?:${beasts}|${relatives})(?!['’]s)\\b(?! and (?:i|me)\\b)`,
  'i',
);
/** Nobody knows any more what is meant. */
const pointsBack = /^(?:\S+ ){1,4}(?:it|one|that|them|this|those|these)$|\bthat same\b/i;

/** The sentence that comes nearest to `question`, said to them; null if none counts `least`. */
export function recalledNearest(turn: Turn, question: string, least: number): Act | null {
  if (nameAsked.test(question) && !asksForAClass(question)) return null; // whatever stands in the statement may be no name
  const meant = meaningOf(wordsMeant(question), meanings);
  const wanted = new Set(lemmasOf(question).filter((lemma) => lemma.length > 1 && !emptyLemmas.has(lemma)));
  const owned = [...question.matchAll(ownedIn)].map(([, noun = '']) => noun.toLowerCase());
  const isOfThose = (text: string) =>
    owned.every((noun) => lemmasOf(text).includes(lemmaOf(noun)) || classesShared(`my ${noun}`, text) > 0);
  const isNamed = (text: string) =>
    namedInSmall.test(text) || !nameAsked.test(question) || /(?<!^)\b\p{Lu}\p{Ll}+|\b(?:called|named)\b/u.test(text);
  const scoreOf = (text: string) => {
    const shared = new Set(lemmasOf(text).filter((lemma) => wanted.has(lemma))).size;
    return (
      alike(meant, meaningOf(wordsMeant(text), meanings)) +
      worth.word * Math.min(shared, mostWordsShared) +
      worth.class * classesShared(question, text)
    );
  };
  const ranked = turn.statements
    .filter((text) => !(asksOfThemself.test(question) && isOfOthers.test(text)))
    .filter((text) => isOfThose(text) && isNamed(text) && !pointsBack.test(text))
    .map((text) => ({ text, score: scoreOf(text) }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score);
  for (const { text } of ranked.slice(0, mostTried)) {
    const short = sayable(text, turn.character);
    const news = short && saidToThem(short, turn.character, []);
    const act = news && fromPool(turn, 'recalls news', { news });
    if (act) return act;
  }
  return null;
}
