import { describe, expect, it } from 'vitest';
import { characterNames, isSpeaking } from '../../../cast/characters.ts';
import { fortuneTellers } from '../../../cast/fortune-tellers.ts';
import { endsWith, lines } from '../../test/every-chance.ts';

const greeting = 'Sit down, and mind the bucket.';

/** As the fortune teller's page writes it into the chat's input (docs/product.md, 7), and as visitors ask. */
const questions = [
  'You told me this fortune: “A goat will marry you, and a good thing too.” What does it mean?',
  'Me dijiste esta fortuna: “La luna te debe un beso, y paga tarde.” ¿Qué significa?',
  'What does my fortune mean?',
  '¿Qué significa mi fortuna?',
  'que quiere decir la fortuna que me dijiste',
  'explícame mi fortuna',
];
const others = [
  '¿Te gusta la fortuna de los ricos?',
  'tuve la fortuna de conocerte',
  'is a fortune teller a real job?',
];

const tellers = characterNames
  .filter(isSpeaking)
  .filter((name) => (fortuneTellers as readonly string[]).includes(name));

describe('what a fortune means', () => {
  it('is answered by whoever told it, asked in English or Spanish', () => {
    for (const teller of tellers)
      for (const question of questions)
        for (const line of lines(teller, [greeting], question))
          expect(endsWith(line, teller, 'what a fortune means'), `${teller}: ${question} ${line}`).toBe(true);
  });

  it('is no answer to what only has the word in it', () => {
    for (const message of others)
      for (const line of lines('Puss in Boots', [greeting], message))
        expect(endsWith(line, 'Puss in Boots', 'what a fortune means'), `${message} ${line}`).toBe(false);
  });
});
