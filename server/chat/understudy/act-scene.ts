// How the scene under way goes on, waits or closes.
import { echoes, points } from './about-line.ts';
import { inPassing } from './beside.ts';
import type { Chosen } from './choice.ts';
import { withEither } from './either-does.ts';
import { isWelcome } from './fit-to-say.ts';
import { countWords, mostWordsOfALine } from './grammar.ts';
import { isLeadable } from './leading.ts';
import type { Place } from './place.ts';
import { plainly, written } from './plain.ts';
import { isAboutRest, restOf } from './rest.ts';
import { at, beatAt, buttonsOf, isGuessed } from './stage.ts';
import { type Act, fromPool, lastReplyOf, type Turn } from './turn.ts';
import { isQuestion } from './understand.ts';
import { waysIn } from './ways.ts';

/** A message that does not belong to the scene is answered beside it, so many times; then the scene closes. */
export const mostWaits = 2;
/** The beat that follows for whoever only wants to hear more; null where there is none, or the visitor has to guess. */
export function nextBeat(turn: Turn, place: Place): Act | null {
  if (place.entry === 'offer' && place.choices.length === 0) return null;
  const choices = beatAt(turn, place)?.choices ?? [];
  // "The last one", behind a riddle that was solved, is no guess.
  const isGuess = isGuessed(turn.part, place.scene) && choices.length > 1;
  if (isGuess || waysIn(plainly(turn.message)).has('no')) return null;
  const index = choices.findIndex(({ tags }) => tags.includes('more'));
  return index === -1 ? null : at(turn, { ...place, choices: [...place.choices, index], waited: 0 });
}

/** Whether what comes next answers a question of the visitor's: "I hadn't the heart" says nothing to whoever asks where they were. */
export function answersNext(turn: Turn, place: Place): boolean {
  const choice = beatAt(turn, place)?.choices.find(({ tags }) => tags.includes('more'));
  return choice?.text.endsWith('?') === true && !goingOn.test(choice.text);
}
const goingOn = /^(?:and (?:then|now|next)|then what|what then|what next|go on|what happened|and)\b/i;

/** To a question in the middle of a scene that has no answer: so much, and that the scene may go on. */
export function held(turn: Turn): Act | null {
  const isLost = isLeadable(turn) && isQuestion(turn.clause, turn.words);
  return isLost && turn.memory.feeling !== 'sad' ? fromPool(turn, 'scene waits') : null;
}

export function goOn(turn: Turn, place: Place, { index, isButton, isSure }: Chosen): Act | null {
  const next = at(turn, { ...place, choices: [...place.choices, index], waited: 0 });
  const act = next && withEither(turn, next, place.scene);
  const pressed = beatAt(turn, place)?.choices[index]?.text ?? '';
  const isTap = isButton && written(plainly(turn.message)) === written(plainly(pressed));
  if (isTap || !act) return act;
  const passing = inPassing(turn, act) ?? act;
  return isSure || passing.hasNodded ? passing : withPatience(turn, passing);
}

/** To a question about the tale that only its end may answer: the next beat, behind "Wait for it." */
export function toldOn(turn: Turn, place: Place): Act | null {
  const { clause, words } = turn;
  const lines = turn.remarks.filter(({ category }) => category === 'AI').slice(-linesOfTheTale);
  // "It" is a thing of the tale, if the last line was.
  const isOfTale = (points(words) && place.waited === 0) || lines.some(({ message }) => echoes(words, message));
  if (!isOfTale || turn.memory.feeling === 'sad' || !isQuestion(clause, words)) return null;
  const next = nextBeat(turn, place);
  return next && withPatience(turn, inPassing(turn, next) ?? next);
}
const linesOfTheTale = 3;

/** "Let me guess. Gerald ate it." What comes shows whether it was so. */
export function guessedAt(turn: Turn, place: Place): Act | null {
  const isGuess = guesses.test(turn.message) || (taggedOn.test(turn.message) && !asksFirst.test(turn.message));
  if (!isGuess || isGuessed(turn.part, place.scene)) return null;
  const next = nextBeat({ ...turn, message: '' }, place);
  return next && behindAWord(turn, next);
}
const guesses =
  /\b(?:let me guess|don['’]?t tell me|i bet|my guess is|i know what comes|(?:no way|so|oh|wait),? (?:it|that) was \p{L}+[.!]|(?:tell me|say) (?:it|that) (?:was|wasn['’]?t) (?!true\b|fine\b|ok)\p{L}+)/iu;

/** "And you kicked it down the hill didnt you" */
const taggedOn =
  /\S+ \S+ \S+,? (?:didn['’]?t|haven['’]?t|hasn['’]?t|wasn['’]?t|weren['’]?t|did|had) (?:you|he|she|it|they)\W*$/i;
const asksFirst = /^(?:(?:and|but|so|haha|lol|wait|oh) )*(?:why|how|what|who|when|where|which|did|was|were)\b/i;

/** `act` behind a word that asks for patience, where the message asks for something that it does not speak of. */
function withPatience(turn: Turn, act: Act): Act {
  const { clause, words, part } = turn;
  if (act.hasNodded || !isQuestion(clause, words) || isGuessed(part, turn.progress.place?.scene)) return act;
  const rest = restOf(words, [lastReplyOf(turn)]);
  if (rest.length === 0 || isAboutRest(act.line, rest)) return act;
  return behindAWord(turn, act);
}

/** "Was she cross with you?" Whoever was felt it a little. */
const asksWhatWasFelt =
  /\b(?:was|were|did) (?:he|she|they|you|u|your \p{L}+|the \p{L}+)(?: (?:not|very|really|so|even|all|get|feel))* (?:cross|angry|mad|sad|scared|afraid|frightened|nervous|embarrassed|lonely|jealous|worried|surprised|upset|shy|annoyed|furious|bored|ashamed|disappointed|offended|lost)\b/iu;

function wordsFor({ clause }: Turn): string {
  return asksWhatWasFelt.test(clause) ? 'beside felt' : 'scene asked';
}

/** `act` behind "Wait for it." or the like, if there is room. */
export function behindAWord(turn: Turn, act: Act, pool = wordsFor(turn)): Act {
  const isNice = isWelcome(turn);
  const lines = (turn.part.script.pools.get(pool) ?? [])
    .map((word) => `${word} ${act.line}`)
    .filter((line) => countWords(line) <= mostWordsOfALine && !line.includes('\n') && isNice(line));
  return { ...act, line: lines[Math.floor(turn.random() * lines.length)] ?? act.line };
}

/** `said` leads away from the scene at `place`, which waits without its buttons, and closes if it is not come back to. */
export function leading(said: Act, place: Place): Act {
  const waited = place.waited + 1;
  return { ...said, progress: { ...said.progress, place: waited > mostWaits ? null : { ...place, waited } } };
}

/** `said` with the ways of the scene that still waits, so that nobody has to remember them; who leaves goes none. */
export function withButtons(turn: Turn, said: Act): Act {
  const { place } = said.progress;
  const beat = place && said.say.length === 0 && turn.intent !== 'parting' ? beatAt(turn, place) : null;
  return beat ? { ...said, say: buttonsOf(beat) } : said;
}

export function without(turn: Turn): Turn {
  return { ...turn, progress: { ...turn.progress, place: null } };
}
