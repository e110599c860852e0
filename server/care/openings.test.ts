// What the page offers to tap must never bring help lines.
import { describe, expect, it } from 'vitest';
import { characterNames, isSpeaking } from '../../cast/characters.ts';
import { tappedWith } from '../test/tapped.ts';
import { isHint, notice } from './notice.ts';
import { prepareToNotice } from './phrase-notice.ts';

prepareToNotice();

describe.each(characterNames.filter(isSpeaking))('what may be tapped with %s', (character) => {
  it('is no cry, and nothing else that care notices', () => {
    const texts = tappedWith(character);
    expect(texts.length).toBeGreaterThan(60);
    expect(texts.filter((text) => notice(text) !== null || isHint(text))).toEqual([]);
  });
});
