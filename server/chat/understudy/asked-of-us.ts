// What the visitor's last question asks of the character, where its meaning is known: it goes before what single words of the message
// would call for.
import { graveWords } from '../../care/grave-words.ts';
import { echoes, points } from './about-line.ts';
import { asksOfSomethingElse, asksWhetherEver, talkOf } from './answers-talk.ts';
import { plainly, written } from './plain.ts';
import { answeredElsewhere } from './soreness.ts';
import { kindsIn } from './talk/kind-of.ts';
import { type Act, lastReplyOf, type Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

/**
 * How sure its kind has to be (talk/kind-of.ts): where nothing speaks against it, where it may be about the last line or a scene goes on,
 * and where phrases say what the whole is.
 */
const surenessNeeded = { free: 0.75, ofTheLine: 0.9, againstPhrases: 0.95 };
/** "Miss me?" and "ever ridden a bike?" leave the "you" out. */
const ofYou = new RegExp(
  String.raw`\b(?:you|your|yours) |${asksWhetherEver.source}|^(?:miss(?:ed)?|love|like|want|forgive|dream(?:t)? of|marry) (?:me|us) `,
);
/** What is asked of the visitor's own life is remembered and not talked of. */
const ofMe =
  /\b(?:remember|recall|told you|what about me|still know|know (?:what|where|when|who|which|how) (?:i|we|my)) |\b(?:do|did|am|was|were|have|had|can|should|shall|could|may|might|would) i |\b(?:what|who|where|when|how|which|whose)(?: \w+)? (?:is|was|are|were|did|does|do) (?:my|i) /;
/** Kinds of what is asked of the character or of both; the rest are wanted of it, or told. */
const ofUs = /^(?:self|us|opinion|do|imagine)-/;
/** Those lines are about what somebody said or did. */
const ofOthers =
  /\b(?:he|she|they|him|her|them|somebody|someone|boss|teacher|neighbou?r|said|says|told|shouted|laughed|rude|answered|my place|my shoes)\b/i;
/** These have a way of their own, whatever else is asked. */
const ownWay: ReadonlySet<string> = new Set(
  'recall name-told name-known name-unknown insult breakup bot instructions sums other-language mash why-that-name protest be-my-date'.split(
    ' ',
  ),
);

/** An answer to what is asked of "you"; null where something else in the message may be meant. */
export function askedOfUs(turn: Turn): Act | null {
  const { clause, words, message, intent, progress } = turn;
  const text = written(words);
  if (!isQuestion(clause, words) || !ofYou.test(text) || ofMe.test(text) || ownWay.has(intent)) return null;
  if (plainly(message).some((word) => graveWords.has(word))) return null;
  const meant = kindsIn(message).find((it) => clause.includes(it.clause) && ofYou.test(written(plainly(it.clause))));
  if (!meant?.kind.answer || !ofUs.test(meant.kind.title)) return null;
  if (meant.kind.answer === 'in-my-place' && !ofOthers.test(message)) return null; // advice, and no quarrel
  const asked = plainly(meant.clause);
  const mayBeOfTheLine = points(asked) || echoes(asked, lastReplyOf(turn)) || isPlayed(progress);
  const needed = answeredElsewhere.has(intent)
    ? surenessNeeded.againstPhrases
    : surenessNeeded[mayBeOfTheLine ? 'ofTheLine' : 'free'];
  if (meant.sureness < needed || asksOfSomethingElse(meant, meant.kind.answer)) return null;
  return talkOf(turn, meant.kind.answer);
}

function isPlayed({ place }: Turn['progress']): boolean {
  return place !== null && (place.entry === 'begin' || place.choices.length > 0) && place.waited === 0;
}
