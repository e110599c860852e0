import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { characterNames } from '../../../cast/characters.ts';
import { titles as englishTitles } from '../en/share-pictures.ts';
import { tagLines as englishTagLines } from '../en/tag-lines.ts';
import { donkey } from './fortunes/donkey.ts';
import { fiona } from './fortunes/fiona.ts';
import { kingHarold } from './fortunes/king-harold.ts';
import { kittySoftpaws } from './fortunes/kitty-softpaws.ts';
import { pinocchio } from './fortunes/pinocchio.ts';
import { pussInBoots } from './fortunes/puss-in-boots.ts';
import { shrek } from './fortunes/shrek.ts';
import { profiles } from './profiles.ts';
import { titles } from './share-pictures.ts';
import { tagLines } from './tag-lines.ts';

const growls: readonly string[] = JSON.parse(readFileSync(join(import.meta.dirname, 'growls.json'), 'utf8'));
const pools = { shrek, fiona, donkey, pussInBoots, pinocchio, kittySoftpaws, kingHarold };
const fortunes = Object.values(pools).flat();
const cards = Object.values(profiles).flatMap(({ title, personality, quote }) => [title, personality, quote]);
const all = [...fortunes, ...cards, ...growls];

const repeated = (lines: readonly string[]) => lines.filter((line, at) => lines.indexOf(line) !== at);

describe('the Spanish fortunes', () => {
  // docs/product.md, 7.3.
  it('are as many as the English ones', () => {
    expect(Object.fromEntries(Object.entries(pools).map(([teller, pool]) => [teller, pool.length]))).toEqual({
      shrek: 10,
      fiona: 18,
      donkey: 18,
      pussInBoots: 18,
      pinocchio: 8,
      kittySoftpaws: 8,
      kingHarold: 8,
    });
  });

  it('are plain words that fit the parchment', () => {
    const isPlain = (fortune: string) =>
      /^[\p{Script=Latin}\d\s.,:;!?¡¿'-]{40,160}$/u.test(fortune) && fortune === fortune.trim();
    expect(fortunes.filter((fortune) => !isPlain(fortune))).toEqual([]);
  });

  it('begin differently, each with two words of its own', () => {
    expect(repeated(fortunes.map((fortune) => fortune.toLowerCase().split(' ', 2).join(' ')))).toEqual([]);
  });
});

describe('the Spanish cards', () => {
  it('are there for everybody', () => {
    expect(Object.keys(profiles)).toEqual(characterNames);
  });

  it('are plain words that fit', () => {
    const isFit = (text: string) =>
      text === text.trim() &&
      text.length > 5 &&
      text.length <= 160 &&
      !/[<>[\]_`#“”]|\p{Extended_Pictographic}/u.test(text);
    expect(cards.filter((text) => !isFit(text))).toEqual([]);
  });
});

describe('the Spanish growls', () => {
  it('are as many as the English ones', () => {
    expect(growls).toHaveLength(70);
  });

  it('growl, with words between asterisks only', () => {
    expect(growls.filter((growl) => !isOnlyGrowled(growl))).toEqual([]);
  });
});

describe('all that is written in Spanish here', () => {
  it('is said once', () => {
    expect(repeated(all.map((line) => line.toLowerCase()))).toEqual([]);
  });

  it('opens whatever question or exclamation it closes', () => {
    const count = (line: string, mark: string) => line.split(mark).length;
    const isPaired = (line: string) => count(line, '¿') === count(line, '?') && count(line, '¡') === count(line, '!');
    expect(all.filter((line) => !isPaired(line))).toEqual([]);
  });

  it('is composed letter by letter, with plain spaces', () => {
    expect(all.filter((line) => line !== line.normalize('NFC') || /[^\S ]| {2}/.test(line))).toEqual([]);
  });

  it('has no English word', () => {
    const english =
      /(?<!\p{L})(?:the|and|you|your|yours|is|are|was|were|of|to|for|with|that|this|they|them|their|there|she|her|his|him|it|its|who|what|when|where|will|would|not|but|from|have|love|heart|dragon|donkey|puss|boots|king|queen|gingerbread|princess|swamp|onion|waffle|fortune)(?!\p{L})/iu;
    expect(all.filter((line) => english.test(line))).toEqual([]);
  });

  it('calls the reader tú', () => {
    const notTu = /(?<!\p{L})(?:usted(?:es)?|vosotr[ao]s|vos|vuestr[ao]s?|os)(?!\p{L})/iu;
    expect(all.filter((line) => notTu.test(line))).toEqual([]);
  });
});

function isOnlyGrowled(growl: string): boolean {
  const sounds = growl.replace(/\*[^*]+\*/g, '').match(/[\p{L}'-]+/gu) ?? [];
  // A growl repeats a letter or has no vowel; a real word seldom does.
  const areSounds = sounds.length > 0 && sounds.every((sound) => /(.)\1|^[^aeiouáéíóú]+$|-/iu.test(sound));
  return areSounds && growl.split('*').length % 2 === 1 && !/\p{Extended_Pictographic}/u.test(growl);
}

describe('what the Spanish characters say of a tag that fell last', () => {
  it('is three lines of fewer than 15 words each, none twice, for whom there is one in English', () => {
    expect(Object.keys(tagLines)).toEqual(Object.keys(englishTagLines));
    const lines = Object.values(tagLines).flat();
    expect(repeated(lines)).toEqual([]);
    expect(lines.filter((line) => line.split(/\s+/).length >= 15)).toEqual([]);
  });
});

it('Spanish lettering stands on each share picture that has English', () => {
  expect(Object.keys(titles)).toEqual(Object.keys(englishTitles));
});
