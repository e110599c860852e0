import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterNames, isSpeaking } from '../../cast/characters.ts';
import { profileOf } from '../../cast/profiles.ts';
import { cueFor } from '../chat/understudy/cue.ts';
import { deal } from '../chat/understudy/deal.ts';
import { fileOf, readScript, scriptFolder } from '../chat/understudy/script.ts';
import { isRepeatable, neverRepeated } from './never-repeated.ts';

const speakers = characterNames.filter(isSpeaking);
const scripts = new Map(speakers.map((speaker) => [speaker, readScript(speaker)]));
const said = new Set(speakers.flatMap((speaker) => wordsOf(readFileSync(join(scriptFolder, fileOf(speaker)), 'utf8'))));
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

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
        expect(reply).not.toContain(typed);
        expect(wordsOf(reply)).not.toContain(word);
      }),
      { numRuns: 2000 },
    );
  }, 60_000);
});
