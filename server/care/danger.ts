// Decides whether a message tells of danger: the classifier weighs its words, and a phrase of phrases.md among them.
import { dangerScore } from './classifier.ts';
import { clausesOf } from './clauses.ts';
import type { WordsAndPauses } from './match-words.ts';
import { countWords, partsOf } from './message-parts.ts';
import type { Notice } from './notice.ts';
import { edge } from './phrase-grammar.ts';
import { phraseOf } from './phrase-notice.ts';
import type { PartOfWords, Weights } from './weighed-words.ts';

/**
 * The score from which a message counts as danger: set by hand from what `npm run care` prints, for at most 2 % of false alarms. That a
 * phrase was found is part of the score already (features.ts).
 */
const thresholds = { alone: 0.14, fewAlone: 0.88, withPhrase: 0.86, fewWithPhrase: 0.36 };
/** A clause has fewer words to go by than the message, and is asked more of: where no phrase was found in it, and where one was. */
const moreForAClause = { alone: 1.6, withPhrase: 1.1, fewWithPhrase: 0.6 };
/** How far above the threshold an alarm is a doubtful one. */
const doubtful = 1.4;
/** How far below the threshold a message may still be a danger, so that the character asks. Set by hand from a curve (docs/care.md). */
const halfHeard = 0.37;
/**
 * How much more is asked of an answer to what the character said in play where no phrase speaks: "The broom, I'd say. Ghosts don't have
 * fists." Of 700 such answers from which nothing is learnt 35 count as danger without it and 13 with it (docs/care.md).
 */
const moreInPlay = 0.48;
/** There hardly anything is half heard, because the character would ask in every third story. */
const halfHeardInPlay = 0.2;
/** In fewer words nothing is half heard: "Hide up in the sky". */
const fewestOfAHint = 6;
/** Behind a danger that was told, half a word is enough: "the rope is ready". */
const thresholdsAfterDanger = { alone: -0.65, fewAlone: 0.2, withPhrase: -0.4, fewWithPhrase: -0.4 };
/** So few words say little without a phrase: "idk". */
const fewWords = 4;
/** In so few words a phrase says most; in more, words around it often make it harmless. */
const fewWordsWithPhrase = 10;
/** A phrase in so few words is all that there is to go by. */
const wordsOfAShout = 4;
/**
 * Two remarks read as one, where neither says enough alone: what they need together, and what each has to have of it, so that a heavy
 * remark is no danger by the small talk behind it. Measured on pairs of harmless remarks (docs/care.md).
 */
const together = { both: 0.45, each: -0.5 };
/** What they need more in the middle of a game or story. */
const moreTogetherInPlay = 0.6;

/** `isAfter`: danger was told earlier. `isInPlay`: the message answers what the character said in play. `weights`: instead of those that are kept. */
export type Circumstances = { readonly isAfter?: boolean; readonly isInPlay?: boolean; readonly weights?: Weights };

/**
 * The first clause of a message that tells of danger by itself, a sure one before a doubtful one, whatever stands beside it: its words, and the phrase in them. `hasPhrase`:
 * the message has a phrase of danger. Without one no clause is asked for any, because what masks it may stand in another clause.
 */
export function dangerousClause(
  message: WordsAndPauses,
  hasPhrase: boolean,
  { isAfter = false, weights }: Circumstances = {},
): { readonly words: readonly string[]; readonly phrase: Notice | null; readonly isDoubtful: boolean } | null {
  const level = isAfter ? thresholdsAfterDanger : thresholds;
  let inDoubt: { words: readonly string[]; phrase: Notice | null; isDoubtful: boolean } | null = null;
  for (const { begin, end } of clausesOf(message)) {
    const phrase = hasPhrase ? phraseIn(message.words, begin, end) : null;
    const isShort = end - begin <= fewWords;
    const kind = phrase ? (isShort || isAfter ? 'fewWithPhrase' : 'withPhrase') : 'alone';
    const needed = level[isShort && !phrase ? 'fewAlone' : kind] + moreForAClause[kind];
    const part = { begin: begin - 1, end: end + 1, beginsWithEdge: true, endsWithEdge: true };
    const above = dangerScore(message.words, part, phrase !== null, weights) - needed;
    if (above < 0 || (inDoubt && above < doubtful && !isAfter)) continue;
    const words = [edge, ...message.words.slice(begin, end), edge];
    if (above >= doubtful || isAfter) return { words, phrase, isDoubtful: false };
    inDoubt = { words, phrase, isDoubtful: true };
  }
  return inDoubt;
}

