// What eight fresh readers of 30 November (rounds 79 and 80) wrote, and which met the wrong answer. Each case is red on the state that they read, but for what weighs and the wife: those held by chance or by rule.
import { describe, expect, it } from 'vitest';
import { isHint, notice } from '../../care/notice.ts';
import { endsWith, lines } from '../../test/every-chance.ts';
import { inIt } from '../../test/in-a-scene.ts';
import { talk } from '../../test/small-talk.ts';
import { toldNow } from './told-before.ts';
import { readPart } from './understudy.ts';

const evening = 'The night is warm.';

describe('no danger', () => {
  it.each(['no i mean stubbs, why he hides florian', 'itchy face and balloon lips, very sexy'])(
    'is in: %s',
    (message) => {
      expect(isHint(message)).toBe(false);
    },
  );
  it.each(['no i mean my dad, why he hits me', 'itchy face and balloon lips lol i cant breathe', 'he hides my phone'])(
    'is passed over in: %s',
    (message) => {
      expect(notice(message)?.kind === 'danger' || isHint(message)).toBe(true);
    },
  );
});

describe('a guess', () => {
  it('is the last that is named', () => {
    for (const line of inIt(['Gingerbread', 'shelf_riddles', [0], 'my ex wife lol. no, a spoon']))
      expect(line).toMatch(/spoon/i);
  });
  it('is "the quiet one", which is no first', () => {
    for (const line of inIt(['Shrek', 'three_buckets', [0], 'the quiet one, quiet ones are allways up to something']))
      expect(line).toMatch(/Found him/);
  });
});

it('who says another name is called nobody’s wife', () => {
  const by = readPart('Shrek');
  for (let i = 0; i < 20; i += 1) {
    const said = talk(['im lars btw', 'off to bed now, good night'], { by, random: () => i / 20 }).lines;
    expect(said.join(' ')).not.toMatch(/\b(?:wife|lass)\b/);
  }
});

it('what one does all day is work', () => {
  const by = readPart('Queen Lillian');
  const said = talk(['i fix bikes all day', 'ha', 'and what do i do all day, when im not coughing at you?'], {
    by,
  }).lines;
  expect(said.at(-1)).toMatch(/bike/i);
});

it('"sorry not sorry" begs nobody’s pardon', () => {
  for (const line of lines('Puss in Boots', [evening], 'i sell buttons by the pound now, sorry not sorry'))
    expect(endsWith(line, 'Puss in Boots', 'apology'), line).toBe(false);
});

it('advice is wanted upon burnt soup', () => {
  for (const line of lines(
    'Doris',
    [evening, 'im kim, training to be a cook', 'Kim, then.'],
    'i burnt the onion soup today, chef hates me. what do i do',
  ))
    expect(line).not.toMatch(/training to be a cook/);
});

it('an allergy ends before what is wished for it', () => {
  const told = toldNow('worth it. im allergic to mushrooms so no swamp dinner pls', [], evening);
  expect(told.find(({ kind }) => kind === 'allergy')?.words.allergy).toBe('mushrooms');
});
