import { describe, expect, it } from 'vitest';
import { whoWrote } from './who-wrote.ts';

describe('whose words the character’s were', () => {
  it('is told: a language model, a script, or a machine where no reply arrived', () => {
    expect(whoWrote('Shrek', ['service'])).toContain('a language model');
    expect(whoWrote('Shrek', ['understudy'])).toContain('a script');
    expect(whoWrote('Shrek', [])).toContain('a machine');
  });

  it('is a language model where one wrote any of them', () => {
    expect(whoWrote('Shrek', ['understudy', 'service'])).toContain('a language model');
  });

  it('is always a script for Dragon', () => {
    expect(whoWrote('Dragon', [])).toContain('a script');
  });
});
