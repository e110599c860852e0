// A question about the tale that neither its cards nor its next line answers is owned up to, and the tale waits: "aw, whats his name tho".
import { echoes } from './about-line.ts';
import { answerOfThings } from './answers.ts';
import type { Chosen } from './choice.ts';
import { asksTwice } from './of-no-beat.ts';
import type { Place } from './place.ts';
import { plainly, written } from './plain.ts';
import { kindOf } from './scene-order.ts';
import { beatAt } from './stage.ts';
import { isExactKind, mayAnswer, tellKindOf } from './tell-kinds.ts';
import { type Act, fromPool, type Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

const tales: ReadonlySet<string> = new Set(['story', 'adventure', 'song', 'poem']);
/** Kinds that are answered by what they ask for alone; "said" and "meaning" may be answered by anything. */
const wanted: ReadonlySet<string> = new Set(['name', 'how many', 'cost']);
const vague: ReadonlySet<string> = new Set(['said', 'meaning']);
const ofUs = /\b(?:i|me|my|mine|you|your|yours|we|our) /;
/** What the tale itself is called is no name in it. */
const ofSomebody = /\b(?:his|her|their|its|he|she|it|they|the \w+) (?:\w+ ){0,2}(?:name|names|called) |\bname of /;
const ofATale = /\b(?:story|tale|song|poem|game|ballad|verse) /;
const namesWithin = /[\p{L},] (?!I\b)\p{Lu}\p{L}+/u;
const numbers =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|dozen|both|none|once|twice)\b/i;

/** Null where the way that is `chosen` is for such a question, or leads to its answer. */
export function ownedUp(turn: Turn, place: Place, chosen: Chosen): Act | null {
  const { clause, words, memory } = turn;
  const text = written(words);
  const kind = tellKindOf(text);
  if (chosen.isButton || !kind || !tales.has(kindOf(turn, place)) || memory.feeling === 'sad') return null;
  if (!(wanted.has(kind) || (isExactKind(kind) && !vague.has(kind))) || ofUs.test(text)) return null;
  if (kind === 'name' ? !ofSomebody.test(text) || ofATale.test(text) : !isQuestion(clause, words)) return null;
  const choice = beatAt(turn, place)?.choices[chosen.index];
  const next = beatAt(turn, { ...place, choices: [...place.choices, chosen.index] })?.line ?? '';
  if (!choice || isFor(choice.text, choice.tags, kind) || echoes(words, choice.text)) return null;
  if (kind === 'name' ? namesWithin.test(next) : tells(next, kind)) return null;
  if (asksTwice(turn)) return null;
  const known = answerOfThings(turn);
  if (known && (kind === 'name' || tells(known.line, kind))) return known;
  return fromPool(turn, kind === 'name' ? 'scene nameless' : 'scene waits');
}

function isFor(button: string, tags: readonly string[], kind: string): boolean {
  const [first = ''] = kind.split(' ');
  return tellKindOf(written(plainly(button))) === kind || (!tags.includes('more') && tags.includes(first));
}

function tells(line: string, kind: string): boolean {
  return kind === 'how many' || kind === 'cost' ? numbers.test(line) : mayAnswer(line, kind);
}
