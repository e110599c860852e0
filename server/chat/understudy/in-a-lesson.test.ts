import { describe, expect, it } from 'vitest';
import { lines, replies } from '../../test/every-chance.ts';

const nose = "Good. You've flour on your nose already, so it's going well.";
const sand = 'Two spoons of soft butter. Rub it in till it looks like sand.';
const first = { scene: 'soup_dumplings', choices: [0, 1] };
const second = { scene: 'soup_dumplings', choices: [0, 1, 0] };

describe('a question in the middle of a recipe', () => {
  it.each([
    'haha wipe it off for me then. so what do i do with the butter',
    'and the butter? how much butter do i need?',
  ])('is answered by the step that tells it: %j', (message) => {
    for (const { line, progress } of replies('Fiona', [nose], message, first)) {
      expect(line).toBe(sand);
      expect(progress.place?.choices).toEqual([0, 1, 0]);
    }
  });

  it.each([
    "my butter's straight from the fridge and rock hard, what now?",
    'oh no, the butter is hard and cold. what do i do?',
  ])('is about what stands beside it: %j', (message) => {
    for (const { line, progress } of replies('Fiona', [sand], message, second)) {
      expect(line).toMatch(/cut it small and (?:warm|hold) it in your hands[.]$/i);
      expect(progress.place?.choices).toEqual(second.choices);
    }
  });

  it('finds what else may be used', () => {
    for (const line of lines('Fiona', [nose], 'i only have plain flour tho, is that ok?', first))
      expect(line).toMatch(/baking powder/);
  });
});
