import { describe, expect, it } from 'vitest';
import { whoIsTalking } from '../app/screens/chat/who-is-talking.ts';
import { characterNames } from '../cast/characters.ts';
import { portraitSlug } from '../cast/portraits.ts';
import { seats, slugIn } from './first-portrait.ts';

describe('the first portrait of the chat', () => {
  const states = [
    null,
    undefined,
    'Fiona',
    7,
    {},
    { character: 'constructor' },
    { character: '__proto__' },
    { character: 7, loveInterest: null },
    { card: 'Fiona' },
    ...characterNames.flatMap((character) => [
      { character },
      { character, loveInterest: 'Dragon' },
      { character, loveInterest: 'Shrek' },
      { character, loveInterest: 'No one' },
    ]),
  ];

  it.each(states)('is of whom the chat then talks as: %j', (state) => {
    expect(slugIn(state, seats)).toBe(portraitSlug(whoIsTalking(state).name));
  });
});
