// What a line's own card knows goes before the drawers, and before a way that only a question word would choose.
import { describe, expect, it } from 'vitest';
import { lines, replies } from '../../test/every-chance.ts';

const fountain = { scene: 'outhouse_voyage', choices: [0, 0, 0, 0, 0] };
const navy = ['Saluted. He took it for a navy.'];

describe('a question about the line just said', () => {
  it.each(['and how did you get it out of there', 'how did it get out of there?'])(
    'is no way that only "how" names: "%s"',
    (message) => {
      for (const line of lines('Shrek', navy, message, fountain)) expect(line).toMatch(/no anchor/);
    },
  );

  it('is no talk of cats, and no speech of old', () => {
    const notice = ['I marched down in my nightshirt and roared. They cheered.'];
    const cheered = { scene: 'rent_frog', choices: [0, 1, 1, 0] };
    for (const line of lines('Shrek', notice, 'were you embarrassed?', cheered)) expect(line).toMatch(/green/);
  });

  it('leaves the tale where it is, with its ways on', () => {
    for (const { progress, say } of replies('Shrek', navy, 'and how did you get it out of there', fountain)) {
      expect(progress.place?.choices).toEqual(fountain.choices);
      expect(say.length).toBeGreaterThan(0);
    }
  });
});

describe('it is not asked', () => {
  it('by whoever says all of a button', () => {
    const drum = ['I tied a cushion over each ear. The cousin had a drum.'];
    const flat = { scene: 'rent_frog', choices: [0, 1, 1, 1] };
    for (const { progress } of replies('Shrek', drum, 'and what did you do about the drum?', flat))
      expect(progress.place?.choices).toEqual([0, 1, 1, 1, 0]);
  });

  it('by whoever asks for the next line', () => {
    for (const { progress } of replies('Shrek', navy, 'so what happened next?', fountain))
      expect(progress.place?.choices.length).toBe(fountain.choices.length + 1);
  });

  it.each([
    [
      'Kitty Softpaws',
      'In the kitchen stood a pudding. I pushed the watch right in.',
      'thirteen_chimes',
      [0, 0, 0, 0],
      /service|spoon/,
    ],
    [
      'King Harold',
      'The herald asked if I agreed to the moat tax. I nodded. Squelch.',
      'wet_council',
      [0, 0, 0, 0],
      /cherubs/,
    ],
  ] as const)('by a question that may be meant in earnest: %s', (character, line, scene, choices, joke) => {
    const message = 'were you ever so sad you wanted to die?';
    for (const said of lines(character, [line], message, { scene, choices: [...choices] }))
      expect(said).not.toMatch(joke);
  });
});

it('nobody who tells that they got hurt is told of somebody in the tale who did not', () => {
  const cheese = ['In at the Lopsided Spoon, front door, out the back, never even ordered!'];
  for (const line of lines('Donkey', cheese, 'i got hurt', { scene: 'runaway_cheese', choices: [0, 0, 0, 0] }))
    expect(line).not.toMatch(/missed everyone/);
  const aboard = ['Swim, in these boots? I surrendered, loudly, and was carried aboard.'];
  for (const line of lines('Puss in Boots', aboard, 'i got hurt', { scene: 'pirate_kitten', choices: [0, 0, 0] }))
    expect(line).not.toMatch(/one hair/);
});
