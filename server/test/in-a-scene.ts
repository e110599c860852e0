// What the understudy replies in a scene that was played up to somewhere.
import type { SpeakingCharacter } from '../../cast/characters.ts';
import { readPart } from '../chat/understudy/understudy.ts';
import { lines, replies } from './every-chance.ts';

/** The character, the scene, the ways that were gone, and what is said then. */
export type Way = readonly [SpeakingCharacter, string, readonly number[], string];

/** What was said in the scene up to there, and `behind` it beside the scene. */
function at([character, scene, choices]: Way, behind: readonly string[] = []) {
  const { scenes } = readPart(character);
  const beats = [...choices.keys(), choices.length].map((end) =>
    scenes.play(scene, 'offer', choices.slice(0, end), ''),
  );
  const said = beats.flatMap((beat, i) => [...(i > 0 ? ['ok'] : []), beat?.line ?? '']);
  return { said: [...said, ...behind], where: { scene, choices, waited: behind.length / 2 } };
}

/** All that is said there, with every chance. */
export function inIt(way: Way, behind?: readonly string[]) {
  const { said, where } = at(way, behind);
  return lines(way[0], said, way[3], where);
}

/** Where the scene is then, and what may be tapped. */
export function after(way: Way, behind?: readonly string[]) {
  const { said, where } = at(way, behind);
  return replies(way[0], said, way[3], where).map(({ progress, say }) => ({ place: progress.place, say }));
}
