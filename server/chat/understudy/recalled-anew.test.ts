// What readers had told and asked for in vain.
import { describe, expect, it } from 'vitest';
import { lines } from '../../test/every-chance.ts';

describe('what was told', () => {
  it.each([
    [
      'Kitty Softpaws',
      "I'm not short of coin. I work for the moneylender now, guarding his strongbox, and I hate it.",
      'Do you remember what trade I ply, the one I want to leave?',
      /moneylender/,
    ],
    [
      'Puss in Boots',
      "I'm moving to a new flat on Saturday. I teach music at a school.",
      'Quick quiz before you come up: what do I teach at the school?',
      /teach music/,
    ],
    [
      'Donkey',
      "The eldest of our babies singed the dentist's curtain today, and his name is Cinders.",
      'What is the baby called, do you remember?',
      /Cinders/,
    ],
  ] as const)('comes back from %s', (character, told, asked, answer) => {
    for (const line of lines(character, [told, 'I hear you.'], asked)) expect(line).toMatch(answer);
  });

  it('comes back as far as it is known', () => {
    const said = [
      "My own brother and I are just the same: Jonas has the farm, and we haven't spoken since the harvest.",
      'So your brother is Jonas.',
      'It suits him. And I keep a dog on the cart, Biscuit, who likes him better than me.',
      'I hear you.',
    ];
    for (const line of lines('Doris', said, "Do you remember my brother's name, and my dog's?"))
      expect(line).toMatch(/Biscuit/);
  });

  it('comes back though the name stood in the next remark', () => {
    const said = ['My late wife and I played draughts on Sundays.', 'Ah.', 'Her name was Ruth.', 'I hear you.'];
    for (const line of lines('Queen Lillian', said, 'Do you remember who Ruth was?'))
      expect(line).toMatch(/your (?:late )?wife/i);
  });
});
