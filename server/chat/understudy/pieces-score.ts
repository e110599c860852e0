// How well a piece of what the visitor wrote answers a question: by its words, by what stands round it, and by the kind of the answer.
import { answersKind, named } from './pieces-kind.ts';
import { bare, type Piece } from './pieces-of.ts';
import { plainly } from './plain.ts';
import { commonWords } from './related.ts';
import { speller } from './spelling.ts';
import { asksForAClass, classesShared } from './told-classes.ts';
import { lemmaOf, lemmasOf } from './told-lemmas.ts';
import { category, emptyLemmas } from './told-question-words.ts';

/** What a word of the question counts where it stands: in the piece, beside it, in the message before or behind. */
const worth = {
  here: 1,
  pointedAt: 0.7,
  reason: 0.75,
  beside: 0.6,
  inSentence: 0.45,
  near: 0.25,
  common: 0.4,
  category: 0.3,
  class: 0.6,
  naming: 0.4,
  missing: 0.35,
  nameless: 0.2,
  nameAlone: 1.5,
};

export type Wanted = {
  readonly question: string;
  readonly lemmas: readonly string[];
  readonly weights: ReadonlyMap<string, number>;
  readonly whole: number;
  /** Whether nothing but the kind of the answer is named: "what town am I in?" */
  readonly isOfAKindOnly: boolean;
  /** Whose name is asked for: "boy" of "the boy's name". */
  readonly nameOf: string | null;
  /** The lemmas of a piece, with slips of the pen read as words of the question. */
  readonly inPiece: (piece: Piece) => readonly string[];
};

