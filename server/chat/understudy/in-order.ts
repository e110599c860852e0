// The layers that may answer a message in play, in the order in which they are asked.
import type { Question } from '../../../contract/chat.ts';
import { graveWords } from '../../care/grave-words.ts';
import { leading, withButtons } from './act-scene.ts';
import { answerAside, answerTo, ofAllergy } from './answers.ts';
import { recalledSurely } from './answers-recall.ts';
import { wishedInstead } from './answers-scene.ts';
import { talkedOfSurely } from './answers-talk.ts';
import { fact } from './answers-world.ts';
import { askedOfUs } from './asked-of-us.ts';
import { hearsOfThem } from './asks-after.ts';
import { birthMet } from './birth-met.ts';
import { ofABystander } from './bystanders.ts';
import type { Chosen } from './choice.ts';
import { choiceAt } from './choice-at.ts';
import { asksForAChoice, chooses } from './chooses.ts';
import { freely } from './free-talk.ts';
import { serves } from './guests.ts';
import { hearsOut } from './hears.ts';
import { nameHeard } from './hears-name.ts';
import { inScene } from './in-scene.ts';
import { insisted } from './insisted.ts';
import { babyNamed } from './name-a-baby.ts';
import { namedFirst } from './named-first.ts';
import { namesTogether } from './naming.ts';
import { steadied } from './nerves.ts';
import { congratulated } from './news-met.ts';
import { ofOnesOwn } from './of-ones-own.ts';
import { askedOfTheLine } from './of-the-line.ts';
import { begunBehind } from './offer-asked.ts';
import { offerTaken } from './offer-taken.ts';
import { offerTakenBeside, reopened } from './offers.ts';
import type { Place } from './place.ts';
import { plainly } from './plain.ts';
import { promised } from './promised.ts';
import { repeated } from './repair.ts';
import { soreBeside, thoughtOf } from './said-beside.ts';
import { takenUp } from './taken-up.ts';
import { offerAccepted } from './takes-offer.ts';
import { jokeAsked, laughedAt } from './tells-joke.ts';
import { theirRiddle } from './their-riddle.ts';
import { theirsFirst } from './theirs-first.ts';
import { type Act, lastReplyOf, saying, type Turn } from './turn.ts';
import { isQuestion } from './understand.ts';
import { wantsIt } from './wants-it.ts';
import { wayOnIn, wayOnSaid, whoIsAsked } from './way-on.ts';
import { welcomed } from './welcome.ts';
import { wishedPlainly } from './wished-plainly.ts';
import { wouldDo } from './would-do.ts';

/** Whoever asks so plainly gets an answer before the scene goes on. */
const wantsAdvice =
  /\badvice\b|\bwhat (?:shall|should|do|can) i do (?:about|with)\b|\bdate\b.*\bwhat (?:shall|should|do|can) i (?:bring|wear|say|talk about)\b/i;

/** Who somebody is of whom the last reply spoke, also where it was in earnest: "aww. who's Quiet Susan??" */
export function toldWho(turn: Turn): Act | null {
  const asked = plainly(turn.message).some((word) => graveWords.has(word)) ? null : whoIsSaid(turn);
  const name = asked?.split(' ').at(-1) ?? '';
  return asked && lastReplyOf(turn).toLowerCase().includes(name.toLowerCase()) ? fact(saying(turn, asked), true) : null;
}

