// What visitors may say to the understudy: sense, nonsense, and what only a program would type.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { characterNames, isSpeaking } from '../cast/characters.ts';
import { profileOf } from '../cast/profiles.ts';
import { readPhrases } from '../server/chat/understudy/phrases.ts';
import { scriptFolder } from '../server/chat/understudy/script.ts';
import { readSections } from '../server/chat/understudy/sections.ts';

const { vocabulary } = readPhrases(readSections(readFileSync(join(scriptFolder, 'intents.md'), 'utf8')));
const words = [...vocabulary];

/** The body of a request may weigh 16 kB; the rest is for who speaks to whom. */
const mostBytes = 16_000;
const mostRemarks = 20;
const mostLettersOfHistory = 4000;

const couple = fc.constantFrom(...characterNames.filter(isSpeaking)).map((character) => ({
  character,
  loveInterest: profileOf(character).loveInterest,
}));

/** Words that the understudy knows, so that phrases nearly fit and many are tried. */
const talk = fc.array(fc.constantFrom(...words, 'umbrella', 'carrots', 'yesterday'), { minLength: 1, maxLength: 25 });
const sentence = fc.tuple(talk, fc.constantFrom('', '?', '!', ' :(', ' ❤')).map(([said, end]) => said.join(' ') + end);

const corners = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom(
      '\u202e',
      '\u200d',
      '\ufeff',
      '\u0301',
      '\ud800',
      'ﷺ',
      'İ',
      'ß',
      '👨‍👩‍👧‍👦',
      '\0',
      "n't",
      '’',
      '\n',
    ),
    minLength: 1,
    maxLength: 200,
  }),
);

/** The same few letters over and over, up to all that a body holds: where a regular expression would lose its way. */
const endless = fc
  .tuple(
    fc.string({ minLength: 1, maxLength: 12 }),
    fc.constantFrom(...words),
    fc.integer({ min: 600, max: mostBytes }),
  )
  .chain(([noise, word, length]) =>
    fc
      .constantFrom(noise, `${word} `, 'ha', 'a', "I'm ", 'you ', '1+', `${word}${noise} `)
      .map((unit) => fitting(unit.repeat(Math.ceil(length / unit.length)).slice(0, length), mostBytes)),
  );

type Said = { readonly category: string; readonly message: string };
const remarks = (text: fc.Arbitrary<string>, fewest: number): fc.Arbitrary<Said[]> =>
  fc.array(fc.record({ category: fc.constantFrom('user', 'AI'), message: text }), {
    minLength: fewest,
    maxLength: mostRemarks,
  });

function asked(message: fc.Arbitrary<string>, history: fc.Arbitrary<Said[]>) {
  const wholeMessage = message.filter((text) => /\S/.test(text));
  return fc
    .tuple(couple, wholeMessage, history)
    .map(([pair, text, said]) => ({ ...pair, message: text, history: upTo(mostLettersOfHistory, said) }));
}

export const kinds = [
  { name: 'words it knows', arbitrary: asked(sentence, fc.constant([])) },
  { name: 'the same, after 20 remarks', arbitrary: asked(sentence, remarks(sentence, mostRemarks)) },
  { name: 'Unicode corners', arbitrary: asked(corners, remarks(corners, 0)) },
  { name: 'up to 16 kB of the same', arbitrary: asked(endless, fc.constant([])) },
];

function fitting(text: string, bytes: number): string {
  return Buffer.from(JSON.stringify(text)).length <= bytes ? text : fitting(text.slice(0, text.length / 2), bytes);
}

/** The first remarks that hold no more than `letters` together. */
function upTo<T extends { message: string }>(letters: number, said: readonly T[]): readonly T[] {
  const first = said[0];
  return first && first.message.length <= letters
    ? [first, ...upTo(letters - first.message.length, said.slice(1))]
    : [];
}
