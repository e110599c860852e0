// What the readers of rounds 59 and 60 (Mira, Jon, Ines, Walt, Marta, Rosa) told, asked or pressed in vain.
import { describe, expect, it } from 'vitest';
import { lines } from '../../test/every-chance.ts';
import { toldShrek } from '../../test/small-talk.ts';

describe('what was told by the way', () => {
  it.each([
    ['My under-twelves, the Badgers, would love you.', 'Do you remember what my team’s called?', 'Badgers'],
    [
      'Onion soup, lovely, but please no dill in it, I can not stand dill.',
      'And do you remember what must never be in my soup?',
      /dill/i,
    ],
    ["only please no dill in it, i can't stand it", 'what must never be in my soup?', /dill/i],
    ['my old green van Paco is steaming in your yard', 'do you remember the name of my van?', 'Paco'],
    ['Haha, in Portuguese we say tesouras, I’m from Porto :)', 'Do you still know which city I come from?', 'Porto'],
    [
      'Careful now, I’m a baker’s daughter from Ljubljana. I restore old furniture in Glasgow.',
      'do you still know what my work is?',
      'furniture',
    ],
    ['Only please no walnuts in it, I am allergic.', 'Do you know still what I must not eat?', /walnuts/i],
    [
      'my daughter Ellie, eleven, creeps down for a glass of milk at ten',
      'Do you remember how old my Ellie is?',
      'eleven',
    ],
  ])('comes back: %s: %s', (told, question, fact) => {
    expect(toldShrek(told, 'lovely weather', question)).toMatch(fact);
  });

  it('a button that asks is heard within a sentence', () => {
    const said = [
      'The mayor slept with his hand on it. Soft knees. Set down the outer edge of your foot, and roll inwards.',
    ];
    const step = { scene: 'quiet_feet', choices: [0, 0, 0] };
    for (const line of lines('Kitty Softpaws', said, 'Rolling. But why the edge of the foot?', step))
      expect(line).toMatch(/ask the floor/);
  });

  it('what nobody said in so many words is not given back as news', () => {
    for (const line of lines(
      'Fiona',
      ['I meant the moat.'],
      'My under-twelves, the Badgers, would love you. We lost on Saturday',
    ))
      expect(line).not.toMatch(/is called/);
  });
});
