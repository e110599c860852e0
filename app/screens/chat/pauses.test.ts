import { describe, expect, it } from 'vitest';
import { pauseSuggestion } from './pauses.ts';

describe('the line that suggests a pause', () => {
  it('is for everybody after an hour', () => {
    expect(pauseSuggestion(1)(false)).toMatch(/for an hour\. .*pause/);
  });

  it('is for children alone after that, and tells them that this is a machine each time', () => {
    expect(pauseSuggestion(4)(false)).toBe(null);
    expect(pauseSuggestion(1)(true)).toMatch(/an hour.*machine.*pause/);
    expect(pauseSuggestion(4)(true)).toMatch(/4 hours.*machine.*pause/);
  });
});
