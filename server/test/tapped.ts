// All that the page offers to tap in a chat: openers, and the buttons of every beat of every scene.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { characterNames, isSpeaking, type SpeakingCharacter } from '../../cast/characters.ts';
import { openersFor } from '../chat/openers.ts';
import { readScenes, type Scenes } from '../chat/understudy/scenes.ts';

/** The texts that may be tapped with `character`, each once. */
export function tappedWith(character: SpeakingCharacter): readonly string[] {
  const scenes = readScenes(character);
  const openers = Array.from({ length: 12 }, (_, i) => openersFor(character, () => i / 12)).flat();
  return [...new Set([...openers, ...scenes.all.flatMap(({ name }) => [...buttonsOf(scenes, name)])])];
}

const file = join(import.meta.dirname, 'tapped.txt');

/** What might be tapped with any character when `npm run care` learnt last: a scene may change without that all is learnt anew. */
export function tappedWhenLearnt(): readonly string[] {
  return readFileSync(file, 'utf8').trimEnd().split('\n');
}

/** Keeps what may be tapped now, for `npm run care`. */
export function keepTapped(): void {
  const texts = new Set(characterNames.filter(isSpeaking).flatMap(tappedWith));
  writeFileSync(file, `${[...texts].join('\n')}\n`);
}

function buttonsOf({ play }: Scenes, scene: string): ReadonlySet<string> {
  const texts = new Set<string>();
  const met = new Set<string>();
  const waiting: number[][] = [[]];
  for (let way = waiting.pop(); way; way = waiting.pop()) {
    const beat = play(scene, 'offer', way, 'friend');
    const key = JSON.stringify(beat);
    if (!beat || met.has(key)) continue;
    met.add(key);
    for (const [i, { text }] of beat.choices.entries()) {
      texts.add(text);
      waiting.push([...way, i]);
    }
  }
  return texts;
}
