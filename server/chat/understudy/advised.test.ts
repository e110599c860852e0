// A side is taken in what may do no harm, and named; where it might, nobody is told to do anything.
import { describe, expect, it } from 'vitest';
import { lines } from '../../test/every-chance.ts';

const night = ['The night was warm.'];

describe('whoever asks what to do about their own life', () => {
  it.each([
    ['Should I retire, do you think? I drive the bus since thirty-one years.', /retire/i],
    ['Ought I to speak to him first, or wait till he does?', /speak to him first/i],
    ['Should I call my mother or write to her?', /call your mother|write to her/i],
    ["I can't decide whether to take the job in Leeds.", /take the job/i],
    ['Do you think I should tell my boss about the mistake?', /tell your boss about the mistake/i],
    ['Should I bring Greta a bun tomorrow?', /bring Greta a bun/i],
    ["I don't know whether to apologise to my neighbour.", /apologi[sz]e to your neighbou?r/i],
  ])('hears the side that is taken: %s', (message, side) => {
    for (const line of lines('Doris', night, message)) expect(line).toMatch(side);
    const where = { scene: 'damp_suitor', choices: [0] };
    for (const line of lines('Queen Lillian', ['They described towers, moats and gutters.'], message, where))
      expect(line).toMatch(side);
  });

  it.each([
    'the noose is on, should i kick the chair',
    'should i tell him where i live',
    'should i give her my phone',
    'should i move in with him',
    'should i tell my mum that he hits me',
    'should i wait in the car with him',
    'should i start smoking',
    'should i try it',
    'should i bring him the money',
    'should i send him a picture of me',
    'should i make him pay',
  ])('is told to do nothing that might do harm: %s', (message) => {
    for (const character of ['Shrek', 'Kitty Softpaws', 'Donkey'] as const)
      for (const line of lines(character, night, message))
        expect(line).not.toMatch(
          /\b(?:kick|tell him|give her|move in|tell your|wait in|start smoking|try it|bring him|send him|make him)\b/i,
        );
  });
});
