// Of what the visitor wrote, in their own words, the piece that answers a question, known by what stands round it.
// "Where did they sting me?" is answered by "on the ear" of "i keep bees and today they got me, three times, on the ear".
import { commonWords } from './related.ts';
import { hasAspect } from './told-aspects.ts';
import { isName, withCapitals } from './told-capitals.ts';
import { asksForAClass, classesShared } from './told-classes.ts';
import { lemmasOf } from './told-lemmas.ts';
import { withNames } from './told-names.ts';
import { emptyLemmas } from './told-question-words.ts';
import { fragmentToThem } from './told-second.ts';
import type { Turn } from './turn.ts';

/** A piece of what they said: `message` and `at` say where it stands. */
type Piece = {
  readonly text: string;
  readonly message: number;
  readonly at: number;
  readonly lemmas: readonly string[];
};

/** What a word of the question counts where it stands: in the piece, beside it, in the message before or behind. */
const worth = { here: 1, beside: 0.6, near: 0.25, common: 0.4, class: 0.6, naming: 0.4, missing: 0.35 };
const mostWordsSaid = 10;
const parts =
  /(?<=[.!?…:;)])\s+|\s+[-–—]\s+|\s*[()]\s*|,\s+(?:(?:and|but|so|because|cause|cos|who|where|which)\s+)?|\s+(?:and|but|because|cos|so|who|where|which|that)\s+(?=(?:i|i'm|im|my|he|she|they|we|it|the|a|an|is|was|has|in|at|on)\b)|\n+/i;

/** Said beside what is told. */
const garnish =
  /^(?:(?:lol|haha+|hehe|ok|okay|well|and|but|so|oh|ah|since|because|cos|btw|hmm*|(?:no|yes|yeah)(?=,))\b[\s,]*)+|(?:[\s,]+(?:lol|haha+|hehe|actually|tho|though|btw|tbh|lmao|yes|too))+$/gi;

/** The piece that answers `question`, said to them; null if none counts `least` (of 1: all of its words). */
export function fragmentFor(turn: Turn, question: string, least: number): string | null {
  const wanted = [...new Set(lemmasOf(question))].filter((it) => it.length > 1 && !emptyLemmas.has(it));
  const whole = wanted.reduce((sum, it) => sum + weight(it), 0);
  if (whole === 0) return null;
  const pieces = piecesOf(turn);
  const scored = pieces
    .map((piece) => ({ piece, score: scoreOf(piece, pieces, wanted, question) / whole }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || b.piece.message - a.piece.message);
  for (const { piece } of scored.slice(0, 4)) {
    const before = pieces.filter((it) => it.message === piece.message && it.at < piece.at).map(({ text }) => text);
    const named = withNames(withCapitals(piece.text), [...turn.statements, ...before.map(withCapitals)]);
    const said = fragmentToThem(named ?? withCapitals(piece.text), turn.character);
    if (said !== null && said.split(' ').length <= mostWordsSaid) return said;
  }
  return null;
}

function weight(lemma: string): number {
  return commonWords.has(lemma) ? worth.common : 1;
}

function piecesOf({ remarks, statements }: Turn): readonly Piece[] {
  const said = remarks.flatMap(({ category, message }) => (category === 'user' ? [message] : []));
  const kept = statements.filter((it) => !said.some((message) => message.includes(it)));
  return [...kept, ...said].flatMap((message, i) =>
    message
      .split(parts)
      .map((it) => it.replace(garnish, '').replace(/^[\s,]+|[\s,.!…]+$/g, ''))
      .filter((it) => it !== '' && !it.includes('?'))
      .map((text, at) => ({ text, message: i, at, lemmas: lemmasOf(text) })),
  );
}

function scoreOf(piece: Piece, pieces: readonly Piece[], wanted: readonly string[], question: string): number {
  if (!piece.lemmas.some((it) => it.length > 1 && !wanted.includes(it) && !emptyLemmas.has(it))) return 0;
  const inOne = (it: Piece, lemma: string) => it.lemmas.includes(lemma);
  const counted = wanted.reduce((sum, lemma) => {
    const best = Math.max(
      ...pieces.map((it) => {
        if (!inOne(it, lemma)) return 0;
        if (it === piece) return worth.here;
        const away = Math.abs(it.at - piece.at);
        if (it.message === piece.message) return away === 1 ? worth.beside : worth.beside / 2;
        return Math.abs(it.message - piece.message) === 1 ? worth.near : 0;
      }),
    );
    return sum + best * weight(lemma);
  }, 0);
  if (counted === 0) return 0;
  const isNaming = named.test(question) && /\b(?:called|name)\b/i.test(piece.text);
  const classes = asksForAClass(question) ? classesShared(question, piece.text) : 0;
  return (
    (counted + worth.class * classes + (isNaming ? worth.naming : 0)) *
    (answersKind(question, piece.text) ? 1 : worth.missing)
  );
}

const who = /\b(?:who|whos|who's|whose|whom)\b/i;
const named = /\b(?:name|names|called)\b/i;
const someone = /\b(?:my|our|a|an|the) [\p{L}-]+|\b(?:mr|mrs|ms|dr|herr|frau|sir)\b/iu;

/** Whether `text` says what the question word asks for. */
function answersKind(question: string, text: string): boolean {
  const capitals = withCapitals(text);
  const hasName =
    /(?<=\s|^)\p{Lu}\p{Ll}+/u.test(capitals.replace(/^\p{Lu}(?=\p{Ll}* )/u, (it) => it.toLowerCase())) ||
    text.split(' ').some((it) => /^\p{Ll}{3,}$/u.test(it) && isName(it));
  if (named.test(question)) return hasName;
  if (who.test(question)) return hasName || someone.test(text) || hasAspect(text, 'person', []);
  if (/\b(?:where|where's|wheres|which (?:town|city|country)|what (?:town|city|country))\b/i.test(question))
    return hasAspect(text, 'place', []) || /\b(?:in|on|at|to|from|near|under|by|behind) /i.test(`${text} `);
  if (/\b(?:when|when's|whens|(?:what|which) (?:day|month|time|year|date))\b/i.test(question))
    return (
      hasAspect(text, 'time', []) || /\b(?:at|in|on) (?:\p{L}+ )?(?:easter|spring|summer|autumn|winter)\b/iu.test(text)
    );
  if (/\bhow (?:many|old|much|long|often)\b/i.test(question))
    return hasAspect(text, 'number', []) || /\b(?:one|once|first|second|third|\p{L}+th|\p{L}+teen)\b/iu.test(text);
  return true;
}
