// What may be tapped under a reply that belongs to no scene, so that nobody who is at a loss has to think of something: the way
// back into the scene from which the talk has led away, and something to begin with.
import type { SpeakingCharacter } from '../../../cast/characters.ts';
import type { Question } from '../../../contract/chat.ts';
import { openersFor } from '../openers.ts';
import { plainly, written } from './plain.ts';
import { beatAt } from './stage.ts';
import type { Act, Turn } from './turn.ts';

/** So many replies long somebody remembers a scene that was left. */
const repliesToComeBack = 6;
/** What takes it up again (taken-up.ts): its own ways read strangely under a reply about something else. */
const back = 'Where were we?';
const most = 2;

/** `said` as it is where it has ways of its own, asks something itself, or the visitor is leaving or sad. */
export function withAWayOn({ character }: Question, turn: Turn, said: Act): Act {
  const isAsking = /\?\s*$/.test(said.line);
  if (said.say.length > 0 || isAsking || turn.intent === 'parting' || turn.memory.feeling === 'sad') return said;
  const { place, left } = said.progress;
  const scene = place ?? (left && left.waited < repliesToComeBack ? left : null);
  const isBegun = scene !== null && (scene.entry === 'begin' || scene.choices.length > 0);
  const goesOn = isBegun && (beatAt(turn, scene)?.choices.length ?? 0) > 0;
  return { ...said, say: [...(goesOn ? [back] : []), ...openers(character, turn)].slice(0, most) };
}

/** None that was said already. */
function openers(character: SpeakingCharacter, { remarks, random }: Turn): readonly string[] {
  const said = new Set(remarks.map(({ message }) => written(plainly(message))));
  return openersFor(character, random).filter((it) => !said.has(written(plainly(it))));
}
