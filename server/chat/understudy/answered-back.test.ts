import { describe, expect, it } from 'vitest';
import { endsWith, lines } from '../../test/every-chance.ts';

describe('an answer to what the character asked of something told', () => {
  it.each([
    [
      'Doris',
      "Pepina. I'd paint that on a mug. What's Pepina like?",
      'my cat is called Pepina',
      'lazy, bossy, sleeps on my uniform',
      'called',
    ],
    [
      'Fiona',
      "Fish. Right, I'm telling everybody we visit. How bad is it?",
      "i can't eat fish",
      'i get all puffy and red, not sexy at all',
      'allergy',
    ],
    ['Fiona', "So you're a nurse. What's the hardest bit of it?", "i'm a nurse", 'the early mornings i think', 'job'],
    ['Shrek', 'Chess, is it? What got you started on that?', 'i like chess', 'my grandad, every sunday', 'like'],
  ] as const)('is heard as one: %s, %s', (character, asked, told, answer, kind) => {
    const words = { called: 'Pepina', allergy: 'fish', job: 'a nurse', like: 'chess', someone: 'your cat' };
    for (const line of lines(character, ['The night was warm.', told, asked], answer))
      expect(endsWith(line, character, `answered ${kind}`, words), line).toBe(true);
  });

  it('is heard where it was forgotten and told again', () => {
    const asked = "I've been through every apron pocket, pet. Tell me once more.";
    for (const line of lines(
      'Doris',
      ['Evening.', 'what is my job?', asked],
      'postwoman! told you, letters. chalk it big',
    ))
      expect(endsWith(line, 'Doris', 'answered again'), line).toBe(true);
  });

  it.each(['why do you ask?', 'go on with the story', 'kiss me', 'tell me a joke', 'i have to go, bye'])(
    'is none in "%s"',
    (message) => {
      const asked = "So you're a nurse. What's the hardest bit of it?";
      for (const line of lines('Fiona', ['The night was warm.', "i'm a nurse", asked], message))
        expect(endsWith(line, 'Fiona', 'answered job', { job: 'a nurse' }), line).toBe(false);
    },
  );

  it('is no harm told in earnest', () => {
    const asked = "So you're a nurse. What's the hardest bit of it?";
    for (const line of lines('Fiona', ['The night was warm.', "i'm a nurse", asked], 'that my dad died on my ward'))
      expect(endsWith(line, 'Fiona', 'answered job', { job: 'a nurse' }), line).toBe(false);
  });
});
