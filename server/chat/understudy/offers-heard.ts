// What becomes of an offer that stood behind a reply (offers-beside.ts): whoever goes on with something else has not heard it.
import type { Question } from '../../../contract/chat.ts';
import { choiceAt } from './choice-at.ts';
import { offerTakenBeside } from './offers.ts';
import { goOnLines } from './offers-beside.ts';
import type { Part } from './part.ts';
import { partsOf } from './parts-of.ts';
import type { Place } from './place.ts';
import { plainly } from './plain.ts';
import { beatAt } from './stage.ts';
import { takes } from './takes-offer.ts';
import type { Turn } from './turn.ts';
import { isQuestion } from './understand.ts';
import { back, wayOnIn } from './way-on.ts';
import { waysIn } from './ways.ts';

const mostWordsOfAYes = 5;

/** `question` as though its replies had offered nothing behind what they say; a yes to "Shall we go on?" asks where the two were. */
export function withoutOffersBeside(question: Question, part: Part): Question {
  const { history = [], message = '', instead } = question;
  const briefs = [...part.leads.values()].flatMap(({ brief }) => brief);
  const last = history.findLast(({ category }) => category === 'AI')?.message ?? '';
  const isAsked = goOnLines(part).some((line) => last.endsWith(` ${line}`));
  const goesOn = isAsked && saysYes(message) && wayOnIn(question) === null;
  const bare = (text: string) => {
    const offer = [...briefs, ...goOnLines(part)].find((line) => text.endsWith(` ${line}`));
    return offer ? text.slice(0, -offer.length - 1) : text;
  };
  return {
    ...question,
    ...(goesOn ? { message: back } : {}),
    ...(instead ? { instead: instead.map(bare) } : {}),
    history: history.map((it) => (it.category === 'AI' ? { ...it, message: bare(it.message) } : it)),
  };
}

/** Also in the first of several parts, if the others ask nothing: "yes the song. im mats by the way", or it names what is meant: "yes the story, who came in". */
function saysYes(message: string): boolean {
  const [first = '', ...others] = partsOf(message);
  return isYes(message) || (isYes(first) && (named.test(first) || !others.some((it) => isQuestion(it, plainly(it)))));
}
const named = /\bthe (?:story|song|poem|riddles?|game|recipe|lesson)\b/i;

function isYes(message: string): boolean {
  const words = plainly(message);
  const ways = waysIn(words);
  return (
    !isQuestion(message, words) &&
    words.length <= mostWordsOfAYes &&
    (ways.has('yes') || ways.has('more')) &&
    !ways.has('no')
  );
}

/** `turn` without the offer that stood behind the last reply, where the message neither takes nor declines it. */
export function passedBy(turn: Turn, { history = [] }: Question): Turn {
  const { place } = turn.progress;
  if (place?.entry !== 'offer' || place.choices.length > 0) return turn;
  const last = history.findLast(({ category }) => category === 'AI')?.message ?? '';
  if (beatAt(turn, place)?.line === last) return turn;
  const isBeside = turn.part.leads.get(place.scene)?.brief.some((line) => last.endsWith(` ${line}`));
  if (!isBeside || isAnswered(turn, place)) return turn;
  return { ...turn, progress: { ...turn.progress, place: null } };
}

/** By what its buttons say, a short yes or no, or a yes behind something else. */
function isAnswered(turn: Turn, place: Place): boolean {
  const found = choiceAt(turn, place);
  const words = plainly(turn.message);
  const ways = waysIn(words);
  const isShort = words.length <= mostWordsOfAYes && !turn.message.includes('?');
  return (
    found?.isSure === true ||
    (found !== null && isShort && ['yes', 'no', 'more'].some((way) => ways.has(way))) ||
    takes(turn.message) ||
    offerTakenBeside(turn, place) !== null
  );
}
