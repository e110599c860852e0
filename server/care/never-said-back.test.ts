import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterNames, isSpeaking } from '../../cast/characters.ts';
import { profileOf } from '../../cast/profiles.ts';
import { act } from '../chat/understudy/act.ts';
import { cueFor } from '../chat/understudy/cue.ts';
import { deal } from '../chat/understudy/deal.ts';
import { writeProgress } from '../chat/understudy/place.ts';
import { compiledFileOf } from '../chat/understudy/scenes.ts';
import { fileOf, readScript, scriptFolder } from '../chat/understudy/script.ts';
import { harmless } from '../chat/understudy/told-harmless.ts';
import { ours } from '../chat/understudy/told-worth.ts';
import { readPart } from '../chat/understudy/understudy.ts';
import { worldFolder } from '../chat/understudy/world.ts';
import { times } from '../test/cases.ts';
import { disguises, tellings, templates } from '../test/said-words.ts';
import { neverRepeated } from './never-repeated.ts';

const speakers = characterNames.filter(isSpeaking);
const scripts = new Map(speakers.map((speaker) => [speaker, readScript(speaker)]));
const said = new Set(speakers.flatMap((speaker) => wordsOf(readFileSync(join(scriptFolder, fileOf(speaker)), 'utf8'))));
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** The words as they stand there. Only whole ones count: we may say "eyelashes" to somebody who speaks of ashes. */
function asTyped(text: string): readonly string[] {
  return text.split(/[^\p{L}\p{M}\p{N}\p{Cf}@$-]+/u);
}

const parts = new Map(speakers.map((speaker) => [speaker, readPart(speaker)]));
/** Words that scenes and worlds say themselves. */
const played = new Set([
  ...said,
  ...speakers.flatMap((speaker) => [
    ...wordsOf(readFileSync(join(worldFolder, fileOf(speaker)), 'utf8')),
    ...wordsOf(readFileSync(compiledFileOf(speaker), 'utf8')),
  ]),
]);

describe('a reply', () => {
  it('never says a word of the lists that only the visitor said, whoever replies', () => {
    const words = [...neverRepeated].filter((word) => !said.has(word) && word.length > 3);
    const asked = fc.record({
      word: fc.constantFrom(...words),
      disguise: fc.constantFrom(...disguises),
      first: fc.constantFrom(...templates),
      message: fc.constantFrom(
        ...templates,
        () => 'what is my name',
        () => 'what did i say',
        () => 'kiss me',
      ),
      character: fc.constantFrom(...speakers),
      dice: fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 5, maxLength: 5 }),
    });
    fc.assert(
      fc.property(asked, ({ word, disguise, first, message, character, dice }) => {
        let throws = 0;
        const random = () => dice[throws++ % dice.length] ?? 0;
        const script = scripts.get(character);
        const typed = disguise(word);
        const cue = cueFor(
          {
            character,
            loveInterest: profileOf(character).loveInterest,
            message: message(typed),
            history: [
              { category: 'user', message: first(typed) },
              { category: 'AI', message: 'Aye?' },
            ],
          },
          random,
        );
        const reply = script ? deal(script, cue, random) : '';
        expect([...cue.filled.values(), cue.memory.name ?? ''].map((filled) => filled.toLowerCase())).not.toContain(
          word,
        );
        expect(asTyped(reply)).not.toContain(typed);
        expect(wordsOf(reply)).not.toContain(word);
      }),
      { numRuns: times(2000, 600) },
    );
  }, 60_000);

  it('never says one that the visitor told of themself, now or turns later', () => {
    const words = [...neverRepeated].filter(
      (word) => !played.has(word) && !ours.has(word) && !harmless.has(word) && word.length > 3,
    );
    const asked = fc.record({
      word: fc.constantFrom(...words),
      disguise: fc.constantFrom(...disguises),
      tells: fc.constantFrom(...tellings),
      message: fc.constantFrom(
        'what is my job?',
        'do you remember my sister?',
        'what do i like?',
        'where do i live?',
        'ok',
        'good night',
        'what am i allergic to?',
        'should i call her?',
      ),
      character: fc.constantFrom(...speakers),
      dice: fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 5, maxLength: 5 }),
    });
    fc.assert(
      fc.property(asked, ({ word, disguise, tells, message, character, dice }) => {
        let throws = 0;
        const random = () => dice[throws++ % dice.length] ?? 0;
        const part = parts.get(character);
        if (!part) throw new Error(`${character} has no part.`);
        const { loveInterest } = profileOf(character);
        const typed = disguise(word);
        const told = tells(typed);
        const first = act({ character, loveInterest, message: told }, part, random);
        const scene = writeProgress(first.progress);
        const history = [
          { category: 'user', message: told },
          { category: 'AI', message: first.line },
          ...Array.from({ length: 6 }, () => [
            { category: 'user', message: 'hm' } as const,
            { category: 'AI', message: 'Aye.' } as const,
          ]).flat(),
        ] as const;
        const later = act({ character, loveInterest, message, history, scene }, part, random);
        // Long after: nothing but what the page carries.
        const last = act({ character, loveInterest, message, scene: writeProgress(later.progress) }, part, random);
        for (const { line } of [first, later, last]) {
          expect(asTyped(line)).not.toContain(typed);
          expect(wordsOf(line)).not.toContain(word);
        }
      }),
      { numRuns: times(1000, 300) },
    );
  }, 60_000);
});
