// What of a scene's card only its later beats tell: it is no answer before they were told.
import type { Place } from './place.ts';
import { plainly } from './plain.ts';
import { commonWords } from './related.ts';
import { tellsMore } from './rest.ts';
import type { Scenes } from './scenes.ts';
import { stemOf } from './triggers.ts';

/** The stems of each scene's lines, by how many choices lead there at least. Read when it is first asked. */
const known = new WeakMap<Scenes, Map<string, readonly ReadonlySet<string>[]>>();
/** One word may be shared by chance. */
const fewestShared = 2;

/** Whether `text` shares so many words with lines behind `place`, and with none before it, that it tells what is still to come. */
export function isAhead(scenes: Scenes, { scene, choices }: Place, text: string, said: readonly string[]): boolean {
  const kind = scenes.all.find(({ name }) => name === scene)?.kind;
  if (kind !== 'story' && kind !== 'adventure') return false;
  const depths = depthsOf(scenes, scene);
  const next = choices.length + 2; // the very next beat gives nothing away
  const told = new Set([...depths.slice(0, next).flatMap((stems) => [...stems]), ...said.flatMap(stemsOf)]);
  const later = new Set(depths.slice(next).flatMap((stems) => [...stems]));
  const shared = new Set(stemsOf(text).filter((stem) => later.has(stem) && !told.has(stem)));
  return shared.size >= fewestShared;
}

/** Whether any of `stems` comes up in the lines behind `place`, whichever way is gone. */
export function comesUp(scenes: Scenes, { scene, choices }: Place, stems: readonly string[]): boolean {
  const later = depthsOf(scenes, scene).slice(choices.length + 1);
  return stems.some((stem) => later.some((known) => known.has(stem)));
}

function depthsOf(scenes: Scenes, scene: string): readonly ReadonlySet<string>[] {
  const ofAll = known.get(scenes) ?? new Map<string, readonly ReadonlySet<string>[]>();
  known.set(scenes, ofAll);
  const before = ofAll.get(scene);
  if (before) return before;
  const depths: Set<string>[] = [];
  const met = new Set<string>();
  let ways: (readonly number[])[] = [[]];
  for (let depth = 0; ways.length > 0 && depth < mostChoices; depth += 1) {
    const next: (readonly number[])[] = [];
    const stems = new Set<string>();
    for (const way of ways) {
      const beat = scenes.play(scene, 'offer', way, '');
      if (!beat || met.has(beat.line)) continue;
      met.add(beat.line);
      for (const stem of stemsOf(beat.line)) stems.add(stem);
      for (const [i] of beat.choices.entries()) next.push([...way, i]);
    }
    depths.push(stems);
    ways = next;
  }
  ofAll.set(scene, depths);
  return depths;
}
const mostChoices = 16;

function stemsOf(line: string): string[] {
  return plainly(line)
    .filter((word) => tellsMore(word) && !commonWords.has(word))
    .map(stemOf);
}
