import { describe, expect, it } from 'vitest';
import { inIt } from '../../test/in-a-scene.ts';

describe('a way that answers its button', () => {
  it.each([
    ['lol poor stairs. and would you have let a forestry boy in?'],
    ['lol poor stairs'],
    ['aw poor you'],
    ['really? and would u let me in'],
    ['sad. i study trees btw'],
  ])('is not gone by "%s"', (message) => {
    for (const said of inIt(['Fiona', 'tower_ballad', [0, 0], message])) expect(said).not.toMatch(/^One, and/);
  });
  it.each([
    [['Donkey', 'waffle_tower', [0], 'im 29, i am the grown up lol'], /Irons/],
    [['Donkey', 'waffle_tower', [0], 'my sister is the grown up here'], /Irons/],
    [['Donkey', 'bridge_wobble', [0], 'im near a bridge lol'], /invented/],
    [['Fiona', 'tower_ballad', [0, 0, 0], 'i won a race today'], /The broom, on points/],
    [['Suzy Sugar', 'false_moustache', [0, 0], 'im mad at my boss'], /half a minute/],
  ] as const)('is not gone upon what is told: %s', (way, line) => {
    for (const said of inIt(way)) expect(said).not.toMatch(line);
  });
  it.each([
    [['Fiona', 'tower_ballad', [0, 0], 'only one chair??'], /^One, and/],
    [['Fiona', 'tower_ballad', [0, 0], 'a chair lol'], /^One, and/],
    [['Fiona', 'tower_ballad', [0, 0, 0], 'haha who won'], /The broom, on points/],
    [['Donkey', 'waffle_tower', [0], 'why do i need a grown up'], /Irons/],
    [['Donkey', 'bridge_wobble', [0], 'why a bridge lol'], /invented/],
  ] as const)('is gone where it is asked for: %s', (way, line) => {
    for (const said of inIt(way)) expect(said).toMatch(line);
  });
});
