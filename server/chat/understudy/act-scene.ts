// What a message does to the scene under way: which of its choices it is, and how the scene goes on, waits or closes.
import { echoes, points } from './about-line.ts';
import { inPassing } from './beside.ts';
import { type Chosen, choiceFor } from './choice.ts';
import { clausesOf, isAsking } from './clauses.ts';
import { correctionIn } from './correction.ts';
import { countWords, mostWordsOfALine } from './grammar.ts';
import { isLeadable } from './leading.ts';
import { lifeIn } from './own-life.ts';
import type { Place } from './place.ts';
import { plainly, written } from './plain.ts';
import { isAboutRest, restOf } from './rest.ts';
import { at, beatAt, buttonsOf, isGuessed } from './stage.ts';
import { isExactKind, tellKindOf } from './tell-kinds.ts';
import { allToldIn } from './told.ts';
import { type Act, fromPool, isWelcome, lastReplyOf, type Turn } from './turn.ts';
import { isQuestion } from './understand.ts';
import { waysIn } from './ways.ts';

/** A message that does not belong to the scene is answered beside it, so many times; then the scene closes. */
export const mostWaits = 2;
/** Intents of a question that names nothing. */
const asksOfTheLine: ReadonlySet<string> = new Set(['pardon', 'protest', 'why', 'question']);

/** The beat that follows for whoever only wants to hear more; null where there is none, or the visitor has to guess. */
export function nextBeat(turn: Turn, place: Place): Act | null {
  if (place.entry === 'offer' && place.choices.length === 0) return null;
  if (isGuessed(turn.part, place.scene) || waysIn(plainly(turn.message)).has('no')) return null;
  const index = beatAt(turn, place)?.choices.findIndex(({ tags }) => tags.includes('more')) ?? -1;
  return index === -1 ? null : at(turn, { ...place, choices: [...place.choices, index], waited: 0 });
}

/** To a question in the middle of a scene that has no answer: so much, and that the scene may go on. */
export function held(turn: Turn): Act | null {
  const isLost = isLeadable(turn) && isQuestion(turn.clause, turn.words);
  return isLost && turn.memory.feeling !== 'sad' ? fromPool(turn, 'scene waits') : null;
}

export function choiceAt(turn: Turn, place: Place): Chosen | null {
  const beat = beatAt(turn, place);
  const isGuess = isGuessed(turn.part, place.scene);
  // "Poor dog. And?": what goes on with the scene may be one sentence of several.
  const sentences = turn.message.split(/(?<=[.!?…])\s+/);
  const said = new Set([turn.message, ...sentences.toReversed()]);
  // "Ribcage. Sorry, work brain" ends the sentence that she began.
  const ending = isGuess && lastReplyOf(turn).endsWith('…') && isBrief(sentences[0] ?? '') ? sentences[0] : null;
  const found = [...said].map(
    (each) => beat && choiceFor(each, beat.choices, turn.character, isGuess, each === turn.message || each === ending),
  );
  const ended = ending ? found[sentences.length === 1 ? 0 : [...said].indexOf(ending)] : null;
  if (ended) return { ...ended, isSure: true };
  const pressed = found.find((it) => it?.isButton);
  if (pressed) return { ...pressed, isButton: pressed === found[0] };
  return found.find((it) => it?.isSure) ?? found.find((it) => it) ?? null;
}

const isBrief = (sentence: string) => !sentence.includes('?') && plainly(sentence).length <= mostWordsOfAGuess;
const mostWordsOfAGuess = 3;

const questionWords: ReadonlySet<string> = new Set(['why', 'who', 'where', 'when', 'how', 'what']);
const plainKinds: ReadonlySet<string> = new Set([
  'why',
  'who',
  'who is',
  'who told',
  'where',
  'when',
  'how many',
  'name',
]);

/** "What does that mean?" and "why did the moon take the blame?" in a song are no wish for its next line. */
export function isAside(turn: Turn, place: Place, { index, isButton }: Chosen): boolean {
  const { message, clause, words } = turn;
  const choice = beatAt(turn, place)?.choices[index];
  const kind = tellKindOf(written(words));
  const isKind = (isExactKind(kind) && kind !== 'said') || plainKinds.has(kind ?? '');
  if (isButton || !kind || !isKind || !choice) return false;
  // A way on that has several question words takes whatever else is said.
  const isForAny = choice.tags.includes('more') && choice.tags.filter((tag) => questionWords.has(tag)).length > 1;
  const isAsked = !isForAny && choice.tags.some((tag) => tag === kind || (tag !== 'how' && kind.startsWith(`${tag} `)));
  if (isAsked || tellKindOf(written(plainly(choice.text))) === kind) return false;
  const rest = message.replace(clause, '').trim();
  return rest === message || rest === '' || choiceAt({ ...turn, message: rest }, place)?.index !== index;
}

/** Where the last reply was none of the scene's, "why?" and "what do you mean?" are about that reply. */
export function meantFor(turn: Turn, place: Place, found: Chosen | null): Chosen | null {
  return found && !found.isSure && place.waited > 0 && asksOfTheLine.has(turn.intent) ? null : found;
}

export function goOn(turn: Turn, place: Place, { index, isButton, isSure }: Chosen): Act | null {
  const act = at(turn, { ...place, choices: [...place.choices, index], waited: 0 });
  const isTap = isButton && clausesOf(turn.message).length < 2;
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

/** `act` behind a word that asks for patience, where the message asks for something that it does not speak of. */
function withPatience(turn: Turn, act: Act): Act {
  const { clause, words, part, random } = turn;
  if (act.hasNodded || !isQuestion(clause, words) || isGuessed(part, turn.progress.place?.scene)) return act;
  const rest = restOf(words, [lastReplyOf(turn)]);
  if (rest.length === 0 || isAboutRest(act.line, rest)) return act;
  const isNice = isWelcome(turn);
  const lines = (part.script.pools.get('scene asked') ?? [])
    .map((word) => `${word} ${act.line}`)
    .filter((line) => countWords(line) <= mostWordsOfALine && !line.includes('\n') && isNice(line));
  return { ...act, line: lines[Math.floor(random() * lines.length)] ?? act.line };
}

const mostWordsOfAWay = 2;

/** Whether the message goes on with the scene besides what it tells or corrects: "And the last? My daughter is called Rosa." */
export function goesOnBesides(turn: Turn, place: Place, { index }: Chosen): boolean {
  const { message } = turn;
  const correction = correctionIn(message);
  const rest = (correction?.rest ?? message)
    .split(/(?<=[.!?…])\s+|\n+/)
    .filter((sentence) => allToldIn(sentence).length === 0 && lifeIn(turn, sentence).length === 0)
    .join(' ');
  // "Give me a hint, I've been up all night", "row, i live on a boat"
  const requests = message.split(/,\s+/).filter((part) => isAsking(part) || plainly(part).length <= mostWordsOfAWay);
  return [rest, correction?.meant ?? '', ...requests].some((said) => {
    const found = said ? choiceAt({ ...turn, message: said }, place) : null;
    return found?.index === index && found.isSure;
  });
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
