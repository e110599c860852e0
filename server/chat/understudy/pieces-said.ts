// Of what the visitor wrote, in their own words, the piece that answers a question, known by what stands round it.
// "Where did they sting me?" is answered by "on the ear" of "i keep bees and today they got me, three times, on the ear".
import { answersKind, asksForAKind } from './pieces-kind.ts';
import { mostWordsSaid, type Piece, piecesOf, pieceToThem } from './pieces-of.ts';
import { isNameBeside, scoreOf } from './pieces-score.ts';
import { type Wanted, wantedBy } from './pieces-wanted.ts';
import { fragmentToThem } from './told-second.ts';
import type { Turn } from './turn.ts';

const mostTried = 4;
/** What is far worse than a piece that cannot be said does not stand for it. */
const leastOfTheBest = 0.6;
const mostNeighbours = 3;
const mostWordsOfAShortOne = 5;

/** `short`: the piece that answers; `whole`: with what stands round it, as far as there is room; `score`: how well it answers, of 1. */
export type Fragment = {
  readonly short: string;
  readonly whole: string;
  readonly score: number;
  /** The name alone, where one was asked for and found. */
  readonly name?: string;
};

/** The piece that answers `question`, said to them; null if none counts `least` (of 1: all of its words). `all`: with what else is asked. */
export function fragmentFor(turn: Turn, question: string, least: number, all = question): Fragment | null {
  const wanted = wantedBy(question);
  if (!wanted) return null;
  const pieces = piecesOf(turn);
  const scored = pieces
    .map((piece) => ({ piece, score: scoreOf(piece, pieces, wanted) }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || b.piece.message - a.piece.message)
    .slice(0, mostTried);
  const best = scored[0]?.score ?? 0;
  for (const { piece, score } of scored) {
    const short = pieceToThem(turn, piece, pieces);
    if (short === null || pointsAhead.test(short) || score < best * leastOfTheBest) continue;
    if (isNameBeside(piece, pieces, wanted)) {
      const name = short.charAt(0).toUpperCase() + short.slice(1);
      const said = fragmentToThem(`my ${wanted.nameOf} is ${name}`, turn.character);
      if (said !== null) return { short: said, whole: said, score: 1, name };
    }
    const whole = withNeighbours(turn, piece, short, pieces, wantedBy(all) ?? wanted);
    return { short: pointsBack.test(short) ? whole : short, whole, score: Math.min(1, score) };
  }
  return null;
}

/** "That you like very much" neither. */
const pointsAhead = /^(?:(?:that|this|those|these|which) (?:you|i|we|he|she|they)|if)\b/i;
/** "Can't eat them" alone says nothing. */
const pointsBack = /\b(?:them|it|that|those|these)$/i;

/** "You got a tattoo yesterday, a snail, on your ankle". */
function withNeighbours(turn: Turn, piece: Piece, short: string, pieces: readonly Piece[], wanted: Wanted): string {
  const said = new Map([[pieces.indexOf(piece), short]]);
  for (let turns = 0; turns < mostNeighbours; turns++) {
    const at = [...said.keys()];
    const [next] = [Math.max(...at) + 1, Math.min(...at) - 1]
      .map((it) => ({ it, value: worthBeside(pieces[it], piece, wanted) }))
      .sort((a, b) => b.value - a.value)
      .flatMap(({ it, value }) => {
        const text = value > 0 && pieces[it] ? pieceToThem(turn, pieces[it], pieces) : null;
        return text && wordsOf([...said.values(), text]) <= mostWordsSaid ? [{ it, text }] : [];
      });
    if (!next) break;
    said.set(next.it, next.text);
  }
  return [...said]
    .sort(([a], [b]) => a - b)
    .reduce((text, [at, next]) => (text ? `${text}${pieces[at]?.goesOn ? '' : ','} ${next}` : next), '');
}

/** "Can't", "no cook here" and "not much" answer somebody, and tell nothing. */
const refuses = /^(?:no|nope|nah|not|can'?t|cannot|don'?t|shouldn'?t|won'?t)(?: [\p{L}']+){0,3}$/iu;

function worthBeside(other: Piece | undefined, piece: Piece, wanted: Wanted): number {
  if (!other || other.message !== piece.message || refuses.test(other.text)) return 0;
  const own = wanted.inPiece(piece);
  const shared = wanted.lemmas.filter((it) => wanted.inPiece(other).includes(it) && !own.includes(it)).length;
  const isOfKind = asksForAKind.test(wanted.question) && answersKind(wanted.question, other.text);
  const isShort = piece.text.split(' ').length <= mostWordsOfAShortOne;
  const isOfTheSentence = other.sentence === piece.sentence && !asksForAKind.test(wanted.question);
  return shared + (isOfKind ? 1 : 0) + (isShort || isOfTheSentence ? 0.3 : 0);
}

function wordsOf(texts: readonly string[]): number {
  return texts.join(' ').split(' ').length;
}
