import { describe, expect, it } from 'vitest';
import { encouragements } from '#texts/hangman/encouragements.ts';
import { winMessages } from '#texts/hangman/win-messages.ts';
import { words } from '#texts/hangman/words.ts';
import { wrongGuessLines } from '#texts/hangman/wrong-guess-lines.ts';
import { nameTags } from './name-tags.ts';

/** The most that fits into three lines of the banner on a phone. */
const longestLine = 110;
const unprintable = /[<>[\]_`#“”]|\s{2}|^\s|\s$|!!|undefined/;

const keptOut = (
  'griffin hiccup pinecone treehouse wildflower cauldron yogurt raccoon bathtub biscuit jelly pudding oatmeal porridge zipper ' +
  'fairground gooseberry inkwell thicket marzipan turret ballad quartz cobbler banquet gargoyle goldfinch thimble'
).split(' ');

function shareAStem(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.startsWith(short) || long.endsWith(short)) return true;
  return short.length >= 5 && (long.startsWith(short.slice(0, 5)) || long.endsWith(short.slice(-5)));
}

/** Each test of a pool lists the lines that break its rule, so a failure names them all. */
const fitsTheBanner = (line: string) => line.length <= longestLine && !unprintable.test(line);

function expectAllDifferent(lines: readonly string[]) {
  expect(new Set(lines.map((line) => line.toLowerCase())).size).toBe(lines.length);
}

describe('the words', () => {
  it('are about four hundred, all different', () => {
    expect(words.length).toBeGreaterThanOrEqual(380);
    expect(words.length).toBeLessThanOrEqual(420);
    expectAllDifferent(words);
  });

  it('have 4 to 10 letters from a to z', () => {
    expect(words.filter((word) => !/^[a-z]{4,10}$/.test(word))).toEqual([]);
  });

  it('are 400, in alphabetical order', () => {
    expect(words).toHaveLength(400);
    expect(words).toEqual([...words].sort());
  });

  it('share no stem: no two have the first or last five letters in common, none stands at an end of another', () => {
    const pairs = words.flatMap((one, index) => words.slice(index + 1).map((other) => ({ one, other })));
    expect(pairs.filter(({ one, other }) => shareAStem(one, other))).toEqual([]);
  });

  it('keep out what readers found to vary in spelling, to be of one country or to be too hard', () => {
    expect(words.filter((word) => keptOut.includes(word))).toEqual([]);
  });
});

describe('the name tags', () => {
  it('are the nine of docs/product.md, 6.4, in that order', () => {
    expect(nameTags.map(({ name }) => name)).toEqual([
      'Shrek',
      'Fiona',
      'Donkey',
      'Puss in Boots',
      'Kitty Softpaws',
      'Gingy',
      'Suzy Sugarplum',
      'Dragon',
      'Doris',
    ]);
  });

  it('have a contrast of 7:1 or more', () => {
    expect(nameTags.filter(({ text, background }) => !(contrast(text, background) >= 7))).toEqual([]);
  });

  it('differ in their background colours', () => {
    expectAllDifferent(nameTags.map(({ background }) => background));
  });
});

describe('the encouragements', () => {
  const spoken = encouragements.map(({ speaker, line }) => `${speaker}: ${line}`);

  it('are 28, all different', () => {
    expect(spoken).toHaveLength(28);
    expectAllDifferent(encouragements.map(({ line }) => line));
  });

  it('fit the banner', () => {
    expect(spoken.filter((line) => !fitsTheBanner(line))).toEqual([]);
  });
});

describe('the win messages', () => {
  it('are 30, all different', () => {
    expect(winMessages).toHaveLength(30);
    expectAllDifferent(winMessages);
  });

  it('fit the banner', () => {
    expect(winMessages.filter((line) => !fitsTheBanner(line))).toEqual([]);
  });
});

describe('the wrong-guess lines', () => {
  it('are 44, all different', () => {
    expect(wrongGuessLines).toHaveLength(44);
    expectAllDifferent(wrongGuessLines.map((line) => line('Doris')));
  });

  it('name whichever tag was lost, once, and fit the banner', () => {
    const filled = wrongGuessLines.flatMap((line) => nameTags.map(({ name }) => ({ name, text: line(name) })));
    expect(filled.filter(({ name, text }) => text.split(name).length !== 2 || !fitsTheBanner(text))).toEqual([]);
  });
});

/** WCAG 2.2, "contrast ratio". */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
