import { describe, expect, it } from 'vitest';
import { endsWith, lines, replies } from '../../test/every-chance.ts';

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

describe('in a recipe', () => {
  it.each([
    ['is it salted butter?', 'uses instead'],
    ['could it be oil, or margarine?', 'uses instead'],
    ['does it have to be white flour?', 'uses instead'],
    ["can I use cream? Milena can't have butter", 'leaves out'],
  ])('what else will do is said: %s', (asked, pool) => {
    for (const { line, progress } of replies('Fiona', [sand], asked, second)) {
      expect(endsWith(line, 'Fiona', pool), line).toBe(true);
      expect(progress.place?.choices).toEqual(second.choices);
    }
  });

  it('the next step comes to whoever asks what now', () => {
    for (const { progress } of replies('Fiona', [nose], 'wiped it off. what now?', first))
      expect(progress.place?.choices).not.toEqual(first.choices);
  });
});

it('whoever must not eat a thing is not called good', () => {
  for (const line of lines('Fiona', [nose], 'next step! my sister milena is lactose intolerant', first))
    expect(line).not.toMatch(/Milena, got it|good name/);
});

it('what might be is no bad news', () => {
  for (const line of lines(
    'Fiona',
    [nose],
    'Next step! my dog pixel would be scared, he runs from vacuum cleaners',
    first,
  ))
    expect(line).toMatch(/^(?!.*(?:rotten|stings|sorry)).*butter/i);
});
