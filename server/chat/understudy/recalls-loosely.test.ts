import { describe, expect, it } from 'vitest';
import { endsWith, lines } from '../../test/every-chance.ts';

describe('what was told in other words than it is asked for', () => {
  it.each([
    ['i got a 1 on my latin test today!!', 'do u remember what grade i got and in what?', /Latin/],
    [
      'ok ur sweet, good news tho: i found a roman coin today in the dig!!',
      'do u remember what i found in the dig?',
      /coin/,
    ],
    ['i passed my mineralogy exam', 'quick test: what grade did i get and in what?', /mineralogy/],
    ['I drove the number 42 bus for thirty-one years.', 'do you remember what I did for a living?', /bus/],
    ['What is your dog called, and would he get on with my Pepper?', "What's my dog's name, Doris?", /Pepper/],
    ['He put Pluto the rabbit in my handbag.', 'Do you even remember my rabbits name?', /Pluto/],
    ['my aunt Vera paints boats, other news: i won a pie', 'what does my aunt vera do, do you remember?', /boats/],
    [
      'Bad news though: slugs ate my whole lettuce bed.',
      'Do you remember what I lost to the slugs?',
      /: slugs ate|that slugs ate|, slugs ate|^Slugs ate/,
    ],
  ])('is given back: %s %s', (told, asked, wanted) => {
    for (const line of lines('Doris', ['Evening.', told, 'Noted.'], asked)) expect(line).toMatch(wanted);
  });

  it.each([
    ['My neighbour Mr Novak married under an umbrella.', "What's my dog's name?"],
    ['mira or pavel, choose for me pls', 'where am i going in may and why? do you remember?'],
    ['Dinner was lovely.', "do you remember my cat's name?"],
  ])('is not what nobody asked for: %s %s', (told, asked) => {
    for (const line of lines('Doris', ['Evening.', told, 'Noted.'], asked))
      expect(endsWith(line, 'Doris', 'recalls nothing'), line).toBe(true);
  });
});
