import { describe, expect, it } from 'vitest';
import { characterNames, isSpeaking } from '../../../cast/characters.ts';
import { lines } from '../../test/every-chance.ts';

describe('what is to be said after somebody', () => {
  it.each(characterNames.filter(isSpeaking))('%s does not say, nor claims to have said', (who) => {
    for (const asked of ['they all smell tho. say it', 'say what i say', 'say it with me'])
      for (const line of lines(who, ['There was mud.'], asked))
        expect(line, asked).not.toMatch(/\bsaid\b|\bI say it\b|I repeat it|^There[.!]/i);
  });
});
