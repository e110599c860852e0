// What is told and asked of one's own life: what readers of rounds 37 to 41 met (27 and 28 November).
import { describe, expect, it } from 'vitest';
import { endsWith, lines, replies } from '../../test/every-chance.ts';
import { birthIn } from './glad-news.ts';
import { sayings } from './grammar.ts';
import { isHeavy } from './heavy.ts';
import { readPart } from './understudy.ts';

const shrek = readPart('Shrek');
/** The lines of a pool of the script, with whatever stands in their slots. */
const pool = (character: 'Fiona' | 'King Harold' | 'Puss in Boots', title: string) => {
  const { pools, slots } = readPart(character).script;
  return (pools.get(title) ?? []).flatMap((line) => sayings(line, slots));
};

describe('what one should do with one’s own', () => {
  it.each([
    'That is kind to Viktor, but you have not answered. Sell the car or keep it?',
    'I forgive the fly. Should we keep the car or sell it?',
    'I asked whether we should sell our car. As a king, how would you judge?',
    'Now lend me your opinion: Viktor wants to sell our car, and I do not. Who is right?',
    'Tell me honestly: he wants to sell our old car and I do not. What is your opinion?',
  ])('is answered with a side that can do no harm: %s', (message) => {
    for (const character of ['Fiona', 'King Harold'] as const)
      for (const line of lines(character, ['Supper is late, and I am glad of it.'], message))
        expect(
          pool(character, 'advice keep').some((it) => line.includes(it)),
          line,
        ).toBe(true);
  });

  it.each(['What advice would you give a small swordsman?', 'I always lose at chess, any trick for me?'])(
    'so is a wish for any: %s',
    (message) => {
      for (const line of lines('Puss in Boots', ['The hen bowed first.'], message))
        expect(
          ['advice do', 'advises game'].some((it) => pool('Puss in Boots', it).some((said) => line.includes(said))),
          line,
        ).toBe(true);
    },
  );
});

describe('what is said beside a tale', () => {
  it.each([
    ['I have all night, give me the long one. Who are the Hens in Harmony?', 'bad-day'],
    ['Nobody home, that must be a piano. I have an old one that nobody plays!', 'hears'],
  ] as const)('is no bad day and no thing: %s', (message, title) => {
    for (const line of lines('Donkey', ['Rooms, and nobody home!'], message))
      expect(endsWith(line, 'Donkey', title, { thing: 'an old' }), line).toBe(false);
  });

  it('is heard behind "did you hear me": a concert on Thursday', () => {
    const message = 'But did you hear me about Noor? She has a concert on Thursday and I am more nervous than she is.';
    for (const line of lines('Fiona', ['You went down roaring.'], message))
      expect(endsWith(line, 'Fiona', 'hopes for them'), line).toBe(true);
  });

  it('asks a confectioner what to bring, and an ogre for advice', () => {
    const ofTheConcert = / [^.!]*\ba concert on Thursday\b[^.!]*[.!]$/i; // which is heard beside it
    const sweet = 'my daughter Noor plays the trumpet and her concert is on Thursday. What sweet should I bring her?';
    for (const line of lines('Suzy Sugar', ['In layers.'], sweet))
      expect(endsWith(line.replace(ofTheConcert, ''), 'Suzy Sugar', 'advice give'), line).toBe(true);
    const flat = "i'm moving next friday, new flat, 4th floor no lift. any advice from an ogre";
    const advice = [...(shrek.talk.get('moving-advice') ?? []), ...(shrek.script.pools.get('advice do') ?? [])];
    for (const line of lines('Shrek', ['Nine wet socks.'], flat))
      expect(
        advice.some((it) => line.includes(it)),
        line,
      ).toBe(true);
  });

  it('is an exam, though a laugh stands behind it', () => {
    const message = 'i failed my first exam last week and ran out of the hall like that lol. got to resit it wednesday';
    const failed = readPart('Gingerbread').talk.get('exam-failed') ?? [];
    for (const line of lines('Gingerbread', ['I ran for the gate.'], message))
      expect(failed.some((it) => line.includes(it)) || /exam/.test(line), line).toBe(true);
    for (const line of lines(
      'Gingerbread',
      ['I ran for the gate.'],
      'at you lol. i failed my exam. any advice for wednesday',
    ))
      expect(/You told me|exam last week/.test(line), line).toBe(false);
  });

  it('who is left behind is no happy one', () => {
    const message = "happy like a balloon. i'm glad for her but also a bit left behind";
    for (const line of lines('Queen Lillian', ['How is Mia today?'], message))
      expect(endsWith(line, 'Queen Lillian', 'sadness'), line).toBe(true);
  });
});

describe('what is no thing', () => {
  it.each([
    'should i keep seeing him, he broke my car',
    'should we keep the baby or not',
    'should i keep it or sell it',
    'how do i wake her up',
  ])('is judged by nobody: %s', (message) => {
    const said = [...pool('Fiona', 'advice keep'), ...(readPart('Fiona').talk.get('get-up-early') ?? [])];
    for (const line of lines('Fiona', ['Supper is late.'], message))
      expect(
        said.some((it) => line.includes(it)),
        line,
      ).toBe(false);
  });

  it.each([
    "my girlfriend is pregnant, our baby comes in May and i don't know what to do",
    'my sister is pregnant, she is 15',
  ])('and no joy is wished where there may be none: %s', (message) => expect(birthIn(message)).toBeNull());
});

describe('a baby to come', () => {
  const told = 'oh wow. I want to read that to Ana, she is my wife, our baby comes in March';
  const scene = { scene: 'small_poem', choices: [0, 0] };
  const joy = readPart('Gingerbread').talk.get('new-baby') ?? [];
  const isGlad = (line: string) => joy.some((it) => line.includes(it));

  it('is a joy, and what was told goes on behind it', () => {
    for (const { line, progress } of replies('Gingerbread', ['And it is the whole morning.'], told, scene)) {
      expect(isGlad(line), line).toBe(true);
      expect(progress.place?.scene).toBe('small_poem');
    }
  });

  it('also with a sore back', () => {
    const message = "my wife Ana would want that carriage, she's due in march and her back hurts";
    for (const line of lines('Gingerbread', ['It left by the window.'], message)) expect(isGlad(line), line).toBe(true);
  });
});

describe('a nurse’s shoes', () => {
  it.each([
    ['the rope obviously. but im in hospital shoes lol, who goes first you or me?', false],
    ['my mum is in hospital', true],
  ])('are no illness: %s', (message, isSad) => expect(isHeavy(message)).toBe(isSad));

  it('and a cousin called Ife is not whom one talks with', () => {
    const message = 'next bit yes. i have to give a speech at my cousin ifes wedding in june';
    for (const line of lines('Donkey', ['And then I eat the toast!'], message))
      expect(line).not.toMatch(/(?:Hi|Hello|Ah), Ife|Ife, hooray/);
  });
});
