// A question of yes or no in the middle of a tale that its next line does not answer: "did you at least tip him?", "lol did they grow back". A yes or a no
// stands before that line, where there is room; or else it gets an answer of its own, and the tale waits with its buttons.
import { graveWords } from '../../care/grave-words.ts';
import { goOn } from './act-scene.ts';
import { comesUp } from './ahead.ts';
import { answerOfThings } from './answers.ts';
import { type Chosen, elsewhere } from './choice.ts';
import { choiceAt, goesOn } from './choice-at.ts';
import { countWords, mostWordsOfALine } from './grammar.ts';
import { isKnown } from './of-the-talk.ts';
import type { Place } from './place.ts';
import { plainly, written } from './plain.ts';
import { restOf } from './rest.ts';
import { kindOf, linesTold } from './scene-order.ts';
import { beatAt } from './stage.ts';
import { tellKindOf } from './tell-kinds.ts';
import { type Act, saying, type Turn } from './turn.ts';
import { isQuestion } from './understand.ts';
import { isYes, shortly, yesOrNo, yesOrNoTo } from './yes-or-no.ts';

const tales: ReadonlySet<string> = new Set(['story', 'adventure', 'song', 'poem']);
const visitors = /\b(?:i|me|my|mine|we|us|our) /;
/** What was asked before is answered as that. */
const corrects = /\bi (?:asked|said|meant|mean)\b/i;
/** A line that begins so is a yes or a no already. */
const answered =
  /^(?:\p{L}+[,.!] )?(?:yes|no|aye|sí|not|never|none|nobody|nothing|certainly|of course|naturally|every|always|all|(?:i|it|he|she|they|we) (?:did|was|were|does|do|have|had|could|would)(?:n['’]t)?)\b/iu;

/** Null where the way that is `chosen` leads to the answer, or a later line of the tale does. */
export function ofNoBeat(turn: Turn, place: Place, meant: Chosen | null): Act | null {
  const { clause, words, message, memory, intent } = turn;
  const chosen = meant ?? onwards(turn, place);
  if (!chosen || chosen.isButton || memory.feeling === 'sad' || !tales.has(kindOf(turn, place))) return null;
  if (elsewhere.has(intent) || !isQuestion(clause, words) || words.some((word) => graveWords.has(word))) return null;
  const text = written(words);
  if (visitors.test(text) || corrects.test(message) || goesOn.test(text) || asksTwice(turn)) return null;
  const next = beatAt(turn, { ...place, choices: [...place.choices, chosen.index] })?.line ?? '';
  const asked = yesOrNo.exec(text);
  if (!asked || tellKindOf(text) !== null || answered.test(next)) return null; // who, how old and the like have answers below
  const choice = beatAt(turn, place)?.choices[chosen.index];
  const way = [choice?.text ?? '', ...(choice?.tags ?? [])];
  if (restOf(words, way).length < restOf(words, []).length) return null; // "did he give you money?", where the way is for money
  const rest = restOf(words, [...way, ...linesTold(turn, place)]);
  const isOfItsOwn = rest.length === 0 && isBesideTheWay(turn, place, chosen);
  if (!isOfItsOwn && (rest.length === 0 || comesUp(turn.part.scenes, place, rest))) return null;
  if (!isKnown(turn) || answerOfThings(turn)) return null; // what is known of it is found below
  const [, verb = '', subject = '', deed = ''] = asked;
  const isSo = isYes(turn, deed);
  const both = behind(turn, place, chosen, shortly(verb, subject, isSo));
  if (both || isOfItsOwn) return both; // what was chosen is done
  return yesOrNoTo(turn, deed, `${subject === 'you' ? 'answers' : 'tells'} ${isSo ? 'yes' : 'no'}`);
}

/** What whoever only listens goes on with. */
function onwards(turn: Turn, place: Place): Chosen | null {
  if (place.entry === 'offer' && place.choices.length === 0) return null;
  const index = beatAt(turn, place)?.choices.findIndex(({ tags }) => tags.includes('more')) ?? -1;
  return index === -1 ? null : { index, isSure: false, isButton: false };
}

/** Of two questions the other may be the one that goes on; "eyebrows?" is none. */
export function asksTwice({ message, clause }: Turn): boolean {
  const rest = message.replace(clause, '');
  return rest.includes('?') && (tellKindOf(written(plainly(rest))) !== null || yesOrNo.test(written(plainly(rest))));
}

/** "Give him soup. Is it hot tho?": the first sentence chose the way, and the second has nothing to do with it. */
function isBesideTheWay(turn: Turn, place: Place, { index }: Chosen): boolean {
  const rest = turn.message.replace(turn.clause, '').trim();
  const chosenBy = (said: string) => (said === '' ? null : choiceAt(saying(turn, said), place));
  return chosenBy(rest)?.index === index && chosenBy(turn.clause)?.isSure !== true;
}

/** The next line behind `answer`. */
function behind(turn: Turn, place: Place, chosen: Chosen, answer: string): Act | null {
  const next = answer ? goOn({ ...turn, message: '' }, place, { ...chosen, isSure: true }) : null;
  const line = `${answer} ${next?.line}`;
  return next && countWords(line) <= mostWordsOfALine ? { ...next, line, hasNodded: true } : null;
}
