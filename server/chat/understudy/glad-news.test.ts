import { describe, expect, it } from 'vitest';
import { endsWith, replies } from '../../test/every-chance.ts';
import { isGladNews } from './glad-news.ts';
import { isHeavy } from './heavy.ts';

describe('news of a birth', () => {
  it.each([
    'My sister Ines is about to have a baby too',
    "My sister Ines is having a baby any day now, and I'm so nervous for her.",
    "the baby is due in march, can't wait",
    'we are expecting twins',
  ])('is comforted by nobody: %s', (message) => {
    for (const { line } of replies('King Harold', ['Aye, it rained nine days.'], message))
      for (const pool of ['sadness', 'fear', 'bad-day']) expect(endsWith(line, 'King Harold', pool), line).toBe(false);
  });

  it.each([
    'we lost the baby',
    'she is having a baby without me',
    'they said the baby is coming too early',
    'i wish i was having a baby',
    'my wife is having a baby and i feel so low',
    'my son is 9. i cannot do this any more',
    'my sister is 12 and i am so tired of it all',
  ])('may be no good news: %s', (message) => expect(isGladNews(message)).toBe(false));
});

describe('who is bad at something', () => {
  it.each(["ok a game! what've you got? i'm useless at chess", "i'm terrible at cooking lol"])(
    'is comforted by nobody: %s',
    (message) => {
      for (const { line } of replies('Suzy Sugar', ['Quite.'], message))
        for (const pool of ['sadness', 'reassures']) expect(endsWith(line, 'Suzy Sugar', pool), line).toBe(false);
    },
  );

  it.each(['i am useless at everything', "i'm useless", 'my husband says i am useless'])(
    'is, who is bad at all: %s',
    (message) => {
      const lines = replies('Suzy Sugar', ['Quite.'], message);
      const isKind = lines.every(({ line }) =>
        ['sadness', 'reassures', 'bad-day'].some((pool) => endsWith(line, 'Suzy Sugar', pool)),
      );
      expect(isKind || isHeavy(message)).toBe(true);
    },
  );
});

describe('what is no feeling', () => {
  it.each([
    ['King Harold', "He is a landlubber, I'm afraid, he screams at bathwater. Are the boats real ones?"],
    ['Fiona', 'now she has a whole notebook of frogs. her favourite is called gerald'],
    ['Shrek', 'like my younger one, lea. her sister mia is 12 and keeps goal'],
  ] as const)('is comforted by nobody: %s, %s', (who, message) => {
    for (const { line } of replies(who, ['Aye, it rained nine days.'], message))
      for (const pool of ['sadness', 'fear', 'lonely']) expect(endsWith(line, who, pool), line).toBe(false);
  });

  it('is one where it is all that is said', () => {
    const lines = replies('King Harold', ['Quite.'], "I'm afraid");
    expect(lines.some(({ line }) => endsWith(line, 'King Harold', 'fear'))).toBe(true);
  });
});

describe('a first tooth', () => {
  it.each([
    'hiya! been in the shop all day, i fix bikes in ghent. and my son elias lost his first tooth today!!',
    'a speech? me too! next friday at my best friends wedding. im good otherwise, my son elias lost his first tooth today',
  ])('is comforted by nobody, whatever else is told: %s', (message) => {
    for (const { line } of replies('Donkey', ['Where have you been?'], message))
      for (const pool of ['sadness', 'fear', 'bad-day']) expect(endsWith(line, 'Donkey', pool), line).toBe(false);
  });

  it('is told to somebody who is glad', () => {
    const message = 'hiya! been in the shop all day. and my son elias lost his first tooth today!!';
    for (const { line } of replies('Donkey', ['Where have you been?'], message))
      expect(endsWith(line, 'Donkey', 'good-news'), line).toBe(true);
  });
});

describe('a tooth that was lost otherwise', () => {
  it.each([
    'my son lost his first tooth when his dad hit him',
    'he lost his teeth in the accident',
    'my son lost his first tooth today, his dad hit him',
  ])('is no joy: %s', (message) => {
    for (const { line } of replies('Donkey', ['Where have you been?'], message))
      expect(endsWith(line, 'Donkey', 'good-news'), line).toBe(false);
  });
});
