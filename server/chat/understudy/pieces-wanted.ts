// What a question wants: its words that say something, and whose name or what kind of thing it asks for.
import type { Piece } from './pieces-of.ts';
import { plainly } from './plain.ts';
import { commonWords } from './related.ts';
import { speller } from './spelling.ts';
import { asksForAClass } from './told-classes.ts';
import { lemmaOf, lemmasOf } from './told-lemmas.ts';
import { category, emptyLemmas } from './told-question-words.ts';

/** What a common word counts, and one that only names the kind of the answer. */
const worthOf = { common: 0.4, category: 0.3 };

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
      it === kind && lemmas.length > 1 ? worthOf.category : commonWords.has(it) ? worthOf.common : 1,
    ]),
  );
  const meant = speller(new Set(plainly(question)));
  const known = new Map<Piece, readonly string[]>();
  return {
    question,
    lemmas,
    weights,
    whole: [...weights.values()].reduce((all, it) => all + it, 0),
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
