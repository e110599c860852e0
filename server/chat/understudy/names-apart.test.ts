// Names that stand apart from whom they are of.
import { describe, expect, it } from 'vitest';
import { lines } from '../../test/every-chance.ts';

const talk = (...said: readonly string[]) => said.flatMap((it) => [it, 'I hear you.']);

describe('a name that stands apart', () => {
  it.each([
    ['wait my dad just rang. ron. he rings every sunday', 'what was my dads name', /Ron\b/],
    ['my rabbit would steal it. Sir Peter, fattest rabbit in town', 'whats my rabbit called?', /Sir Peter/],
    ['im up. and i have a goat in the kitchen, hilde', 'what was my goat called again?', /Hilde/],
    ['i have an old animal too. gladys my tortoise, 40.', 'what was my tortoise called again?', /Gladys/],
    ['aw i got a gran too, pearl. she taught me poker', 'whats my gran called', /Pearl/],
    ['ill take it. the hen is beatrix, she has no manners', "what's my hen's name?", /Beatrix/],
    [
      'On Friday I must give a speech at my choir, and I am nervous, so I need sugar.',
      'Right you are. And on which day is my speech?',
      /Friday/,
    ],
    ["I'd throw him one of my dog's socks, Bruno eats them anyway", 'and what was the dog called', /Bruno/],
    ["i'd put in one of my chillies. biggest one is called kevin", 'what was my big chilli called again?', /Kevin/],
    ['I keep four hens, and the bravest, Duchess, pecks my boots.', 'what was my hen called again?', /Duchess/],
    [
      'How much is a part for two and one greedy dog called Mustard?',
      'My dog will listen, too. What was his name again?',
      /Mustard/,
    ],
    ["Alfie is staring at me. He's my grandson.", 'what is my grandson called?', /Alfie/],
    ['this is Tim, my grandson, six years old, who reads along', 'What was my grandson called again?', /Tim/],
  ])('is known: %s', (told, asked, name) => {
    for (const line of lines('King Harold', [...talk(told), 'What an evening.', 'It is.'], asked))
      expect(line).toMatch(name);
  });

  it('is no name where something else stands', () => {
    for (const [told, asked, wrong] of [
      [
        'you named a lily pad margaret. what was my goat called again?',
        'and what was my goat called?',
        /called What|is What/,
      ],
      [
        'I used to have a donkey! Really. In Portugal, when I was a girl.',
        "what was my donkey's name?",
        /\bIn\b,|is In\b/,
      ],
      ['my phone buzzes, its my mother AGAIN.', "what's my mother called?", /again/i],
      ['we call the dog tractor. my dad named her.', 'what is my dad called?', /\bHer\b/],
    ] as const)
      for (const line of lines('Shrek', talk(told), asked)) expect(line).not.toMatch(wrong);
  });
});
