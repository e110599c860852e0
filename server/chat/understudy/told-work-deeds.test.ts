import { describe, expect, it } from 'vitest';
import { endsWith, lines } from '../../test/every-chance.ts';

describe('work that is told by its deed', () => {
  it.each([
    ['starving mate, been driving my lorry since 5am', 'but what job do i do, you forgot?', /driving your lorry/],
    [
      'starving mate, been driving my lorry since 5am',
      'good story. whats my job tho, do u know?',
      /driving your lorry/,
    ],
    ['sorry im late, was stacking shelves till 2', 'whats my job, do u remember?', /stacking shelves/],
    ['pulling pints all night, my arms are dead', 'what do i do for work?', /pulling pints/],
    ['mine was measuring 200 spruces', 'what do i do for a living, remember?', /measuring 200 spruces/],
    ['just got off, drove the night bus again', 'whats my job, remember?', /drove the night bus/],
    ['been milking cows since four', 'so whats my job?', /milking cows/],
    ['i planted trees all day so my legs are dead', 'do u remember my job?', /planted trees/],
    ['just finished delivering parcels, 140 of them', 'what do i do for work?', /delivering parcels/],
  ])('%s: %s', (told, asked, answer) => {
    for (const line of lines('Puss in Boots', [told, 'Bravo.', 'lovely', 'Claro.'], asked))
      expect(line).toMatch(answer);
  });

  it.each([
    'i drove my lorry into a ditch once',
    'driving to my sister on friday',
    'my dad drives a bus',
    'i was teaching my dog to sit',
    'i ran a mile today',
    'i cut my hair yesterday',
    'stacking my books all day',
    'cleaning my flat all day',
    'i fixed my bike',
  ])('%s is none', (told) => {
    for (const line of lines('Puss in Boots', [told, 'Bravo.', 'lovely', 'Claro.'], 'whats my job?'))
      expect(endsWith(line, 'Puss in Boots', 'recalls nothing')).toBe(true);
  });
});
