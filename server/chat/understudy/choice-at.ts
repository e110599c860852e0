// Which choice of the scene under way a message means.
import { type Chosen, choiceFor } from './choice.ts';
import { isAsking } from './clauses.ts';
import { correctionIn } from './correction.ts';
import { lifeIn } from './own-life.ts';
import type { Place } from './place.ts';
import { plainly, written } from './plain.ts';
import { unlessPresumed } from './presumed.ts';
import { restOf } from './rest.ts';
import type { Choice } from './scenes.ts';
import { beatAt, isGuessed } from './stage.ts';
import { isExactKind, tellKindOf } from './tell-kinds.ts';
import { allToldIn } from './told.ts';
import type { Turn } from './turn.ts';

/** Intents of a question that names nothing. */
const asksOfTheLine: ReadonlySet<string> = new Set(['pardon', 'protest', 'why', 'question']);

/** The choice of the scene at `place` that the message means, as a whole or by one of its sentences. */
export function choiceAt(turn: Turn, place: Place): Chosen | null {
  const beat = beatAt(turn, place);
  const lineBehind = (index: number) => beatAt(turn, { ...place, choices: [...place.choices, index] })?.line ?? '';
  return beat && unlessPresumed(turn.message, beat, choiceSaid(turn, place), lineBehind);
}

function choiceSaid(turn: Turn, place: Place): Chosen | null {
  const beat = beatAt(turn, place);
  const isGuess = isGuessed(turn.part, place.scene);
  // "Poor dog. And?": what goes on with the scene may be one sentence of several.
  const said = new Set([turn.message, ...turn.message.split(/(?<=[.!?…])\s+/).reverse()]);
  const found = [...said].map(
    (each) => beat && choiceFor(each, beat.choices, turn.character, isGuess, each === turn.message),
  );
  const pressed = found.find((it) => it?.isButton);
  if (pressed) return { ...pressed, isButton: pressed === found[0] };
  const outright = beat ? namedOutright(turn, beat.choices) : null;
  if (outright) return outright;
  const onward =
    beat && goesOn.test(written(turn.words)) ? beat.choices.findIndex((it) => it.tags.includes('more')) : -1;
  const sure = found.find((it) => it?.isSure);
  if (!sure && onward >= 0) return { index: onward, isSure: true, isButton: false };
  return sure ?? found.find((it) => it) ?? null;
}

/** "So what happened then, you stepped in?" asks for more of a tale, whatever is guessed besides. */
export const goesOn =
  /^(?:and |so |but |well |ok |oh )*(?:what (?:happened|happens|came|comes) (?:then|next|after)|how did (?:it|that) (?:end|finish|go on)|how does (?:it|that) (?:end|finish|go on)|what did (?:he|she|they|it) do then) /;

/** "Laundry. I'm heavy, the ivy would snap": who says nothing else in a breath means that, whichever other way is named besides. */
function namedOutright({ message, character }: Turn, choices: readonly Choice[]): Chosen | null {
  const parts = message.split(/[.!?…,]+\s+/).filter((it) => plainly(it).length <= mostWordsOfAName);
  const named = parts.flatMap((part) => {
    const found = isRefusing.test(part) ? null : choiceFor(part, choices, character);
    const choice = found?.isSure ? choices[found.index] : undefined;
    return found && choice && restOf(plainly(part), [choice.text, ...choice.tags]).length === 0 ? [found] : [];
  });
  const [first] = named;
  return first && parts.length > 0 && named.every(({ index }) => index === first.index)
    ? { ...first, isButton: false }
    : null;
}
const mostWordsOfAName = 3;
const isRefusing = /\b(?:no|not|never|n['’]t)\b/i;

const questionWords: ReadonlySet<string> = new Set(['why', 'who', 'where', 'when', 'how', 'what']);
/** Kinds of questions (tell-kinds.ts) that ask for something in particular. */
export const plainKinds: ReadonlySet<string> = new Set([
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
