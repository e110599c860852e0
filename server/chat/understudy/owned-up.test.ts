import { describe, expect, it } from 'vitest';
import { after, inIt } from '../../test/in-a-scene.ts';

describe('a question that the tale does not answer', () => {
  it.each([
    ['Suzy Sugar', 'false_moustache', [0, 0, 0], 'aw thats sweet of you. whats his name tho'],
    ['Suzy Sugar', 'false_moustache', [0, 0, 0, 0], 'lol in the jam. but what was the boys name?'],
    ['Suzy Sugar', 'false_moustache', [0, 0, 0, 0], 'poor thing haha. what colour was the moustache'],
    ['Puss in Boots', 'rooster_dawn', [0, 1, 1], 'wow brave. how high is the tower'],
  ] as const)('is not run over: %s %s %s %s', (...way) => {
    for (const { place, say } of after(way)) {
      expect(place?.choices).toEqual(way[2]);
      expect(say.length).toBeGreaterThan(0);
    }
  });
  it.each([
    [['Suzy Sugar', 'false_moustache', [0], 'whats his name'], /A spy/],
    [['Suzy Sugar', 'false_moustache', [0, 0, 0], 'aw thats sweet. and then'], /Thursday/],
    [['Suzy Sugar', 'false_moustache', [0, 0], 'were u angry tho'], /half a minute/],
    [['Puss in Boots', 'rooster_dawn', [0], 'who was that'], /Colonel/],
  ] as const)('one that it answers is: %s', (way, line) => {
    for (const said of inIt(way)) expect(said).toMatch(line);
  });
});
