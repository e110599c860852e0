// What is answered last of all that has an answer: what asks about the line just said, and what nobody thought of.
import { agreed, mayJoin } from './agreed.ts';
import { saidNext } from './answers-next.ts';
import { talkedOfPerhaps } from './answers-talk.ts';
import { fact, related, spokenOf } from './answers-world.ts';
import { askedBack } from './asked-back.ts';
import { isPlain, madeUp, picked } from './made-up.ts';
import { compares } from './never-about.ts';
import { newsMet } from './news-met.ts';
import { ofItself } from './of-itself.ts';
import { written } from './plain.ts';
import { isHarmless } from './talk/known-words.ts';
import { tellKindOf } from './tell-kinds.ts';
import { type Act, fromPool, type Turn } from './turn.ts';

export function inPlay(turn: Turn): Act | null {
  return (
    willDo(turn) ??
    sweeterThan(turn) ??
    (isPlain(turn) ? plainlyTold(turn) : null) ??
    saidNext(turn) ??
    fact(turn, false) ??
    related(turn) ??
    talkedOfPerhaps(turn) ??
    picked(turn) ??
    agreed(turn, true) ??
    mayJoin(turn) ??
    madeUp(turn) ??
    askedBack(turn) ??
    keepsASecret(turn) ??
    ofItself(turn) ??
    newsMet(turn) ??
    spokenOf(turn)
  );
}

/** "Who broke it?", "did he like it?": what stands for just any question about the line is no answer to these. */
function plainlyTold(turn: Turn): Act | null {
  const kind = tellKindOf(written(turn.words));
  const isOfFacts = kind !== null && kind !== 'which'; // a fact says neither yes nor no, and not which
  return saidNext(turn, false) ?? (isOfFacts ? fact(turn, false) : null) ?? madeUp(turn);
}

const isGoodEnough =
  /\b(?:(?:will|would|does) (?:that|this|it|these|those|they) (?:still |also )?(?:do|work|count|be (?:okay|ok|fine|good|enough|all right|alright)) (?:too |instead |as well |then |for you )?|(?:is|are) (?:that|this|it|these|those|they) (?:good |big |long |strong |warm |sweet |hot )?enough (?:then |for you |now )?|is (?:that|this) (?:okay|ok|fine|all right|alright) (?:too|instead|as well) |can i use (?:\w+ ){1,3}instead )$/;

/** "Will that do?", of something in place of something better: no yes about a deed answers it. */
function willDo(turn: Turn): Act | null {
  return isGoodEnough.test(written(turn.words)) ? fromPool(turn, 'will do') : null;
}

/** "What's better than a nightingale then, me?" fishes for it. */
function sweeterThan({ memory, ...turn }: Turn): Act | null {
  const text = written(turn.words);
  return compares.test(text) && / me $/.test(text) && memory.feeling !== 'sad'
    ? fromPool({ ...turn, memory }, 'say-sweet')
    : null;
}

const keepsSecret = /^(?:\w+ ){0,3}(?:can|could|will|would|do) you keep (?:a|my|our|the|this) secret $/;

function keepsASecret(turn: Turn): Act | null {
  return keepsSecret.test(written(turn.words)) && isHarmless(turn.words) ? fromPool(turn, 'answers yes') : null;
}
