// What the readers of round 72 (Emil, Faye, Hana, Ivo) told or asked in vain.
import { expect, it } from 'vitest';
import { toldShrek } from '../../test/small-talk.ts';
import { withCapitals } from './told-capitals.ts';
import { statementsIn } from './told-statements.ts';

it.each([
  'easy, an onion. my turn: whats my job, do you remember?',
  'your turn: whats your favourite soup',
  'my go: what is my cat called',
])('a question told off as one’s turn is no fact: %s', (message) => {
  expect(statementsIn(message, [])).toEqual([]);
});

it('a beast that is doing something is called so', () => {
  expect(withCapitals('my cat biscuit is sniffing the eel')).toBe('my cat Biscuit is sniffing the eel');
  expect(withCapitals('my dog biscuit would just eat the walnut')).toBe('my dog Biscuit would just eat the walnut');
  expect(
    toldShrek('my cat biscuit is sniffing the eel already haha', 'lovely weather', 'whats my cat called?'),
  ).toMatch(/Biscuit/);
});

it.each(['my cat food is smelling funny', 'my dog breath was killing me', 'my cat tree is leaning'])(
  'and what a beast has is not: %s',
  (message) => {
    expect(withCapitals(message)).toBe(message);
  },
);
