// Whether a message in which nothing was found by phrases is a child's, sexual or hateful all the same: by the classifiers of these kinds.
import { type CareKind, careKinds } from '../../contract/chat.ts';
import { scoreOf } from './classifier.ts';
import { featuresOf } from './features.ts';
import { edge } from './phrase-grammar.ts';

type OtherKind = Exclude<CareKind, 'danger'>;
const otherKinds = careKinds.filter((kind): kind is OtherKind => kind !== 'danger');
/** In doubt the play goes on: set by hand so that some two of a thousand harmless look-alikes count (docs/care.md). */
const thresholds: Readonly<Record<OtherKind, number>> = { minor: -0.2, sexual: -0.2, hate: -0.2 };
/** Fewer words say too little, and more are not weighed as one: phrases alone read them. */
const fewestWords = 6;
const mostWords = 60;

/** Of several kinds the first in `careKinds`; `null` for most messages. `words` are those of `wordsOf`. */
export function soundsLike(words: readonly string[]): OtherKind | null {
  const count = words.filter((word) => word !== edge).length;
  if (count < fewestWords || count > mostWords) return null;
  const features = featuresOf(words, false);
  const isHeard = (kind: OtherKind) =>
    scoreOf(kind, features) >= thresholds[kind] && !(kind === 'minor' && tellsGrownUp(words));
  return otherKinds.find(isHeard) ?? null;
}

const beforeAnAge = new Set(['am', 'only', 'turned', 'tengo', 'cumpli']);

/** "I am only 29": whatever else sounds like a child, this is none. */
function tellsGrownUp(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const age = /^\d\d$/.test(word) ? Number(word) : 0;
    return age >= 18 && words.slice(Math.max(0, at - 2), at).some((before) => beforeAnAge.has(before));
  });
}
