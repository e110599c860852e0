import { describe, expect, it } from 'vitest';
import { profiles } from '../../../cast/profiles.ts';
import { whoIsTalking } from './who-is-talking.ts';

describe('who is talking', () => {
  it.each(profiles)('is $name where the navigation state says so', ({ name, loveInterest }) => {
    expect(whoIsTalking({ character: name, loveInterest }).name).toBe(name);
  });

  it.each([
    null,
    undefined,
    'Donkey',
    7,
    {},
    { character: 'Lord Farquaad', loveInterest: 'Fiona' },
    { character: 'Donkey', loveInterest: 'Fiona' },
  ])('is Shrek, who loves Fiona, for a state of %j', (state) => {
    expect(whoIsTalking(state)).toMatchObject({ name: 'Shrek', loveInterest: 'Fiona' });
  });
});
