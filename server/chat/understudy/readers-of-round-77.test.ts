// What four fresh readers of 30 November wrote, and which met the wrong answer. Each case is red on the state that they read.
import { describe, expect, it } from 'vitest';
import { endsWith, lines } from '../../test/every-chance.ts';
import { talk } from '../../test/small-talk.ts';
import { openersFor } from '../openers.ts';
import { act } from './act.ts';
import { noProgress, writeProgress } from './place.ts';
import { toldNow } from './told-before.ts';
import { readPart } from './understudy.ts';

const evening = 'The night is warm.';

it('a trade is told, whatever runs on behind it', () => {
  const told = toldNow('nobody reads signs, im a school secretary i know that well', [], evening);
  expect(told.find(({ kind }) => kind === 'job')?.words.job).toBe('a school secretary');
});

it('nobody who reads signs is lonely', () => {
  for (const line of lines('Shrek', [evening], 'nobody reads signs, im a school secretary i know that well'))
    expect(endsWith(line, 'Shrek', 'sadness'), line).toBe(false);
});

it('"what am i doing wrong?" is no question after what was told', () => {
  for (const line of lines('Shrek', [evening], 'i bake too. my bread never rises, what am i doing wrong'))
    expect(endsWith(line, 'Shrek', 'recalls nothing'), line).toBe(false);
});

it('what must never be eaten is what somebody is allergic to', () => {
  const [, , asked] = talk(["i'm allergic to nuts", 'haha', 'so when we have supper, what must i never eat?'], {
    by: readPart('Donkey'),
  }).lines;
  expect(asked).toMatch(/nuts/i);
});

describe('a yes or a no', () => {
  it('is given to "you wouldnt take him in?"', () => {
    for (const line of lines('Doris', ["I'd tell it we're closed."], 'aw thats mean. you wouldnt take him in?'))
      expect(endsWith(line, 'Doris', 'would') || /\b(?:no|not|might|would|never|aye|yes)\b/i.test(line), line).toBe(
        true,
      );
  });

  it('is none to what a button asks, which has an answer of its own', () => {
    expect(openersFor('Gingerbread', () => 0.5).length).toBeGreaterThan(0);
    for (const line of lines('Gingerbread', [evening], 'Were you brave today?'))
      expect(line).not.toMatch(/^(?:No|Yes)\. I am brave/);
  });
});

it('an old dog that nobody wants is no nuisance', () => {
  for (const line of lines('Doris', [evening], 'what would u do with a dog nobody wants? hes old'))
    expect(endsWith(line, 'Doris', 'would do beast'), line).toBe(false);
});

it('a song that is asked for goes on, whatever they are called', () => {
  const place = { scene: 'nine_wet_socks', choices: [0], waited: 0, entry: 'offer' as const };
  const history = [
    { category: 'user' as const, message: 'whos harold the goat' },
    { category: 'AI' as const, message: 'Doris lost him to me at dominoes. Now, the song?' },
  ];
  const scene = writeProgress({ ...noProgress, left: place, met: [place.scene] });
  const question = { character: 'Shrek' as const, loveInterest: 'Fiona', history, scene };
  // With all his pools: the song is asked for in a line that a test is otherwise spared (every-chance.ts).
  for (const chance of [0, 0.2, 0.4, 0.6, 0.8, 0.99]) {
    const message = 'yes the song. im mats by the way';
    expect(act({ ...question, message }, readPart('Shrek'), () => chance).progress.place?.scene).toBe(place.scene);
  }
});
