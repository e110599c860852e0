// A button's words with something beside them: "Sliced, and I'm crying like a baby". The scene goes on, whatever the aside sounds like.
import { goOn } from './act-scene.ts';
import { asks, asksLoosely, partEnds, sentenceEnds } from './button-asked.ts';
import { choiceAt } from './choice-at.ts';
import { asksForAChoice } from './chooses.ts';
import { kindsAsked } from './doors.ts';
import { isHeavy, isPhrased } from './heavy.ts';
import { nameTold } from './memory.ts';
import { isMerry } from './merry.ts';
import { newsFirst } from './news-first.ts';
import type { Place } from './place.ts';
import { plainly, written } from './plain.ts';
import { commonWords } from './related.ts';
import { soreBeside } from './said-beside.ts';
import { isSoreness } from './soreness.ts';
import { beatAt, isGuessed } from './stage.ts';
import { type Act, lastReplyOf, type Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

/**
 * How the scene at `place` goes on for whoever presses a button, begins with what it says, or says it in a sentence of their own; null
 * where something else in the message wants an answer.
 */
export function buttonFirst(turn: Turn, place: Place): Act | null {
  const { message, telling } = turn;
  const { choices } = beatAt(turn, place) ?? { choices: [] };
  const texts = choices.map(({ text }) => text).sort((a, b) => b.length - a.length);
  const chosen = (said: string) => ({
    index: choices.findIndex(({ text }) => text === said),
    isSure: true,
    isButton: true,
  });
  const meant = message.replace(insisting, '');
  const insisted = meant === message ? undefined : texts.find((text) => saysFirst(meant, text));
  if (insisted) return goOn(turn, place, chosen(insisted));
  const closing =
    message
      .split(/(?<=[.!?…])\s+/)
      .slice(1)
      .at(-1) ?? '';
  const last = texts.find((text) => plainly(text).length > 1 && saysFirst(closing, text));
  if (last && !ofThem.test(closing) && !isPhrased(message)) {
    const next = goOn(turn, place, chosen(last));
    // What weighs is passed over by nobody; behind a word of comfort the story may go on.
    if (next?.hasNodded || !isHeavy(message, true) || !isSoreness(message)) return next;
  }
  const first = texts.find((text) => saysFirst(message, text));
  const text = first ?? texts.find((each) => saysWithin(message, each));
  if (text === undefined) return null;
  const pressed = chosen(text);
  const aside = first
    ? message
        .trim()
        .slice(bare(text).length)
        .replace(/^[^\p{L}]+/u, '')
    : message
        .split(sentenceEnds)
        .filter((it) => !text.endsWith('?') || !asks(it, plainly(text)))
        .flatMap((it) => it.split(partEnds).filter((part) => !text.endsWith('?') || !asksLoosely(part, text)))
        .join(' ');
  if (aside.length < fewestLetters) return goOn(turn, place, pressed);
  if (isHeavy(first ? aside : message, true) || nameTold(message)) return null;
  const words = plainly(aside);
  if (first?.endsWith('?') && isQuestion(aside, words) && !asksForAChoice.test(aside))
    return goOn(turn, place, pressed); // of two questions the button's has an answer
  const asksElse = aside.includes('?') || isQuestion(aside, words) || kindsAsked(words).length > 0;
  if (asksElse || telling.some(({ kind }) => kind === 'allergy')) return null;
  const isGlad = isMerry(aside) || aside.trim().endsWith('!'); // "Hurry, I'm getting dizzy!"
  if (!isGlad && soreBeside(turn)) return null;
  return newsFirst(turn, place, { ...pressed, isButton: false }) ?? goOn(turn, place, pressed);
}
const fewestLetters = 4;
/** "I said we row! Where are the oars?" */
const ofThem = /\b(?:you|your|my)\b/i;
const insisting = /^(?:(?:but|no|hey|wait),? )?i (?:said|meant|chose|picked) /i;

/** "Chess! I play it on Fridays. Do you?": in a game the guess that a message begins with is heard before what is said behind it. */
export function guessFirst(turn: Turn, place: Place): Act | null {
  const [guess = '', ...others] = turn.message.split(/(?<=[.!?])\s+/);
  const isBrief = plainly(guess).length <= mostWordsOfAGuess && others.length > 0;
  const isGuess = isBrief && (asAQuestion.test(guess) || !isQuestion(guess, plainly(guess)));
  const insists = /\bi (?:asked|said|meant|was asking)\b/i.test(turn.message);
  if (!isGuess || insists || !isGuessed(turn.part, place.scene) || isPhrased(turn.message)) return null;
  const found = choiceAt({ ...turn, message: guess }, place);
  // "My ex wife lol. No, a spoon" guesses last.
  if (!found?.isSure && others.some((it) => choiceAt({ ...turn, message: it }, place)?.isSure)) return null;
  // Beside a guess that is one for certain only what says so in so many words is heavy.
  if (!found?.isSure && isHeavy(turn.message)) return null;
  // "Ribcage. Sorry, work brain" ends the sentence that she began, whatever stands behind it.
  const isThing = turn.progress.place?.waited === 0 && aThing.test(guess) && !others.some((it) => it.includes('?'));
  const isMeant = found?.isSure || isThing || lastReplyOf(turn).endsWith('…');
  return found && isMeant ? goOn(turn, place, found) : null;
}
const mostWordsOfAGuess = 4;
const aThing = /^(?:oh,? |hm+,? |is it |are they )*(?:an?|the|two|three|your|my|some)\b/i;
/** "Is it two postmen? Full bags in the morning, ..." */
const asAQuestion =
  /^(?:oh,? |hm+,? )?(?:is it|are they|is that|could it be) (?!true|right|far|over|long)\p{L}[^,]*\?$/iu;

function bare(text: string): string {
  return text.replace(/[.!?…]+$/, '');
}

/** Whether `message` begins with what the button `text` says, and a pause behind it. */
function saysFirst(message: string, text: string): boolean {
  const said = message.trim();
  const start = said.slice(0, bare(text).length);
  return start.toLowerCase() === bare(text).toLowerCase() && /^\s*(?:$|[.!?…,;]|- |– )/.test(said.slice(start.length));
}

/** "Then you go in and say sorry, Kitty", where a button says "Say sorry". */
function saysWithin(message: string, text: string): boolean {
  const button = plainly(text);
  if (text.endsWith('?'))
    return (
      message.split(sentenceEnds).some((it) => asks(it, button)) ||
      message.split(partEnds).some((it) => asksLoosely(it, text))
    );
  if (button.length < 2 || button.every((word) => commonWords.has(word))) return false;
  return message
    .split(/(?<=[.!?…])\s+/)
    .map((sentence) => written(plainly(sentence)))
    .some(
      (sentence) => ` ${sentence}`.includes(` ${written(button)}`) && !/\b(?:not|never|without|no) /.test(sentence),
    );
}
