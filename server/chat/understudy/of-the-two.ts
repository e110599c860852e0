// What is between the two, asked or told in the middle of a lesson or a tale: "ok flour everywhere. would you kiss it off?" It is answered
// before the next step, and the scene waits.
import { talkOf } from './answers-talk.ts';
import { clausesOf } from './clauses.ts';
import { isHeavy } from './heavy.ts';
import type { Place } from './place.ts';
import { plainly } from './plain.ts';
import { ofIntent } from './repair.ts';
import { beatAt, isGuessed } from './stage.ts';
import { kindsIn } from './talk/kind-of.ts';
import { type Act, fromPool, type Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

const ofUs: ReadonlySet<string> = new Set('only-one kiss jealousy love loved miss-you hug joke'.split(' '));

/** Null where the scene has a way of its own for it, or nothing of the kind is asked. */
export function askedOfTheTwo(turn: Turn, place: Place): Act | null {
  const { intent, clause, words, message } = turn;
  if (!ofUs.has(intent) || clausesOf(message).length < 2 || !isQuestion(clause, words)) return null;
  if (turn.memory.feeling === 'sad' || isHeavy(message, true)) return null; // whoever told something sad is heard in earnest
  if (/\bshould i\b/i.test(clause)) return null; // "should i forgive my ex" asks for advice
  if (intent === 'joke' && !asksForAJoke.test(clause)) return null;
  const choices = beatAt(turn, place)?.choices ?? [];
  const isOfScene = choices.some(({ text, tags }) => [...plainly(text), ...tags].some((it) => it === intent));
  return isOfScene || isGuessed(turn.part, place.scene) ? null : (ofIntent(turn) ?? fromPool(turn, intent));
}

const asksForAJoke = /\b(?:tell|know|another|give|got|make me laugh|something funny)\b/i;

/** Titles of talk/messages.md: what went wrong for them, and wants a word of its own. */
const badNews: ReadonlySet<string> = new Set(
  'news-exam-failed news-job-rejected news-locked-out news-car-or-bike-broke news-school-bad-day'.split(' '),
);
/** Who sends a face has said a sentence. */
const smile = /\s*[:;]['’]?-?[()DPd/]\s*/;
const surenessNeeded = 0.75;

/** "Wait stop. i failed my driving test today :(" is heard, and the spoon rests. */
export function badNewsTold(turn: Turn, place: Place): Act | null {
  if (turn.message.includes('?') || isGuessed(turn.part, place.scene) || isHeavy(turn.message)) return null;
  for (const clause of clausesOf(turn.message).flatMap((it) => it.split(smile))) {
    if (clause.includes('?') || !/\b(?:i|my)\b/i.test(clause)) continue;
    const [meant] = kindsIn(clause);
    if (meant && meant.sureness >= surenessNeeded && badNews.has(meant.kind.title))
      return talkOf(turn, meant.kind.answer ?? meant.kind.title);
  }
  return null;
}
