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

  it.each(growls)('growl, with words between asterisks only: %s', (growl) => {
    const sounds = growl.replace(/\*[^*]+\*/g, '').match(/[a-z'-]+/gi) ?? [];
    expect(sounds.length).toBeGreaterThan(0);
    // A sound repeats a letter or carries no vowel; a word of a language seldom does.
    for (const sound of sounds) expect(sound).toMatch(/(.)\1|^[^aeiou]+$|-/i);
    expect(growl.split('*').length % 2).toBe(1);
    expect(growl).not.toMatch(/\p{Extended_Pictographic}/u);
  });
});
