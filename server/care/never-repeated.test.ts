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
import { isRepeatable, neverRepeated } from './never-repeated.ts';

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
const tellings: readonly ((word: string) => string)[] = [
  (word) => `i like ${word}`,
  (word) => `i really hate ${word}`,
  (word) => `i'm a ${word} teacher`,
  (word) => `i am a ${word}er`,
  (word) => `i work at the ${word}`,
  (word) => `i live in ${word}`,
  (word) => `i'm allergic to ${word}`,
  (word) => `my sister is called ${word}`,
  (word) => `my sister ${word.charAt(0).toUpperCase()}${word.slice(1)} is here`,
  (word) => `i lost my ${word}`,
  (word) => `i have a ${word} exam tomorrow`,
];

const leet = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' } as Readonly<Record<string, string>>;
/** Ways to write a word that a reader still reads. */
const disguises: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => word.toUpperCase(),
  (word) => word.charAt(0).toUpperCase() + word.slice(1),
  (word) => word.replace(/[aeiost]/, (letter) => leet[letter] ?? letter),
  (word) => word + (word.at(-1) ?? '').repeat(3),
  (word) => word.replace(/./g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  (word) => `${word.charAt(0)}\u200b${word.slice(1)}`,
  (word) => `${word.slice(0, 2)}-${word.slice(2)}`,
  (word) => word.replace(/a/, 'á').replace(/e/, 'ê').replace(/o/, 'ö'),
  (word) => word.replace(/a/, 'а').replace(/e/, 'е'),
];
const templates: readonly ((word: string) => string)[] = [
  (word) => `my name is ${word}`,
  (word) => `they call me ${word}`,
  (word) => `Call me ${word}!`,
  (word) => `hi, I'm ${word}.`,
  (word) => `I found a ${word}`,
  (word) => `there is a shiny ${word} in my ${word}`,
];

describe('a word to repeat', () => {
  it.each(['Zoe', 'Jean-Luc', 'Anaïs', 'Łukasz', 'Øystein', 'Nigel', 'Morgan', 'Bob', 'Angie', 'Diego', 'umbrella'])(
    'may be %s',
    (word) => {
      expect(isRepeatable(word)).toBe(true);
    },
  );

  it.each([
    'Fat',
    'faaat',
    'F4t',
    'ｆａｔ',
    'f\u200bat',
    'Fаt',
    'Names',
    'Hitler',
    'H1tlerrr',
    'Stupid',
    'Ugly',
    'Nobody',
    'gorda',
  ])('is never %s', (word) => {
    expect(isRepeatable(word)).toBe(false);
  });

  it.each(['Dick', 'Fanny', 'Randy', 'Gay'])('is in doubt not a name that is another word too: %s', (name) => {
    expect(isRepeatable(name)).toBe(false);
  });

  it('is never on a list, however it is spelled', () => {
    for (const word of neverRepeated) {
      for (const disguise of disguises) expect([word, isRepeatable(disguise(word))]).toEqual([word, false]);
    }
  });
});

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
