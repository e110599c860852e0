// Messages for the understudy: ordinary ones, nonsense, and worst cases of an attacker.
import fc from 'fast-check';
import { characterNames, isSpeaking } from '../cast/characters.ts';
import { profileOf } from '../cast/profiles.ts';
import { historyBytes, mostHistoryBytes, mostMessageLetters, mostRemarks, type Remark } from '../contract/chat.ts';
import { intentSections } from '../server/chat/understudy/intents.ts';
import { readPhrases } from '../server/chat/understudy/phrases.ts';

const { byWord, vocabulary } = readPhrases(intentSections);
const words = [...vocabulary];

const couple = fc.constantFrom(...characterNames.filter(isSpeaking)).map((character) => ({
  character,
  loveInterest: profileOf(character).loveInterest,
}));

/** Words of the understudy's phrases, so that many phrases are tried and nearly match. */
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

/** An attacker's message: 600 letters of some 120 different words, chosen so that as many phrases as possible are tried. */
const crowded = fc
  .shuffledSubarray(
    [...byWord]
      .map(([word, { length }]) => ({ word, phrasesALetter: length / (word.length + 1) }))
      .sort((a, b) => b.phrasesALetter - a.phrasesALetter)
      .slice(0, 130)
      .map(({ word }) => word),
    { minLength: 120 },
  )
  .map((said) => said.join(' ').slice(0, 600));

/** A few letters repeated up to the length limit, which could make a regular expression backtrack for long. */
const endless = fc
  .tuple(
    fc.string({ minLength: 1, maxLength: 12 }),
    fc.constantFrom(...words),
    fc.integer({ min: 600, max: mostMessageLetters }),
  )
  .chain(([noise, word, length]) =>
    fc
      .constantFrom(noise, `${word} `, 'ha', 'a', "I'm ", 'you ', '1+', `${word}${noise} `)
      .map((unit) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)),
  );

const remarks = (text: fc.Arbitrary<string>, fewest: number): fc.Arbitrary<Remark[]> =>
  fc.array(fc.record({ category: fc.constantFrom('user' as const, 'AI' as const), message: text }), {
    minLength: fewest,
    maxLength: mostRemarks,
  });

function asked(message: fc.Arbitrary<string>, history: fc.Arbitrary<Remark[]>) {
  const wholeMessage = message.filter((text) => /\S/.test(text));
  return fc
    .tuple(couple, wholeMessage, history)
    .map(([pair, text, said]) => ({ ...pair, message: text, history: upTo(mostHistoryBytes, said) }));
}

export const kinds = [
  { name: 'words it knows', arbitrary: asked(sentence, fc.constant([])) },
  { name: 'the same, after 20 remarks', arbitrary: asked(sentence, remarks(sentence, mostRemarks)) },
  { name: '120 key words', arbitrary: asked(crowded, fc.constant([])) },
  { name: 'the same, after 6 such remarks', arbitrary: asked(crowded, remarks(crowded, 6)) },
  { name: 'Unicode corners', arbitrary: asked(corners, remarks(corners, 0)) },
  { name: '1,000 letters of the same', arbitrary: asked(endless, fc.constant([])) },
];

/** The first remarks that fit into so many bytes together. */
function upTo(bytes: number, said: readonly Remark[]): readonly Remark[] {
  const [first, ...others] = said;
  const left = first ? bytes - historyBytes([first]) : -1;
  return first && left >= 0 ? [first, ...upTo(left, others)] : [];
}
