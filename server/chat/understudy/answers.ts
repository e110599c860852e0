// Answers to what the visitor asks, tells or wants, before the script's pools. Each function returns null where it has none.
import { echoes, points } from './about-line.ts';
import { advised } from './advised.ts';
import { namedNext, saidNext } from './answers-next.ts';
import { recalled } from './answers-recall.ts';
import { opened } from './answers-scene.ts';
import { comforted, isHarmless, isSoreness, notCross, talkedOfPerhaps, talkedOfSurely } from './answers-talk.ts';
import { goodnight, heard } from './answers-told.ts';
import { fact, related, spokenOf } from './answers-world.ts';
import { isAsking } from './clauses.ts';
import { sayings } from './grammar.ts';
import { serves } from './guests.ts';
import { hears } from './hears.ts';
import { lends } from './lends.ts';
import { isExact, isPlain, madeUp, picked, quoted } from './made-up.ts';
import { nameTold } from './memory.ts';
import { isSaid } from './phrasebook.ts';
import { plainly, written } from './plain.ts';
import {
  announced,
  contradicted,
  corrected,
  newsMet,
  ofIntent,
  ofOtherClauses,
  repaired,
  saysLittle,
} from './repair.ts';
import { fromPoolBehind, tellsOnly, tookUp } from './takes-up.ts';
import { tellKindOf } from './tell-kinds.ts';
import { allToldIn } from './told.ts';
import { type Act, fromPool, isHeard, lastReplyOf, type Turn } from './turn.ts';
import { isQuestion, unmatched } from './understand.ts';

const fewestWordsOfNews = 8;

/**
 * What is answered before anything else in a message that goes on with a scene too: its question, and what it tells at length or
 * corrects, if it `isAlone`: no other sentence goes on with the scene.
 */
export function answerBefore(turn: Turn, isAlone: boolean): Act | null {
  const tellsMuch = plainly(turn.message).length >= fewestWordsOfNews;
  const isOfScene = !isAlone && points(turn.words); // "Greet the duck! What do I say to it?"
  return (
    recalled(turn) ??
    ofAllergy(turn) ??
    (isOfScene ? null : advised(turn)) ??
    (isAlone && tellsMuch ? (corrected(turn, answerAside, inPlay) ?? tookUp(turn) ?? heard(turn)) : null)
  );
}

/** What is answered also in the middle of a scene. */
export function answerAside(turn: Turn): Act | null {
  return answerOfOther(turn) ?? answerOfThings(turn);
}

/** What leads away from the scene: another one, the visitor's own life, what they ask and say freely. */
export function answerOfOther(turn: Turn): Act | null {
  if (nameTold(turn.message)) return named(turn);
  return (
    recalled(turn) ??
    ofAllergy(turn) ??
    (tellsOnly(turn) && !isSoreness(turn.message, soreIfTold) ? tookUp(turn) : null) ??
    serves(turn) ??
    corrected(turn, answerAside, inPlay) ??
    repaired(turn, answerTo) ??
    contradicted(turn) ??
    opened(turn) ??
    soreTold(turn) ??
    inSpanish(turn) ??
    advised(turn) ??
    exactly(turn) ??
    notCross(turn) ??
    tookUp(turn) ??
    talkedOfSurely(turn) ??
    (asksBesides(turn) ? null : heard(turn)) ??
    announced(turn)
  );
}

/** News of one's own life has to be surely sad to be comforted and not taken up. */
const soreIfTold = 0.75;

/** Comfort, with what it is for. */
function soreTold(turn: Turn): Act | null {
  return comforted(turn) && fromPoolBehind(turn, 'sadness');
}

/** What must never be passed over, said for the first time or again. */
function ofAllergy(turn: Turn): Act | null {
  const isNew = turn.telling.some(({ kind }) => kind === 'allergy');
  if (isNew) return heard(turn);
  const known = turn.told.findLast(({ kind }) => kind === 'allergy');
  const isSaidAgain = /\ballerg(?:ic|y|ies) /.test(written(plainly(turn.message)));
  return known && isSaidAgain ? fromPool(turn, 'told allergy', known.words) : null;
}

/** An answer to what was passed over, to a part of a message, or to the question of somebody who declines an offer. */
export function answerTo(turn: Turn): Act | null {
  if (turn.intent === 'protest') return null;
  const asks = isQuestion(turn.clause, turn.words) || turn.intent === 'request';
  return answerAside(turn) ?? (asks ? inPlay(turn) : newsMet(turn)) ?? ofIntent(turn);
}