/** The phrase of danger between two words, the edges beside them included. */
function phraseIn(words: readonly string[], begin: number, end: number): Notice | null {
  return phraseOf(
    words,
    ['danger'],
    words[begin - 1] === edge ? begin - 1 : begin,
    words[end] === edge ? end + 1 : end,
  );
}

/** Whether two remarks, one behind the other, tell of danger together; each is the words of `wordsOf`. `isInPlay`: they answer a game or story. */
export function isDangerTogether(before: readonly string[], words: readonly string[], isInPlay = false): boolean {
  const scored = (said: readonly string[]) =>
    dangerScore(said, { begin: 0, end: said.length }, phraseOf(said, ['danger']) !== null);
  if (scored(words) < together.each || scored(before) < together.each) return false;
  return scored([...before, ...words.slice(1)]) >= together.both + (isInPlay ? moreTogetherInPlay : 0);
}

/**
 * Whether a message tells of danger, and then whether it may well be none: not in few words with a phrase, and not behind another danger.
 * `words` are those of `wordsOf`; `hasPhrase`: a phrase of danger was found in them.
 */
export function dangerIn(
  words: readonly string[],
  hasPhrase: boolean,
  circumstances: Circumstances = {},
): { readonly isDoubtful: boolean } | null {
  const above = aboveThreshold(words, hasPhrase, circumstances);
  return above < 0 ? null : { isDoubtful: !circumstances.isAfter && above < doubtful };
}

/** Whether a message that is no danger comes near to one. Arguments as above. */
export function isNearDanger(
  words: readonly string[],
  hasPhrase: boolean,
  { isInPlay = false }: Circumstances = {},
): boolean {
  const whole = { begin: 0, end: words.length };
  const near = isInPlay ? halfHeardInPlay : halfHeard;
  return countWords(words, whole) >= fewestOfAHint && aboveThreshold(words, hasPhrase, { isInPlay }) >= -near;
}

/** How far the part of a message that says most of danger is above its threshold; behind one that leaves no doubt nothing more is read. */
function aboveThreshold(
  words: readonly string[],
  hasPhrase: boolean,
  { isAfter = false, isInPlay = false, weights }: Circumstances,
): number {
  if (hasPhrase && countWords(words, { begin: 0, end: words.length }) <= wordsOfAShout) return Number.POSITIVE_INFINITY;
  const level = isAfter ? thresholdsAfterDanger : thresholds;
  let most = Number.NEGATIVE_INFINITY;
  for (const part of partsOf(words)) {
    if (most >= doubtful) break;
    const count = countWords(words, part);
    const holdsPhrase = hasPhrase && hasPhraseIn(words, part);
    const more = isInPlay && !isAfter && !holdsPhrase ? moreInPlay : 0;
    const needed = thresholdOf(level, count, hasFewDifferent(words, part), holdsPhrase) + more;
    most = Math.max(most, dangerScore(words, part, holdsPhrase, weights) - needed);
  }
  return most;
}

function thresholdOf(level: typeof thresholds, count: number, isMonotonous: boolean, holdsPhrase: boolean): number {
  if (holdsPhrase) return count <= fewWordsWithPhrase ? level.fewWithPhrase : level.withPhrase;
  return count <= fewWords || isMonotonous ? level.fewAlone : level.alone;
}

/** Whether so few words are said again and again: "w w w w w w". */
function hasFewDifferent(words: readonly string[], { begin, end }: PartOfWords): boolean {
  const different = new Set<string>();
  for (let at = begin; at < end && different.size <= fewWords + 1; at += 1) different.add(words[at] ?? '');
  return different.size <= fewWords + 1; // the edge of a sentence is one of them
}

/** Whether a part of a message with a phrase of danger has one. */
function hasPhraseIn(words: readonly string[], { begin, end, beginsWithEdge }: PartOfWords): boolean {
  if (end - begin === words.length) return true;
  return phraseOf(words, ['danger'], beginsWithEdge ? begin + 1 : begin, end) !== null;
}
