// "I asked about the dukes, not the cook!": what was meant is answered after all.
import { isRepeatable } from '../../care/never-repeated.ts';
import { inPassing } from './beside.ts';
import { askedAnew, correctionIn } from './correction.ts';
import { plainly, written } from './plain.ts';
import type { Answerer } from './repair.ts';
import { isAboutRest, restOf } from './rest.ts';
import { isHarmless } from './talk/known-words.ts';
import { tellKindOf } from './tell-kinds.ts';
import { type Act, fromPool, saying, type Turn } from './turn.ts';

/** "I asked about the dukes, not the cook!" gets what was meant, with the question that was asked before. */
export function corrected(turn: Turn, answerAside: Answerer, answerInPlay: Answerer): Act | null {
  const correction = correctionIn(turn.message);
  if (!correction) return null;
  const at = turn.remarks.findLastIndex(({ category }) => category === 'user');
  const { question, thing } = askedAnew(correction, turn.remarks[at]?.message ?? '');
  const then = saying(turn, question);
  const own = thing?.replace(/^the /, 'my ');
  const isOwn = own && turn.statements.some((it) => it.toLowerCase().includes(own.slice('my '.length)));
  const answer =
    (isOwn ? answerAside(saying(turn, question.replace(thing ?? '', own))) : null) ??
    answerAside(then) ??
    (thing ? ofThing(then, thing) : null) ??
    speakingOf(thing, answerInPlay(then));
  return (answer && inPassing(turn, answer)) ?? (thing ? meansThing(turn, thing) : null) ?? fromPool(turn, 'sorry');
}

/** "True as toast" speaks of no herring. */
function speakingOf(thing: string | null, said: Act | null): Act | null {
  return said && (thing === null || isAboutRest(said.line, restOf(plainly(thing), []))) ? said : null;
}

/** Something about the thing that was meant, whatever it was. */
function ofThing(turn: Turn, thing: string): Act | null {
  const kind = tellKindOf(written(turn.words)) ?? '';
  return isSayable(thing) && (kind === 'why' || kind === 'how') ? fromPool(turn, `quotes ${kind}`, { thing }) : null;
}

function meansThing(turn: Turn, thing: string): Act | null {
  return isSayable(thing) ? fromPool(turn, 'means', { thing }) : null;
}

function isSayable(thing: string): boolean {
  const words = plainly(thing);
  return words.length <= mostWordsOfAThing && isHarmless(words) && words.every((word) => isRepeatable(word));
}
const mostWordsOfAThing = 2;