/** What a message asks for, of the two and not of the scene, though some word in it would go on with that: "haha. what's for supper?" */
export function answerOfRequest(turn: Turn): Act | null {
  const { clause, words } = turn;
  const isOfTalk = points(words) || echoes(words, lastReplyOf(turn)) || guesses.test(written(words));
  return isAsking(clause) && !isOfTalk ? ofIntent(turn) : null;
}
const guesses = /^(?:(?:is|are|was|were|does|has|what about|how about) )/;

/** "How old was it?" is answered by nothing but an age, where no scene goes on that may tell it. */
function exactly(turn: Turn): Act | null {
  return turn.progress.place === null && isExact(turn)
    ? (namedNext(turn) ?? saidNext(turn) ?? fact(turn, false) ?? madeUp(turn))
    : null;
}

/** What is asked and said of things that were named. */
export function answerOfThings(turn: Turn): Act | null {
  return namedNext(turn) ?? goodnight(turn) ?? fact(turn, true) ?? lends(turn);
}

/** A question of its own in the middle of a scene; where the scene may well have the answer, nothing is made up. */
export function answerBeside(turn: Turn, mayBeTold: boolean): Act | null {
  if (!mayBeTold || isExact(turn)) return answerInPlay(turn);
  return saidNext(turn, false) ?? fact(turn, false) ?? quoted(turn);
}

/** News of a thing, which is heard before the character brings up anything. */
export function answerOfNews(turn: Turn): Act | null {
  const news = isQuestion(turn.clause, turn.words) ? null : hears(turn);
  return news && (talkedOfPerhaps(turn) ?? news);
}

/** What is answered where no scene takes the message. */
export function answerInPlay(turn: Turn): Act | null {
  return (
    inPlay(turn) ??
    (saysLittle(turn) ? ofOtherClauses(turn, answerTo) : null) ??
    (saysLittle(turn) ? heard(turn) : null)
  );
}

/** Whether the message asks something beside what it tells, which is then answered first. */
function asksBesides({ clause, message, words }: Turn): boolean {
  return clause !== message && isQuestion(clause, words) && allToldIn(clause).length === 0;
}

function inPlay(turn: Turn): Act | null {
  return (
    (isPlain(turn) ? plainlyTold(turn) : null) ??
    saidNext(turn) ??
    fact(turn, false) ??
    related(turn) ??
    talkedOfPerhaps(turn) ??
    picked(turn) ??
    madeUp(turn) ??
    yesOrNo(turn) ??
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

/** The pools greet a new name. */
function named(turn: Turn): Act | null {
  const name = nameTold(turn.message);
  return name ? fromPool({ ...turn, memory: { ...turn.memory, name } }, 'name-told', { name }) : null;
}

/** "Te quiero", to whoever has an answer to it. */
function inSpanish(turn: Turn): Act | null {
  const { part, message, progress, random } = turn;
  const words = turn.words.length > 2 ? turn.words : plainly(message);
  const answers = part.phrases.find(({ said }) => said.some((phrase) => isSaid(words, phrase)))?.answers ?? [];
  const fresh = answers.flatMap((line) => sayings(line, part.script.slots)).filter((it) => !isHeard(turn, it));
  const line = fresh[Math.floor(random() * fresh.length)];
  return line ? { line, progress, say: [] } : null;
}

const tasteAsked = /\b(?:do|did) you (?:really |even |also )?(?:like|love|enjoy|hate|want|eat|drink) /;
const yesOrNoAsked =
  /^(?:(?:and|but|so|well|hey|oh) )*(?:(?:do|did|are|were|have|has|had|can|could|would|will|is|was) (?:you|your)|(?:are|can|will|do|shall) we) /;

/** "Do you snore?" gets its yes or no first. */
function yesOrNo(turn: Turn): Act | null {
  const { words, intent } = turn;
  const text = written(words);
  if (!isHarmless(words)) return null;
  const isKeeping = /^(?:\w+ ){0,3}(?:can|could|will|would|do) you keep (?:a|my|our|the|this) secret $/.test(text);
  if (isKeeping) return fromPool(turn, 'answers yes');
  const isOfTaste = intent === 'favourites' && tasteAsked.test(text);
  if (!(unmatched.has(intent) || isOfTaste) || !yesOrNoAsked.test(text) || / or |\b(?:i|me|my|us) /.test(text))
    return null;
  const isGrudge = /\b(?:mad|angry|cross|upset|annoyed|tired of) /.test(text);
  return fromPool(turn, turn.random() < 0.5 && !isGrudge ? 'answers yes' : 'answers no');
}
