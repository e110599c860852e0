import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const growls: readonly string[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../public/growls.json'), 'utf8'),
);

describe('the growls', () => {
  it('are about seventy', () => {
    expect(growls.length).toBeGreaterThanOrEqual(65);
    expect(growls.length).toBeLessThanOrEqual(75);
  });

  it('are all different', () => {
    expect(new Set(growls.map((growl) => growl.toLowerCase())).size).toBe(growls.length);
  });

  it('growl, with words between asterisks only', () => {
    expect(growls.filter((growl) => !isOnlyGrowled(growl))).toEqual([]);
  });
});

function isOnlyGrowled(growl: string): boolean {
  const sounds = growl.replace(/\*[^*]+\*/g, '').match(/[a-z'-]+/gi) ?? [];
  // A growl repeats a letter or has no vowel; a real word seldom does.
  const areSounds = sounds.length > 0 && sounds.every((sound) => /(.)\1|^[^aeiou]+$|-/i.test(sound));
  return areSounds && growl.split('*').length % 2 === 1 && !/\p{Extended_Pictographic}/u.test(growl);
}
