// What the page offers to tap must never bring help lines.
import { describe, expect, it } from 'vitest';
import { characterNames, isSpeaking } from '../../cast/characters.ts';
import { openersFor } from '../chat/openers.ts';
import { readScenes, type Scenes } from '../chat/understudy/scenes.ts';
import { isHint, notice } from './notice.ts';
import { prepareToNotice } from './phrase-notice.ts';

prepareToNotice();

/** The texts of all buttons of `scene`. */
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

describe.each(characterNames.filter(isSpeaking))('what may be tapped with %s', (character) => {
  it('is no cry, and nothing else that care notices', () => {
    const scenes = readScenes(character);
    const openers = Array.from({ length: 12 }, (_, i) => openersFor(character, () => i / 12)).flat();
    const texts = new Set([...openers, ...scenes.all.flatMap(({ name }) => [...buttonsOf(scenes, name)])]);
    expect(texts.size).toBeGreaterThan(60);
    expect([...texts].filter((text) => notice(text) !== null || isHint(text))).toEqual([]);
  });
});