/** "Who's Beryl?", behind whatever else. */
function whoIsSaid({ clause }: Turn): string | null {
  return whoIs.exec(clause)?.[1] ?? null;
}
const whoIs =
  /(?:^|[.!?,]\s+|\b(?:and|but|so|wait|ok|haha|lol|anyway|now|oh|hey)\s+)(who(?:['’]s|s| is| was) (?!(?:he|she|it|they|that|this|there|your?|my|the|an?|who|next|in|on|at)\b)[\p{L}-]+(?: \p{Lu}\p{L}+)?)(?:, (?:an?|the|your) \p{L}+)?\s*\?*$/iu;

/** Whether the question of the message goes on with the scene, whatever is told beside it. */
function asksOn(turn: Turn, place: Place, found: Chosen | null): boolean {
  const { clause, message, words } = turn;
  if (!found?.isSure || clause === message || !isQuestion(clause, words)) return false;
  const asked = choiceAt({ ...turn, message: clause }, place);
  return asked?.isSure === true && asked.index === found.index;
}

/** What is said where nothing earnest was, no memory is asked for and no button pressed. */
export function decideInPlay(question: Question, turn: Turn): Act {
  const { place } = turn.progress;
  const found = place && choiceAt(turn, place);
  const isSure = found?.isSure ?? false;
  const wayOn = wayOnIn(question);
  const who = whoIsAsked(question) ?? whoIsSaid(turn);
  const known = who && !found?.isButton ? fact(saying(turn, who), true) : null;
  if (known) return place ? leading(known, place) : known;
  const said = turn.message.split(/(?<=[.!?…])\s+/);
  const last = said.length > 1 ? wayOnSaid(question.character, said.at(-1) ?? '') : null; // "Thank you, maestro. Now tell me a story, please."
  const tapped = last ? last : isSure && (found?.isButton || !wayOn?.endsWith('?')) ? null : wayOn;
  // What is told beside it is kept (act.ts), but it is the question that is answered; an allergy is heard first.
  const telling = turn.telling.filter(({ kind }) => kind === 'allergy');
  const accepted = place && !found?.isButton ? offerAccepted(turn, place) : null;
  const first = accepted && telling.length > 0 ? ofAllergy(turn) : null; // what they must not eat is heard before the soup begins
  if (first) return withButtons(turn, first);
  if (accepted) return begunBehind(turn, accepted);
  if (tapped) return decideInPlay({ ...question, message: tapped }, { ...saying(turn, tapped), telling });
  /** What the scene goes on with, whatever else is said; but who asks for `wish` in so many words gets that. */
  const isPlayed = (wish: RegExp) => isSure && (found?.isButton || !wish.test(turn.message));
  const calm =
    steadied(turn) ??
    (found?.isButton
      ? null
      : (theirRiddle(turn) ??
        ofABystander(turn) ??
        hearsOfThem(turn) ??
        congratulated(turn) ??
        jokeAsked(turn) ??
        wouldDo(turn) ??
        wishedPlainly(turn))) ??
    babyNamed(turn) ??
    (found?.isButton ? null : birthMet(turn)) ??
    (isPlayed(asksForAChoice) ? null : chooses(turn)) ??
    (isPlayed(wantsAdvice) ? null : ofOnesOwn(turn));
  if (calm) return place ? leading(calm, place) : calm;
  const heard = place && !found?.isButton ? hearsOut(turn, talkedOfSurely) : null;
  if (place && heard) return leading(heard, place);
  const wished = found?.isButton ? null : wishedInstead(turn);
  if (wished) return wished;
  const taken = place && offerTakenBeside(turn, place);
  if (taken) return taken.hasNodded ? taken : begunBehind(turn, taken);
  const ofLine = place && telling.length === 0 ? askedOfTheLine(turn, place, found) : null;
  if (ofLine) return withButtons(turn, ofLine);
  const ofUs = isSure ? null : askedOfUs(turn);
  if (ofUs) return place ? leading(ofUs, place) : ofUs;
  const joke = laughedAt(turn);
  if (joke) return place ? leading(joke, place) : joke;
  const once = repeated(turn);
  if (once) return withButtons(turn, once);
  const before =
    welcomed(turn) ??
    nameHeard(turn) ??
    thoughtOf(turn) ??
    soreBeside(turn, place !== null && asksOn(turn, place, found)) ??
    theirsFirst(turn, found);
  if (before) return before;
  const served = isSure ? null : serves(turn);
  if (served) return place ? leading(served, place) : served;
  // "You owe me a riddle, but yes, tell me how" takes what is offered now.
  const due = namesTogether(turn) ?? (place && wantsIt(turn, place) ? null : promised(turn));
  if (due) return due.progress.place === place && place ? leading(due, place) : due;
  const named = isSure ? null : namedFirst(turn);
  if (named) return place ? leading(named, place) : named;
  const asked = turn.intent === 'protest' ? recalledSurely(turn) : null;
  const passedOver = asked ?? insisted(turn, answerTo);
  if (passedOver) return place && passedOver.progress.place === place ? leading(passedOver, place) : passedOver;
  const more = takenUp(turn) ?? offerTaken(turn);
  if (more) return more;
  if (!place) return reopened(turn) ?? answerAside(turn) ?? freely(question, turn);

  return inScene(question, turn, place);
}
