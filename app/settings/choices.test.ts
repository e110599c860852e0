import { describe, expect, it } from 'vitest';
import { changed, readSettings, usual } from './choices.ts';

describe('kept settings', () => {
  it('are read again', () => {
    const chosen = { motion: 'still', film: 'off', text: 130, voice: 'aloud' };
    expect(readSettings(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
  });

  it.each([
    ['motion', 'fast'],
    ['film', true],
    ['text', 4000],
    ['text', '150'],
    ['voice', { toString: 'x' }],
  ])('of which %s is %s are as usual there, and as chosen elsewhere', (name, value) => {
    const others = { motion: 'still', film: 'on', text: 150, voice: 'babble' };
    expect(readSettings({ ...others, [name]: value })).toEqual({
      ...others,
      [name]: usual[name as keyof typeof usual],
    });
  });

  it.each([null, 'still', 7, undefined])('that are %s are none', (value) => {
    expect(readSettings(value)).toBeNull();
  });

  it('of another object are as usual', () => {
    expect(readSettings([])).toEqual(usual);
    expect(readSettings({ __proto__: { text: 150 }, sound: 'on' })).toEqual(expect.objectContaining({ voice: 'off' }));
  });
});

describe('who wants everything still', () => {
  it('wants it of a film that was switched on, too, and may play it again', () => {
    const still = changed({ ...usual, film: 'on' }, { motion: 'still' });
    expect(still.film).toBeNull();
    expect(changed(still, { film: 'on' })).toEqual({ ...still, film: 'on' });
  });

  it('leaves a film off that was switched off', () => {
    expect(changed({ ...usual, film: 'off' }, { motion: 'still' }).film).toBe('off');
  });
});
