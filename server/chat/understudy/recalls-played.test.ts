import { describe, expect, it } from 'vitest';
import { endsWith, replies } from '../../test/every-chance.ts';
import { titleOf } from './recalls-played.ts';

const wetSocks = { scene: 'nine_wet_socks', choices: [0, 0] };

describe('whoever asks what was sung, told or done', () => {
  it.each([
    'do u remember what song u sang me?',
    'what song did you sing me earlier?',
    'which song was it you sang?',
    'ok lover boy, do you even remember what we did tonight?',
    'do you remember the song you sang for me',
  ])('hears its title: %s', (message) => {
    for (const { line } of replies('Shrek', ['Nine wet socks on a line in the rain.'], message, wetSocks, true))
      expect(line).toContain('Nine Wet Socks');
  });

  it('hears honestly that there was nothing yet, also where something was only offered', () => {
    const asked = 'do you even remember what we did tonight?';
    for (const where of [null, { scene: 'nine_wet_socks', choices: [] }])
      for (const { line } of replies('Shrek', ['Mind your ears.'], asked, where))
        expect(endsWith(line, 'Shrek', 'recalls no play'), line).toBe(true);
  });

  it.each(['what song do you like?', 'sing me a song', 'tell me a story we did not have', 'what did you do today?'])(
    'and nobody else does: %s',
    (message) => {
      for (const { line } of replies('Shrek', ['Aye.'], message, wetSocks, true))
        expect(line).not.toContain('Nine Wet Socks.');
    },
  );
});

describe('a title', () => {
  it.each([
    ['nine_wet_socks', 'Nine Wet Socks'],
    ['lesson_bow', 'the Bow Lesson'],
    ['ode_to_toast', 'Ode to Toast'],
    ['ode_cough', 'Ode to a Cough'],
    ['ode_marjorie', 'Ode to Marjorie'],
  ])('of %s is %s', (name, title) => {
    expect(titleOf(name)).toBe(title);
  });
});
