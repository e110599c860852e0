import { describe, expect, it } from 'vitest';
import { lines } from '../../test/every-chance.ts';
import { optionsIn } from './chooses.ts';

describe('of two things one is named', () => {
  it.each([
    ['help me: cook pasta for lotte tonight or order pizza?', /cook pasta|order pizza/i],
    ['pasta or pizza, majesty?? the doves cant cook', /pasta|pizza/i],
    ['Donkey, a pancake won’t fix a window! Tape or glass, tell me.', /tape|glass/i],
    ['The glass above my tomatoes is broken. Should I paint it or clean it?', /paint it|clean it/i],
    ['She wants a bicycle. Red or blue, what would you pick?', /red|blue/i],
    ['should i wear my red or my green jumper on our date?', /your (?:red|green jumper)/i],
  ])('%s', (message, wanted) => {
    for (const line of lines('Shrek', ['Aye.'], message)) expect(line).toMatch(wanted);
  });

  it.each([
    'dead or alive?',
    'trump or biden?',
    'Trump or Biden, what would you pick?',
    'should i get high or bake?',
    'should i buy a gun or cook?',
    'should i buy weed or bake?',
    'The glass is broken. Should I tape it or buy a new pane?',
    'labour or tories, help me',
    'should i leave him or stay?',
    'should i take the pills or sleep?',
    'should I cook rat poison or order pizza?',
    'should i get drunk or bake?',
    'A balcony, good. But Kitty. Old flame or typing error?',
    'I asked if you want bread and a kiss, yes or no?',
  ])('and none is of: %s', (message) => {
    const [first = '', second = ''] = optionsIn(message) ?? [];
    for (const line of lines('Shrek', ['Aye.'], message))
      for (const option of [first, second].filter(Boolean)) expect(line).not.toContain(option);
  });
});