/** "Who was the man who died?" */
const anybody = /\bwho\b.*?\b(man|woman|guy|lady|person|boy|girl)\b/i;
const plays = /\bwhat (?:do|did) i play\b/i;
const goes = /\bwhere\b.*\b(?:travell?ing|heading|flying|off|stuck|sitting|right now)\b/i;
const nameOfSomebody =
  /\b(?:the|my|our) (?:\p{L}+ )?(\p{L}+?)(?:'s|s)? name\b|\bname of (?:the|my|our) (?:\p{L}+ )?(?!(?:again|then|now|please)\b)(\p{L}+)|\b(?:the|my|our) (?:\p{L}+ )?(\p{L}+) (?:is |was )?called\b/iu;

/** What a question wants; null if it says nothing. */
export function wantedBy(question: string): Wanted | null {
  const telling = [...new Set(lemmasOf(question))].filter(
    (it) => it.length > 1 && (!emptyLemmas.has(it) || it === 'forget'),
  );
  const lemmas = telling.length > 0 ? telling : lemmasOf(/\bhow many (\p{L}+)/iu.exec(question)?.[1] ?? '');
  if (lemmas.length === 0) return null;
  const kind = lemmaOf(category.exec(question.toLowerCase())?.[0] ?? anybody.exec(question)?.[1] ?? '');
  const weights = new Map(
    lemmas.map((it) => [
      it,
      it === kind && lemmas.length > 1 ? worth.category : commonWords.has(it) ? worth.common : 1,
    ]),
  );
  const meant = speller(new Set(plainly(question)));
  const known = new Map<Piece, readonly string[]>();
  return {
    question,
    lemmas,
    weights,
    whole: sum(weights.values()),
    isOfAKindOnly:
      lemmas.length === 1 &&
      (lemmas[0] === kind || goes.test(question) || plays.test(question)) &&
      asksForAClass(question),
    nameOf: nameOfSomebody.exec(question)?.slice(1).find(Boolean)?.toLowerCase() ?? null,
    inPiece: (piece) => {
      const found = known.get(piece) ?? [...piece.lemmas, ...meant(plainly(piece.text)).map(lemmaOf)];
      known.set(piece, found);
      return found;
    },
  };
}

/** How well `piece` answers, of 1 and a little more. */
export function scoreOf(piece: Piece, pieces: readonly Piece[], wanted: Wanted): number {
  const { lemmas, weights, inPiece, question } = wanted;
  if (!inPiece(piece).some((it) => it.length > 1 && !lemmas.includes(it) && !emptyLemmas.has(it))) return 0;
  if (isNameBeside(piece, pieces, wanted)) return worth.nameAlone;
  const pointsBack = pointing.test(piece.text);
  const nearness = (it: Piece) => {
    if (it === piece) return worth.here;
    const isBefore = it.message < piece.message || (it.message === piece.message && it.at < piece.at);
    const away = Math.abs(it.message - piece.message);
    const isNext = isBefore && pieces.indexOf(piece) - pieces.indexOf(it) === 1;
    if (isNext && why.test(question)) return worth.reason;
    if (away === 0) {
      const besides = Math.abs(it.at - piece.at);
      if (pointsBack && isBefore) return worth.pointedAt;
      return besides === 1 ? worth.beside : it.sentence === piece.sentence ? worth.inSentence : worth.beside / 2;
    }
    return away > 1 ? 0 : pointsBack && isBefore ? worth.pointedAt : worth.near;
  };
  const counted = sum(
    lemmas.map((lemma) => {
      const best = Math.max(0, ...pieces.map((it) => (inPiece(it).includes(lemma) ? nearness(it) : 0)));
      return best * (weights.get(lemma) ?? 1);
    }),
  );
  if (counted === 0 && !wanted.isOfAKindOnly) return 0;
  const isNaming = named.test(question) && /\b(?:called|name)\b/i.test(piece.text);
  const classes = asksForAClass(question) ? classesShared(question, piece.text) : 0;
  const isOfKind = answersKind(question, piece.text);
  const factor = isOfKind ? 1 : named.test(question) ? worth.nameless : worth.missing;
  return ((counted + worth.class * classes + (isNaming ? worth.naming : 0)) * factor) / wanted.whole;
}

/** "One boy, Theo, wants it every night". */
export function isNameBeside(piece: Piece, pieces: readonly Piece[], { nameOf, question, inPiece }: Wanted): boolean {
  const isBefore = (it: Piece) =>
    it.message === piece.message &&
    it.sentence === piece.sentence &&
    it.at < piece.at &&
    inPiece(it).includes(lemmaOf(nameOf ?? ''));
  return (
    nameOf !== null && piece.text.split(' ').length <= 2 && pieces.some(isBefore) && answersKind(question, piece.text)
  );
}
const why = /\bwhy\b/i;

/** How much of what `wanted` asks for stands in `text`, of 1. */
export function answersInPart({ question, lemmas, weights, whole }: Wanted, text: string): number {
  const said = lemmasOf(bare(text));
  const theirs = asTheySaid(text);
  if (!said.some((it) => it.length > 1 && !lemmas.includes(it) && !emptyLemmas.has(it))) return 0;
  const held = sum(lemmas.map((it) => (said.includes(it) ? (weights.get(it) ?? 1) : 0))) / whole;
  const isOfKind = answersKind(question, theirs);
  return Math.min(1, held + (named.test(question) && isOfKind ? worth.naming : 0)) * (isOfKind ? 1 : worth.missing);
}

/** How much of the kind of thing that `question` asks for stands in `text`: a colour, a sport, a fear. */
export function classesIn({ question }: Wanted, text: string): number {
  return asksForAClass(question) ? classesShared(question, asTheySaid(text)) : 0;
}

/** What is said to them as they said it. */
export function asTheySaid(text: string): string {
  return text
    .replace(/\byour\b/gi, 'my')
    .replace(/\byou(?:'re| are)\b/gi, "i'm")
    .replace(/\byou\b/gi, 'i');
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((all, it) => all + it, 0);
}

/** Speaks of what was said before. */
const pointing =
  /\b(?:it|it's|its|he|he's|hes|she|she's|shes|they|they're|theyre|their|them|his|her|him|mine|one|there)\b/i;
