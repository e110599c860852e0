import { describe, expect, it } from 'vitest';
import { type SoundName, secondsOf, sounds, type Tone } from './sounds.ts';

const all = Object.entries(sounds) as [SoundName, readonly Tone[]][];
const long: readonly SoundName[] = ['roar', 'win'];

describe.each(all)('%s', (name, sound) => {
  it('is short', () => {
    expect(secondsOf(sound)).toBeLessThanOrEqual(long.includes(name) ? 1.2 : 0.6);
  });

  it('is made of what can be heard', () => {
    for (const { at, seconds, fromHz, toHz, loud } of sound) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(seconds).toBeGreaterThan(0.02);
      expect(Math.min(fromHz, toHz)).toBeGreaterThan(40);
      expect(Math.max(fromHz, toHz)).toBeLessThan(8000);
      expect(loud).toBeGreaterThan(0);
      expect(loud).toBeLessThanOrEqual(1);
    }
  });
});

describe('the notes', () => {
  const pitches = (name: SoundName) => (sounds[name] as readonly Tone[]).toSorted((a, b) => a.at - b.at);

  it('rise where a guess is right, and fall where it is wrong', () => {
    const [first, second] = pitches('right');
    expect(second?.fromHz).toBeGreaterThan(first?.fromHz ?? 0);
    for (const { fromHz, toHz } of pitches('wrong')) expect(toHz).toBeLessThan(fromHz);
  });

  it('are of one chord, C major at a win and A major when the onion opens', () => {
    /** Semitones above C. */
    const classOf = ({ fromHz }: Tone) => Math.round(12 * Math.log2(fromHz / 261.63)) % 12;
    expect(new Set(pitches('win').map(classOf))).toEqual(new Set([0, 4, 7]));
    expect(new Set(pitches('open').map(classOf))).toEqual(new Set([9, 1, 4]));
  });
});
