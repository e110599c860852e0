// What is asked of memory and of names, which is answered before anything else in a message.
import type { Question } from '../../../contract/chat.ts';
import { echoes } from './about-line.ts';
import { ownsUp, recalled, recalledSurely } from './answers-recall.ts';
import { talkOf } from './answers-talk.ts';
import { fact } from './answers-world.ts';
import { asksOf } from './asks-of-life.ts';
import { choiceAt } from './choice-at.ts';
import { beneath } from './free-talk.ts';
import { isHeavy } from './heavy.ts';
import { nameTold } from './memory.ts';
import { type OfOwnLife, ownLifeAsked } from './own-life-asked.ts';
import { explained } from './own-name.ts';
import { peopleKnown } from './people-known.ts';
import { plainly } from './plain.ts';
import { remindedOfAllergy } from './recalls-allergy.ts';
import { recalledEach } from './recalls-each.ts';
import { inFragments, saidBetter } from './recalls-fragments.ts';
import { recalledNearest } from './recalls-nearest.ts';
import { knownPlainly } from './recalls-plainly.ts';
import { recalledPlay } from './recalls-played.ts';
import { kindsIn } from './talk/kind-of.ts';
import { nounOfTheirs } from './their-noun.ts';
import { plainlyAsked } from './told-asked-text.ts';
import { asksForAClass } from './told-classes.ts';
import { type Act, lastReplyOf, saying, type Turn } from './turn.ts';

