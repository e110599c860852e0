import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionSchema } from '../../../contract/chat.ts';
import { mostSceneLetters } from '../../../contract/scene.ts';
import { markOf, noProgress, readProgress, withSaid, writeProgress } from './place.ts';
import { allToldIn } from './told.ts';

const scene = fc.stringMatching(/^[a-z][a-z\d_]{0,20}$/);
const told = [
  'im a nurse',
  'my sister is called Zoë',
  'i live in São Paulo',
  "i'm allergic to nuts",
  'i had a fight with my mother',
  'my lucky number is 7',
].flatMap(allToldIn);
const place = fc.option(
  fc.record({
    scene,
    entry: fc.constantFrom('offer' as const, 'begin' as const),
    choices: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 40 }),
    waited: fc.integer({ min: 0, max: 9 }),
  }),
);
const progress = fc.record({
  place,
  left: place,
  met: fc.array(scene, { maxLength: 14 }),
  said: fc.array(fc.stringMatching(/^[a-z\d]{3}$/), { maxLength: 30 }),
  told: fc.constantFrom(told, told.slice(2), []),
  statements: fc.constantFrom(['my sister Zoë is a vet in Leeds', "I'm late, as ever on Monday"], []),
});

describe('the progress in scenes', () => {
  it('comes back as it was written, and passes the contract', () => {
    const allowed = new RegExp(questionSchema.properties.scene.pattern);
    fc.assert(
      fc.property(progress, (it) => {
        const text = writeProgress(it);
        expect(readProgress(text)).toEqual(it);
        expect(text).toMatch(allowed);
        expect(text.length).toBeLessThanOrEqual(mostSceneLetters);
      }),
    );
  });

  it('keeps the latest of many scenes that were met', () => {
    const met = Array.from({ length: 30 }, (_, i) => `scene${i}`);
    expect(readProgress(writeProgress({ ...noProgress, met })).met).toEqual(met.slice(10));
  });

  it('keeps forty marks: of the last thirty lines, ten of them behind a word in passing', () => {
    const lines = Array.from({ length: 50 }, (_, i) => `This is line ${i}.`);
    const { said } = lines.reduce((progress, line) => withSaid(progress, line), noProgress);
    expect(said).toEqual(lines.slice(10).map(markOf));
    expect(new Set(said).size).toBe(40);
    expect(withSaid(noProgress, 'Bremen. I see.', 'I see.').said).toEqual(['Bremen. I see.', 'I see.'].map(markOf));
  });

  it('takes no words back that may not be said', () => {
    for (const words of [
      'job~job~fatty',
      'job~job~%E0%A4',
      'job~job',
      'x~job~nurse',
      'called~someone~your%20cat~called~Hitler',
      `like~like~${'x'.repeat(61)}`,
    ]) {
      expect(readProgress(`!!!${words}`).told).toEqual([]);
    }
    expect(readProgress('!!!job~job~a%20nurse').told).toEqual([{ kind: 'job', words: { job: 'a nurse' } }]);
  });

  it.each(['', '!', 'x', 'frog:o:01', 'frog:z:0:0!', 'frog:o:0:0', '../x:o:0:0!', `frog:o:${'0'.repeat(41)}:0!`])(
    'has no scene under way where somebody made up %j',
    (text) => {
      expect(readProgress(text)).toEqual(noProgress);
    },
  );
});
