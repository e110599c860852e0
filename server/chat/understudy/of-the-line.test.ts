// What a line's own card knows goes before the drawers, and before a way that only a question word would choose.
import { describe, expect, it } from 'vitest';
import { lines, replies } from '../../test/every-chance.ts';

const lid = { scene: 'outhouse_voyage', choices: [0, 0, 0] };
const hamish = ['Hamish, the old toad, on the lid, calm as any captain.'];

describe('a question about the line just said', () => {
  it.each([
    ['how did Hamish get on there?', /rain took the room/],
    ['how did he get on there', /rain took the room/],
  ])('is no way that only "how" names: "%s"', (message, answer) => {
    for (const line of lines('Shrek', hamish, message, lid)) expect(line).toMatch(answer);
  });

  it('is no talk of cats, and no speech of old', () => {
    const notice = ['I marched down in my nightshirt and roared. They cheered.'];
    const cheered = { scene: 'rent_frog', choices: [0, 1, 1, 0] };
    for (const line of lines('Shrek', notice, 'were you embarrassed?', cheered)) expect(line).toMatch(/green/);
  });

  it('leaves the tale where it is, with its ways on', () => {
    for (const { progress, say } of replies('Shrek', hamish, 'how did he get on there', lid)) {
      expect(progress.place?.choices).toEqual(lid.choices);
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
    for (const { progress } of replies('Shrek', hamish, 'so what happened next?', lid))
      expect(progress.place?.choices.length).toBe(lid.choices.length + 1);
  });
});
