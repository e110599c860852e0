// "You promised me the man you couldn't rob": a tale or game that was offered and never begun is asked for by what it is about.
import { graveWords } from '../../care/grave-words.ts';
import { kindsAsked } from './doors.ts';
import { isHeavy } from './heavy.ts';
import { markOf } from './place.ts';
import { plainly, written } from './plain.ts';
import { restOf } from './rest.ts';
import type { Scene } from './scenes.ts';
import { beatAt, enter } from './stage.ts';
import { stemOf } from './triggers.ts';
import type { Act, Turn } from './turn.ts';
import { wantsIt } from './wants-it.ts';

/** So many words of its offer name it, or one where the message says that it is owed. */
const fewestShared = { asked: 2, owed: 1 };
const asksForIt =
  /\b(?:tell me|tell us|where (?:were|was) we|back to|what about|how about|i (?:still )?(?:want|wanted)|i asked (?:for|about)|still waiting|i would rather|rather have|let us (?:hear|have)|give me|the story of|show me|teach me|now the|and the) /;
const saysOwed =
  /\b(?:you (?:did |just |still |have )*(?:promised|offered|owe|owed)|you were going to|you said you would|you wanted to (?:tell|show|teach)|you never (?:told|began|started|finished|gave)|i said yes (?:to|but)|we never (?:got to|began|started|played)) /;
/** "You owe me nothing", "no story, please". */
const refuses = /\b(?:owe me nothing|do not|never mind|forget|no more|not now|nobody) /;
const mostWords = 30;

/** The scene begins; null where nobody asks for one, or it has begun before. */
export function owed(turn: Turn): Act | null {
  const words = plainly(turn.message);
  const text = written(words);
  const isOwed = saysOwed.test(text);
  const { place } = turn.progress;
  // "You owe me a riddle, but yes, tell me how" takes what is offered now.
  if (place && wantsIt(turn, place)) return null;
  if ((!isOwed && !asksForIt.test(text)) || refuses.test(text) || words.length > mostWords) return null;
  if (turn.memory.feeling === 'sad' || words.some((word) => graveWords.has(word)) || isHeavy(turn.message)) return null;
  const open = turn.progress.met
    .toReversed()
    .flatMap((name) => turn.part.scenes.all.find((scene) => scene.name === name) ?? [])
    .filter((scene) => !hasBegun(turn, scene));
  const said = new Set(restOf(words, []));
  const count = (scene: Scene) => [...topicsOf(turn, scene)].filter((stem) => said.has(stem)).length;
  const least = isOwed ? fewestShared.owed : fewestShared.asked;
  const [best] = open.filter((scene) => count(scene) >= least).sort((a, b) => count(b) - count(a));
  const kinds = isOwed ? kindsAsked(words) : [];
  const scene = best ?? open.find(({ kind }) => kinds.includes(kind));
  return scene ? enter(turn, scene, 'begin') : null;
}

/** Whether its first line was said, or it is what stands open now: an offer that waits is taken elsewhere (takes-offer.ts). */
function hasBegun(turn: Turn, { name }: Scene): boolean {
  const { place, left, said } = turn.progress;
  if (place?.scene === name || left?.scene === name) return true;
  const first = beatAt(turn, { scene: name, entry: 'begin', choices: [], waited: 0 });
  return !first || said.includes(markOf(first.line));
}

function topicsOf(turn: Turn, { name, opens }: Scene): ReadonlySet<string> {
  const offer = beatAt(turn, { scene: name, entry: 'offer', choices: [], waited: 0 })?.line ?? '';
  return new Set([...restOf(plainly(offer), []), ...[...name.split('_'), ...opens].map(stemOf)]);
}
