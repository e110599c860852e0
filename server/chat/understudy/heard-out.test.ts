// Whoever was asked to tell more, and does: the thing of the tale comes back, a question behind it is answered, and no mule turns up.
import { describe, expect, it } from 'vitest';
import { endsWith, lines } from '../../test/every-chance.ts';
import { readPart } from './understudy.ts';

const tale = { scene: 'she_sneezed', choices: [0], waited: 1 };
const heist = { scene: 'returns_poem', choices: [0], waited: 1 };
const invited = (character: 'Donkey' | 'Kitty Softpaws') => {
  const { pools } = readPart(character).script;
  const line =
    (pools.get('takes up') ?? []).find((it) => it.startsWith('{told}')) ?? (pools.get('takes up') ?? [])[0] ?? '';
  return line.replace('{told}', character === 'Donkey' ? 'you fix bicycles all day' : 'you tune pianos');
};

describe('a tale of the visitor’s', () => {
  it.each([
    ['well mostly flat tyres, and today a guy brought one with a birds nest in the basket', /nest/i],
    ['mostly kids, and one of them hid a sandwich under the cushion last week', /sandwich/i],
    ['we had a parrot in the workshop once, it knew every customer', /parrot/i],
  ])('is heard by its thing: %s', (said, thing) => {
    for (const line of lines('Donkey', [invited('Donkey')], said, tale)) expect(line).toMatch(thing);
  });

  it.each([
    ['yep 20 years. ears going a bit. ever steal a piano?', /^(?:Not yet|.*\b(?:yes|no|never|once|twice)\b)/i],
    ['twenty years now, its quite a lot of dust. do you own a piano?', /\b(?:yes|no|not)\b/i],
  ])('has its question answered: %s', (said, answer) => {
    for (const line of lines('Kitty Softpaws', [invited('Kitty Softpaws')], said, heist)) {
      expect(line).toMatch(answer);
      expect(endsWith(line, 'Kitty Softpaws', 'telling')).toBe(false);
    }
  });
});
