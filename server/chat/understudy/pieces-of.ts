// What the visitor wrote, taken apart into pieces that each tell one thing.
import { isBid } from './is-bid.ts';
import { withCapitals } from './told-capitals.ts';
import { askedBehind } from './told-clauses.ts';
import { lemmasOf } from './told-lemmas.ts';
import { withNames } from './told-names.ts';
import { emptyLemmas } from './told-question-words.ts';
import { fragmentToThem } from './told-second.ts';
import type { Turn } from './turn.ts';

/** A piece of what they said: `message`, `sentence` and `at` say where it stands, `goesOn` that it goes on with the piece before it. */
export type Piece = {
  readonly text: string;
  readonly message: number;
  readonly sentence: number;
  readonly at: number;
  readonly goesOn: boolean;
  readonly lemmas: readonly string[];
};

/** Longer pieces are taken apart before a preposition. */
export const mostWordsSaid = 10;
const sentenceEnds = /(?<=[.!?…;)])\s+|\n+/;
const ends =
  /(?<=:)\s+|\s+[-–—]\s+|\s*[()]\s*|,\s+(?:(?:and|but|so|because|cause|cos|who|where|which)\s+)?|\s+(?:and|but|because|bc|cos|coz|so|who|where|which|that)\s+(?=(?:i|i'm|im|my|he|she|they|we|it|the|a|an|is|was|has|in|at|on|his|her|our|last|this|then|now|today)\b)/i;
/** "I have a hamster his name is Mr Nibbles he runs all night": people who write in haste leave out what joins. */
const unjoined =
  /(?<=\S \S+ \S+)(?<!\b(?:that|if|when|because|think|thinks|say|says|said|know|knows|hope|bc|than|as|where|what|which|who|how|bet|guess|wish|and|but|or|like|until|till|before|after|while|since|the|a|whether|so|cause|cos|everything|all|things?|one|way|time|feels|tell|asks?|does|do|did|is|are|was|were|if))\s+(?=(?:i|im|i'm|he|hes|he's|she|shes|she's|they|theyre|they're|we|were)\s|(?:his|her|its) name\b)/i;
const preposition = /\s+(?=(?:in|on|at|with|for|from|to|by|next|last|this|until|till|near)\b)/i;

/** Said beside what is told. */
const garnish =
  /^(?:(?:lol|l?mao+|ha+h?|haha+|(?:ja){2,}|hehe|aww+|ok|okay|well|wait|and|but|so|oh|ah|since|because|cos|btw|hmm*|(?:no|yes|yeah)(?=,))\b[\s,]*)+|(?:[\s,]+(?:lol|haha+|hehe|actually|tho|though|btw|tbh|lmao|yes|too|ugh|brb|don'?t tell anyone|wish me luck|just so (?:you|u) know|before (?:u|you) ask))+$/gi;

/** A question without its mark: "can you do the eyebrow now". */
const asks =
  /^(?:(?:can|could|do|did|does|are|is|was|were|will|would|shall|should|have|has) (?:you|u|i|we|it|he|she|they|there|that|this)|what|where|who|when|why|how|which|whats|wheres|whos)\b/i;

/** The pieces of what they said, the oldest first. Messages that tell nothing count as none. */
export function piecesOf(turn: Turn): readonly Piece[] {
  const known = ofTurns.get(turn) ?? takenApart(turn);
  ofTurns.set(turn, known);
  return known;
}
const ofTurns = new WeakMap<Turn, readonly Piece[]>();

function takenApart({ remarks, statements }: Turn): readonly Piece[] {
  const said = remarks.flatMap(({ category, message }) => (category === 'user' ? [message] : []));
  const kept = statements.filter((it) => !said.some((message) => message.includes(it)));
  return [...kept, ...said]
    .map((message) =>
      message
        .split(sentenceEnds)
        .flatMap((it, sentence) => it.split(ends).map((text) => ({ text: bare(text), sentence })))
        .filter(({ text }) => text !== '' && !text.includes('?') && !asks.test(text) && !isBid(text))
        .flatMap(({ text, sentence }) => inParts(text).map((part) => ({ ...part, sentence })))
        .map((part, at) => ({ ...part, at, lemmas: lemmasOf(part.text) })),
    )
    .filter((pieces) => pieces.some(({ lemmas }) => tells(lemmas)))
    .flatMap((pieces, message) => pieces.map((it) => ({ ...it, message })));
}

/** `text` without what is said beside what it tells. */
export function bare(text: string): string {
  return text
    .replace(askedBehind, '')
    .replace(garnish, '')
    .replace(/^[\s,]+|[\s,.!…]+$/g, '')
    .replace(/^been (?=[a-z]{3,}ing\b)/i, "i've been ");
}

function tells(lemmas: readonly string[]): boolean {
  return lemmas.some((it) => it.length > 1 && !emptyLemmas.has(it));
}

/** "Your daughter is playing the gingerbread man", "in the school play", "next Wednesday". */
function inParts(text: string): readonly Pick<Piece, 'text' | 'goesOn'>[] {
  const parts: string[] = [];
  for (const part of text
    .split(unjoined)
    .flatMap((it) => (wordsIn(it) > mostWordsSaid ? it.split(preposition) : [it]))) {
    const longer = parts.length > 0 ? `${parts.at(-1)} ${part}` : part;
    if (parts.length > 0 && wordsIn(longer) <= mostWordsOfAPart && !ofAnother.test(part))
      parts[parts.length - 1] = longer;
    else parts.push(part);
  }
  return parts.map((part, i) => ({ text: part, goesOn: i > 0 }));
}
const mostWordsOfAPart = 7;
const ofAnother = /^(?:i|im|i'm|he|hes|he's|she|shes|she's|they|theyre|they're|we|were|his|her|its)\b/i;

function wordsIn(text: string): number {
  return text.split(' ').length;
}

/** `piece` said to the visitor, with names for "she" and "he"; null if it may not or cannot be said. */
export function pieceToThem({ statements, character }: Turn, piece: Piece, pieces: readonly Piece[]): string | null {
  const before = pieces.slice(0, pieces.indexOf(piece)).map(({ text }) => text);
  const named = withNames(withCapitals(piece.text), [...statements, ...before.map(withCapitals)]);
  const said = fragmentToThem(named ?? withCapitals(piece.text), character);
  if (said === null || wordsIn(said) > mostWordsSaid) return null;
  const previous = pieces[pieces.indexOf(piece) - 1];
  const isInside = previous?.message === piece.message && previous.sentence === piece.sentence;
  return isInside && /^\p{Lu}\p{Ll}/u.test(piece.text) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
}