const plainName = 'What is my name?';
/** Whatever else is named beside it: "and whats MY name then, mr belt buckle?" */
const ofMyName = /\bmy name\b|\bwhat i(?:'m| am) called\b/i;

/** "I'm a sparky, remember? Anyway who's One-Eyed Bill?" asks who he is. */
const asksWhoLast = /[.!?] (?:(?:anyway|and|but|so|now),? )*(who(?:['’]s| is) \p{Lu}[^.!?]*)\?\s*$/iu;

/** Null where nothing of the kind is asked. */
export function askedFirst(question: Question, turn: Turn): Act | null {
  const { message, clause, intent } = turn;
  const who = asksWhoLast.exec(message)?.[1];
  if (who && fact(saying(turn, who), true)) return null;
  const own = ownLifeAsked(message);
  const asked = own && !isHeavy(message) ? own : null;
  // "Ha, behind a curtain! So what were the vows?" says what a button says.
  const { place } = turn.progress;
  if (
    place &&
    !own?.isMarked &&
    choiceAt(saying(turn, clause.replace(/^(?:so|and|but|ok|well),? /i, '')), place)?.isButton
  )
    return null;
  return (
    remindedOfAllergy(turn) ??
    (isHeavy(message) ? null : (recalledEach(turn, false) ?? knownPlainly(turn))) ??
    theirName(question, turn) ??
    (asked ? withBoth(turn, asked, ofTheirLifeSurely(turn, asked)) : theirNames(turn)) ??
    recalledPlay(turn) ??
    (asked && withBoth(turn, asked, recalledSurely(turn))) ??
    (own ? null : ofSomebodyNamed(turn)) ??
    (intent === 'parting' ? withLuck(turn) : null) ??
    (asked && withBoth(turn, asked, ofTheirLife(turn, asked))) ??
    (isHeavy(message) ? null : (inFragments(turn, asked?.isMarked ?? false) ?? recalledEach(turn, true))) ??
    (intent === 'why-that-name' ? explained(turn) : null) ??
    (intent === 'name-known' && ofMyName.test(clause) ? beneath(question, turn) : null)
  );
}

/** "Do you remember my name? and come and watch me play" asks for the name first; they may have told it just now. */
function theirName(question: Question, turn: Turn): Act | null {
  const name = turn.memory.name ?? nameTold(turn.message);
  const asked = asksOf(turn.message);
  if (name === null || asked.length !== 1 || asked[0]?.kind !== 'name') return null;
  return beneath(
    { ...question, message: plainName },
    {
      ...saying(turn, plainName),
      memory: { ...turn.memory, name },
    },
  );
}

/** "And how old is Lotte?", of a daughter of theirs. */
function ofSomebodyNamed(turn: Turn): Act | null {
  const question = plainlyAsked(turn.message)
    .split(/(?<=[.!?])\s+/)
    .findLast((it) => asksOfThem.test(it));
  const names = question ? peopleKnown(turn).flatMap(({ name }) => name?.split(/, | and /) ?? []) : [];
  const isNamed = question && names.some((name) => new RegExp(`\\b${name}\\b`, 'iu').test(question));
  return isNamed && !isHeavy(turn.message) ? recalledSurely(saying(turn, question)) : null;
}
const asksOfThem =
  /^(?:(?:and|but|so|ok|now|then|well|haha|wait|oh),? )*(?:how old|where|when|what (?:does|is|was)|how (?:many|long|tall|big))\b(?!.*\b(?:you|your)\b).*\?$/i;

/** Where two things were asked for, both rather than the one that `known` tells. */
function withBoth(turn: Turn, { isMarked }: OfOwnLife, known: Act | null): Act | null {
  return known && (saidBetter(turn, isMarked, known.line) ?? known);
}

/** "Yes, those, but their NAMES?" of whom the last reply spoke. */
function theirNames(turn: Turn): Act | null {
  const noun = bareNames.test(turn.message) ? nounOfTheirs(turn) : null;
  const known = noun && recalled(saying(turn, `what are the names of my ${noun} again?`));
  return known && !ownsUp(turn, known) ? known : null;
}
const bareNames =
  /\bwhat(?:'s| is| was|s) (?:he|she|it) called(?: again)?\W*$|(?:^|[,.!] |\bbut )(?:and |but |so )?(?:what are |whats |what's )?(?:their|his|her|its) names? ?\?/i;

/** "Do you remember which dance I go to on Tuesdays?" asks for no dance of the two. */
function ofTheirLifeSurely(turn: Turn, asked: OfOwnLife): Act | null {
  if (!asked.isMarked || !/\b(?:i|my) /i.test(asked.text)) return null;
  const known = recalled(turn);
  return known === null || ownsUp(turn, known) ? recalledNearest(turn, asked.text, likenessNeeded.surely) : null;
}

/** What is known of it for certain, or else what comes nearest. */
function ofTheirLife(turn: Turn, asked: OfOwnLife): Act | null {
  if (turn.intent === 'name-known') return null;
  const known = recalled(turn);
  if (known === null) return nearest(turn, asked);
  const isPlayed = turn.progress.place?.waited === 0;
  return ownsUp(turn, known) || (isPlayed && !asked.isMarked) ? null : known;
}

/** What comes nearest to a question about the visitor's own life, which has to be sure where a scene goes on that may be meant. */
function nearest(turn: Turn, asked: OfOwnLife): Act | null {
  const { place } = turn.progress;
  const isPlayed = place !== null && place.waited === 0;
  const { markedAndClassed, marked, classed, unmarked, played } = likenessNeeded;
  if (!asked.isMarked && echoes(plainly(asked.text), lastReplyOf(turn))) return null; // "what has the carp to do with my drummer?"
  const isClassed = asksForAClass(asked.text);
  const unsaid = isPlayed ? (isClassed ? unmarked : played) : isClassed ? classed : unmarked;
  const said = isClassed ? markedAndClassed : marked;
  return recalledNearest(turn, asked.text, asked.isMarked ? said : unsaid);
}
/** As recalls-nearest.ts counts it: with a "remember", without one in whatever words, and in the middle of a scene. */
const likenessNeeded = { surely: 1, markedAndClassed: 0.4, marked: 0.45, classed: 0.5, unmarked: 0.75, played: 1.1 };

/** "Wish me luck! Gotta go": who leaves for a test is wished luck. */
function withLuck(turn: Turn): Act | null {
  const wished = kindsIn(turn.message).find(({ kind }) => kind.title === 'ask-for-luck');
  return wished && wished.sureness >= surelyLuck && !isHeavy(turn.message)
    ? talkOf(turn, wished.kind.answer ?? '')
    : null;
}
const surelyLuck = 0.85;
