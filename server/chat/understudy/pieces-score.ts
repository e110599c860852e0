// How well a piece of what the visitor wrote answers a question: by its words, by what stands round it, and by the kind of the answer.
import { answersKind, named } from './pieces-kind.ts';
import { bare, type Piece } from './pieces-of.ts';
import type { Wanted } from './pieces-wanted.ts';
import { asksForAClass, classesShared } from './told-classes.ts';
import { lemmaOf, lemmasOf } from './told-lemmas.ts';
import { emptyLemmas } from './told-question-words.ts';

/** What a word of the question counts where it stands: in the piece, beside it, in the message before or behind. */
const worth = {
  here: 1,
  pointedAt: 0.7,
  reason: 0.75,
  beside: 0.6,
  inSentence: 0.45,
  near: 0.25,
  class: 0.6,
  naming: 0.4,
  missing: 0.35,
  nameless: 0.2,
  nameAlone: 1.5,
};

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
  const isNaming = named.test(question) && /\b(?:called|name|call)\b/i.test(piece.text);
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
