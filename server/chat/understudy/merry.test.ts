// Whoever laughs is not comforted for what only sounds sad, and whoever says that all is well is believed.

import { describe, expect, it } from 'vitest';
import { endsWith, replies } from '../../test/every-chance.ts';
import { talk } from '../../test/small-talk.ts';
import { pools } from './earnest.ts';
import { isHeavy } from './heavy.ts';
import { isMerry } from './merry.ts';

/** Plain words for the sad. */
const earnestLines = [...pools.values()].flat();
const sore = ['sadness', 'fear', 'sickness', 'bad-day', 'lonely'];

describe('a message with laughter in it', () => {
  it.each([
    ['Donkey', 'dying 😂 was there a mouse in the trumpet? i had one in a bike basket yesterday'],
    ['Shrek', 'you never looked INTO your own stew?? lol im scared now. tell me a story instead'],
    ['Queen Lillian', 'ouch im wearing a greasy overall so thats me. whos mrs pym tho'],
    [
      'Shrek',
      'LOL i love it. my turn: yesterday a guy brought his bike in cause it squeaked, it was a mouse in the basket',
    ],
  ] as const)('is comforted by nobody: %s, %j', (who, message) => {
    for (const { line } of replies(who, ['Aye, it rained nine days.'], message))
      expect(
        sore.some((pool) => endsWith(line, who, pool)),
        line,
      ).toBe(false);
  });

  it.each(['my nan died yesterday lol', 'he dumped me by text haha', 'lost my job today lol'])(
    'is comforted where the words leave no doubt: %j',
    (message) => expect(isHeavy(message)).toBe(true),
  );

  it.each(['i feel so alone', 'nobody laughed', 'he was a jolly man', 'he laughed at me'])('is not %j', (message) => {
    expect(isMerry(message)).toBe(false);
  });
});

describe('comfort', () => {
  it.each(['lol im fine i meant the pie', 'no no i am fine, only kidding', 'haha im ok! sing me something'])(
    'ends upon %j',
    (message) => {
      const { lines } = talk(['my old cat was run over last night', message]);
      expect(lines[0]).toMatch(/^sadness /i);
      expect(lines[1]).not.toMatch(/^(?:sadness|listening|asked)/i);
    },
  );

  it.each(["i'm ok i guess", "i'm fine. just tired of crying", 'i am good at hiding it'])(
    'lasts upon %j',
    (message) => {
      const { lines } = talk(['my old cat was run over last night', message]);
      expect(earnestLines).toContain(lines[1]);
    },
  );
});

describe('who would have died', () => {
  it('laughs only where something was funny', () => {
    expect(isMerry('noo a wet king?? did u laugh at him? i would have died')).toBe(true);
    expect(isMerry('she called the ambulance. without her i would have died')).toBe(false);
    expect(isMerry('i almost died last year and my mother still cannot laugh about it')).toBe(false);
  });
});
