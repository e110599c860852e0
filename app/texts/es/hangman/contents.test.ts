import { describe, expect, it } from 'vitest';
import { characterNames } from '../../../../cast/characters.ts';
import { tagNames } from '../../../screens/hangman/hint-for.ts';
import { nameTags } from '../../../screens/hangman/name-tags.ts';
import { encouragements } from './encouragements.ts';
import { hints as aToD } from './hints/a-d.ts';
import { hints as eToL } from './hints/e-l.ts';
import { hints as mToR } from './hints/m-r.ts';
import { hints as sToZ } from './hints/s-z.ts';
import { winMessages } from './win-messages.ts';
import { words } from './words.ts';
import { wrongGuessLines } from './wrong-guess-lines.ts';

const quarters = { abcd: aToD, efghijkl: eToL, mnopqr: mToR, stuvwxyz: sToZ };
const written = Object.values(quarters).flatMap((hints) => Object.entries(hints));
const spoken = written.flatMap(([word, hints]) => hints.map(({ by, text }) => ({ word, by, text })));
const tagged = characterNames.filter((name) => nameTags.some((tag) => tag.name === (tagNames[name] ?? name)));
const unprintable = /[<>[\]_`#“”…—]|\s{2}|^\s|\s$|!!|undefined/;
const rude =
  'bicho caca cajeta chaqueta chucha coger cola concha conejo huevo nabo paja palo pedo pico pito polla polvo tirar';

const repeated = (lines: readonly string[]) => lines.filter((line, at) => lines.indexOf(line) !== at);
const fitsTheBanner = (line: string) => line.length <= 110 && !unprintable.test(line);
const signsMatch = (line: string) =>
  line.split('¿').length === line.split('?').length && line.split('¡').length === line.split('!').length;

describe('the Spanish words', () => {
  it('are 400, all different, in alphabetical order', () => {
    expect(words).toHaveLength(400);
    expect(repeated(words)).toEqual([]);
    expect(words).toEqual([...words].sort(new Intl.Collator('es').compare));
  });

  it('have 4 to 12 letters of the keyboard, and twenty or more have an ñ', () => {
    expect(words.filter((word) => !/^[a-zñ]{4,12}$/.test(word))).toEqual([]);
    expect(words.filter((word) => word.includes('ñ')).length).toBeGreaterThanOrEqual(20);
  });

  it('share no stem', () => {
    const pairs = words.flatMap((one, at) => words.slice(at + 1).map((other) => ({ one, other })));
    expect(pairs.filter(({ one, other }) => shareAStem(one, other))).toEqual([]);
  });

  it('keep out what is rude somewhere', () => {
    expect(words.filter((word) => rude.split(' ').includes(word))).toEqual([]);
  });
});

describe('the Spanish hints', () => {
  it.each(Object.entries(quarters))('are there for the words of %s, three each', (letters, hints) => {
    expect(Object.keys(hints)).toEqual(words.filter((word) => letters.includes(word.charAt(0))));
    const isTagged = (by?: string) => tagged.some((name) => name === by);
    const wrong = Object.entries(hints).filter(([, [one, other, plain, ...more]]) => {
      return !(isTagged(one?.by) && isTagged(other?.by) && one?.by !== other?.by && plain?.by === 'anyone') || more[0];
    });
    expect(wrong).toEqual([]);
  });

  it('have at most twelve words and do not give theirs away', () => {
    expect(spoken.filter(({ text }) => text.split(' ').length > 12)).toEqual([]);
    expect(spoken.filter(({ word, text }) => spokenWords(text).some((said) => givesAway(word, said)))).toEqual([]);
  });

  it('are all different, and printable, and only the growler is told in asterisks', () => {
    expect(repeated(spoken.map(({ text }) => text.toLowerCase()))).toEqual([]);
    const stars = (by: string) => (by === 'Dragon' ? 3 : 1);
    const isFit = (by: string, text: string) => text.split('*').length === stars(by) && !unprintable.test(text);
    expect(spoken.filter(({ by, text }) => !(isFit(by, text) && signsMatch(text)))).toEqual([]);
  });

  it('are shared fairly', () => {
    const of = (name: string) => spoken.filter(({ by }) => by === name).length;
    expect(tagged.filter((name) => of(name) < (words.length * 2) / tagged.length / 2)).toEqual([]);
  });
});

describe('the Spanish pools', () => {
  const filled = wrongGuessLines.flatMap((line) => nameTags.map(({ name }) => ({ name, text: line(name) })));

  it('are as many as the English ones, all different', () => {
    expect([encouragements.length, winMessages.length, wrongGuessLines.length]).toEqual([28, 30, 44]);
    const lines = [
      ...encouragements.map(({ line }) => line),
      ...winMessages,
      ...wrongGuessLines.map((to) => to('Doris')),
    ];
    expect(repeated(lines)).toEqual([]);
    expect(lines.filter((line) => !signsMatch(line))).toEqual([]);
  });

  it('fit the banner', () => {
    expect(encouragements.filter(({ speaker, line }) => !fitsTheBanner(`${speaker}: ${line}`))).toEqual([]);
    expect(winMessages.filter((line) => !fitsTheBanner(line))).toEqual([]);
    expect(filled.filter(({ name, text }) => text.split(name).length !== 2 || !fitsTheBanner(text))).toEqual([]);
  });
});

function shareAStem(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.startsWith(short) || long.endsWith(short)) return true;
  return short.length >= 5 && (long.startsWith(short.slice(0, 5)) || long.endsWith(short.slice(-5)));
}

/** Without accents, which the words have not either; the ñ stays. */
function spokenWords(text: string): readonly string[] {
  const plain = text.toLowerCase().normalize('NFD').replaceAll('n\u0303', 'ñ').replaceAll(/\p{M}/gu, '');
  return plain.match(/[a-zñ]+/g) ?? [];
}

function givesAway(word: string, said: string): boolean {
  const stem = word.replace(/[aeo]$/, '');
  if (said.includes(word) || (stem.length >= 4 && said.startsWith(stem))) return true;
  return said.length >= 4 && (word.includes(said) || said.slice(0, 5) === word.slice(0, 5));
}
