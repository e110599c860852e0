// What is said at a place in a scene, and where the conversation is then.
import { isGrown } from './grown.ts';
import type { Memory } from './memory.ts';
import type { Part } from './part.ts';
import type { Place } from './place.ts';
import type { Beat, Entry, Scene } from './scenes.ts';
import type { Act, Turn } from './turn.ts';

/** The beginning of `scene`, or the character's offer of it. */
export function enter(turn: Turn, { name }: Scene, entry: Entry): Act | null {
  const met = [...turn.progress.met.filter((it) => it !== name), name];
  return at(turn, { scene: name, entry, choices: [], waited: 0 }, met);
}

/** What is said at `place`; null if no way leads there. Where the scene ends there is no place any more. */
export function at(turn: Turn, place: Place, met: readonly string[] = turn.progress.met): Act | null {
  const beat = beatAt(turn, place);
  if (!beat) return null;
  const isOver = beat.choices.length === 0;
  const left = isOver ? place : turn.progress.left?.scene === place.scene ? null : turn.progress.left;
  const progress = { ...turn.progress, place: isOver ? null : place, left, met };
  return { line: beat.line, progress, say: buttonsOf(beat) };
}

/** Whether the scene `name` asks for guesses. */
export function isGuessed({ scenes }: Part, name: string | undefined): boolean {
  const kind = scenes.all.find((scene) => scene.name === name)?.kind;
  return kind === 'game' || kind === 'riddle';
}

/** What was played in a turn, by its memory, with which it goes: one message asks for the same beat several times. */
const played = new WeakMap<Memory, Map<string, Beat | null>>();

export function beatAt(turn: Turn, { scene, entry, choices }: Place): Beat | null {
  const { part, memory, progress } = turn;
  const known = played.get(memory) ?? new Map<string, Beat | null>();
  played.set(memory, known);
  const key = `${scene} ${entry} ${choices} ${progress.met.length}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const dears = part.script.slots.get('dear') ?? [];
  const dear = memory.name ?? dears[progress.met.length % dears.length] ?? 'friend';
  const beat = part.scenes.play(scene, entry, choices, dear, isGrown(turn));
  known.set(key, beat);
  return beat;
}

const mostButtons = 3;

export function buttonsOf({ choices }: Beat): readonly string[] {
  return choices.slice(0, mostButtons).map(({ text }) => text);
}
